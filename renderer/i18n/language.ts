// The languages of the interface, and the shape that a translation must have.
import type { Settings } from '../../shared/contract/calls/settings.ts'

export type Language = Settings['language']

/** What the document says it is written in (`lang` on the root element). */
export const documentLanguage: Record<Language, string> = { en: 'en', de: 'de', pseudo: 'en' }

/** The same keys as `T`: texts stay texts, sentences with arguments keep their arguments. */
export type TranslationOf<T> = T extends string
  ? string
  : T extends (...given: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: TranslationOf<T[K]> }
