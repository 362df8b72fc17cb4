// The form for a value, made from the schema that the value must fit. What nests too deep for a plain form is written as in a file.
import type { Json } from '../../../../kernel/json.ts'
import { effectIds } from '../effect.ts'
import type { Kind, Sheet } from '../kinds.ts'
import type { FieldForm, FormField } from './field-form.ts'
import { referenceOf, type OptionsOf } from './reference.ts'
import { valueAt } from '../value-at.ts'
import { typedForm } from './typed-form.ts'
import { resolved, schemaAt, schemaOf, type Schema } from './schema-at.ts'

/** Groups and lists in one another, and variants of one list, that a person can still fill in. */
const mostLevels = 5
const mostVariants = 8

/**
 * Nothing for what is never told: an id, the word that says which form a thing has, a path that leads nowhere.
 * @param path `regular.hull` as its words
 */
export function formOf(
  kind: Kind | Sheet,
  entry: Json,
  path: readonly string[],
  optionsOf: OptionsOf,
): FieldForm | undefined {
  const schema = schemaAt(kind, entry, path)
  if (schema === undefined || path.at(-1) === 'id' || schema.const !== undefined) return undefined
  if (kind === 'enemies' && path.length === 3 && path.at(-1) === 'line')
    return { type: 'commandLine', effects: effectIds }
  if (kind === 'enemies' && path.join('.') === 'cards')
    return { type: 'combatCards', effects: effectIds, most: schema.maxItems ?? 40 }
  if (kind === 'missions' && path.join('.') === 'map')
    return { type: 'map', enemies: optionsOf({ to: 'enemies' }), markers: markersOf(entry) }
  const typed = path.length === 1 ? typedForm(kind, path[0] ?? '', entry, optionsOf) : undefined
  if (typed !== undefined) return typed
  const form = drawn(schema, { kind, whole: schemaOf(kind), optionsOf, path, levels: 0 })
  return form ?? { type: 'json' }
}

/** Markers of a mission, as its map may show them. */
function markersOf(entry: Json): { readonly id: string; readonly name: string }[] {
  const markers = valueAt(entry, ['markers'])
  const known = (Array.isArray(markers) ? markers : []) as readonly { readonly id: string; readonly name: string }[]
  return known.map(({ id, name }) => ({ id, name }))
}

interface Place {
  readonly kind: Kind | Sheet
  readonly whole: Schema
  readonly optionsOf: OptionsOf
  readonly path: readonly string[]
  readonly levels: number
}

/** Nothing when some part of it has no plain form. */
function drawn(raw: Schema, place: Place): FieldForm | undefined {
  if (raw.$ref !== undefined && place.levels > 0) return undefined
  const schema = resolved(raw, place.whole)
  if (place.levels > mostLevels) return undefined
  const { minimum: min, maximum: max } = schema
  if (schema.enum !== undefined) return { type: 'choice', words: schema.enum }
  if (schema.anyOf !== undefined) return numberOrWord(schema.anyOf)
  if (schema.oneOf !== undefined) return variants(schema.oneOf, place)
  switch (schema.type) {
    case 'integer':
      return min === undefined || max === undefined ? undefined : { type: 'number', min, max, words: [] }
    case 'boolean':
      return { type: 'yesNo' }
    case 'string': {
      const to = referenceOf(place.kind, place.path)
      if (to !== undefined) return { type: 'entry', options: place.optionsOf(to) }
      return { type: 'text', most: schema.maxLength ?? 80 }
    }
    case 'array':
      return list(schema, place)
    case 'object': {
      const fields = group(schema, place)
      return fields && { type: 'group', fields }
    }
    default:
      return undefined
  }
}

/** `1 to 4 or "unlimited"`; numbers that are listed one by one count as their range. */
function numberOrWord(options: readonly Schema[]): FieldForm | undefined {
  const consts = options.flatMap((option) => option.const ?? [])
  const numbers = consts.filter((value) => typeof value === 'number')
  const words = consts.filter((value) => typeof value === 'string')
  const range = options.find(({ type }) => type === 'integer')
  const [min, max] = [range?.minimum ?? Math.min(...numbers), range?.maximum ?? Math.max(...numbers)]
  return Number.isFinite(min) && Number.isFinite(max) ? { type: 'number', min, max, words } : undefined
}

function list(schema: Schema, place: Place): FieldForm | undefined {
  const { items, minItems: min = 0, maxItems: max = 40 } = schema
  if (items === undefined) return undefined
  const parts = items.properties ?? {}
  // Things with names of their own refer to each other: a tree, a command line.
  if ('id' in parts) return undefined
  if ('q' in parts && 'r' in parts && Object.keys(parts).length <= 3)
    return { type: 'hexes', facing: 'facing' in parts, most: max }
  if (items.enum !== undefined && schema.uniqueItems === true) return { type: 'several', words: items.enum, min }
  const of = drawn(items, { ...place, levels: place.levels + 1 })
  return of && { type: 'list', of, min, max }
}

function group({ properties, required = [] }: Schema, place: Place): readonly FormField[] | undefined {
  if (properties === undefined) return undefined
  const fields: FormField[] = []
  for (const [name, inner] of Object.entries(properties)) {
    if (inner.const !== undefined && required.includes(name)) continue
    const form = drawn(inner, { ...place, path: [...place.path, name], levels: place.levels + 1 })
    if (form === undefined) return undefined
    fields.push({ name, form, optional: !required.includes(name) })
  }
  return fields
}

function variants(options: readonly Schema[], place: Place): FieldForm | undefined {
  const [first] = options
  const key = Object.entries(first?.properties ?? {}).find(([, { const: word }]) => typeof word === 'string')?.[0]
  if (key === undefined || options.length > mostVariants) return undefined
  const drawnOptions: { word: string; fields: readonly FormField[] }[] = []
  for (const option of options) {
    const word = option.properties?.[key]?.const
    const fields = group(option, place)
    if (typeof word !== 'string' || fields === undefined) return undefined
    drawnOptions.push({ word, fields })
  }
  return { type: 'variants', key, options: drawnOptions }
}
