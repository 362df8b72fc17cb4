// Plays the fights of a simulation in worker threads. The same set-ups and seed give the same fights, however many threads there are.
import { Worker } from 'node:worker_threads'
import type { Simulated } from '../games/akarios/simulator/index.ts'
import type { SimulationShare, ToldFight } from './simulation-worker.ts'

export interface SimulationOrder extends Omit<SimulationShare, 'fights'> {
  /** Fights of each set-up. */
  readonly runs: number
  /** Threads at most. */
  readonly threads: number
  readonly workerFile: string
  /** Told of each fight as it ends, with the place of its set-up; in no order that could be relied on. */
  readonly onFight: (setup: number, simulated: Simulated) => void
}

export interface SimulationRun {
  /** All fights are told, or the run was stopped. Rejects with the first fight that could not be played on. */
  readonly finished: Promise<void>
  /** Ends every thread; nothing is told any more. */
  readonly stop: () => Promise<void>
}

export function runSimulation({ runs, threads, workerFile, onFight, ...order }: SimulationOrder): SimulationRun {
  let stopped = false
  const shares = sharesOf(runs, threads)
  const workers = shares.map(() => new Worker(workerFile, { name: 'simulation' }))
  const stop = async () => {
    stopped = true
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  const played = workers.map(
    (worker, at) =>
      new Promise<void>((resolve, reject) => {
        worker.on('message', (told: ToldFight) => {
          if (stopped) return
          if ('fault' in told) reject(new Error(told.fault))
          else onFight(told.setup, told.simulated)
        })
        worker.once('error', reject)
        worker.once('exit', () => resolve())
        worker.postMessage({ ...order, fights: shares[at] ?? [] } satisfies SimulationShare)
      }),
  )
  const finish = async () => {
    try {
      await Promise.all(played)
    } finally {
      await stop()
    }
  }
  return { finished: finish(), stop }
}

/** Numbers of fights dealt out in turn; no share is empty. */
function sharesOf(runs: number, threads: number): readonly (readonly number[])[] {
  const count = Math.max(1, Math.min(threads, runs))
  const numbers = Array.from({ length: runs }, (_, fight) => fight)
  return Array.from({ length: count }, (_, share) => numbers.filter((fight) => fight % count === share))
}
