// Bonuses that wait for the next attack of any friendly ship: what the Sparrow's upgrades give (open questions 93 and 109).
import { withOneDoubling } from './doublings.ts'
import type { Fight } from './fight.ts'
import type { Attack } from './state/attack.ts'
import { consciousPilots, shipOf } from './state/read.ts'
import type { Ship, SquadWaiting } from './state/ships.ts'
import type { FightState } from './state/state.ts'

/** What this attacker takes with it. The Sparrow is no friendly ship (SP-017). */
export const squadRiders = ({ squadWaiting }: FightState, { kind }: Ship): readonly SquadWaiting[] =>
  kind === 'pilot' ? withOneDoubling(squadWaiting) : []

/** The attack has its targets: these are used up, and what counts ships beside the first target is counted now. */
export function takeSquadRiders(fight: Fight, attack: Attack, taken: readonly SquadWaiting[]): void {
  const { state, table } = fight
  const [first] = attack.targets
  if (taken.length === 0 || first === undefined) return
  const target = shipOf(state, first)
  const friends = taken.some(({ perFriend }) => perFriend)
    ? consciousPilots(state).filter((pilot) => fight.know(table.isNear(state, target, pilot, 1)))
    : []
  for (const { bonus, perFriend, from } of taken) {
    if (perFriend && bonus.add === 'damage')
      attack.first = { ...attack.first, damage: attack.first.damage + bonus.amount * friends.length }
    fight.note('squadBonusTaken', { ship: attack.attacker, from }, 'BO-006')
  }
  state.squadWaiting = state.squadWaiting.filter(({ id, stays }) => stays || !taken.some((one) => one.id === id))
}
