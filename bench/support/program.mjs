// The built web host as a program of its own, a browser for it, and a fight of four pilots against eight enemies on it.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { answersOf, seatOf } from '../../main/games/akarios/simulator/answers.ts'
import { chromiumProgram, chromiumWords } from '../../tests/e2e/hosts/programs.ts'
import { callWeb, joinByLink, runWebProgram } from '../../tests/e2e/hosts/web-program.ts'
import { freshFolder } from './campaigns.mjs'

export const openBrowser = () => chromium.launch({ executablePath: chromiumProgram(), args: chromiumWords })

/** Starts the program on data of its own. `call` gives the answer's data and throws on a refusal. */
export async function startProgram() {
  const home = freshFolder()
  const dataDir = join(home, 'data')
  mkdirSync(dataDir)
  const words = ['--port', '0', '--data-dir', dataDir, '--no-open']
  const program = runWebProgram(words, { home, environment: { NODE_ENV: 'production' } })
  const link = await program.link
  const cookie = await joinByLink(link)
  const call = async (name, input) => {
    const reply = await callWeb(link, cookie, name, input)
    if (!reply.ok) throw new Error(`${name} is refused: ${JSON.stringify(reply.error)}`)
    return reply.data
  }
  const stop = async () => {
    program.signal('SIGTERM')
    await program.end
  }
  return { link, call, stop }
}

const crew = [
  { pilot: 'ines-calder', ship: 'heron', callSign: 'Ink', player: 'Mara' },
  { pilot: 'bram-oduya', ship: 'gannet', callSign: 'Brick', player: 'Jonas' },
  { pilot: 'wren-halloway', ship: 'plover', callSign: 'Dot', player: 'Mara' },
  { pilot: 'tomas-reyl', ship: 'curlew', callSign: 'Tern', player: 'Jonas' },
]
const mission = 'first-range'
const wave = 'second-class'
const enemiesWanted = 8

/** Begins that fight. `answer` gives one answer to what is asked; `refill` brings ships and enemies back to where they were. */
export async function beginOn({ call }) {
  await call('settings.set', { pace: 'off', motion: 'none' })
  const { id: campaign } = await call('campaign.create', {
    squad: 'Range Squad',
    seats: crew,
    difficulty: 'normal',
    ironman: false,
  })
  const { play } = await call('fight.start', { campaign, mission, seats: crew.map((_, at) => at + 1) })
  const of = { campaign, play }
  const look = () => call('play.view', of)
  // Pilots pass, the first answer does for everything else.
  const answer = async () => {
    const { wait, version } = await look()
    const { type, passes } = wait.question
    const [chosen] = type === 'act' ? [{ type, seat: passes[0], pay: null }] : answersOf(wait.question, 1)
    return call('play.submit', { ...of, version, seat: seatOf(chosen, wait.seats), answer: chosen })
  }
  const change = async (by) => {
    const { version } = await look()
    return (await call('play.hand', { ...of, version, seat: 'table', change: by })).taken
  }
  const refill = async () => {
    const { view } = await look()
    for (const { id, kind } of view.ships)
      if (kind === 'pilot') await change({ type: 'setTrack', ship: id, track: 'hull', value: 20 })
    const count = async () => (await look()).view.ships.filter(({ kind }) => kind === 'enemy').length
    for (let tries = 0; tries < 4 && (await count()) < enemiesWanted; tries += 1)
      await change({ type: 'spawnWave', wave })
    return count()
  }
  return { campaign, play, look, answer, refill }
}
