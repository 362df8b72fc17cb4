// How a line of the ledger is written: its amount with its sign, and its reason with what it was for.
import type { Output } from '../../../../shared/contract/contract.ts'
import type { Texts } from '../../../i18n/texts.tsx'

type Line = Output<'squad.ledger'>['rows'][number]

export const signed = (amount: number): string => (amount > 0 ? `+${String(amount)}` : String(amount).replace('-', '−'))

/** What a scenario pays is booked under its number. */
export function reasonOf({ squad: { reasons }, game }: Texts, { reason, what }: Pick<Line, 'reason' | 'what'>): string {
  if (what === '') return reasons[reason]
  const isScenario = (reason === 'reward' || reason === 'difficulty') && /^\d+$/.test(what)
  return `${reasons[reason]}: ${isScenario ? game.scenario({ number: Number(what) }) : what}`
}
