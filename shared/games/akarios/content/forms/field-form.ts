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
  /** What it is called, where its own name says something else in other entries. */
  readonly called?: string
}

/** Things that stand in the entry itself, which other parts of it name. */
export const ownLists = ['markers', 'waves', 'objectives'] as const
export type OwnList = (typeof ownLists)[number]

export type FieldForm =
  /** A whole number, or one of the words in its place (`unlimited`). */
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly words: readonly string[] }
  | { readonly type: 'choice'; readonly words: readonly string[] }
  /** Some of the words, each at most once. */
  | { readonly type: 'several'; readonly words: readonly string[]; readonly min: number }
  | { readonly type: 'text'; readonly most: number }
  | { readonly type: 'yesNo' }
  /** Nothing is asked: there is but this one value. */
  | { readonly type: 'fixed'; readonly value: string | number | boolean }
  /** This one value, or none. */
  | { readonly type: 'flag'; readonly value: string | number | boolean }
  /** Another entry of the packs in use, by its id; with `own`, a thing of the same entry. */
  | {
      readonly type: 'entry'
      readonly options: readonly { readonly id: string; readonly name: string }[]
      readonly own?: OwnList
    }
  /** Some things of the same entry, each at most once. */
  | {
      readonly type: 'things'
      readonly own: OwnList
      readonly options: readonly { readonly id: string; readonly name: string }[]
      readonly min: number
      readonly max: number
    }
  /** How other parts of the entry know a thing: given when it is added to its list, never shown. */
  | { readonly type: 'id' }
  /** Hexes in the ship's own frame, with the facing in each where a move enters them. */
  | { readonly type: 'hexes'; readonly facing: boolean; readonly most: number }
  | { readonly type: 'group'; readonly fields: readonly FormField[] }
  /** One of several forms; the word of the chosen one stands under `key`. `name`: what packs call such a thing, where it nests. */
  | {
      readonly type: 'variants'
      readonly key: string
      readonly name?: string
      readonly options: readonly { readonly word: string; readonly fields: readonly FormField[] }[]
    }
  /** Inside the options of variants: these variants once more. */
  | { readonly type: 'again' }
  /** A value of one of several forms, none of which says so of itself; the word is never a part of the value. */
  | { readonly type: 'either'; readonly options: readonly { readonly word: string; readonly form: FieldForm }[] }
  /** `thing`: what one of them is. `named`: each has an `id`, which is that word and a number for those added here. */
  | {
      readonly type: 'list'
      readonly of: FieldForm
      readonly min: number
      readonly max: number
      readonly thing?: string
      readonly named?: true
    }
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

const plain = z.union([z.string(), z.number(), z.boolean()])
const own = z.enum(ownLists)

const formField: z.ZodType<FormField> = z.strictObject({
  name: z.string(),
  form: z.lazy(() => fieldForm),
  optional: z.boolean(),
  called: z.string().exactOptional(),
})

export const fieldForm: z.ZodType<FieldForm> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('number'), min: z.int(), max: z.int(), words: z.array(z.string()) }),
  z.strictObject({ type: z.literal('choice'), words }),
  z.strictObject({ type: z.literal('several'), words, min: z.int() }),
  z.strictObject({ type: z.literal('text'), most: z.int() }),
  z.strictObject({ type: z.literal('yesNo') }),
  z.strictObject({ type: z.literal('fixed'), value: plain }),
  z.strictObject({ type: z.literal('flag'), value: plain }),
  z.strictObject({ type: z.literal('entry'), options: named, own: own.exactOptional() }),
  z.strictObject({ type: z.literal('things'), own, options: named, min: z.int(), max: z.int() }),
  z.strictObject({ type: z.literal('id') }),
  z.strictObject({ type: z.literal('hexes'), facing: z.boolean(), most: z.int() }),
  z.strictObject({ type: z.literal('group'), fields: z.array(formField) }),
  z.strictObject({
    type: z.literal('variants'),
    key: z.string(),
    name: z.string().exactOptional(),
    options: z.array(z.strictObject({ word: z.string(), fields: z.array(formField) })),
  }),
  z.strictObject({ type: z.literal('again') }),
  z.strictObject({
    type: z.literal('either'),
    options: z.array(z.strictObject({ word: z.string(), form: z.lazy(() => fieldForm) })),
  }),
  z.strictObject({
    type: z.literal('list'),
    of: z.lazy(() => fieldForm),
    min: z.int(),
    max: z.int(),
    thing: z.string().exactOptional(),
    named: z.literal(true).exactOptional(),
  }),
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
