// How a line of the ledger is written: its amount with its sign, and its reason with what it was for.
import type { Output } from '../../../../shared/contract/contract.ts'
import type { Texts } from '../../../i18n/texts.tsx'

type Line = Output<'squad.ledger'>['rows'][number]

export const signed = (amount: number): string => (amount > 0 ? `+${String(amount)}` : String(amount).replace('-', '−'))

export const reasonOf = ({ reasons }: Texts['squad'], { reason, what }: Pick<Line, 'reason' | 'what'>): string =>
  what === '' ? reasons[reason] : `${reasons[reason]}: ${what}`
