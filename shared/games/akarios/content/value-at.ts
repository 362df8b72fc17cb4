// What stands deep inside plain data, by the way that `setField` goes as well.
import type { Json } from '../../../kernel/json.ts'

/** Through objects by key, through lists by the `id` of an element or its place from 0; nothing where it leads nowhere. */
export const valueAt = (entry: Json | undefined, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>(innerOf, entry)

/** One step of the way. */
export function innerOf(value: Json | undefined, word: string): Json | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value)) return Object.hasOwn(value, word) ? (value as Record<string, Json>)[word] : undefined
  const list = value as readonly Json[]
  return list.find((element) => innerOf(element, 'id') === word) ?? list[Number(word)]
}
