// A card that the bearer draws counts as another; what leaves once applied still leaves (open questions 53 and 54).
import type { Standing } from './standing-step.ts'

export const readDrawnAs: Standing<'readDrawnAs'> = ({ card: meant, as }) => ({
  changeDrawnCard: (fight, bearer, change, { card, attacker }) => {
    if (attacker.id !== bearer.id || !isMeant(meant, card, change.type === 'miss')) return change
    fight.note('cardReadAs', { ship: bearer.id, card })
    return 'total' in as ? { type: 'total', amount: as.total } : { type: 'add', amount: as.amount }
  },
})

/** A stress miss counts as a miss card. */
const isMeant = (meant: string, card: string, isMiss: boolean): boolean =>
  isMiss && meant === 'miss' ? card === 'miss' || card === 'stress-miss' : card === meant
