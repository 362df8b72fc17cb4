// A literal fight on the real table, and a talk with the people around it: one answer after the other.
import type { FightState } from '../../../main/games/akarios/combat/state/state.ts'
import type { Known } from '../../../main/games/akarios/combat/tabletop/tabletop.ts'
import type { Answer } from '../../../shared/games/akarios/answer/answer.ts'
import { fight, type FightStated } from './table.ts'

export function onTable(stated: FightStated): FightState {
  const { state } = fight(stated)
  return { ...structuredClone(state), realTable: { said: [], laid: [] } }
}

/** Ships that may be chosen, none of them hidden. */
export const seen = (...ids: readonly string[]) => ids.map((id) => ({ id, hidden: false }))

export interface Talk<T> {
  /** The words of the questions, in their order. */
  readonly asked: readonly string[]
  readonly known: T
}

/** Answers with ids that were chosen, or a number: the end of a way. Throws when more is asked. */
export function talk<T>(known: Known<T>, ...answers: readonly (readonly string[] | number)[]): Talk<T> {
  const asked: string[] = []
  let now = known
  for (const one of answers) {
    if ('known' in now) break
    asked.push(now.ask.asks.key.replace('akarios.ask.table.', ''))
    const answer: Answer = typeof one === 'number' ? { type: 'path', end: one } : { type: 'choose', chosen: [...one] }
    now = now.read(answer)
  }
  if (!('known' in now)) throw new Error(`asks on: ${now.ask.asks.key}`)
  return { asked, known: now.known }
}

/** What may be answered now, by id. */
export const offered = <T>(known: Known<T>): readonly string[] =>
  'ask' in known && known.ask.type === 'choose' ? known.ask.options.map(({ id }) => id) : []
