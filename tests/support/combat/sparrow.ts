// The Sparrow and its upgrades in tests: on the board or not, and paid for with dice of several pilots.
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import type { Die } from '../../../main/games/akarios/combat/state/ships.ts'
import type { SlotIcon } from '../../../shared/games/akarios/content/slots.ts'
import { boxCard } from './box-card.ts'
import { fight, type FightStated, type Table } from './table.ts'

/** In hex E-2, looking up the board. */
export const sparrowMap = {
  rows: ['.........', '....S....', ...Array.from({ length: 7 }, () => '.........')],
  legend: { S: [{ type: 'sparrow' as const, facing: 0 as const }] },
}
export const withSparrow = (stated: FightStated = {}): Table =>
  fight({ mission: { map: sparrowMap, sparrow: { hull: 8 } }, ...stated })

/** An upgrade of the box with slots that must all be filled, attack faces unless others are named. */
export const upgrade = (id: string, icons: SlotIcon[] = ['attack'], printed: Partial<ActionCard> = {}): ActionCard =>
  boxCard('sparrow-upgrades', id, { slots: [{ type: 'joined', icons }], ...printed })

/** An upgrade of the box as it is, without anything printed. */
export const passive = (id: string): ActionCard => boxCard('sparrow-upgrades', id)

/** Fills the slots of an upgrade, in order, with dice such as `p1 stress`. */
export function together(table: Table, place: 'sparrow-1' | 'sparrow-2', ...dice: string[]): Table {
  const { question } = table
  if (question.type !== 'act') throw new Error(`asked ${question.type}`)
  const payment = question.payments.find((one) => one.action === place)
  if (payment?.pool === undefined) throw new Error(`${place} closed: ${JSON.stringify(question.closed)}`)
  const { pool } = payment
  const taken: number[] = []
  for (const named of dice) {
    const [seat, face] = named.split(' ')
    taken.push(
      pool.findIndex(
        (from, at) => from.seat === seat && isFree(table.pilot(from.seat).dice[from.die], face) && !taken.includes(at),
      ),
    )
  }
  return table.answer('table', { type: 'act', seat: 'table', pay: { payment: payment.id, dice: taken } })
}

const isFree = (die: Die | undefined, face = ''): boolean => die?.face === face && die.on === null

/** Why this upgrade cannot be used now; null when it can. */
export function closedWhy({ question }: Table, place: 'sparrow-1' | 'sparrow-2'): string | null {
  if (question.type !== 'act') throw new Error(`asked ${question.type}`)
  if (question.payments.some(({ action }) => action === place)) return null
  return question.closed.find(({ action }) => action === place)?.why ?? 'noDice'
}

/** Ids that may be chosen now. */
export const within = ({ question }: Table): string[] =>
  question.type === 'targets' ? question.candidates.filter(({ can }) => can).map(({ id }) => id) : []
