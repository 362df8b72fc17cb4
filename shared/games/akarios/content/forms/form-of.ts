// The form for a value, made from the schema that the value must fit. What nests too deep for a plain form is written as in a file;
// steps of cards, which hold steps again, do not.
import type { Json } from '../../../../kernel/json.ts'
import { effectIds } from '../effect.ts'
import type { Kind, Sheet } from '../kinds.ts'
import type { FieldForm, FormField } from './field-form.ts'
import { called } from './called.ts'
import { ownListOf, ownThings, thingOf } from './own-things.ts'
import { referenceOf, type OptionsOf } from './reference.ts'
import { typedForm } from './typed-form.ts'
import { resolved, schemaAt, schemaOf, type Schema } from './schema-at.ts'

/** Groups and lists in one another that a person can still fill in. */
const mostLevels = 8

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
    return { type: 'map', enemies: optionsOf({ to: 'enemies' }), markers: ownThings(entry, 'markers') }
  const typed = path.length === 1 ? typedForm(kind, path[0] ?? '', entry, optionsOf) : undefined
  if (typed !== undefined) return typed
  const form = drawn(schema, { kind, entry, whole: schemaOf(kind), optionsOf, path, levels: 0 })
  return form ?? { type: 'json' }
}

interface Place {
  readonly kind: Kind | Sheet
  readonly entry: Json
  readonly whole: Schema
  readonly optionsOf: OptionsOf
  readonly path: readonly string[]
  readonly levels: number
  /** The definition that is being drawn: where it comes again, its form does. */
  readonly within?: string
}

/** Nothing when some part of it has no plain form. */
function drawn(raw: Schema, place: Place): FieldForm | undefined {
  if (raw.$ref !== undefined) {
    if (raw.$ref === place.within) return { type: 'again' }
    const form = drawn(resolved(raw, place.whole), { ...place, within: raw.$ref })
    return form?.type === 'variants' ? { ...form, name: raw.$ref.split('/').at(-1) ?? '' } : form
  }
  const schema = raw
  if (place.levels > mostLevels) return undefined
  const { minimum: min, maximum: max } = schema
  if (schema.const !== undefined) return { type: 'fixed', value: schema.const }
  if (schema.enum !== undefined) return { type: 'choice', words: schema.enum }
  if (schema.anyOf !== undefined) {
    const options = flat(schema.anyOf)
    return options.some(({ type }) => type === 'object') ? either(options, place) : numberOrWord(options)
  }
  if (schema.oneOf !== undefined) return variants(schema.oneOf, place)
  switch (schema.type) {
    case 'integer':
      return min === undefined || max === undefined ? undefined : { type: 'number', min, max, words: [] }
    case 'boolean':
      return { type: 'yesNo' }
    case 'string': {
      if (place.path.at(-1) === 'id') return { type: 'id' }
      const own = ownListOf(place.kind, place.path)
      if (own !== undefined) return { type: 'entry', options: ownThings(place.entry, own), own }
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

/** An amount or "all", where an amount is a number or a word itself. */
const flat = (options: readonly Schema[]): readonly Schema[] =>
  options.flatMap((option) => (option.anyOf === undefined ? [option] : flat(option.anyOf)))

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
  const what = thingOf(place.kind, place.path)
  // Things with names of their own refer to each other: a tree, a command line.
  if ('id' in parts && what?.named !== true) return undefined
  const own = items.type === 'string' ? ownListOf(place.kind, place.path) : undefined
  if (own !== undefined) return { type: 'things', own, options: ownThings(place.entry, own), min, max }
  if ('q' in parts && 'r' in parts && Object.keys(parts).length <= 3)
    return { type: 'hexes', facing: 'facing' in parts, most: max }
  if (items.enum !== undefined && schema.uniqueItems === true) return { type: 'several', words: items.enum, min }
  const of = drawn(items, { ...place, levels: place.levels + 1 })
  return of && { type: 'list', of, min, max, ...what }
}

function group({ properties, required = [] }: Schema, place: Place): readonly FormField[] | undefined {
  if (properties === undefined) return undefined
  const fields: FormField[] = []
  for (const [name, inner] of Object.entries(properties)) {
    const form = drawn(inner, { ...place, path: [...place.path, name], levels: place.levels + 1 })
    if (form === undefined) return undefined
    const optional = !required.includes(name) && !isSpawnLine(place, name)
    const asked: FieldForm = form.type === 'fixed' && optional ? { ...form, type: 'flag' } : form
    fields.push({ name, form: asked, optional, ...called(place.kind, name) })
  }
  return fields
}

/** A wave says for each number of pilots what comes, also where nothing does (rule SP-001). */
const isSpawnLine = ({ kind, path }: Place, name: string): boolean =>
  kind === 'missions' && path.at(-1) === 'table' && /^[1-4]$/.test(name)

/** A number or one for each pilot, some ships or the whole squad: called after the one field, the one value, or the place itself. */
function either(options: readonly Schema[], place: Place): FieldForm | undefined {
  const drawnOptions: { word: string; form: FieldForm }[] = []
  for (const option of options) {
    const form = drawn(option, { ...place, levels: place.levels + 1 })
    if (form === undefined) return undefined
    drawnOptions.push({ word: wordFor(form, place), form })
  }
  return { type: 'either', options: drawnOptions }
}

function wordFor(form: FieldForm, { path }: Place): string {
  if (form.type === 'fixed') return String(form.value)
  if (form.type === 'group' && form.fields.length === 1 && form.fields[0] !== undefined) return form.fields[0].name
  return form.type === 'number' ? 'fixed' : (path.at(-1) ?? '')
}

function variants(options: readonly Schema[], place: Place): FieldForm | undefined {
  const [first] = options
  const key = Object.entries(first?.properties ?? {}).find(([, { const: word }]) => typeof word === 'string')?.[0]
  if (key === undefined) return undefined
  const drawnOptions: { word: string; fields: readonly FormField[] }[] = []
  for (const option of options) {
    const word = option.properties?.[key]?.const
    const fields = group(option, place)
    if (typeof word !== 'string' || fields === undefined) return undefined
    drawnOptions.push({ word, fields: fields.filter(({ name }) => name !== key) })
  }
  return { type: 'variants', key, options: drawnOptions }
}
