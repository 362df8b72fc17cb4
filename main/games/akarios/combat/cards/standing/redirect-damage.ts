// Damage meant for the ships that the card was used on falls on the bearer (open question 79).
import type { Standing } from './standing-step.ts'

/** Nobody takes for another what was taken over already. */
export const redirectDamage: Standing<'redirectDamage'> = (_step, _place, on) => ({
  changeVictim: (_fight, bearer, victim, { target }) =>
    victim.id === target.id && victim.id !== bearer.id && on.includes(target.id) ? bearer : victim,
})
