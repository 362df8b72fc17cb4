// A run of modifier cards: what it makes of an attack's damage (PA-058 to PA-066, PG-018 to PG-023).
import type { DrawnChange } from './hooks/hooks.ts'
import type { Grant } from './state/attack.ts'
import type { FightState } from './state/state.ts'

export interface ModifierRun {
  readonly cards: readonly string[]
  readonly total: number
  readonly missed: boolean
  readonly effects: readonly Grant[]
  /** Nothing but this total: effects of the attack do not land either. */
  readonly only: boolean
}

export function modifierOf(state: FightState, id: string) {
  const modifier = state.content.modifiers[id]
  if (modifier === undefined) throw new Error(`no modifier card ${id}`)
  return modifier
}

/** Never under 0 (PA-059). One doubling counts, of the sum of everything else (open questions 17 and 18). A miss voids all (PA-064). */
export function readRun(base: number, cards: readonly string[], changes: readonly DrawnChange[]): ModifierRun {
  if (changes.some(({ type }) => type === 'miss')) return { cards, total: 0, missed: true, effects: [], only: false }
  const fixed = changes.find((change) => change.type === 'total')
  if (fixed !== undefined) return { cards, total: fixed.amount, missed: false, effects: [], only: true }
  const sum = changes.reduce((total, change) => (change.type === 'add' ? total + change.amount : total), base)
  const factor = changes.some(({ type }) => type === 'multiply') ? 2 : 1
  const effects = changes.flatMap((change) =>
    change.type === 'effect' && change.gives !== undefined
      ? [{ effect: change.gives.effect, amount: change.gives.amount ?? null }]
      : [],
  )
  return { cards, total: Math.max(0, sum * factor), missed: false, effects, only: false }
}
