// A run of modifier cards: drawn on while they roll, and what it makes of an attack's damage (PA-058 to PA-066, PG-018 to PG-023).
import type { Fight } from './fight.ts'
import { drawCard } from './piles.ts'
import type { Grant } from './state/attack.ts'
import type { FightState } from './state/state.ts'

export interface ModifierRun {
  readonly cards: readonly string[]
  readonly total: number
  readonly missed: boolean
  readonly effects: readonly Grant[]
}

export function modifierOf(state: FightState, id: string) {
  const modifier = state.content.modifiers[id]
  if (modifier === undefined) throw new Error(`no modifier card ${id}`)
  return modifier
}

/** Draws until a card does not roll on; an empty deck and discard end it as it stands (open question 115). */
export function drawRun(fight: Fight, deck: string, changed: (card: string) => string): readonly string[] {
  const cards: string[] = []
  for (;;) {
    const card = drawCard(fight, deck, 'modifier')
    if (card === null) return cards
    cards.push(card)
    if (modifierOf(fight.state, changed(card)).rolling !== true) return cards
  }
}

/** Never under 0 (PA-059). One doubling counts, of the sum of everything else (open questions 17 and 18). A miss voids all (PA-064). */
export function readRun(state: FightState, base: number, cards: readonly string[]): ModifierRun {
  const changes = cards.map((card) => modifierOf(state, card).change)
  const sum = changes.reduce((total, change) => (change.type === 'add' ? total + change.amount : total), base)
  const missed = changes.some(({ type }) => type === 'miss')
  const factor = changes.some(({ type }) => type === 'multiply') ? 2 : 1
  const effects = changes.flatMap((change) =>
    change.type === 'effect' && change.gives !== undefined
      ? [{ effect: change.gives.effect, amount: change.gives.amount ?? null }]
      : [],
  )
  return missed
    ? { cards, total: 0, missed, effects: [] }
    : { cards, total: Math.max(0, sum * factor), missed, effects }
}
