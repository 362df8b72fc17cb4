// `npm run balance`: wins of every mission of a pack for 1 to 4 pilots with the greedy player, from Easy to Hard. Ends with 1 where a
// mission is too easy or too hard at Normal, or easier at a higher difficulty. `--runs`, `--pack`, `--seed`, `--missions`, `--pilots` as in
// simulate. `--sure` names only what the interval leaves no doubt about, for a few runs; `--workers 1` leaves the other cores alone.
import { verdictOf } from '../main/games/akarios/simulator/index.ts'
import { fairShare } from '../shared/games/akarios/simulation.ts'
import { duration } from './lib.mjs'
import { checkOrder, missionsIn, percent, progressBar, rounded, simulateAll } from './simulation.mjs'
import { readWords } from './words.mjs'

const { values } = readWords({
  options: {
    pack: { type: 'string', default: 'packs/training-sector' },
    missions: { type: 'string' },
    pilots: { type: 'string', default: '1,2,3,4' },
    runs: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    difficulties: { type: 'string', default: 'easy,normal,hard' },
    sure: { type: 'boolean', default: false },
    workers: { type: 'string', default: '0' },
  },
})

const missions = values.missions?.split(',') ?? missionsIn(values.pack)
const squads = values.pilots.split(',').map(Number)
const levels = values.difficulties.split(',')
const runs = Number(values.runs)
checkOrder({ squads, runs, policy: 'greedy', levels })
const batches = missions.flatMap((mission) =>
  squads.flatMap((pilots) => levels.map((difficulty) => ({ mission, pilots, difficulty }))),
)
const bar = progressBar()
const started = Date.now()
const { pack, seed } = values
const sums = await simulateAll({
  pack,
  policy: 'greedy',
  seed,
  runs,
  batches,
  most: Number(values.workers),
  onFight: bar.show,
})
bar.clear()

const normal = Math.max(levels.indexOf('normal'), 0)
const head = levels.map((level) => level.padEnd(26)).join('')
console.log(`${'mission'.padEnd(16)}${'pilots'.padEnd(8)}${head}rounds`)
const findings = []
for (const mission of missions)
  for (const pilots of squads) {
    const row = sums.filter((sum) => sum.mission === mission && sum.pilots === pilots)
    const shown = row.map(({ rate, interval }) => `${percent(rate)} (${interval.map(percent).join(' to ')})`.padEnd(26))
    console.log(`${mission.padEnd(16)}${String(pilots).padEnd(8)}${shown.join('')}${rounded(row[normal].rounds.mean)}`)
    findings.push(...faultsOf(row))
  }
for (const finding of findings) console.log(finding)
console.log(`${missions.length} missions, ${runs} runs each, seed ${seed}, in ${duration(Date.now() - started)}`)
process.exitCode = findings.length === 0 ? 0 : 1

function faultsOf(row) {
  const name = ({ mission, pilots, difficulty }) => `${mission} with ${pilots} at ${difficulty}`
  const unfair = row.filter((sum) => {
    const { verdict, sure } = verdictOf(sum)
    return sum.difficulty === 'normal' && verdict !== 'fair' && (sure || !values.sure)
  })
  const unfinished = row.filter((sum) => sum.unfinished > 0)
  const easier = row.filter((sum, at) => at > 0 && sum.interval[0] > row[at - 1].interval[1])
  return [
    ...unfair.map(
      (sum) =>
        `${name(sum)} is won in ${percent(sum.rate)}: wanted ${percent(fairShare.from)} to ${percent(fairShare.to)}`,
    ),
    ...unfinished.map((sum) => `${name(sum)} has ${sum.unfinished} fights without an end`),
    ...easier.map((sum) => `${name(sum)} is easier than one level below`),
  ]
}
