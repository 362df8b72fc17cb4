// The words of a line while it is typed: where each stands, which one the caret is in, and what could be typed next.
import { wordsBegun } from './word-begun.ts'

export interface PlacedWord {
  readonly text: string
  readonly from: number
  /** Behind its last letter. */
  readonly to: number
}

/** Also what is not finished yet: an open quote, an arc without its end. */
const word = /"[^"]*"?|\?\w*\(?|[|)]|(?:[^\s()|"[\]?]|\[[^\]]*\]?)+/g

export const placedWords = (text: string): readonly PlacedWord[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({ text: found, from: index, to: index + found.length }))

/** The word that the caret is in or behind; an empty one where a new word would begin. */
export const wordAt = (text: string, caret: number): PlacedWord =>
  placedWords(text).find(({ from, to }) => from <= caret && caret <= to) ?? { text: '', from: caret, to: caret }

export const replaced = (text: string, { from, to }: PlacedWord, by: string): string =>
  text.slice(0, from) + by + text.slice(to)

/** What a word or a part of it would mean. */
export const completionMeanings = [
  'turn',
  'move',
  'attack',
  'give',
  'effect',
  'range',
  'targets',
  'everyTarget',
  'self',
  'enemies',
  'players',
  'done',
  'near',
  'hull',
  'end',
  'words',
] as const
export type CompletionMeaning = (typeof completionMeanings)[number]

export interface Completion {
  /** The word as it would stand then. */
  readonly keys: string
  readonly means: CompletionMeaning
  /** For `effect`: which. */
  readonly effect?: string
  /** More is typed behind it before the word is whole. */
  readonly open: boolean
}

/** What the word may become, in the order of use; nothing where the word is whole or no command. `first`: no word stands before it. */
export function completionsOf(typed: string, first: boolean, effects: readonly string[]): readonly Completion[] {
  if (typed === '') return [...heads, ...(first ? [] : forks)]
  if (typed.startsWith('?')) return forks.filter(({ keys }) => keys.startsWith(typed) && keys !== typed)
  if (/^\+[a-z]*$/i.test(typed)) return effectsBegun('+', typed.slice(1), effects)
  const [, before, part = ''] = /^((?:a\d{1,2}|\+[a-z]+\d*)(?:,[^,[\]]*|,\[[^\]]*\])*,)([^,[\]]*)$/i.exec(typed) ?? []
  if (before === undefined) return /^a\d{1,2}$/.test(typed) ? [{ keys: `${typed},`, means: 'range', open: true }] : []
  const parts = before.startsWith('+')
    ? [...sides.map((side): Completion => ({ keys: before + side, means: side, open: false })), ...countsAfter(before)]
    : [...countsAfter(before), ...effectsBegun(before, part, effects)]
  return parts.filter(({ keys }) => keys.startsWith(before + part) && keys !== typed)
}

const heads: readonly Completion[] = [
  { keys: 'r', means: 'turn', open: false },
  { keys: 'm', means: 'move', open: true },
  { keys: 'a', means: 'attack', open: true },
  { keys: '+', means: 'give', open: true },
  { keys: '"', means: 'words', open: true },
]

const forks: readonly Completion[] = [
  { keys: '?done(', means: 'done', open: true },
  { keys: '?near', means: 'near', open: true },
  { keys: '?hull(', means: 'hull', open: true },
]

const sides = ['players', 'enemies', 'self'] as const

const countsAfter = (before: string): readonly Completion[] => [
  { keys: `${before}x2`, means: 'targets', open: false },
  { keys: `${before}xall`, means: 'everyTarget', open: false },
]

const effectsBegun = (before: string, part: string, effects: readonly string[]): readonly Completion[] =>
  wordsBegun(part, effects).map((effect) => ({ keys: before + effect, means: 'effect', effect, open: false }))
