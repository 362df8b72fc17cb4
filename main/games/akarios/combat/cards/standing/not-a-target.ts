// Enemies do not choose the bearer for anything while it holds (EN-012, open question 113).
import { cardAt } from '../../state/read.ts'
import { isInForce } from '../span.ts'
import type { Standing } from './standing-step.ts'

export const notATarget: Standing<'notATarget'> = ({ lasts }, place) => ({
  isHidden: (fight, bearer, hidden, { ship, from }) =>
    hidden ||
    (ship.id === bearer.id &&
      from === 'enemies' &&
      isInForce(lasts, cardAt(fight.state, bearer.id, place).since, fight.state)),
})
