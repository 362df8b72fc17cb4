// Which things fit what was typed, best first: whole names before beginnings, beginnings before slips of the finger, names before
// what is said of a thing.
import MiniSearch from 'minisearch'

export interface Findable {
  readonly id: string
  readonly name: string
  /** Other words that lead to it: its id, its kind, its wording. */
  readonly also: string
}

export interface Index<Thing extends Findable> {
  readonly things: ReadonlyMap<string, Thing>
  readonly words: MiniSearch<Findable>
}

export interface Hit<Thing> {
  readonly thing: Thing
  /** Higher is better; the same measure in every index. */
  readonly closeness: number
}

/** Small letters without marks: `Späher` is found by `spaher`, and `Straße` by `strasse`. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** Two letters that changed places are two slips: they are forgiven from five letters on, one slip from four. */
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2)

export function indexOf<Thing extends Findable>(things: readonly Thing[]): Index<Thing> {
  const words = new MiniSearch<Findable>({
    fields: ['name', 'also'],
    processTerm: plain,
    searchOptions: { prefix: true, fuzzy: slips, combineWith: 'AND', boost: { name: 4 } },
  })
  words.addAll(things)
  return { things: new Map(things.map((thing) => [thing.id, thing])), words }
}

/** The best `most` things for these words, best first; nothing for no words. */
export function find<Thing extends Findable>(index: Index<Thing>, typed: string, most: number): readonly Hit<Thing>[] {
  const wanted = plain(typed).trim()
  if (wanted === '') return []
  return (
    index.words
      // One letter begins a word of nearly every text: then only names count.
      .search(typed, wanted.length < 2 ? { fields: ['name'] } : {})
      .flatMap(({ id, score }) => {
        const thing = index.things.get(id as string)
        return thing === undefined ? [] : [{ thing, closeness: closenessOf(plain(thing.name), wanted), score }]
      })
      .sort((one, other) => other.closeness - one.closeness || other.score - one.score)
      .slice(0, most)
  )
}

/** 4: the whole name; 3: its beginning; 2: each word begins a word of it; 1: anything else that fits. */
function closenessOf(name: string, wanted: string): number {
  if (name === wanted) return 4
  if (name.startsWith(wanted)) return 3
  const words = name.split(/[^\p{L}\p{N}+]+/u)
  const isBegun = wanted.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)))
  return isBegun ? 2 : 1
}
