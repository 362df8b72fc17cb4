// What happens again and again on both roads: a fight flown to its end, halves of a hex.
import { fight, type Told } from './fight.ts'
import type { Table } from './table.ts'

/** The two seats fly `mission` of the open scenario to its end. */
export async function win(table: Table, number: number, mission: string, told: Told = {}): Promise<void> {
  await table.open(number, 'fight')
  await table.do({ type: 'beginScenario' })
  await (await fight(table, mission)).end('success', told)
}

export type Mark = Extract<Parameters<Table['do']>[number], { type: 'markSkill' }>

/** So many halves of a hex. */
export const half = (pilot: string, tree: string, hex: string, count: number, ship: Partial<Mark> = {}): Mark[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'markSkill', pilot, tree, hex, ...(at === 1 ? ship : {}) }))
