// Immutable at the door, free mutation inside: the one place where a state is copied to be changed.
import type { FightState } from './state.ts'

/**
 * A new state; `before` stays as it is. What `work` throws is thrown on. Copied is what the types let rules change in place;
 * what they call readonly is replaced whole when it changes, and so is shared.
 */
export function changeState(before: FightState, work: (state: FightState) => void): FightState {
  const state = ownCopy(before)
  work(state)
  return state
}

function ownCopy(state: FightState): FightState {
  const { tally } = state
  const copy: FightState = {
    ...state,
    ships: state.ships.map((ship) => ({ ...ship })),
    piles: { ...state.piles },
    orders: { ...state.orders },
    attacks: state.attacks.map((attack) => ({ ...attack })),
    tally: {
      ...tally,
      lost: { ...tally.lost },
      left: { ...tally.left },
      reached: { ...tally.reached },
      neutralized: { ...tally.neutralized },
      waves: { ...tally.waves },
      numbers: { ...tally.numbers },
    },
    queue: [...state.queue],
  }
  if (state.realTable !== undefined) copy.realTable = { ...state.realTable }
  return copy
}
