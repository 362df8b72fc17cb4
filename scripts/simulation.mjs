// Runs simulated fights in parallel and adds them up: what `simulate.mjs` and `balance.mjs` share. They play what the app plays.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { figuresOf } from '../main/games/akarios/simulator/index.ts'
import { runSimulation } from '../main/services/simulation-run.ts'
import { difficulties } from '../shared/contract/choices.ts'
import { policies } from '../shared/games/akarios/simulation.ts'
import { packAt, setupFor } from '../tests/support/simulated.ts'
import { root } from './lib.mjs'

/** Ends the script with 2 and a sentence for each thing that cannot be ordered. */
export function checkOrder({ squads, runs, policy, levels }) {
  const faults = [
    ...(squads.every((pilots) => [1, 2, 3, 4].includes(pilots))
      ? []
      : ['--pilots takes 1 to 4, or several with commas']),
    ...(Number.isInteger(runs) && runs > 0 ? [] : ['--runs takes a whole number from 1 on']),
    ...(policies.includes(policy) ? [] : [`--policy takes ${policies.join(' or ')}`]),
    ...(levels.every((level) => difficulties.includes(level))
      ? []
      : [`A difficulty is one of ${difficulties.join(', ')}`]),
  ]
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  process.exit(2)
}

/**
 * Plays `runs` fights of each batch (`mission`, `pilots`, `difficulty`) and gives the figures of each, in their order. Rejects with the first
 * thing that cannot be played. `onFight` is told how many fights are done, of how many. `most` caps the threads: 0 for one on each core.
 */
export async function simulateAll({ pack, policy, seed, runs, batches, most = 0, onFight = () => undefined }) {
  const content = await packAt(pack)
  const fights = batches.map(() => [])
  let done = 0
  const { finished } = runSimulation({
    ...{ policy, seed, runs },
    setups: batches.map((batch) => setupFor(content, batch)),
    threads: most || availableParallelism(),
    workerFile: join(root, 'main/services/simulation-worker.ts'),
    onFight: (batch, simulated) => {
      fights[batch].push(simulated)
      done += 1
      onFight(done, runs * batches.length)
    },
  })
  await finished
  return batches.map((batch, at) => ({ ...batch, ...figuresOf(fights[at]) }))
}

/** Two digits after the point. */
export const rounded = (figure) => Math.round(figure * 100) / 100

export const percent = (share) => `${Math.round(share * 100)} %`

/** Ids of the missions that lie in a pack's folder. */
export const missionsIn = (pack) =>
  readdirSync(join(pack, 'missions'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()

/** A bar on the terminal's last line; nothing where the output goes to a file. */
export function progressBar() {
  const { stderr } = process
  return {
    show: (done, all) => {
      if (!stderr.isTTY) return
      const width = 30
      const full = Math.round((done / all) * width)
      stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${all} fights`)
    },
    clear: () => void (stderr.isTTY && stderr.write('\r\u001b[K')),
  }
}
