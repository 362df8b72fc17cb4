// What kinds of cards lie on a player board, where each may lie, and which exclude each other (rules CB-004, CO-002, CR-006, SW-010).
import { cardPlaces, type CardPlace } from './question/action.ts'

export const cardKinds = ['weapon', 'engine', 'tech', 'shipAbility', 'pilotAbility', 'coPilot'] as const
export type CardKind = (typeof cardKinds)[number]

/** A co-pilot displaces a tech or an ability, never a weapon or an engine. */
export const placesFor = (kind: CardKind): readonly CardPlace[] =>
  kind === 'coPilot'
    ? ['tech-1', 'tech-2', 'shipAbility', 'pilotAbility']
    : cardPlaces.filter((place) => place === kind || place.startsWith(`${kind}-`))

/** Co-pilots of one ship, unless a fitted upgrade of the Sparrow raises it (rules CO-001, SW-015). */
export const usualCoPilots = 1

export interface Excluding {
  readonly id: string
  readonly notWith?: readonly string[]
}

/** May these two never be fitted together? Either card may name the other. */
export const exclude = (one: Excluding, other: Excluding): boolean =>
  one.notWith?.includes(other.id) === true || other.notWith?.includes(one.id) === true
