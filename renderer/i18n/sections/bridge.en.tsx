// English: a campaign at a glance.
export const bridge = {
  campaign: 'Campaign',
  begunOn: (p: { date: string }) => `Begun on ${p.date}`,
  noIronman: 'The rules as printed, without Ironman.',
  campaigns: 'All campaigns',
  reading: 'Opening the campaign',
  looking: 'Opened for reading only: nothing can be changed here.',
  first: 'First',
  firstWhy:
    'It opens the campaign; nothing else may be gone to before it. Each pilot flies it with the cards of the ship, the ability of level I and the starting deck as it is.',
  failed: 'This campaign cannot be opened',
  failedKept: 'Its file was left as it is.',
}
