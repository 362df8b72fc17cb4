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

const own = (table: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

/** Who sits in a seat (`p1`), by the names that the campaign gave. */
export type People = ReadonlyMap<string, { readonly pilot: string; readonly ship: string }>
const nobody: People = new Map()

/** Seats, enemies and words of the game that a fight writes by their ids. */
function gameWords(texts: Texts, value: Json, name: string, people: People): Json {
  if (Array.isArray(value)) return value.map((part: Json) => gameWords(texts, part, name, people))
  if (typeof value === 'number') return own(texts.combat.words, `${name}-${value}`) ?? value
  if (typeof value !== 'string') return value
  const seat = /^p([1-4])$/.exec(value)
  if (seat !== null) {
    const known = people.get(value)
    return (name === 'seat' ? known?.pilot : known?.ship) ?? texts.game.seat({ number: Number(seat[1]) })
  }
  // `attack` is a face of a die, an action and a figure: as an action it has a word of its own.
  const known = own(texts.combat.words, `${name}-${value}`) ?? own(texts.combat.words, value)
  return known ?? value.replace(/^([a-z-]+)#(\d+)$/, withNumber)
}

/** `needle-drone#2` of a ship whose name nobody has at hand: "needle drone 2". */
const withNumber = (_: string, type: string, number: string) => `${type.replaceAll('-', ' ')} ${number}`

const gameArgs = (texts: Texts, args: Sentence['args'], people: People): Sentence['args'] =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, gameWords(texts, value, name, people)]))

/** A decision without a sentence of its own: the question, and what was said to it. */
function askedAndSaid({ combat }: Texts, key: string, args: Sentence['args']): string | undefined {
  const asks: Readonly<Record<string, string>> = combat.asks
  const word = key.slice('akarios.title.'.length)
  if (!key.startsWith('akarios.title.') || !Object.hasOwn(asks, word)) return undefined
  const said = ['chosen', 'at'].find((name) => Object.hasOwn(args, name))
  return said === undefined ? asks[word] : `${asks[word] ?? ''} {${said}}`
}

/** What the rules refuse and a table has played so all the same: the sentence of the refusal. */
function playedSo({ errors, log }: Texts, key: string, args: Sentence['args']): string | undefined {
  const refused = key.startsWith(tablePlayed) ? own(errors.byKey, `camp.${key.slice(tablePlayed.length)}`) : undefined
  return refused && log.playedSo({ sentence: `${Object.hasOwn(args, 'at') ? '{at}: ' : ''}${refused}` })
}
const tablePlayed = 'akarios.playedSo.'

/** The sentence in the reader's language; for a key that the catalogue does not know, the key and what was written with it. */
export function sentenceText(
  texts: Texts,
  language: Language,
  { key, args: given }: Sentence,
  people: People = nobody,
): string {
  const args = key.startsWith('akarios.') ? gameArgs(texts, given, people) : given
  const { sentences, unknown } = texts.log
  const known = Object.hasOwn(sentences, key)
    ? sentences[key as keyof typeof sentences]
    : (askedAndSaid(texts, key, args) ?? playedSo(texts, key, args))
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
