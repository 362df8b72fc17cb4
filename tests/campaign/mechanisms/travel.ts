// Trips of the Sparrow: chapter SX.
import { did, refusedBy, rules, spoke, type Mechanism } from './mechanism.ts'

export const travel: readonly Mechanism[] = [
  {
    rules: rules('SX', 2),
    what: 'after a scenario the squad goes on by the map',
    met: ({ trip, after }) =>
      trip !== null && trip.step === 'choose' && after.scenarios.length > 0 && after.next === null,
  },
  {
    rules: rules('SX', 3),
    what: 'the first trip begins in the first system, at the first location',
    met: ({ trip, after }) =>
      trip !== null && trip.at.location === 901 && after.scenarios.every(({ number }) => number === 901),
  },
  {
    rules: rules('SX', 4),
    what: 'system, location and supply stand in the file',
    met: did('endTrip', ({ after }, { location, supply }) => after.location === location && after.supply === supply),
  },
  {
    rules: rules('SX', 5, 7, 8),
    what: 'a scout order puts a location on the map, with its kind',
    met: did(
      'finishScenario',
      ({ before, after }) =>
        after.stickers.length > before.stickers.length && new Set(after.stickers.map(({ kind }) => kind)).size > 1,
    ),
  },
  {
    rules: rules('SX', 6),
    what: 'a location that is on the map is not put there twice',
    met: did('finishScenario', ({ before, after }, { rewards }) => {
      const known = rewards.flatMap((reward) =>
        reward.type === 'scout' && before.stickers.some(({ number }) => number === reward.number)
          ? [reward.number]
          : [],
      )
      return known.some((number) => after.stickers.filter((one) => one.number === number).length === 1)
    }),
  },
  { rules: rules('SX', 9), what: 'any scouted location of the system that is not done', met: spoke('SX-009') },
  {
    rules: rules('SX', 10),
    what: 'a market is visited again',
    met: did(
      'openScenario',
      ({ before }, { number, kind }) => kind === 'market' && before.scenarios.some((one) => one.number === number),
    ),
  },
  {
    rules: rules('SX', 11),
    what: 'a jump point leads to another system',
    met: did('endTrip', ({ before, after }) => before.system === 'tern-reach' && after.system === 'the-slack'),
  },
  {
    rules: rules('SX', 12),
    what: 'choose, pay, roll, move, play: in this order',
    met: ({ trip }) => trip?.step === 'over',
  },
  { rules: rules('SX', 13), what: 'a trip costs one supply', met: spoke('SX-013') },
  { rules: rules('SX', 14), what: 'with no supply left each pilot takes stress instead', met: spoke('SX-014') },
  {
    rules: rules('SX', 15),
    what: 'stress of a trip stays for the next scenario',
    met: did('openScenario', ({ before }) => before.seats.some(({ stress }) => stress > 0)),
  },
  { rules: rules('SX', 16), what: 'any supply gained takes all stress off', met: spoke('SX-016') },
  {
    rules: rules('SX', 17),
    what: 'supply ends at 0 and 10',
    met: ({ notes }) => notes.some(({ rule, args }) => rule === 'SX-017' && args['to'] === 0),
  },
  { rules: rules('SX', 18), what: 'one die, read on the legend of the system', met: spoke('SX-018') },
  { rules: rules('SX', 19), what: 'an event draws a card of the system', met: spoke('SX-019') },
  {
    rules: rules('SX', 20),
    what: 'a drawn event does not come again',
    met: ({ trip, after }) =>
      trip !== null && after.scenarios.length > 1 && (trip.eventsLeft ?? 8) < 8 && trip.step === 'choose',
  },
  { rules: rules('SX', 21), what: 'with no event left the die is rolled again', met: spoke('SX-021') },
  {
    rules: rules('SX', 22),
    what: 'who does not agree rolls: most stress faces decide, a tie rolls again',
    met: ({ notes }) => notes.some(({ key }) => key.endsWith('contestTied')),
  },
  {
    rules: rules('SX', 23),
    what: 'only the option taken is read',
    met: ({ trip, notes }) => (trip?.card?.taken ?? null) !== null && notes.some(({ rule }) => rule === 'SX-023'),
  },
  { rules: rules('SX', 24), what: 'on arrival the scenario must be played', met: refusedBy('goElsewhere') },
  {
    rules: rules('SX', 25),
    what: 'a finished scenario is marked on its sticker',
    met: ({ after }) => after.stickers.some(({ done }) => done),
  },
  {
    rules: rules('SX', 26),
    what: 'an event without options is carried out',
    met: ({ trip, notes }) => trip?.card?.options.length === 0 && notes.some(({ key }) => key.endsWith('eventDrawn')),
  },
]
