// Sets one field deep inside plain data, without touching the data given.
import type { Json } from '../../../kernel/json.ts'

type Table = Readonly<Record<string, Json>>

/**
 * `path` goes through objects by key and through lists by the `id` of an element or its place from 0. Missing objects on the way are
 * made; a word that names no element of a list appends one when it ends the path and the value carries that id, and the list is made for
 * its first one. Anything else: nothing.
 */
export function setField(data: Json, path: readonly string[], value: Json): Json | undefined {
  const [head, ...rest] = path
  if (head === undefined) return value
  if (Array.isArray(data)) return setInList(data as readonly Json[], head, rest, value)
  if (typeof data !== 'object' || data === null) return undefined
  const table = data as Table
  const [next, ...after] = rest
  const begun = after.length === 0 && next !== undefined && idOf(value) === next ? [] : {}
  const inner = setField(Object.hasOwn(table, head) ? (table[head] ?? null) : begun, rest, value)
  return inner === undefined ? undefined : { ...table, [head]: inner }
}

function setInList(list: readonly Json[], head: string, rest: readonly string[], value: Json): Json | undefined {
  const named = list.findIndex((element) => idOf(element) === head)
  const at = named >= 0 ? named : /^\d{1,4}$/.test(head) ? Number(head) : list.length
  if (at > list.length || (at === list.length && named < 0 && (rest.length > 0 || (idOf(value) ?? head) !== head)))
    return undefined
  const inner = setField(list[at] ?? {}, rest, value)
  return inner === undefined ? undefined : [...list.slice(0, at), inner, ...list.slice(at + 1)]
}

const idOf = (element: Json): Json | undefined =>
  typeof element === 'object' && element !== null && !Array.isArray(element) ? (element as Table)['id'] : undefined
