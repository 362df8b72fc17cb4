// R20: a whole app that is not closed for many evenings: fights, notes, steps back, campaigns opened and closed. Memory and the time
// of a decision stay as they were, nothing piles up on disk. `npm run soak` takes a million decisions, `npm test` a few hundred.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keptDays, keptToday } from '../../main/db/retention.ts'
import type { Output } from '../../shared/contract/contract.ts'
import type { Question } from '../../shared/games/akarios/question/question.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { answersOf, seatOf } from '../../main/games/akarios/simulator/answers.ts'
import { tidyFolder } from './support/folder.ts'
import { cpuTime, heapInUse, medianOf, shareOf } from './support/growth.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { pathIn } from './support/sample.ts'
import { start } from './support/table.ts'
import { randomOf, report, seed, times, type Random } from './support/trial.ts'

const wanted = Number(process.env['SOAK_DECISIONS'] ?? times(2000, 500))
/** Enough that what is held and what a decision takes says something about the app, not about its first minutes. */
const isLong = wanted >= 50_000
const evenings = Math.max(10, Math.min(250, Math.round(wanted / 4000)))
const eveningsPerCampaign = 5
const dayLength = 24 * 3600 * 1000
const squad = { squad: 'Night Watch', difficulty: 'normal', ironman: false } as const
const seats = [{ player: 'Mara', pilot: 'ines-calder', ship: 'heron', callSign: 'Moth' }]

interface Evening {
  /** Bytes of heap that are held once the campaign is closed. */
  readonly heap: number
  /** Microseconds of the processor that its median answer in a fight takes. */
  readonly answer: number
}

describe(`R20 many evenings without a restart, SEED=${String(seed)}`, () => {
  test(
    'memory, the time of a decision and what lies on disk do not grow',
    async () => {
      const dataDir = tidyFolder()
      const random = randomOf('soak')
      let now = start
      const app = startApp(dataDir, { now: () => new Date((now += 1000)) })
      const past: Evening[] = []
      let made = 0
      for (let campaign = ''; past.length < evenings;) {
        if (past.length % eveningsPerCampaign === 0)
          campaign = (await app.call('campaign.create', { ...squad, seats: [...seats] })).id
        now += dayLength
        const most = Math.ceil((wanted * (past.length + 1)) / evenings)
        const table = sitDown(app, campaign, random)
        for (; made < most; made += 1) await table.decide()
        await app.call('campaign.close', { campaign })
        past.push({ heap: heapInUse(), answer: medianOf(table.took()) })
        expect(heaps(dataDir, campaign)).toEqual([])
        if (past.length % eveningsPerCampaign === 0) assertCampaignHealthy(pathIn(dataDir, campaign))
      }
      // The first tenth loads what is loaded once.
      const warm = past.slice(Math.ceil(past.length / 10))
      const third = Math.floor(warm.length / 3)
      const growth = (of: (evening: Evening) => number) =>
        medianOf(warm.slice(-third).map(of)) / medianOf(warm.slice(0, third).map(of))
      const [heap, answer] = [growth((one) => one.heap), growth((one) => one.answer)]
      report(
        'R20',
        `${String(made)} decisions in ${String(past.length)} evenings: heap ${shareOf(heap)}, time of an answer ${shareOf(answer)} ` +
          `of what they were early, ${(medianOf(past.map((one) => one.heap)) / 2 ** 20).toFixed(0)} MB held`,
      )
      if (!isLong) return
      expect(heap).toBeLessThan(1.02)
      expect(answer).toBeLessThan(1.3)
    },
    // A million decisions take hours on a busy machine.
    12 * 3600 * 1000,
  )
})

/** What must not be there once a campaign is closed: a journal, a half-made file, more backups than are kept. */
function heaps(dataDir: string, campaign: string): readonly string[] {
  const beside = readdirSync(join(pathIn(dataDir, campaign), '..'))
  const backups = readdirSync(join(dataDir, 'backups', campaign)).filter((name) => name.endsWith('.db'))
  return [
    ...beside.filter(
      (name) => /-(journal|wal|shm)$/.test(name) && statSync(join(pathIn(dataDir, campaign), '..', name)).size > 0,
    ),
    ...beside.filter((name) => name.startsWith('.')),
    ...backups.slice(keptToday + keptDays + 1),
  ]
}

/** One evening of a campaign: eight in ten decisions are answers in a fight, one in ten goes back. */
function sitDown({ call }: TestApp, campaign: string, random: Random) {
  const took: number[] = []
  /** The fight as it stands on the screen; looked at anew after a step back. */
  let fight: { readonly play: string; readonly view: Output<'play.view'> } | undefined
  const look = async () => {
    const { plays } = await call('play.list', { campaign })
    const play = plays.find(({ status }) => status === 'open')?.id
    return play === undefined ? undefined : { play, view: await call('play.view', { campaign, play }) }
  }
  const note = () =>
    call('notes.add', { campaign, who: 'Mara', body: `The convoy got through, ${String(random(1000))} credits.` })
  const step = async (direction: 'undo' | 'redo') => {
    const { [direction]: target } = await call('history.steps', { campaign })
    if (target === undefined) return note()
    fight = undefined
    return call(`history.${direction}`, { campaign, entry: target.n })
  }
  const move = async () => {
    fight ??= await look()
    if (fight === undefined) return call('fight.start', { campaign, mission: 'first-range', seats: [1] })
    const { play, view } = fight
    if (view.wait?.kind !== 'ask') throw new Error('a fight that is open asks nothing')
    const answers = answersOf(view.wait.question as unknown as Question, 40)
    const answer = answers[random(answers.length)]
    if (answer === undefined) throw new Error('the fight is stuck')
    const begun = cpuTime()
    const given = { campaign, play, version: view.version, seat: seatOf(answer, view.wait.seats), answer }
    const moved = await call('play.submit', given)
    took.push(cpuTime() - begun)
    if (!moved.taken) throw new Error(`not taken: ${JSON.stringify(moved)}`)
    fight = moved.view.wait?.kind === 'over' ? undefined : { play, view: moved.view }
    return moved
  }
  return {
    took: () => took,
    decide: () => {
      const which = random(100)
      if (which < 10) return step('undo')
      if (which < 15) return step('redo')
      return which < 20 ? note() : move()
    },
  }
}
