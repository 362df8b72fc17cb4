// Times tasks side by side in one process: in each of several rounds every task has a slice of time, so that a busy moment of
// the machine meets all of them. What counts is the median over the rounds of each round's median.
import { Bench } from 'tinybench'

/** Results go here, so that no work can be left out as useless. */
export const sink = { value: 0 }

/** The middle one of a list of numbers. */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

/**
 * `tasks`: name → `{ run, ops }`, where one call of `run` does the work `ops` times (default 1); it may be a function alone.
 * `pace`: `{ ms, rounds }`, milliseconds for each task over all rounds. Gives name → microseconds for one piece of work.
 */
export async function sideBySide(tasks, { ms, rounds }) {
  const entries = Object.entries(tasks).map(([name, task]) => [name, typeof task === 'function' ? { run: task } : task])
  const medians = new Map(entries.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    const bench = new Bench({
      time: ms / rounds,
      warmupTime: round === 0 ? ms / rounds : 0,
      iterations: 3,
      warmupIterations: round === 0 ? 3 : 1,
      throws: true,
    })
    for (const [name, { run }] of entries) bench.add(name, run)
    for (const { name, result } of await bench.run()) medians.get(name).push(result.latency.p50)
  }
  return Object.fromEntries(entries.map(([name, { ops = 1 }]) => [name, (median(medians.get(name)) * 1000) / ops]))
}

/** Does each of `works` once in turn, `times` over, and gives the median microseconds of each: for work that cannot be repeated freely. */
export async function inTurn(works, times) {
  const taken = Object.fromEntries(Object.keys(works).map((name) => [name, []]))
  for (let time = 0; time < times; time += 1)
    for (const [name, work] of Object.entries(works)) {
      const started = performance.now()
      await work(time)
      taken[name].push((performance.now() - started) * 1000)
    }
  return Object.fromEntries(Object.entries(taken).map(([name, list]) => [name, median(list)]))
}
