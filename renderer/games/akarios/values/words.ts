// How a field of an entry is named and written: its path in words, its value as a person reads it.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { formatList, formatNumber } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import type { Texts } from '../../../i18n/texts.tsx'

const own = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined

/** A label begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** One part of a path: the catalogue's word, or the pack's own (`fooBar` as "foo bar"). */
export const partName = ({ values }: Texts, word: string): string =>
  own(values.fields, word) ?? word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `attacks.0.damage` as "attacks 1 · damage", `traumaTrack` as "trauma track". Ids stay as they are. */
export function fieldName(texts: Texts, path: string): string {
  const named: string[] = []
  for (const word of path.split('.')) {
    // A place in a list belongs to the list's name, counted as people count.
    if (/^\d+$/.test(word) && named.length > 0) named.push(`${named.pop() ?? ''} ${String(Number(word) + 1)}`)
    else named.push(partName(texts, word))
  }
  return named.join(' · ')
}

/** A word that stands for a value: `unlimited`, `hullBreach`. */
export const wordName = ({ values }: Texts, word: string): string => own(values.words, word) ?? word

/** The word that says which form a thing has; `key` is the field where it stands: damage that a step `do`es is more than a word. */
export const formName = (texts: Texts, key: string, word: string): string =>
  own(texts.values.words, `${key}.${word}`) ?? wordName(texts, word)

/** One thing of a list, by the word that names it in packs. */
export const thingName = ({ values }: Texts, word: string | undefined): string | undefined =>
  word === undefined ? undefined : own(values.things, word)

/** A plain value, or a list of them; what is empty says so. `form` tells words and ids of entries from names. */
export function fieldValue(texts: Texts, language: Language, value: Json, form?: FieldForm): string {
  if (typeof value === 'number') return formatNumber(language, value, 2)
  if (typeof value === 'boolean') return value ? texts.common.yes : texts.common.no
  if (typeof value === 'string') return stringValue(texts, value, form)
  if (Array.isArray(value) && value.length > 0)
    return formatList(
      language,
      value.map((one: Json) => fieldValue(texts, language, one, form?.type === 'list' ? form.of : form)),
    )
  return texts.packs.empty
}

function stringValue(texts: Texts, value: string, form: FieldForm | undefined): string {
  if (form?.type === 'entry') return form.options.find(({ id }) => id === value)?.name ?? value
  return form !== undefined && 'words' in form ? wordName(texts, value) : value
}

/** Longer lists are not spelled out. */
const mostInLine = 6
/** Fields that hold text of people: a pilot may well be called Scout. */
const textFields: ReadonlySet<string> = new Set(['name', 'wording', 'remark', 'reminder'])

/** A value in the name of a step: short, or nothing for what no line can say. */
export function shortValue(texts: Texts, language: Language, field: string, value: Json): string | undefined {
  const isText = textFields.has(field)
  const written = (one: Json): Json | undefined => {
    if (typeof one === 'string') return one.length > 40 ? undefined : isText ? one : wordName(texts, one)
    return typeof one !== 'object' || one === null ? one : undefined
  }
  const list = Array.isArray(value) ? (value as readonly Json[]) : [value]
  const parts = list.map(written).filter((one) => one !== undefined)
  if (parts.length < list.length || parts.length > mostInLine) return undefined
  return fieldValue(texts, language, parts)
}
