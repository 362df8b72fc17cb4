// Runs simulated fights in parallel and adds them up: what `simulate.mjs` and `balance.mjs` share.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { env, pinnedNode, root } from './lib.mjs'

/**
 * Plays `runs` fights of each batch (`mission`, `pilots`, `difficulty`) and gives one sum for each, in their order. Rejects with the first
 * thing that a worker could not play. `onFight` is told how many fights are done, of how many. `most` caps the processes: 0 for one on each core.
 */
export async function simulateAll({ pack, policy, seed, runs, batches, most = 0, onFight = () => undefined }) {
  const workers = Math.min(most || availableParallelism(), Math.max(1, runs))
  const sums = batches.map((batch) => ({
    ...batch,
    runs: 0,
    won: 0,
    rounds: 0,
    dealt: 0,
    taken: 0,
    fallen: 0,
    why: {},
  }))
  let done = 0
  const play = (worker) => {
    const fights = Array.from({ length: runs }, (_, at) => at).filter((at) => at % workers === worker)
    const share = { pack, policy, seed, batches: batches.map((batch) => ({ ...batch, fights })) }
    const words = [join(root, 'tests', 'simulate', 'worker.ts'), JSON.stringify(share)]
    const child = spawn(pinnedNode, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
    return new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const told = JSON.parse(line)
        if (told.fault !== undefined) return reject(new Error(told.fault))
        addTo(sums[told.batch], told)
        done += 1
        onFight(done, runs * batches.length)
      })
      child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('a worker stopped'))))
    })
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => play(worker)))
  return sums.map(meansOf)
}

function addTo(sum, { won, why, ...counts }) {
  sum.runs += 1
  if (won) sum.won += 1
  sum.why[why] = (sum.why[why] ?? 0) + 1
  for (const count of ['rounds', 'dealt', 'taken', 'fallen']) sum[count] += counts[count]
}

function meansOf({ runs, won, rounds, dealt, taken, fallen, ...rest }) {
  const mean = (total) => Math.round((total / runs) * 100) / 100
  const means = { rounds: mean(rounds), dealt: mean(dealt), taken: mean(taken), fallen: mean(fallen) }
  return { ...rest, runs, won, rate: won / runs, interval: interval(won, runs), ...means }
}

/** Wilson's interval: where the true chance lies, 95 times in 100. */
export function interval(won, runs) {
  const z = 1.96
  const rate = won / runs
  const middle = (rate + (z * z) / (2 * runs)) / (1 + (z * z) / runs)
  const width = (z * Math.sqrt((rate * (1 - rate)) / runs + (z * z) / (4 * runs * runs))) / (1 + (z * z) / runs)
  return [Math.max(0, middle - width), Math.min(1, middle + width)]
}

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
