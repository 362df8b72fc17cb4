// How a value of a pack is asked for: a plain description that a screen draws without knowing the schemas.
import { z } from 'zod'
import { typedAs, type TypedForm } from './typed/read-typed.ts'

const words = z.array(z.string()).min(1)
const named = z.array(z.strictObject({ id: z.string(), name: z.string() }))

export type FormField = {
  readonly name: string
  readonly form: FieldForm
  /** May be left out. */
  readonly optional: boolean
}

export type FieldForm =
  /** A whole number, or one of the words in its place (`unlimited`). */
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly words: readonly string[] }
  | { readonly type: 'choice'; readonly words: readonly string[] }
  /** Some of the words, each at most once. */
  | { readonly type: 'several'; readonly words: readonly string[]; readonly min: number }
  | { readonly type: 'text'; readonly most: number }
  | { readonly type: 'yesNo' }
  /** Another entry of the packs in use, by its id. */
  | { readonly type: 'entry'; readonly options: readonly { readonly id: string; readonly name: string }[] }
  /** Hexes in the ship's own frame, with the facing in each where a move enters them. */
  | { readonly type: 'hexes'; readonly facing: boolean; readonly most: number }
  | { readonly type: 'group'; readonly fields: readonly FormField[] }
  /** One of several forms; the word of the chosen one stands under `key`. */
  | {
      readonly type: 'variants'
      readonly key: string
      readonly options: readonly { readonly word: string; readonly fields: readonly FormField[] }[]
    }
  | { readonly type: 'list'; readonly of: FieldForm; readonly min: number; readonly max: number }
  /** What an enemy does, as one line of keys (`command-line.ts`); `effects` are the words that it may name. */
  | { readonly type: 'commandLine'; readonly effects: readonly string[] }
  /** The combat deck of an enemy: a command line for each card. */
  | { readonly type: 'combatCards'; readonly effects: readonly string[]; readonly most: number }
  /** Typed as lines of keys (`typed/read-typed.ts`). */
  | ({ readonly type: 'typed' } & TypedForm)
  /** The map of a mission, painted; what may stand on it, by id and name. */
  | {
      readonly type: 'map'
      readonly enemies: readonly { readonly id: string; readonly name: string }[]
      readonly markers: readonly { readonly id: string; readonly name: string }[]
    }
  /** Written as in the file of a pack: what no plain form can ask for. */
  | { readonly type: 'json' }

const formField: z.ZodType<FormField> = z.strictObject({
  name: z.string(),
  form: z.lazy(() => fieldForm),
  optional: z.boolean(),
})

export const fieldForm: z.ZodType<FieldForm> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('number'), min: z.int(), max: z.int(), words: z.array(z.string()) }),
  z.strictObject({ type: z.literal('choice'), words }),
  z.strictObject({ type: z.literal('several'), words, min: z.int() }),
  z.strictObject({ type: z.literal('text'), most: z.int() }),
  z.strictObject({ type: z.literal('yesNo') }),
  z.strictObject({
    type: z.literal('entry'),
    options: named,
  }),
  z.strictObject({ type: z.literal('hexes'), facing: z.boolean(), most: z.int() }),
  z.strictObject({ type: z.literal('group'), fields: z.array(formField) }),
  z.strictObject({
    type: z.literal('variants'),
    key: z.string(),
    options: z.array(z.strictObject({ word: z.string(), fields: z.array(formField) })),
  }),
  z.strictObject({ type: z.literal('list'), of: z.lazy(() => fieldForm), min: z.int(), max: z.int() }),
  z.strictObject({ type: z.literal('commandLine'), effects: words }),
  z.strictObject({ type: z.literal('combatCards'), effects: words, most: z.int() }),
  z.strictObject({
    type: z.literal('typed'),
    as: z.enum(typedAs),
    names: z.array(z.strictObject({ id: z.string(), name: z.string(), of: z.string() })),
    keep: z.array(z.strictObject({ id: z.string(), hexes: z.array(z.string()) })),
  }),
  z.strictObject({ type: z.literal('map'), enemies: named, markers: named }),
  z.strictObject({ type: z.literal('json') }),
])
