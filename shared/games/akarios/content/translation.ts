// What a pack says in another language, `translations/de.json`: kind, entry, field, text. What is not translated stays as the pack has it.
import { z } from 'zod'
import { name, prose } from './id.ts'
import { kinds, type Kind } from './kinds.ts'
import { entryId, fieldPath } from './value.ts'

/** Texts of one entry by the path of the field, as in `values.json`. */
const texts = z.record(fieldPath, prose)
export type Texts = z.infer<typeof texts>

/** The cover's words, then entries of the same pack by kind and id. */
export const translation = z.strictObject({
  pack: z.strictObject({ title: name.exactOptional(), about: prose.exactOptional() }).exactOptional(),
  ...(Object.fromEntries(kinds.map((kind) => [kind, z.record(entryId, texts).exactOptional()])) as Record<
    Kind,
    z.ZodExactOptional<z.ZodRecord<typeof entryId, typeof texts>>
  >),
})
export type Translation = z.infer<typeof translation>

/** Two letters, as the file is called: `de`. */
export const languageName = /^[a-z]{2}$/

export interface PackTranslation {
  readonly language: string
  readonly file: string
  readonly says: Translation
}
