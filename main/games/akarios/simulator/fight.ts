// One simulated fight from its set-up to its end, and what is counted of it.
import type { Policy } from '../../../../shared/games/akarios/simulation.ts'
import { combatMachine } from '../combat/machine.ts'
import type { FightSetup } from '../combat/scenario/setup.ts'
import { findShip, pilotsOf } from '../combat/state/read.ts'
import type { FightState } from '../combat/state/state.ts'
import { seatOf, type PickOne } from './answers.ts'
import { moveOf, throughLuck, type Luck } from './play-on.ts'
import { chooserOf } from './policies.ts'

/** After more answers than this a fight is left as it stands: nobody would sit through it. */
export const mostInputs = 2000

export interface FightEnd {
  readonly won: boolean
  /** As the outcome says it: the id of an objective, `allLost`, `byHand`. */
  readonly why: string
  readonly rounds: number
  /** Damage that the squad's attacks did, and that pilots took, in points of hull and shield, as far as they were not mended. */
  readonly dealt: number
  readonly taken: number
  /** Seats whose pilots were unconscious at the end. */
  readonly fallen: readonly string[]
}

/** What came of it; `unfinished` after `mostInputs`. */
export type Simulated = FightEnd | 'unfinished'

/** Where luck and whims come from: the same give the same fight. */
export interface Fortune {
  readonly luck: Luck
  readonly pick: PickOne
}

/** `most`: answers until it is given up. Throws when the set-up is refused, and when a question offers nothing. */
export function simulate(setup: FightSetup, policy: Policy, { luck, pick }: Fortune, most = mostInputs): Simulated {
  const accepted = combatMachine.acceptSetup(setup)
  if (!accepted.ok) throw new Error(`set-up refused: ${JSON.stringify(accepted.error)}`)
  const choose = chooserOf(policy, pick)
  const health = healthMeter()
  let state = combatMachine.start(accepted.value).state
  for (let inputs = 0; inputs < most; inputs += 1) {
    health.look(state)
    state = throughLuck(luck, state, health.look)
    health.look(state)
    const wait = combatMachine.wait(state)
    if (wait.kind === 'over') return { ...told(state), ...health.read() }
    if (wait.kind !== 'ask') throw new Error('nobody is asked')
    const answer = choose(state, wait.question)
    state = combatMachine.step(state, moveOf(state, seatOf(answer, wait.seats), answer)).state
  }
  return 'unfinished'
}

function told(state: FightState): Pick<FightEnd, 'won' | 'why' | 'rounds' | 'fallen'> {
  const { outcome } = state
  if (outcome === null) throw new Error('a fight that is over has an outcome')
  return {
    won: outcome.result === 'success',
    why: outcome.why,
    rounds: outcome.rounds,
    fallen: pilotsOf(state).flatMap(({ id, out }) => (out ? [id] : [])),
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
