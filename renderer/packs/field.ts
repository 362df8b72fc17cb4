// How a field of an entry is named and written: its path in words, its value as a person reads it.
import type { Json } from '../../shared/kernel/json.ts'
import { formatList, formatNumber } from '../i18n/format.ts'
import type { Language } from '../i18n/language.ts'
import type { Texts } from '../i18n/texts.tsx'

/** `attacks.0.damage` as "attacks 1 · damage", `traumaTrack` as "trauma track". Ids stay as they are. */
export function fieldName(path: string): string {
  const named: string[] = []
  for (const word of path.split('.')) {
    // A place in a list belongs to the list's name, counted as people count.
    if (/^\d+$/.test(word) && named.length > 0) named.push(`${named.pop() ?? ''} ${String(Number(word) + 1)}`)
    else named.push(/^[A-Z]+$/.test(word) ? word : word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  }
  return named.join(' · ')
}

/** A plain value, or a list of them; what is empty says so. */
export function fieldValue(texts: Texts, language: Language, value: Json): string {
  if (typeof value === 'number') return formatNumber(language, value, 2)
  if (typeof value === 'boolean') return value ? texts.common.yes : texts.common.no
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.length > 0)
    return formatList(
      language,
      value.map((one: Json) => fieldValue(texts, language, one)),
    )
  return texts.packs.empty
}
