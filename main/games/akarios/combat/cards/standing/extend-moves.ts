// The bearer's moves may go further ahead; in stealth only, if the card says so.
import { hasEffect } from '../../state/read.ts'
import type { Standing } from './standing-step.ts'

export const extendMoves: Standing<'extendMoves'> = ({ hexes, condition }) => ({
  changeMove: (_fight, bearer, more, { ship }) =>
    ship.id === bearer.id && (condition !== 'stealthed' || hasEffect(ship, 'stealth')) ? more + hexes : more,
})
