// English: a fight of the scenario book, of which only the enemies are told.
import { englishCount } from '../plural.ts'

export const sketch = {
  open: 'Write down a fight of the book',
  noneNext:
    'None of these fights comes next. List the enemies of a fight of the scenario book, and the app runs them on your table.',
  title: 'A fight of the scenario book',
  intro: (p: { pilots: number }) =>
    englishCount(p.pilots, {
      one: 'Lay out the map as the book shows it for 1 pilot, then say which enemies stand on it. The app runs them, keeps hull, stress, dice and decks, and asks for each printed value when it needs it. What the book has beyond that you do by hand.',
      other:
        'Lay out the map as the book shows it for # pilots, then say which enemies stand on it. The app runs them, keeps hull, stress, dice and decks, and asks for each printed value when it needs it. What the book has beyond that you do by hand.',
    }),
  scenario: 'Number of the scenario',
  line: (p: { number: number }) => `Enemies ${p.number}`,
  type: 'Type',
  chooseType: 'Choose a type',
  unlisted: 'Another type',
  unlistedHint: 'Type its name as its card has it.',
  typeName: 'Name of the type',
  counts: { regular: 'Regular', elite: 'Elite' },
  addLine: 'One more type',
  leaveOut: 'Leave out',
  leaveOutOf: (p: { line: string }) => `Leave out: ${p.line}`,
  goal: 'How it is won',
  goals: { byHand: 'As the book says: we end the fight by hand', destroyEnemies: 'All enemies are destroyed' },
  goalHints: {
    byHand: 'By hand (H), then “End the fight”. For objectives, special rules and enemies that come later.',
    destroyEnemies: 'The fight ends by itself with the last enemy.',
  },
  objective: 'The objective in your words',
  objectiveHint: 'It stands beside the board during the fight.',
  briefing: 'Read in the scenario book what goes before this fight.',
  success: 'Read on in the scenario book, at the entry for a success.',
  failure: 'Read on in the scenario book, at the entry for a failure.',
  save: 'Write it down',
  told: 'The fight is written down. It stands among the fights below, ready to start.',
  problems: {
    scenario: 'Say which scenario it is.',
    type: 'Choose a type for each line, or type its name.',
    count: 'Say of each type how many stand on the map.',
    boards: 'There are 8 enemy boards (CB-015): no more than 8 enemies begin.',
  },
  lacking: 'No pack in use has this fight. List its enemies on the bridge, and the app runs them on your table.',
  held: 'The app has this fight. Start it on the bridge.',
  toBridge: 'To the bridge',
}
