// `npm run simulate -- --pack packs/training-sector --mission first-range --pilots 2 --runs 400 --seed 1 --policy greedy`: how often a
// squad as on its first evening wins a mission, and at what cost. `--pilots 1,2,3,4` plays each; `--json` prints numbers for programs.
import { parseArgs } from 'node:util'
import { mostInputs } from '../main/games/akarios/simulator/index.ts'
import { difficulties } from '../shared/contract/choices.ts'
import { policies } from '../shared/games/akarios/simulation.ts'
import { duration } from './lib.mjs'
import { missionsIn, percent, progressBar, rounded, simulateAll } from './simulation.mjs'

const { values } = parseArgs({
  options: {
    pack: { type: 'string', default: 'packs/training-sector' },
    mission: { type: 'string' },
    pilots: { type: 'string', default: '2' },
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    policy: { type: 'string', default: 'greedy' },
    difficulty: { type: 'string', default: 'normal' },
    json: { type: 'boolean', default: false },
  },
})

const [squads, runs] = [values.pilots.split(',').map(Number), Number(values.runs)]
const faults = [
  ...(squads.every((pilots) => [1, 2, 3, 4].includes(pilots)) ? [] : ['--pilots takes 1 to 4, or several with commas']),
  ...(Number.isInteger(runs) && runs > 0 ? [] : ['--runs takes a whole number from 1 on']),
  ...(policies.includes(values.policy) ? [] : [`--policy takes ${policies.join(' or ')}`]),
  ...(difficulties.includes(values.difficulty) ? [] : [`--difficulty takes one of ${difficulties.join(', ')}`]),
]
if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  process.exit(2)
}

const bar = progressBar()
const started = Date.now()
try {
  const missions = values.mission === undefined ? missionsIn(values.pack) : values.mission.split(',')
  const batches = missions.flatMap((mission) =>
    squads.map((pilots) => ({ mission, pilots, difficulty: values.difficulty })),
  )
  const { pack, policy, seed } = values
  const sums = await simulateAll({ pack, policy, seed, runs, batches, onFight: bar.show })
  bar.clear()
  if (values.json) console.log(JSON.stringify(sums, null, 2))
  else print(sums)
} catch (error) {
  bar.clear()
  console.error(error.message)
  process.exitCode = 1
}

function print(sums) {
  for (const { mission, pilots, difficulty, fights, unfinished, rate, interval, fallen, ends, ...sum } of sums) {
    const [low, high] = interval.map(percent)
    const told = ends.map(({ why, fights: count }) => `${why} ${count}`)
    const down = Object.values(fallen).reduce((total, count) => total + count, 0)
    const [rounds, dealt, taken] = [sum.rounds, sum.dealt, sum.taken].map(({ mean }) => rounded(mean))
    console.log(`${mission}, ${pilots} ${pilots === 1 ? 'pilot' : 'pilots'}, ${difficulty}, ${values.policy}`)
    console.log(`  won ${percent(rate)} of ${fights} (95 %: ${low} to ${high}), by ${told.join(', ')}`)
    console.log(
      `  a fight: ${rounds} rounds, ${dealt} damage done, ${taken} taken, ${rounded(down / Math.max(1, fights))} pilots down`,
    )
    if (unfinished > 0) console.log(`  besides, ${unfinished} without an end, given up after ${mostInputs} answers`)
  }
  console.log(`seed ${values.seed}, in ${duration(Date.now() - started)}`)
}
