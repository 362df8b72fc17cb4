// Hexes as a person types them: `0,-1 1,-2` for an arc, `0,-1,0 1,-2,1` for a move with its facings.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import type { PathHex, Place } from '../../../../shared/games/akarios/content/geometry.ts'
import { facings } from '../../../../shared/lib/hex.ts'

export const hexText = (hexes: readonly (Place & { readonly facing?: number })[], withFacing: boolean): string =>
  hexes.map(({ q, r, facing = 0 }) => (withFacing ? [q, r, facing] : [q, r]).join(',')).join(' ')

/** Nothing for a text that is no hexes, none at all, or more than the form takes. Without facings each looks ahead. */
export function readHexes(
  text: string,
  { facing, most }: Extract<FieldForm, { type: 'hexes' }>,
): readonly PathHex[] | undefined {
  const pattern = facing ? /^(-?\d{1,2}),(-?\d{1,2}),([0-5])$/ : /^(-?\d{1,2}),(-?\d{1,2})$/
  const words = text
    .trim()
    .split(/[\s;]+/)
    .map((word) => pattern.exec(word))
  if (words.length > most) return undefined
  const hexes: PathHex[] = []
  for (const word of words) {
    if (word === null) return undefined
    const [q = 0, r = 0, turned = 0] = word.slice(1).map(Number)
    hexes.push({ q, r, facing: facings.find((one) => one === turned) ?? 0 })
  }
  return hexes
}
