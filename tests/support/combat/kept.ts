// Words for cards that are used outside the act step: paid with a die that was kept, with the card's supply, or with nothing.
import type { Table } from './table.ts'

/** No slots, no supply: the card costs nothing. */
export const free = { slots: [] }
/** One attack die. */
export const oneDie = { slots: [{ type: 'single' as const, icons: ['attack' as const] }] }
/** A supply in place of a die, once a round. */
export const oneSupply = { slots: [{ type: 'single' as const, icons: ['supply' as const] }], supply: 2 }

/** Pays for the card that is asked about: with dice of these faces, or with supply or nothing. */
export function pay(table: Table, faces = ''): Table {
  const { question } = table
  if (question.type !== 'act') throw new Error(`asked ${question.type}: ${question.asks.key}`)
  const action = question.payments[0]?.action ?? ''
  return table.act(question.seat, action, faces)
}

/** The word of the question that stands. */
export const asked = ({ question }: Table): string => question.asks.key.replace('akarios.ask.', '')

/** What may be chosen now, by id. */
export const options = ({ question }: Table): readonly string[] =>
  question.type === 'choose' ? question.options.map(({ id }) => id) : []
