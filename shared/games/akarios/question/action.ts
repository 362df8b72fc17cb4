// What a pilot may do in the act step, by the name of the place on the player board that pays for it (rules CB-004, PA-029).

/** Printed on the player board itself: two moves with a diagram (open question 75), rotate, attack, repair. */
export const basicActions = ['move-1', 'move-2', 'rotate', 'attack', 'repair'] as const

/** Places that hold a card; a co-pilot may sit in one of the two ability places (rule SP-016). */
export const cardPlaces = [
  'weapon-1',
  'weapon-2',
  'engine-1',
  'engine-2',
  'tech-1',
  'tech-2',
  'shipAbility',
  'pilotAbility',
] as const
export type CardPlace = (typeof cardPlaces)[number]

/** Places of the Sparrow, for the upgrades that the squad has fitted (rule SW-001). */
export const sparrowPlaces = ['sparrow-1', 'sparrow-2'] as const
export type SparrowPlace = (typeof sparrowPlaces)[number]

export const actionIds = [...basicActions, ...cardPlaces, ...sparrowPlaces] as const
export type ActionId = (typeof actionIds)[number]
