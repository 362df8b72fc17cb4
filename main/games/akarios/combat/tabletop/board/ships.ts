// Which ship stands where: as much of a ship as the board needs to know.
import { sameHex, type Facing, type Hex } from '../../../../../../shared/lib/hex.ts'

/** A place and a facing (0 to 5, clockwise; PA-034). */
export type Pose = {
  readonly at: Hex
  readonly facing: Facing
}

/** A ship on the board: of a player, an enemy or the Sparrow. */
export type StandingShip = Pose & {
  readonly ship: string
}

/** All ships on the board, in a fixed order; no two in one hex, but for the moment in which the Sparrow settles (SP-014). */
export type Occupancy = readonly StandingShip[]

/** The ship that stands in a hex, `except` one: the ship that moves does not stand in its own way. */
export function holderOf(occupancy: Occupancy, hex: Hex, except: string | null): string | null {
  for (const { ship, at } of occupancy) if (sameHex(at, hex) && ship !== except) return ship
  return null
}
