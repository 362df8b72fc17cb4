// The sentence a player reads when the app said no.
import type { RefusalArguments } from '../../shared/contract/envelope.ts'
import type { Texts } from './texts.tsx'

/** What arrives from the other side. `code` may be one this version does not know. */
export interface RefusalLike {
  readonly code: string
  readonly key: string
  readonly args?: RefusalArguments | undefined
}

const fill = (sentence: string, args: RefusalArguments): string | undefined => {
  const missing = [...sentence.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => args[name] === undefined)
  return missing ? undefined : sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(args[name]))
}

const own = (table: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined

/**
 * The sentence of the refusal's key; for a key that the catalogue does not know (or whose arguments are missing) the
 * sentence of its code, with the key shown so that it can be reported; for an unknown code the general sentence.
 */
export function refusalText(texts: Texts, { code, key, args = {} }: RefusalLike): string {
  const { byKey, byCode, general, withCode } = texts.errors
  const known = own(byKey, key)
  const filled = known === undefined ? undefined : fill(known, args)
  if (filled !== undefined) return filled
  const sentence = own(byCode, code)
  return sentence === undefined ? general({ code: `${code}: ${key}` }) : withCode({ sentence, code: key })
}
