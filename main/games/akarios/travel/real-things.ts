// The names under which a trip asks for luck, and which of it people type in because its die or cards lie on the real table.
import { tripThings, type TripThing } from '../../../../shared/games/akarios/travel/trip-things.ts'
import type { TravelSetup } from './setup.ts'

/** Rule SX-018. */
export const movementDie = 'six-sided'
/** Rule SX-022. */
export const contestDie = 'action'
/** Rule SX-019: each system has a pile of its own. */
export const eventPile = (system: string): string => `events:${system}`

/** What this trip may ask for; the rest people tell anyway, because no pack knows it. */
export const thingsOf = ({ players, die, events }: TravelSetup): readonly TripThing[] =>
  tripThings.filter(
    (thing) => thing === 'movement' || (thing === 'events' ? events !== null : die !== null && players.length > 1),
  )

const sourceOf = (thing: TripThing, system: string): string =>
  ({ movement: movementDie, action: contestDie, events: eventPile(system) })[thing]

/** The names under which this trip will ask for that luck. */
export const realSources = (things: readonly TripThing[], { at }: TravelSetup): readonly string[] =>
  things.map((thing) => sourceOf(thing, at.system))

/** What such names stand for, whatever the system. */
export const thingsAmong = (sources: readonly string[]): readonly TripThing[] =>
  tripThings.filter((thing) => sources.some((source) => source.startsWith(sourceOf(thing, ''))))
