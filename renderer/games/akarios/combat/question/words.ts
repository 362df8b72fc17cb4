// Words that all menus share: the question itself, dice, and what the terrain on the way costs.
import type { Cost } from '../../../../../shared/games/akarios/question/place.ts'
import type { Question } from '../../../../../shared/games/akarios/question/question.ts'
import type { MenuContext } from './option.ts'

/** The sentence for the last word of a key: `akarios.ask.path` finds `path`. */
export const templateOf = (table: Readonly<Record<string, string>>, key: string): string | undefined => {
  const word = key.slice(key.lastIndexOf('.') + 1)
  return Object.hasOwn(table, word) ? table[word] : undefined
}

/** The question in words; arguments name the card that asks where it has one. */
export const headingOf = ({ asks }: Question, { texts, talk }: MenuContext): string =>
  talk.say(templateOf(texts.asks, asks.key) ?? texts.asks.unknown, asks.args)

export const faceNames = (dice: readonly { readonly face: string | null }[], { talk }: MenuContext): string =>
  dice.map(({ face }) => talk.name(face ?? '')).join(', ')

export const costHints = (costs: readonly Cost[], { texts }: MenuContext) => costs.map((cost) => texts.hints[cost])
