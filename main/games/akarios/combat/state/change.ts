// Immutable at the door, free mutation inside: the one place where a state is copied to be changed.
import type { Ship } from './ships.ts'
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

const ownCopy = (state: FightState): FightState => ({
  ...state,
  ...(state.realTable === undefined ? {} : { realTable: { ...state.realTable } }),
  ships: state.ships.map(shipCopy),
  sparrowUpgrades: state.sparrowUpgrades.map((upgrade) => ({ ...upgrade })),
  piles: { ...state.piles },
  orders: { ...state.orders },
  attacks: state.attacks.map((attack) => ({ ...attack })),
  tally: {
    ...state.tally,
    lost: { ...state.tally.lost },
    left: { ...state.tally.left },
    reached: { ...state.tally.reached },
    neutralized: { ...state.tally.neutralized },
    waves: { ...state.tally.waves },
    numbers: { ...state.tally.numbers },
  },
  queue: [...state.queue],
})

function shipCopy(ship: Ship): Ship {
  if (ship.kind !== 'pilot') return { ...ship }
  return {
    ...ship,
    dice: ship.dice.map((die) => ({ ...die })),
    roll: { ...ship.roll },
    cards: ship.cards.map((card) => ({ ...card })),
  }
}
