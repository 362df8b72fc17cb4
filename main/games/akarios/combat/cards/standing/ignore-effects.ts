// The effects of one attack do not land on the bearer, when its player uses the card.
import type { Standing } from './standing-step.ts'

export const ignoreEffects: Standing<'ignoreEffects'> = (_step, place) => ({
  changeHit: (fight, bearer, plan, { target }) =>
    target.id === bearer.id && plan.effects.length > 0 && fight.reacts(bearer.id, place, plan.total) !== null
      ? { ...plan, effects: [] }
      : plan,
})
