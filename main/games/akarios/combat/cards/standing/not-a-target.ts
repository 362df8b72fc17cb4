// Enemies do not choose the bearer for anything while it holds (EN-012, open question 113).
import type { Standing } from './standing-step.ts'

export const notATarget: Standing<'notATarget'> = () => ({
  isHidden: (_fight, bearer, hidden, { ship, from }) => hidden || (ship.id === bearer.id && from === 'enemies'),
})
