// Which hex a press on the drawing of a board means: cells carry their hex as `data-hex`.
import { hexKey, type Hex } from '../../../../../shared/lib/hex.ts'

/** Undefined beside all of these hexes. */
export function hexUnder<H extends Hex>(target: EventTarget, hexes: readonly H[]): H | undefined {
  const key = target instanceof Element ? target.closest('[data-hex]')?.getAttribute('data-hex') : undefined
  return hexes.find((hex) => hexKey(hex) === key)
}
