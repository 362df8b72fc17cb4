// Other pilots and ships, difficulty and Ironman: chapters UN and DF.
import type { Moment } from '../diary.ts'
import { atSetUp, creditsOf, did, ended, refusedBy, refusedFor, rules, sum, type Mechanism } from './mechanism.ts'

export const unlocking: readonly Mechanism[] = [
  {
    rules: rules('UN', 2, 8),
    what: 'a new pilot has points up to the chart, and the first ability',
    met: did('switchPilot', ({ before, after }, { pilot }) => {
      const now = after.pilots.find(({ id }) => id === pilot)
      const then = before.pilots.find(({ id }) => id === pilot)
      return after.chart > 0 && then?.points === 0 && now?.points === after.chart
    }),
  },
  { rules: rules('UN', 3), what: 'pilots change at the start of a set-up only', met: refusedBy('pilotNotNow') },
  {
    rules: rules('UN', 4),
    what: 'ships change at the start of the set-up of a fight only',
    met: refusedBy('shipNotNow'),
  },
  {
    rules: rules('UN', 5, 6),
    what: 'a new ship has as many points as the act, none of them bought',
    met: did('switchShip', ({ after }, { ship }) =>
      after.ships.some(({ id, points, bought }) => id === ship && points === after.act && bought === 0),
    ),
  },
  {
    rules: rules('UN', 7),
    what: 'a ship that was flown comes back as it was',
    met: did('switchShip', ({ before, after }, { ship }) => {
      const of = ({ ships }: Moment['after']) => ships.find(({ id }) => id === ship)
      return (of(before)?.points ?? 0) > 0 && of(before)?.points === of(after)?.points
    }),
  },
  {
    rules: rules('UN', 9, 10),
    what: 'a pilot who comes back keeps all marks and gets the points that were missed',
    met: did('switchPilot', ({ before, after }, { pilot }) => {
      const of = ({ pilots }: Moment['after']) => pilots.find(({ id }) => id === pilot)
      return (
        (of(before)?.points ?? 0) > 0 &&
        of(after)?.points === after.chart &&
        of(after)?.levels.filter(({ open }) => open).length === 2
      )
    }),
  },
  {
    rules: rules('UN', 11),
    what: 'the deck follows the marks of the pilot who plays',
    met: did('switchPilot', ({ before, after }, { seat }) => cardsOf(before, seat) > 20 && cardsOf(after, seat) === 20),
  },
  {
    rules: rules('UN', 12),
    what: 'a new ship brings its own weapon and engine',
    met: did('switchShip', ({ before, after }) => after.cards.length === before.cards.length + 2),
  },
]

export const difficulty: readonly Mechanism[] = [
  { rules: rules('DF', 1), what: 'difficulty is set before a scenario', met: did('setDifficulty') },
  {
    rules: rules('DF', 2),
    what: 'a harder fight pays a bonus to each seat',
    met: ended(
      ({ before, after }, { outcome }) =>
        before.difficulty === 'medium' &&
        outcome === 'success' &&
        creditsOf(after).every((now, at) => now - (creditsOf(before)[at] ?? 0) === 5),
    ),
  },
  {
    rules: rules('DF', 3),
    what: 'no bonus for a fight that is lost',
    met: ended(
      ({ before, after }, { outcome }) =>
        before.difficulty === 'hard' && outcome === 'failure' && sum(creditsOf(after)) === sum(creditsOf(before)),
    ),
  },
  {
    rules: rules('DF', 4),
    what: 'lowered values end at 0, hull at 1',
    met: (moment) =>
      moment.after.difficulty === 'easy' &&
      atSetUp(moment).length > 0 &&
      moment.fight?.ships.some(({ kind, startShield }) => kind === 'enemy' && startShield === 0) === true,
  },
  {
    rules: rules('DF', 5),
    what: 'hull of hostile objectives shifts once for each marker',
    met: (moment) =>
      atSetUp(moment).length === 3 &&
      moment.after.difficulty === 'hard' &&
      moment.fight?.ships.some((ship) => ship.kind === 'marker' && ship.side === 'enemies' && ship.startHull === 10) ===
        true,
  },
  {
    rules: rules('DF', 6),
    what: 'Ironman is chosen at the start and kept',
    met: ({ after }) => after.ironman && after.act === 3,
  },
  {
    rules: rules('DF', 7),
    what: 'Ironman: no card is damaged to ignore a hit',
    met: ({ fight, after, notes }) =>
      after.ironman &&
      fight !== null &&
      notes.some(({ key, args }) => key.endsWith('damageTaken') && args['ship'] === 'p1') &&
      fight.ships.every((ship) => ship.kind !== 'pilot' || ship.cards.every(({ damaged }) => !damaged)),
  },
  {
    rules: rules('DF', 8),
    what: 'Ironman: regular enemies are as immune as their elite side',
    met: (moment) =>
      moment.after.ironman &&
      atSetUp(moment).length > 0 &&
      moment.fight?.ships.some(
        (ship) => ship.kind === 'enemy' && ship.type === 'midge' && ship.rank === 'regular' && ship.immune.length > 0,
      ) === true,
  },
  {
    rules: rules('DF', 9),
    what: 'Ironman: a ship at 0 hull is lost with all that it carries',
    met: ended(
      ({ before, after }, { pilots }) =>
        before.ironman && pilots.some(({ fell }) => fell) && after.cards.length < before.cards.length,
    ),
  },
  {
    rules: rules('DF', 10),
    what: 'Ironman: a lost ship comes back as a new one',
    met: did(
      'switchShip',
      ({ after }, { ship }) =>
        after.ironman &&
        after.act === 3 &&
        after.ships.some(({ id, points, free }) => id === ship && points === 3 && free === 3),
    ),
  },
  {
    rules: rules('DF', 11),
    what: 'Ironman: two energy less on worlds',
    met: ({ visit, after, notes }) =>
      visit !== null && after.ironman && notes.length === 0 && visit.pilots.every(({ energy }) => energy === 4),
  },
  {
    rules: rules('DF', 12),
    what: 'Ironman: a pilot at 0 health is dead',
    met: ended(
      ({ before, after }, { pilots }) =>
        before.ironman &&
        before.open?.kind === 'world' &&
        pilots.some(({ fell }) => fell) &&
        pointsOf(after, 'ines-calder') < pointsOf(before, 'ines-calder'),
    ),
  },
  {
    rules: rules('DF', 13),
    what: 'Ironman: supply costs two more for each seat',
    met: did(
      'buySupply',
      ({ before }, { amount, shares }) =>
        before.ironman && sum(shares.map((share) => share.amount)) === amount * (2 + 2 * before.seats.length),
    ),
  },
  { rules: rules('DF', 14), what: 'Ironman: who was shot down needs another ship', met: refusedFor('DF-014') },
]

const pointsOf = ({ pilots }: Moment['after'], pilot: string): number =>
  pilots.find(({ id }) => id === pilot)?.points ?? 0

const cardsOf = ({ seats }: Moment['after'], seat: number): number =>
  sum((seats.find((one) => one.seat === seat)?.cards ?? []).map(({ now }) => now))
