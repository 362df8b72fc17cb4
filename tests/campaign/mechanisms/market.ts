// Buying, selling and what fits which ship: chapters MK and CR.
import type { Moment } from '../diary.ts'
import { creditsOf, did, refusedBy, rules, sum, type Mechanism } from './mechanism.ts'

export const markets: readonly Mechanism[] = [
  { rules: rules('MK', 1), what: 'a market sells what its list says', met: refusedBy('notSold') },
  {
    rules: rules('MK', 2),
    what: 'a card is paid by its buyer',
    met: did('buyCard', ({ before, after }, { seat }) =>
      creditsOf(after).every((now, at) => now < (creditsOf(before)[at] ?? 0) === (at === seat - 1)),
    ),
  },
  {
    rules: rules('MK', 3),
    what: 'a bought card goes straight into a place',
    met: did('buyCard', ({ after }, { seat, place, upgrade }) =>
      after.fits.some((fit) => fit.seat === seat && fit.place === place && fit.card === upgrade),
    ),
  },
  { rules: rules('MK', 4), what: 'no more copies than the box has', met: refusedBy('noCopyLeft') },
  {
    rules: rules('MK', 5, 6),
    what: 'a fitted card is sold for half its cost, rounded down',
    met: did('sellCard', ({ before, after }) => after.fits.length < before.fits.length && spent(before, after) === -3),
  },
  {
    rules: rules('MK', 7),
    what: 'a discount lowers the price, and what the card brings stays half of what is printed',
    met: did(
      'sellCard',
      ({ before, after }) => (before.market?.discounts.length ?? 0) > 0 && spent(before, after) === -2,
    ),
  },
  {
    rules: rules('MK', 8, 11),
    what: 'supply by the point, which takes all stress off',
    met: did(
      'buySupply',
      ({ before, after }, { amount }) =>
        after.supply === before.supply + amount &&
        before.seats.some(({ stress }) => stress > 0) &&
        after.seats.every(({ stress }) => stress === 0),
    ),
  },
  { rules: rules('MK', 9), what: 'no supply beyond ten', met: refusedBy('supplyFull') },
  {
    rules: rules('MK', 10, 12),
    what: 'the squad buys together, split as it likes',
    met: did(
      'buySparrowUpgrade',
      ({ before, after }, { shares }) => shares.length > 1 && after.sparrow.length > before.sparrow.length,
    ),
  },
  { rules: rules('MK', 13), what: 'two improvements for each ship, and no more', met: refusedBy('improvementsBought') },
  {
    rules: rules('MK', 14),
    what: 'an improvement marks a hex of the tree and one of the tracker',
    met: did('buyImprovement', ({ before, after }, { ship }) => boughtFor(after, ship) === boughtFor(before, ship) + 1),
  },
  { rules: rules('MK', 15), what: 'what is not listed is not sold', met: refusedBy('noTraumaCut') },
  {
    rules: rules('MK', 16),
    what: 'a cut takes one trauma off',
    met: did('cutTrauma', ({ before, after }) => traumas(after) === traumas(before) - 1),
  },
  {
    rules: rules('MK', 17),
    what: 'in any order, as often as the credits last',
    met: did('cutTrauma', ({ before }) => before.open?.kind === 'market'),
  },
]

export const classes: readonly Mechanism[] = [
  { rules: rules('CR', 1), what: 'a card of another class is not fitted', met: refusedBy('otherClass') },
  {
    rules: rules('CR', 2),
    what: 'one class in common is enough',
    met: did('equip', ({ after }, { seat, card }) => {
      const ship = after.seats.find((one) => one.seat === seat)?.ship
      const own = after.ships.find(({ id }) => id === ship)?.classes ?? []
      const wanted = after.cards.find(({ upgrade }) => upgrade === card)?.classes ?? []
      return wanted.length > 1 && own.some((one) => wanted.includes(one))
    }),
  },
  {
    rules: rules('CR', 3),
    what: 'a card of another class is bought and stored',
    met: did('buyCard', ({ after }, { seat, upgrade }) => {
      const ship = after.seats.find((one) => one.seat === seat)?.ship
      const own = after.ships.find(({ id }) => id === ship)?.classes ?? []
      const wanted = after.cards.find((card) => card.upgrade === upgrade)?.classes ?? []
      return wanted.length > 0 && !own.some((one) => wanted.includes(one))
    }),
  },
  {
    rules: rules('CR', 4),
    what: 'another ship: cards that do not fit it come off',
    met: did('switchShip', ({ before, after }) => after.fits.length < before.fits.length),
  },
  {
    rules: rules('CR', 5),
    what: 'a card without a class fits any ship',
    met: did('equip', ({ after }, { card }) =>
      after.cards.some(({ upgrade, classes: of }) => upgrade === card && of?.length === 0),
    ),
  },
]

type View = Moment['after']
const spent = (before: View, after: View): number => sum(creditsOf(before)) - sum(creditsOf(after))
const boughtFor = ({ ships }: View, ship: string): number => ships.find(({ id }) => id === ship)?.bought ?? 0
const traumas = ({ pilots }: View): number => sum(pilots.map(({ trauma }) => trauma))
