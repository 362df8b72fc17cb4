// English: a campaign at a glance.
import { englishCount } from '../plural.ts'

export const bridge = {
  campaign: 'Campaign',
  begunOn: (p: { date: string }) => `Begun on ${p.date}`,
  tripOver: 'The trip of the Sparrow is over. The campaign does not have its outcome yet.',
  tripOpen: 'A trip of the Sparrow is under way.',
  visitOver: (p: { world: string }) => `The visit to ${p.world} is over. The campaign does not have its outcome yet.`,
  visitOpen: (p: { world: string }) => `A visit to ${p.world} is under way.`,
  toAtlas: 'To the atlas',
  toWorld: 'To the world',
  neededByAll: (p: { count: number }) =>
    englishCount(p.count, {
      one: '# printed value is needed before any fight.',
      other: '# printed values are needed before any fight.',
    }),
  askedByAll: (p: { count: number }) =>
    englishCount(p.count, {
      one: '# printed value is asked in every fight when it is needed, until it is told.',
      other: '# printed values are asked in every fight when they are needed, until they are told.',
    }),
  forEveryFight: 'needed before any fight',
  inEveryFight: 'asked in every fight',
  isNext: 'Can be played now.',
  openFight: 'Open fight',
  openSteps: { setUp: 'Being set up', underWay: 'Under way: end it with its outcome' },
  canPay: (p: { pilot: string; card: string }) => `${p.pilot} can pay for ${p.card}`,
  nobodyCanPay: 'Open, but nobody can pay for a card',
  spend: {
    skill: (p: { count: number }) =>
      englishCount(p.count, { one: 'Spend # skill point', other: 'Spend # skill points' }),
    ship: (p: { count: number }) =>
      englishCount(p.count, { one: 'Mark # ship improvement', other: 'Mark # ship improvements' }),
  },
  tellFirst: 'Some printed values have to be told first',
  fromBook: 'Opened here, played from the scenario book',
  fly: 'Fly on with the Sparrow',
  flyWith: (p: { supply: number; places: number }) =>
    `Supply ${p.supply}, ${englishCount(p.places, { one: '# place still open', other: '# places still open' })}`,
  otherScenario: 'Open a scenario',
  otherWhy: 'By the number that the book or the map names',
  ability: 'Ability',
  points: 'Points',
  where: 'Location',
  nowhere: 'not on the map yet',
  scenarios: 'Scenarios',
  bolster: 'Bolster',
  noIronman: 'The rules as printed, without Ironman.',
  campaigns: 'All campaigns',
  reading: 'Opening the campaign',
  looking: 'Opened for reading only: nothing can be changed here.',
  lookAgain: 'Look again',
  notes: 'Notes',
  addNote: 'Add a note',
  newNote: 'New note',
  changeNote: 'Change the note',
  change: 'Change',
  noNotes: 'No notes yet: debts, plans, what was agreed.',
  readingNotes: 'Reading the notes',
  noteRemoved: 'The note is removed. Undo brings it back.',
  nextDiskFull: 'Free some room on the disk, then look again.',
  nextReadOnly: 'Allow writing in the folder of the campaign, then look again.',
  firstWhy:
    'It opens the campaign; nothing else may be gone to before it. Each pilot flies it with the cards of the ship, the ability of level I and the starting deck as it is.',
  next: 'Next',
  nextWhy:
    'Scouted here and not completed yet, or where the last entry sends you. Open it on the screen Squad, then play it from the book.',
  failed: 'This campaign cannot be opened',
  failedKept: 'Its file was left as it is.',
}
