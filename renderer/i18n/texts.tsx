// Which texts and formats a component sees: those of the language chosen in the settings.
import { createContext, use, useEffect, type ReactNode } from 'react'
import { de } from './de.tsx'
import { en } from './en.tsx'
import { documentLanguage, type Language, type TranslationOf } from './language.ts'
import { pseudoOf } from './pseudo.tsx'

export type Texts = TranslationOf<typeof en>

const catalogues: Record<Language, () => Texts> = {
  en: () => en,
  de: () => de,
  pseudo: () => (pseudo ??= pseudoOf(en)),
}
let pseudo: Texts | undefined

/** The catalogue of a language, for code outside components (menus, titles, tests). */
export const textsOf = (language: Language): Texts => catalogues[language]()

const LanguageContext = createContext<Language>('en')

/** Gives everything inside the texts of `language`, and tells the document which language it is in. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = documentLanguage[language]
  }, [language])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export const useLanguage = (): Language => use(LanguageContext)

/** The texts of the language in use: `const texts = useTexts()`, then `texts.common.cancel`. */
export const useTexts = (): Texts => textsOf(useLanguage())
