// The sentence of a title or a note of the log, and which of them hold the words that somebody looks for.
import type { Json } from '../../shared/kernel/json.ts'
import { formatList } from './format.ts'
import type { Language } from './language.ts'
import type { Texts } from './texts.tsx'

export interface Sentence {
  readonly key: string
  readonly args: Readonly<Record<string, Json>>
}

const holes = /\{(\w+)\}/g

function words(language: Language, value: Json): string {
  if (Array.isArray(value)) {
    return formatList(
      language,
      value.map((part: Json) => words(language, part)),
    )
  }
  if (typeof value === 'object' && value !== null) return words(language, Object.values(value))
  return value === null ? '' : String(value)
}

/** Seats and words of the game that a fight writes by their ids. A screen that knows the ships puts their names in itself. */
function gameWords(texts: Texts, value: Json, before = ''): Json {
  if (Array.isArray(value)) return value.map((part: Json) => gameWords(texts, part))
  if (typeof value !== 'string') return value
  const seat = /^p([1-4])$/.exec(value)
  if (seat !== null) return texts.game.seat({ number: Number(seat[1]) })
  const table: Readonly<Record<string, string>> = texts.combat.words
  const known = [`${before}${value}`, value].find((id) => Object.hasOwn(table, id))
  return known === undefined ? value : (table[known] ?? value)
}

/** `attack` is a face of a die, an action and a figure: as an action it has a word of its own. */
const gameArgs = (texts: Texts, args: Sentence['args']): Sentence['args'] =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, gameWords(texts, value, name === 'action' ? 'action-' : '')]),
  )

/** The sentence in the reader's language; for a key that the catalogue does not know, the key and what was written with it. */
export function sentenceText(texts: Texts, language: Language, { key, args: given }: Sentence): string {
  const args = key.startsWith('akarios.') ? gameArgs(texts, given) : given
  const { sentences, unknown } = texts.log
  const known = Object.hasOwn(sentences, key) ? sentences[key as keyof typeof sentences] : undefined
  const isWhole = known !== undefined && [...known.matchAll(holes)].every(([, name = '']) => Object.hasOwn(args, name))
  if (!isWhole) return unknown({ key, facts: words(language, Object.values(args)) })
  return known.replaceAll(holes, (_, name: string) => words(language, args[name] ?? null))
}

/** Keys whose sentences hold `looked` in the reader's language, whatever its case; none for no words. */
export function keysHolding(texts: Texts, looked: string): string[] {
  const wanted = looked.trim().toLowerCase()
  if (wanted === '') return []
  return Object.entries(texts.log.sentences)
    .filter(([, sentence]) => sentence.replaceAll(holes, ' ').toLowerCase().includes(wanted))
    .map(([key]) => key)
}
