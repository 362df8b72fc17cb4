// Stress faces that pay a basic action add no stress (ST-003).
import { basicActions } from '../../../../../../shared/games/akarios/question/action.ts'
import type { Standing } from './standing-step.ts'

export const calmBasicActions: Standing<'calmBasicActions'> = () => ({
  changeStress: (_fight, bearer, amount, { pilot, why, action }) =>
    pilot.id === bearer.id && why === 'stressFace' && basicActions.some((basic) => basic === action) ? 0 : amount,
})
