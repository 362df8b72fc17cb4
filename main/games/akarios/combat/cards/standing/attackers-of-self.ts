// Whoever attacks the bearer is never advantaged, or is disadvantaged: always, or in one attack for which the card is used.
import type { Standing } from './standing-step.ts'

export const attackersOfSelf: Standing<'attackersOfSelf'> = ({ are, lasts }, place) => ({
  changeDraw: (fight, bearer, mode, { target, attacker }) => {
    if (target.id !== bearer.id || attacker.kind !== 'enemy') return mode
    if (are === 'neverAdvantaged') return { ...mode, advantaged: [] }
    if (lasts === 'thisAttack' && fight.reacts(bearer.id, place, null) === null) return mode
    return { ...mode, disadvantaged: [...mode.disadvantaged, 'card'] }
  },
})
