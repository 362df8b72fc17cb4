// A combat card as one line of keys: how many of it lie in the deck, where it is more than one, and its command line (`2x r m2 a2`).
import { fail, ok, type Result } from '../../../../lib/result.ts'
import type { CombatCard, Command } from '../combat-card.ts'
import { readLine } from './command-line.ts'
import { lineText } from './line-text.ts'

export interface TypedCard {
  /** 1 to 10. */
  readonly copies: number
  readonly line: readonly Command[]
}

/** Nothing for a card whose line keys cannot say. */
export function cardText({ copies = 1, line }: CombatCard): string | undefined {
  const text = lineText(line)
  return text === undefined || copies === 1 ? text : `${String(copies)}x ${text}`
}

/** Fails with the first word that says nothing. */
export function readCard(text: string, effects: readonly string[]): Result<TypedCard, string> {
  const [begin = '', number] = /^\s*(\d{1,2})x(?=\s)/.exec(text) ?? []
  const copies = number === undefined ? 1 : Number(number)
  if (copies < 1 || copies > mostCopies) return fail(begin.trim())
  const line = readLine(text.slice(begin.length), effects)
  if (!line.ok) return line
  return line.value.length > mostCommands
    ? fail(text.trim().split(/\s/).at(-1) ?? '')
    : ok({ copies, line: line.value })
}

const mostCopies = 10
const mostCommands = 16
