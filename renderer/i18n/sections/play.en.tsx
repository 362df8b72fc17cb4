// English: what every running play says, whichever game it is.
export const play = {
  happened: 'What happened',
  broughtNothing: 'Nothing else has changed.',
  notTaken: 'That was not taken. Nothing changed.',
  fault: {
    title: 'The game failed at this step. Nothing changed: go on by hand, or step back once.',
    save: 'Save a report',
    fileName: 'report.json',
  },
  set: 'Set',
  setIt: (p: { name: string }) => `Set: ${p.name}`,
}
