// The JSON Schema of one field of an entry, found by the field's path. What forms are made from.
import { z } from 'zod'
import type { Json } from '../../../../kernel/json.ts'
import { entrySchemas, sheetSchemas, type Kind, type Sheet } from '../kinds.ts'
import { innerOf } from '../value-at.ts'

/** As zod writes it, as far as packs need it. */
export interface Schema {
  readonly type?: string
  readonly const?: string | number | boolean
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly description?: string
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | false
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
}

const made = new Map<Kind | Sheet, Schema>()

/** The schema of a whole entry. */
export function schemaOf(kind: Kind | Sheet): Schema {
  const before = made.get(kind)
  if (before !== undefined) return before
  const schema = z.toJSONSchema({ ...entrySchemas, ...sheetSchemas }[kind], { io: 'input' }) as unknown as Schema
  made.set(kind, schema)
  return schema
}

/** Follows a reference into the definitions of the whole. */
export const resolved = (schema: Schema, whole: Schema): Schema =>
  schema.$ref === undefined ? schema : (whole.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? schema)

/** `entry` tells the forms of one thing apart, where a schema has several. Nothing when the path leads nowhere. */
export function schemaAt(kind: Kind | Sheet, entry: Json, path: readonly string[]): Schema | undefined {
  const whole = schemaOf(kind)
  let schema: Schema | undefined = whole
  let node: Json | undefined = entry
  for (const word of path) {
    const here: Schema | undefined = schema && variantOf(resolved(schema, whole), node)
    if (here === undefined) return undefined
    schema = here.items ?? own(here.properties, word) ?? (here.additionalProperties || undefined)
    node = innerOf(node, word)
  }
  return schema && resolved(schema, whole)
}

const own = (table: Schema['properties'] = {}, word: string): Schema | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

/** The names of fields that such an entry may have and this one has not. */
export const unusedFields = (kind: Kind | Sheet, entry: Json): readonly string[] =>
  Object.keys(variantOf(schemaOf(kind), entry)?.properties ?? {}).filter((name) => innerOf(entry, name) === undefined)

/** The one of several forms that the value has: it has all that this form needs, with its constants. */
function variantOf(schema: Schema, value: Json | undefined): Schema | undefined {
  const options = schema.oneOf ?? schema.anyOf
  if (options === undefined) return schema
  return options.find(({ properties = {}, required = [] }) =>
    required.every((name) => {
      const [word, found] = [properties[name]?.const, innerOf(value, name)]
      return found !== undefined && (word === undefined || word === found)
    }),
  )
}
