// What a schema refuses, told to a pack's author: the place, the kind of mistake and a sentence on what is wanted.
import { z } from 'zod'
import type { PackPlace } from '../packed.ts'
import type { Fault, FaultCode } from './fault.ts'
import { didYouMean } from './suggest.ts'

type Issue = z.core.$ZodIssue

/** Words that a list offers are named up to this many; longer lists only give the nearest. */
const mostNamed = 8

const list = (words: readonly unknown[]): string =>
  words.length > mostNamed
    ? `${words.slice(0, mostNamed).map(String).join(', ')} and ${words.length - mostNamed} more`
    : words.map(String).join(', ')

const namesKnown = new WeakMap<z.ZodType, ReadonlySet<string>>()

/** The names of all fields that occur anywhere in the schema. */
function fieldNames(schema: z.ZodType): ReadonlySet<string> {
  const before = namesKnown.get(schema)
  if (before !== undefined) return before
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return void node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') for (const field of Object.keys(inner as object)) names.add(field)
      visit(inner)
    }
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  namesKnown.set(schema, names)
  return names
}

const at = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (node, key) =>
      typeof node === 'object' && node !== null ? (node as Record<PropertyKey, unknown>)[key] : undefined,
    raw,
  )

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}

const word = (found: unknown): string => (typeof found === 'string' ? found : '')

const limit = (issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string => {
  const bound = issue.code === 'too_big' ? `at most ${String(issue.maximum)}` : `at least ${String(issue.minimum)}`
  if (issue.origin === 'string') return `${bound} characters`
  if (issue.origin === 'array') return `${bound} of them`
  return bound
}

function describe(issue: Issue, raw: unknown, schema: z.ZodType): readonly [FaultCode, string] {
  const found = at(raw, issue.path)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const names = fieldNames(schema)
      return [
        'unknown-key',
        issue.keys
          .slice(0, mostNamed)
          .map((key) => `"${key.slice(0, 60)}" is no field here.${didYouMean(key, names)}`)
          .join(' '),
      ]
    }
    case 'invalid_value':
      if (found === undefined) return ['missing-key', `It is missing. Known words: ${list(issue.values)}.`]
      return [
        'unknown-word',
        `${shown(found)} is not known here. Known: ${list(issue.values)}.${didYouMean(word(found), issue.values.map(String))}`,
      ]
    case 'too_big':
    case 'too_small':
      return ['out-of-range', `${shown(found)} is out of range: ${limit(issue)}.`]
    case 'invalid_type':
      if (found === undefined) return ['missing-key', `It is missing: a value of type ${issue.expected} is wanted.`]
      return ['wrong-type', `${shown(found)} should be of type ${issue.expected}.`]
    case 'invalid_format':
      return ['bad-form', `${shown(found)} has the wrong form.${formHelp(found)}`]
    case 'invalid_union': {
      if (issue.discriminator === undefined)
        return ['wrong-type', `${shown(found)} fits none of the forms that are allowed here.`]
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
      if (found === undefined)
        return [
          'missing-key',
          `"${issue.discriminator}" is missing: it says which form this is. Known: ${list(options)}.`,
        ]
      return [
        'unknown-word',
        `${shown(found)} is not known here. Known: ${list(options)}.${didYouMean(word(found), options)}`,
      ]
    }
    default:
      return ['bad-form', issue.message]
  }
}

const formHelp = (found: unknown): string => {
  if (typeof found !== 'string') return ''
  const id = found
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return id !== '' && id !== found ? ` Ids are lower-case words joined by "-", such as "${id.slice(0, 80)}".` : ''
}

/** Parses `raw` with `schema`: the value, or one fault for each thing that is wrong. */
export function parseForm<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  place: PackPlace & { readonly pack: string },
): { readonly value: z.infer<S> } | { readonly faults: readonly Fault[] } {
  const parsed = schema.safeParse(raw)
  if (parsed.success) return { value: parsed.data }
  return {
    faults: parsed.error.issues.map((issue) => {
      const [code, hint] = describe(issue, raw, schema)
      const path = [...place.path, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))]
      return { pack: place.pack, file: place.file, path, code, hint }
    }),
  }
}
