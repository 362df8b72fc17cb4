// What a market sells, as its list prints it: `engine 1-6, weapon 3, Padded Bunks` (rule MK-001).
import { fail, ok, type Result } from '../../../../../lib/result.ts'
import type { Market } from '../../market.ts'
import type { UpgradeKind } from '../../upgrade.ts'
import { wordBegun } from '../word-begun.ts'
import type { Named } from './named.ts'

type Sold = Market['sells'][number]

const kinds = ['weapon', 'engine', 'tech'] as const satisfies readonly UpgradeKind[]

/** Kinds by their first letters, cards by name or id. Fails with the first line of the list that names nothing. */
export function readSells(text: string, names: readonly Named[]): Result<readonly Sold[], string> {
  const sold: Sold[] = []
  for (const line of text.split(',').map((one) => one.trim())) {
    if (line === '') continue
    const [, word = '', first, last] = /^(\p{L}+)\s*(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/u.exec(line) ?? []
    const kind = wordBegun(word, kinds)
    if (kind !== undefined) {
      sold.push({ kind, first: Number(first), last: Number(last ?? first) })
      continue
    }
    const card = names.find(({ id, name }) => id === line.toLowerCase() || name.toLowerCase() === line.toLowerCase())
    if (card === undefined) return fail(line)
    sold.push(card.of === 'sparrowUpgrades' ? { sparrowUpgrade: card.id } : { upgrade: card.id })
  }
  return ok(sold)
}

/** The same list for what is known; a card whose name has a comma goes by its id. */
export const sellsText = (sells: readonly Sold[], names: readonly Named[]): string =>
  sells
    .map((sold) => {
      if ('kind' in sold) {
        const { kind, first, last } = sold
        return first === last ? `${kind} ${String(first)}` : `${kind} ${String(first)}-${String(last)}`
      }
      const id = 'upgrade' in sold ? sold.upgrade : sold.sparrowUpgrade
      const name = names.find((one) => one.id === id)?.name ?? id
      return name.includes(',') ? id : name
    })
    .join(', ')
