// Fields that mean something else in one kind of entry than in the others, by the word that people are told for them.
import type { Kind, Sheet } from '../kinds.ts'

const names: { readonly [K in Kind | Sheet]?: Readonly<Record<string, string>> } = {
  missions: { wording: 'inOneSentence', at: 'arrivesAt', number: 'scenarioNumber' },
  worlds: { wording: 'inOneSentence' },
}

/** Left out for a field that is called by its own name. */
export function called(kind: Kind | Sheet, name: string): { readonly called?: string } {
  const table = names[kind] ?? {}
  const word = Object.hasOwn(table, name) ? table[name] : undefined
  return word === undefined ? {} : { called: word }
}
