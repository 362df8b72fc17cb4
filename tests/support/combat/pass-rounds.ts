// Lets rounds go by without doing anything.
import type { Table } from './table.ts'

/** Keeps every roll and passes with everybody until so many rounds have ended. */
export function passRounds(table: Table, count = 1): Table {
  const wanted = table.state.round + count
  for (let guard = 0; table.state.round < wanted && guard < 200; guard += 1) {
    const { question } = table
    if (question.type === 'reroll') {
      for (const { seat } of question.pilots) table.answer(seat, { type: 'reroll', seat, how: 'keep', dice: [] })
    } else if (question.type === 'act') table.pass(...question.passes)
    else throw new Error(`asked ${question.asks.key}`)
  }
  return table
}
