// Which classes a ship has, and whether a card limited to some classes may fly on it (rules CS-011, CR-001, CR-005).
import type { Ship, ShipClass } from '../../../../shared/games/akarios/content/ship.ts'

/** What is known of a ship's classes: all that its tile shows, or only those that the rulebook states. */
export interface KnownClasses {
  readonly classes: readonly ShipClass[]
  /** False while the tile may show more. */
  readonly whole: boolean
}

export const knownClasses = ({ classes, statedClasses = [] }: Pick<Ship, 'classes' | 'statedClasses'>): KnownClasses =>
  classes === undefined ? { classes: statedClasses, whole: false } : { classes, whole: true }

/** `ask`: nobody has told yet what is printed, and that decides. */
export type ClassFit = 'fits' | 'refused' | 'ask'

/** `limits` are the classes printed on the card; an empty list fits every ship, undefined is not known yet. */
export function fitsClass(limits: readonly ShipClass[] | undefined, ship: KnownClasses): ClassFit {
  if (limits === undefined) return 'ask'
  if (limits.length === 0 || limits.some((limit) => ship.classes.includes(limit))) return 'fits'
  return ship.whole ? 'refused' : 'ask'
}
