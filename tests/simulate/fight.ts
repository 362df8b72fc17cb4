// One simulated fight from its set-up to its end, and what is counted of it.
import { combatMachine } from '../../main/games/akarios/combat/machine.ts'
import { findShip, pilotsOf } from '../../main/games/akarios/combat/state/read.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import type { FightState } from '../../main/games/akarios/combat/state/state.ts'
import { seatOf } from '../random/answers.ts'
import { mostInputs, moveOf, throughLuck } from '../random/play.ts'
import { chooserOf, type Policy } from './policies.ts'

export interface Simulated {
  readonly won: boolean
  readonly why: string
  readonly rounds: number
  /** Damage that the squad's attacks did, and that pilots took, in points of hull and shield, as far as they were not mended. */
  readonly dealt: number
  readonly taken: number
  /** Pilots that were unconscious at the end. */
  readonly fallen: number
}

/** Throws when the fight does not end. */
export function simulate(setup: FightSetup, policy: Policy, seed: string): Simulated {
  const accepted = combatMachine.acceptSetup(setup)
  if (!accepted.ok) throw new Error(`set-up refused: ${JSON.stringify(accepted.error)}`)
  const choose = chooserOf(policy, seed)
  const health = healthMeter()
  let state = combatMachine.start(accepted.value).state
  for (let inputs = 0; inputs < mostInputs; inputs += 1) {
    health.look(state)
    state = throughLuck(seed, state, health.look)
    health.look(state)
    const wait = combatMachine.wait(state)
    if (wait.kind === 'over') return { ...told(state), ...health.read() }
    if (wait.kind !== 'ask') throw new Error('nobody is asked')
    const answer = choose(state, wait.question)
    state = combatMachine.step(state, moveOf(state, seatOf(answer, wait.seats), answer)).state
  }
  throw new Error(`stuck: more than ${mostInputs} inputs`)
}

function told(state: FightState): Pick<Simulated, 'won' | 'why' | 'rounds' | 'fallen'> {
  const { outcome } = state
  if (outcome === null) throw new Error('a fight that is over has an outcome')
  return {
    won: outcome.result === 'success',
    why: outcome.why,
    rounds: outcome.rounds,
    fallen: pilotsOf(state).filter(({ out }) => out).length,
  }
}

/** Adds up what hull and shield have lost from one look to the next. */
function healthMeter() {
  let [before, dealt, taken]: [FightState | null, number, number] = [null, 0, 0]
  const points = ({ hull, shield }: { readonly hull: number; readonly shield: number }) => hull + shield
  return {
    look: (state: FightState): void => {
      for (const ship of before?.ships ?? []) {
        const now = findShip(state, ship.id)
        const lost = Math.max(0, points(ship) - (now === null ? 0 : points(now)))
        if (ship.kind === 'pilot') taken += lost
        if (ship.kind === 'enemy' && state.outcome === null) dealt += lost
      }
      before = state
    },
    read: () => ({ dealt, taken }),
  }
}
