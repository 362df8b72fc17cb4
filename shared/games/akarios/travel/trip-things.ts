// What of a trip may lie on the real table: the movement die, the action dice of a dispute, event cards that the packs know.
export const tripThings = ['movement', 'action', 'events'] as const
export type TripThing = (typeof tripThings)[number]
