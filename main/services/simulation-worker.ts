// Runs beside the main process, on plain data alone: plays its share of a simulation and tells each fight as it ends.
import { parentPort } from 'node:worker_threads'
import type { Policy } from '../../shared/games/akarios/simulation.ts'
import type { FightSetup } from '../games/akarios/combat/index.ts'
import { simulate, type Simulated } from '../games/akarios/simulator/index.ts'
import { fortuneOf } from './simulation-fortune.ts'

export interface SimulationShare {
  readonly setups: readonly FightSetup[]
  readonly policy: Policy
  readonly seed: string
  /** Numbers of the fights of each set-up. */
  readonly fights: readonly number[]
}

/** One fight of the set-up at this place of the list; `fault`: it could not be played on, and nothing after it is. */
export type ToldFight =
  { readonly setup: number; readonly simulated: Simulated } | { readonly setup: number; readonly fault: string }

parentPort?.once('message', ({ setups, policy, seed, fights }: SimulationShare) => {
  const tell = (told: ToldFight) => parentPort?.postMessage(told)
  for (const [at, setup] of setups.entries())
    for (const fight of fights) {
      try {
        tell({ setup: at, simulated: simulate(setup, policy, fortuneOf(seed, fight)) })
      } catch (fault) {
        const said = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
        return tell({ setup: at, fault: `fight ${seed}:${fight} of ${setup.mission.id}: ${said}` })
      }
    }
})
