// English: the galaxy atlas and trips of the Sparrow.
import type { LegendResult, Location } from '../../../shared/games/akarios/content/system.ts'
import type { ScoutFault } from '../../../shared/games/akarios/travel/scout-orders.ts'
import { englishCount } from '../plural.ts'

const kinds: Readonly<Record<Location['kind'], string>> = {
  primary: 'Primary scenario',
  side: 'Side scenario',
  market: 'Market',
  jump: 'Jump point',
}
/** What fills them: `word` is the word that is meant, `most` the end of its range. */
const faults: Readonly<Record<ScoutFault, string>> = {
  noNumber: 'The number of the sticker is missing.',
  oddNumber: '“{word}” is no number.',
  numberRange: 'Stickers have the numbers 1 to {most}, not {word}.',
  noSystem: 'The letter of the system is missing.',
  oddSystem: 'A system has one letter from A to Z, not “{word}”.',
  noPlace: 'The place is missing, such as 3.2.',
  oddPlace: '“{word}” is no place; one is written as 3.2.',
  placeRange: 'The grid goes from 1 to {most}, not {word}.',
  saidTwice: 'Sticker {word} stands here twice.',
  tooMuch: 'What does “{word}” mean?',
}
const asks = {
  'akarios.travel.ask.destination': 'Where does the Sparrow fly?',
  'akarios.travel.ask.legend': 'The die shows {number}. What does the legend of the system say?',
  'akarios.travel.ask.legendAmount.supply': 'How does the supply change?',
  'akarios.travel.ask.legendAmount.stress': 'How much stress does each pilot take?',
  'akarios.travel.ask.legendAmount.credits': 'How many credits does each pilot get?',
  'akarios.travel.ask.legendAmount.scenario': 'Which scenario comes first?',
  'akarios.travel.ask.printed': 'Draw an event card of this system. What is it?',
  'akarios.travel.ask.printedChoice': 'Does everybody agree on one choice?',
  'akarios.travel.ask.printedResult': 'What did the card do?',
  'akarios.travel.ask.agree': 'Which option does everybody agree on?',
  'akarios.travel.ask.decide': '{seat} decides. Which option?',
  'akarios.travel.ask.decided': '{seat} decides, and the back of the card is read.',
  'akarios.travel.ask.contest': 'Each player rolls {dice} action dice. How many stress faces?',
  'akarios.travel.ask.finder': 'Which pilot does it concern?',
  'akarios.travel.ask.jump': 'The Sparrow is at the jump point. Does it jump?',
}
const options = {
  'akarios.travel.option.to.primary': 'Location {number}',
  'akarios.travel.option.to.side': 'Side scenario {number}',
  'akarios.travel.option.to.market': 'Market {number}',
  'akarios.travel.option.to.jump': 'Jump point {number}',
  'akarios.travel.option.nothing': 'Nothing happens',
  'akarios.travel.option.event': 'Draw an event card',
  'akarios.travel.option.supply': 'Supply changes',
  'akarios.travel.option.stress': 'Stress for the pilots',
  'akarios.travel.option.credits': 'Credits come or go',
  'akarios.travel.option.scenario': 'Another scenario comes first',
  'akarios.travel.option.label': '{label}',
  'akarios.travel.option.disagree': 'We do not agree: roll',
  'akarios.travel.option.agreed': 'We agree',
  'akarios.travel.option.carryOn': 'The choice is made',
  'akarios.travel.option.seat': '{seat}',
  'akarios.travel.option.plainCard': 'A card without a choice',
  'akarios.travel.option.cardWithChoice': 'A card with a choice',
  'akarios.travel.option.pileEmpty': 'No card is left',
  'akarios.travel.option.jumpTo': 'Jump to {system}',
  'akarios.travel.option.stay': 'Stay here',
}
const refused = {
  'akarios.travel.refused.notOffered': 'That cannot be chosen now.',
  'akarios.travel.refused.otherQuestion': 'Something else is asked now.',
  'akarios.travel.refused.notAsked': 'Nothing is asked now.',
  'akarios.travel.refused.amountMissing': 'A number is missing.',
  'akarios.travel.refused.amountRange': 'The number must lie between {least} and {most}.',
  'akarios.travel.refused.form': 'The app does not understand this answer.',
  'akarios.travel.refused.noSuchThing': 'There is no such thing on this trip.',
  'akarios.travel.refused.broken': 'That cannot be on a trip.',
  'akarios.travel.refused.noUpgrade': 'This trip was begun by another version of the app.',
}
const legend = (result: LegendResult): string => {
  switch (result.type) {
    case 'nothing':
      return 'nothing'
    case 'event':
      return 'event card'
    case 'supply':
      return `supply ${signed(result.amount)}`
    case 'stress':
      return `stress ${signed(result.amount)}`
    case 'credits':
      return `credits ${signed(result.amount)}`
    case 'scenario':
      return `scenario ${result.number}`
  }
}
const signed = (amount: number): string => (amount < 0 ? `\u2212${-amount}` : `+${amount}`)

export const atlas = {
  kinds,
  faults,
  asks,
  options,
  refused,
  legend,
  reading: 'Reading the atlas',
  failed: 'The atlas cannot be shown',
  system: 'System',
  systemOf: (p: { name: string; letter: string }) =>
    p.name === p.letter ? `System ${p.letter}` : `${p.name} (${p.letter})`,
  map: (p: { system: string; count: number }) =>
    `Map of ${p.system}: ${englishCount(p.count, { one: '# location', other: '# locations' })}`,
  noGrid: 'The size of this map is not told yet; it grows with its stickers.',
  noneScouted: 'Nothing is scouted in this system yet.',
  locations: 'Locations',
  number: 'Number',
  kind: 'Kind',
  place: 'Place',
  state: 'State',
  open: 'open',
  done: 'done',
  always: 'always open',
  here: 'the Sparrow is here',
  leadsTo: (p: { systems: string }) => `leads to ${p.systems}`,

  decisions: 'Trip, supply and stickers',
  trip: 'Trip',
  begin: 'Begin a trip',
  cost: (p: { supply: number }) => `The trip costs 1 supply; ${p.supply} on board.`,
  costEmpty: 'No supply is left: the trip costs each pilot 1 stress.',
  steps: {
    choose: 'Choose a location',
    pay: 'Pay supply',
    roll: 'Roll the die',
    move: 'Move',
    over: 'Play the scenario',
  },
  stepDone: 'done',
  stepNow: 'now',
  legendTitle: 'Movement legend',
  legendUntold: 'The legend of this system is not told. The app asks at the table.',
  eventsLeft: (p: { count: number }) =>
    englishCount(p.count, { one: '# event card left', other: '# event cards left' }),
  card: 'Event card',
  took: (p: { label: string }) => `Chosen: ${p.label}`,
  contestLine: (p: { pilot: string; count: number }) =>
    `${p.pilot}: ${englishCount(p.count, { one: '# stress face', other: '# stress faces' })}`,
  amounts: {
    supply: 'Supply',
    stress: 'Stress for each pilot',
    credits: 'Credits for each pilot',
    scenario: 'Scenario',
  },
  stressOf: (p: { pilot: string }) => `Stress faces of ${p.pilot}`,
  otherEffects: 'Anything else that the card does is entered on the squad screen.',
  tell: 'That is it',
  dieShows: 'What does the movement die show?',
  real: { movement: 'Movement die', action: 'Action dice of a dispute', events: 'Event cards' },
  over: 'The trip is over',
  overNext: (p: { scenario: string }) => `${p.scenario} must be played next.`,
  overStay: 'No scenario waits.',
  takeOver: 'Take it over into the campaign',

  byHand: 'By hand',
  setSupply: 'Supply of the Sparrow',
  setStress: (p: { pilot: string }) => `Stress of ${p.pilot}`,
  set: 'Set',
  arrive: 'Arrive now',
  endHere: 'End the trip here',
  moveSparrow: 'Move the Sparrow by hand',
  moveTo: 'Location',

  supply: 'Supply of the Sparrow',
  supplyOf: (p: { supply: number }) => `${p.supply} of 10`,
  pilots: 'Stress of the pilots',
  scoutTitle: 'Place stickers',
  scoutLabel: 'Scout orders',
  scoutHint: 'As in the book: Scout [008]: D-3.2. Several at once, one to a line.',
  scoutRead: 'What was read',
  scoutLine: (p: { number: string; system: string; x: number; y: number }) =>
    `${p.number} in ${p.system} at ${p.x}.${p.y}`,
  onMap: 'on the map already',
  kindOf: (p: { number: string }) => `Kind of ${p.number}`,
  jumpOf: (p: { number: string }) => `${p.number} leads to`,
  jumpUntold: 'not told',
  placeThem: (p: { count: number }) => englishCount(p.count, { one: 'Place # sticker', other: 'Place # stickers' }),
  nothingToPlace: 'Type at least one order that can be read.',
}
