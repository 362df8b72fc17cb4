// `npm run simulate -- --pack packs/training-sector --mission first-range --pilots 2 --runs 400 --seed 1 --policy greedy`: how often a
// squad as on its first evening wins a mission, and at what cost. `--pilots 1,2,3,4` plays each; `--json` prints numbers for programs.
import { mostInputs } from '../main/games/akarios/simulator/index.ts'
import { duration } from './lib.mjs'
import { checkOrder, missionsIn, percent, progressBar, rounded, simulateAll } from './simulation.mjs'
import { readWords } from './words.mjs'

const { values } = readWords({
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
checkOrder({ squads, runs, policy: values.policy, levels: [values.difficulty] })

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
