// English: entering what the box prints by keyboard: whole entries, combat cards, diagrams on hexes.
import type { Command, ForkCondition } from '../../../shared/games/akarios/content/combat-card.ts'
import type { Kind } from '../../../shared/games/akarios/content/kinds.ts'
import type { CompletionMeaning } from '../../../shared/games/akarios/content/forms/line-words.ts'
import { simulation } from './simulation.en.tsx'

const commands: Readonly<Record<Command['do'], string>> = {
  rotate: 'turn to the target',
  move: 'move',
  attack: 'attack',
  apply: 'give an effect',
  byHand: 'done by hand',
}

const meanings: Readonly<Record<Exclude<CompletionMeaning, 'effect'>, string>> = {
  turn: 'turn to the target',
  move: 'move: hexes ahead, or hex by hex',
  attack: 'attack: its damage',
  give: 'give an effect',
  range: 'range, targets, effects',
  targets: 'targets',
  everyTarget: 'every target',
  self: 'to itself',
  enemies: 'to enemies',
  players: 'to players',
  done: 'was it done?',
  near: 'is a target within a range?',
  hull: 'was hull lost?',
  end: 'the line ends',
  words: 'anything else, in words',
}

const asks: Readonly<Record<ForkCondition['type'], (p: { range: number }) => string>> = {
  done: () => 'Done?',
  hullLost: () => 'Hull lost?',
  targetWithin: ({ range }) => `Target within ${range}?`,
}

const newOf = {
  missions: 'Mission',
  enemies: 'Enemy',
  upgrades: 'Upgrade',
  abilities: 'Ability',
  coPilots: 'Co-pilot',
  sparrowUpgrades: 'Sparrow upgrade',
  pilots: 'Pilot',
  ships: 'Ship',
  markets: 'Market',
} satisfies Partial<Record<Kind, string>>

export const editors = {
  newEntry: 'New entry',
  newOf,
  newTitle: (p: { what: string }) => `New: ${p.what}`,
  enterAll: 'Enter all of it',
  intro: 'Read it off row by row. Enter goes to the next row, Ctrl and Enter saves all of it as one step.',
  save: 'Save',
  saved: (p: { name: string }) => `Saved: ${p.name}`,
  unchanged: 'Nothing is changed yet.',
  changes: (p: { count: number }) => (p.count === 1 ? 'One row changed.' : `${p.count} rows changed.`),
  wrong: (p: { count: number }) => (p.count === 1 ? 'One row is not right yet.' : `${p.count} rows are not right yet.`),
  checking: 'Checking',
  back: 'Back to the packs',
  noSuchKind: 'This kind of entry has no editor.',
  leave: 'Leave without saving',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you entered here is lost.',
  stay: 'Stay here',
  /** The step that brought an entry. */
  newStep: (p: { name: string }) => `${p.name}, new`,
  keySave: 'Save the entry',
  keyBack: 'Back to the packs',
  keyEnter: 'Enter all of the chosen entry',
  keyNew: 'A new enemy',
  keyNewMission: 'A new mission',
  nameTaken: 'There is such an entry already: its id, made of the name, is used. Choose another name.',
  remove: 'Remove',
  removeOf: (p: { name: string }) => `Remove ${p.name}`,
  removed: (p: { name: string }) => `Removed: ${p.name}`,
  /** The step that took an entry out. */
  removedStep: (p: { name: string }) => `${p.name}, removed`,
  ownMission: {
    wording: 'A mission of our own.',
    briefing: 'Nobody has written yet why you fly there.',
    goal: 'Destroy every enemy.',
    success: 'You have done it.',
    failure: 'It was not to be this time.',
  },
  fromMyBox: 'From our own box.',

  wordsHint: 'First letters of each word. A dash for none.',
  wordsNeeded: 'First letters of each word.',
  typedHints: {
    byNumber: 'Cards that differ: 4e h6 s1; 7r a2 islow is elite 4 with hull 6 and shield 1, and regular 7.',
    slots:
      'A word for each group of slots: ma two single ones, m&w joined, m+a:1,2 plus-linked with values. m, a, w, s stress, e supply; a dash for none.',
    sells: 'As the list prints it: engine 1-6, weapon 3, and the names of single cards.',
    shipTree:
      'From the start: h1 | ability | s1/h2 is a hull point, then an ability, then a fork. s<1 comes only after the first of the row before.',
    pilotTrees:
      'Three lines, a tree each, from the start: +plus-1 | ability | dex/-minus-1*2 | ship. Bars part rows, a stroke makes a fork, <1 says after which.',
  },
  noTrees: 'Three trees are wanted, each on a line of its own.',
  noSlots: 'no slots',
  tree: (p: { number: number }) => `Tree ${p.number}`,
  or: 'or',
  noWord: (p: { word: string }) => `Not every word here is known, or one could be several: ${p.word}`,

  card: (p: { number: number }) => `Combat card ${p.number}`,
  addCard: 'Another card',
  keptLine: 'Keys cannot say this line. It stays as it is.',
  copies: (p: { count: number }) => `${p.count} ×`,
  next: 'What may come next',
  meanings,
  commands,
  deckKeys: { '2x …': 'two such cards lie in the deck' },
  range: 'range',
  targets: 'targets',
  arcOf: (p: { hexes: number }) => (p.hexes === 1 ? 'arc of one hex' : `arc of ${p.hexes} hexes`),
  on: { enemies: 'to enemies', players: 'to players' },
  asks,
  ways: (p: { yes: string; no: string }) => `Yes: ${p.yes}. No: ${p.no}.`,
  lineEnds: 'the line ends',
  toCommand: (p: { number: number }) => `go on with ${p.number}`,

  paintArc: 'The arc on hexes',
  paintMove: 'The move on hexes',
  arcKeys: 'Arrows go from hex to hex, Space paints and wipes. The ship looks up.',
  moveKeys: 'Arrows go from hex to hex, Space moves there, < and > turn the ship, Backspace takes a hex back.',
  hexCell: (p: { q: number; r: number; state: string }) => `${p.q}, ${p.r}: ${p.state}`,
  ownHex: 'the ship',
  painted: 'painted',
  blank: 'blank',
  moveStep: (p: { number: number; facing: string }) => `step ${p.number}, facing ${p.facing}`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  turnLeftOf: (p: { label: string }) => `Turn left: ${p.label}`,
  turnRightOf: (p: { label: string }) => `Turn right: ${p.label}`,
  wipe: 'Wipe all',
  wipeOf: (p: { label: string }) => `Wipe all: ${p.label}`,

  /** A row that is written as in the file of a pack. */
  inWords: (p: { what: string }) => `${p.what}, in the words of packs`,
  columns: 'Columns',
  rows: 'Rows',
  brush: 'Paint with',
  brushes: {
    terrain: 'Terrain',
    deployment: 'Deployment hex',
    enemy: 'Enemy',
    marker: 'Marker',
    sparrow: 'The Sparrow',
    clear: 'Nothing: a clear hex',
    noHex: 'No hex',
  },
  terrains: { asteroid: 'asteroid', nebula: 'nebula', planet: 'planet', moon: 'moon', wormhole: 'wormhole' },
  rankOf: 'Rank',
  fromPilots: 'There from so many pilots on',
  enemyThere: (p: { name: string; rank: 'regular' | 'elite'; pilots: number }) =>
    p.pilots === 1 ? `${p.name} (${p.rank})` : `${p.name} (${p.rank}), from ${p.pilots} pilots on`,
  undoPaint: 'Take back',
  redoPaint: 'Paint again',
  nothingPainted: 'Nothing to take back.',
  nothingUndone: 'Nothing was taken back.',
  mapKeys:
    'Arrows go from hex to hex, Space paints and takes off, < and > turn a ship, Backspace clears, Ctrl and Z takes back.',

  simulation,
}
