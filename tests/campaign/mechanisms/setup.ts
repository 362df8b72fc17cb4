// Founding a squad and setting up a fight: chapters CS and CB.
import { atSetUp, deckSize, did, ended, refusedBy, rules, spoke, type Mechanism } from './mechanism.ts'

export const founding: readonly Mechanism[] = [
  {
    rules: rules('CS', 1, 13),
    what: 'a squad with a name, one to four seats, a pilot and a call sign for each',
    met: ({ after }) =>
      after.name !== '' && after.seats.length > 1 && after.seats.every(({ callSign }) => callSign !== ''),
  },
  {
    rules: rules('CS', 2, 17),
    what: 'four dice and an own board for each seat',
    met: (moment) => atSetUp(moment).length > 1 && atSetUp(moment).every(({ dice }) => dice.length === 4),
  },
  {
    rules: rules('CS', 3, 15, 19),
    what: 'a plain deck of twenty with a label of its own, and one weapon, one engine and the first ability in the first fight',
    met: (moment) =>
      moment.after.scenarios.length === 0 &&
      atSetUp(moment).some(({ cards }) => cards.length === 3) &&
      moment.after.seats.every(({ seat }) => deckSize(moment, seat) === 20) &&
      new Set(moment.after.seats.map(({ deck }) => deck)).size === moment.after.seats.length,
  },
  {
    rules: rules('CS', 4),
    what: 'one deck for all enemies',
    met: (moment) =>
      atSetUp(moment).length > 0 && moment.fight?.piles.filter(({ name }) => name === 'deck:E').length === 1,
  },
  { rules: rules('CS', 5, 6), what: 'a pilot is played by one seat only', met: refusedBy('pilotTaken') },
  { rules: rules('CS', 8), what: 'a ship is flown by one seat only', met: refusedBy('shipTaken') },
  {
    rules: rules('CS', 9),
    what: 'a ship brings its weapon and its engine',
    met: ({ after, scene }) => scene === 'The squad' && after.fits.filter(({ kind }) => kind === 'weapon').length > 1,
  },
  { rules: rules('CS', 7), what: 'a fresh pilot has the first ability only', met: refusedBy('levelLocked') },
  { rules: rules('CS', 10, 18), what: 'abilities of a ship are locked at first', met: refusedBy('shipAbilityLocked') },
  {
    rules: rules('CS', 11),
    what: 'ships have classes',
    met: ({ after }) => after.ships.filter(({ classes }) => classes.length > 0).length > 2,
  },
  {
    rules: rules('CS', 12),
    what: 'boards rest between scenarios, and each set-up reads the start values again',
    met: (moment) =>
      moment.after.scenarios.length > 0 &&
      atSetUp(moment).length > 0 &&
      atSetUp(moment).every(({ hull, startHull, shield, startShield }) => hull === startHull && shield === startShield),
  },
]

export const combatSetUp: readonly Mechanism[] = [
  {
    rules: rules('CB', 1),
    what: 'tree marks and start bonuses raise hull and shield',
    met: (moment) => atSetUp(moment).some(({ ship, startHull }) => ship === 'gannet' && startHull > 8),
  },
  {
    rules: rules('CB', 2, 3),
    what: 'stress that was brought along stays, with what its mark does',
    met: ({ fight, notes }) =>
      fight?.ships.some((ship) => ship.kind === 'pilot' && ship.stress === 3) === true &&
      ['stressMissAdded', 'roundBegan'].every((word) => notes.some(({ key }) => key.endsWith(word))),
  },
  { rules: rules('CB', 4), what: 'every place of a board takes its own kind of card', met: refusedBy('noPlace') },
  { rules: rules('CB', 5), what: 'only gained cards are fitted', met: refusedBy('notOwned') },
  {
    rules: rules('CB', 6),
    what: 'a pilot lends a card to another',
    met: did('equip', ({ after }) => after.fits.some(({ lentBy }) => lentBy !== null)),
  },
  {
    rules: rules('CB', 7, 8),
    what: 'a card with supply starts with all of it',
    met: (moment) =>
      atSetUp(moment).some(({ cards }) =>
        cards.some(({ supply, startSupply }) => supply !== null && supply > 0 && supply === startSupply),
      ),
  },
  {
    rules: rules('CB', 9),
    what: 'the deck of the fight has the changes of the trees',
    met: (moment) =>
      moment.after.boosts === 0 &&
      atSetUp(moment).some(({ id, stress }) => stress < 3 && deckSize(moment, Number(id.slice(1))) === 21),
  },
  {
    rules: rules('CB', 10),
    what: 'each boost shuffles one x2 into every deck',
    met: (moment) =>
      moment.after.boosts === 1 &&
      moment.after.scenarios.length === 1 &&
      atSetUp(moment).length > 0 &&
      moment.after.seats.every(({ seat }) => deckSize(moment, seat) === 21),
  },
  {
    rules: rules('CB', 11, 20),
    what: 'decks are shuffled, one combat deck for each type of enemy',
    met: (moment) => {
      const { piles = [], ships = [] } = atSetUp(moment).length > 0 ? (moment.fight ?? {}) : {}
      const types = new Set(ships.flatMap((ship) => (ship.kind === 'enemy' ? [ship.type] : [])))
      return (
        types.size > 1 &&
        [...types].every((type) => piles.some(({ name, fresh }) => fresh && name === `combat:${type}`))
      )
    },
  },
  {
    rules: rules('CB', 12, 13, 14, 16),
    what: 'enemies by the number of seats, with rank, number and the values of their side',
    met: (moment) =>
      atSetUp(moment).length === 2 &&
      moment.fight?.mission === 'first-range' &&
      moment.fight.ships.filter(({ kind }) => kind === 'enemy').length === 3,
  },
  {
    rules: rules('CB', 15),
    what: 'no more than eight enemies and markers have a board',
    met: ({ notes }) => notes.some(({ rule, key }) => rule === 'CB-015' || key.endsWith('enemyNotPlaced')),
  },
  {
    rules: rules('CB', 17, 27),
    what: 'terrain, markers, facings and the Sparrow stand as the map shows them',
    met: (moment) => atSetUp(moment).length > 0 && (moment.fight?.board.terrain.length ?? 0) > 0,
  },
  {
    rules: rules('CB', 18, 23),
    what: 'rounds begin with the first, and follow each other',
    met: ({ notes }) => notes.some(({ key, args }) => key.endsWith('roundBegan') && args['round'] === 1),
  },
  {
    rules: rules('CB', 19),
    what: "the scenario says the Sparrow's hull",
    met: (moment) =>
      atSetUp(moment).length === 2 &&
      moment.fight?.ships.some(({ kind, startHull }) => kind === 'sparrow' && startHull === 12) === true,
  },
  { rules: rules('CB', 21), what: 'each ship deploys in its own hex', met: spoke('CB-021') },
  {
    rules: rules('CB', 22),
    what: 'special rules of a scenario',
    met: (moment) => atSetUp(moment).length > 0 && (moment.fight?.rules.length ?? 0) > 0,
  },
  {
    rules: rules('CB', 24),
    what: 'a fight is lost once no ship of the squad is left',
    met: ({ fight }) => fight?.outcome?.why === 'allLost',
  },
  {
    rules: rules('CB', 25),
    what: 'the entry of the outcome is read',
    met: ended(
      ({ before }, { outcome, rewards }) =>
        before.open?.kind === 'fight' && outcome === 'success' && rewards.length > 0,
    ),
  },
  {
    rules: rules('CB', 26),
    what: 'several objectives',
    met: (moment) =>
      atSetUp(moment).length > 0 && (moment.fight?.objectives.filter(({ loses }) => !loses).length ?? 0) > 1,
  },
]
