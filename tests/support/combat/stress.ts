// Words for tests about stress and trauma: gains and losses as tasks, and what lies in a pilot's deck.
import { trauma } from './content.ts'
import type { Table } from './table.ts'

export const gain = (amount: number) => ({ type: 'gainStress', seat: 'p1', amount, why: 'scenario' }) as const
export const ease = (amount: number) => ({ type: 'loseStress', seat: 'p1', amount }) as const

/** A trauma card that asks nobody anything: 1 shield is gone. */
export const leak = trauma('leak', [{ do: 'loseShield', amount: 1 }])
/** The same, but it waits for the next pilot phase. */
export const lateLeak = trauma('late-leak', [{ do: 'loseShield', amount: 1 }], 'nextPilotPhase')

/** Stress misses of a pilot, in deck and discard. */
export function missesOf(table: Table, pile = 'deck:p1'): number {
  const { cards, discard } = table.pile(pile)
  return [...cards, ...discard].filter((card) => card === 'stress-miss').length
}

/** How many cards lie in the deck and in its discard. */
export function sizeOf(table: Table, pile = 'deck:p1'): { deck: number; discard: number } {
  const { cards, discard } = table.pile(pile)
  return { deck: cards.length, discard: discard.length }
}

/** Lays such a card of a pile aside. */
export const layAside = (table: Table, pile: string, ...cards: string[]): Table =>
  cards.reduce(
    (_, card) => table.hand({ type: 'moveCard', card, from: pile, fromPart: 'unseen', to: pile, toPart: 'discard' }),
    table,
  )

/** What notes of this key say under this name, in order. */
export const told = (table: Table, key: string, name: string): unknown[] =>
  table.notes.filter((note) => note.key === `akarios.log.${key}`).map(({ args }) => args[name])
