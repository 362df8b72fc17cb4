// Hexes and poses as the log carries them, read back; undefined where it is something else.
import type { Pose, Spot } from '../../../../shared/games/akarios/question/place.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { facings } from '../../../../shared/lib/hex.ts'

type Fields = { readonly [name: string]: Json }

/** What a record holds; nothing for any other value. */
export const fieldsOf = (value: Json | undefined): Fields =>
  typeof value !== 'object' || value === null || Array.isArray(value) ? {} : (value as Fields)

export function spotOf(value: Json | undefined): Spot | undefined {
  const { q, r } = fieldsOf(value)
  return typeof q === 'number' && typeof r === 'number' ? { q, r } : undefined
}

export const facingOf = (value: Json | undefined) => facings.find((one) => one === value)

export function poseOf(value: Json | undefined): Pose | undefined {
  const { at, facing } = fieldsOf(value)
  const [spot, turned] = [spotOf(at), facingOf(facing)]
  return spot === undefined || turned === undefined ? undefined : { at: spot, facing: turned }
}
