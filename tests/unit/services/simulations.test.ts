// Missions tried by simulation from the app: in threads, with progress, one run at a time, with a draft that nobody has saved.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadContent } from '../../../main/app.ts'
import { figuresOf, simulate } from '../../../main/games/akarios/simulator/index.ts'
import { fortuneOf } from '../../../main/services/simulation-fortune.ts'
import type { Input } from '../../../shared/contract/contract.ts'
import { freshFolder, startApp, type TestApp } from '../../support/app.ts'
import { packAt, setupFor } from '../../support/simulated.ts'

const root = resolve(import.meta.dirname, '../../..')
const pack = await packAt(join(root, 'packs/training-sector'))

const order = (change: Partial<Input<'simulation.start'>> = {}): Input<'simulation.start'> => ({
  ...{ mission: 'first-range', draft: [], pilots: [1], difficulty: 'normal', policy: 'random', runs: 2, seed: '7' },
  ...change,
})

const threads = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length

async function over({ call }: TestApp) {
  return vi.waitFor(
    async () => {
      const { run } = await call('simulation.get', {})
      expect(run?.state).not.toBe('running')
      return run
    },
    { timeout: 60_000, interval: 20 },
  )
}

test('a run gives the figures of `npm run simulate` for the same seed, with names and words of the packs', async () => {
  const app = startApp()
  const { simulation } = await app.call('simulation.start', order({ pilots: [1, 2] }))
  expect(await app.call('simulation.get', {})).toEqual({
    run: { id: simulation, mission: 'first-range', state: 'running', done: 0, of: 4, squads: [] },
  })
  const run = await over(app)
  const figures = (pilots: number, names: readonly string[]) => {
    const setup = setupFor(pack, { mission: 'first-range', pilots, difficulty: 'normal' })
    const { fallen, ...rest } = figuresOf([0, 1].map((fight) => simulate(setup, 'random', fortuneOf('7', fight))))
    return { pilots, ...rest, losses: names.map((pilot, at) => ({ pilot, fights: fallen[`p${at + 1}`] ?? 0 })) }
  }
  expect(run).toMatchObject({ id: simulation, state: 'done', done: 4, of: 4 })
  expect(run?.squads).toEqual([figures(1, ['Ines Calder']), figures(2, ['Ines Calder', 'Bram Oduya'])])
  expect(app.pushes.filter(({ name }) => name === 'simulation.changed').length).toBeGreaterThan(1)
})

test('a stopped run keeps what was played and leaves no thread; a new run ends the one before, and closing the app the last one', async () => {
  const app = startApp()
  const before = threads()
  const first = await app.call('simulation.start', order({ runs: 1000, policy: 'greedy' }))
  const second = await app.call('simulation.start', order({ runs: 1000 }))
  await vi.waitFor(async () => expect((await app.call('simulation.get', {})).run?.done).toBeGreaterThan(0), {
    timeout: 60_000,
  })
  await app.call('simulation.stop', first)
  expect((await app.call('simulation.get', {})).run).toMatchObject({ id: second.simulation, state: 'running' })
  await app.call('simulation.stop', second)
  const { run } = await app.call('simulation.get', {})
  expect([run?.state, run?.squads[0]?.fights]).toEqual(['stopped', run?.done])
  expect(threads()).toBe(before)
  await app.call('simulation.stop', second)
  expect((await app.call('simulation.get', {})).run).toEqual(run)
  await app.call('simulation.start', order({ runs: 1000 }))
  await app.app.close()
  expect(threads()).toBe(before)
})

test('what was entered and not saved is played: with a limit of one round the mission is over after one', async () => {
  const app = startApp()
  const { entry } = await app.call('packs.form', { kind: 'missions', id: 'first-range' })
  const { win } = entry as { win: object }
  const objectives = [{ id: 'one-round', wording: 'Hold out for a round.', goal: { type: 'rounds', count: 1 } }]
  const draft = [{ field: 'win', value: { ...win, need: 'any', objectives } }]
  await app.call('simulation.start', order({ draft, policy: 'greedy', runs: 1 }))
  const run = await over(app)
  expect(run?.squads[0]).toMatchObject({
    ...{ won: 1, rounds: { median: 1 }, judged: { verdict: 'tooEasy', sure: false } },
    ends: [{ won: true, why: 'one-round', wording: 'Hold out for a round.', fights: 1 }],
  })
  expect(await app.call('packs.form', { kind: 'missions', id: 'first-range' })).toMatchObject({ entry })
  expect(await app.refused('simulation.start', order({ draft: [{ field: 'win', value: 'whenever' }] }))).toMatchObject({
    code: 'refused',
    key: 'owner.refused',
  })
})

/** The packs of the app, with a mission of our own for the squad of the box. */
async function withAmbush() {
  const ownPacksDir = freshFolder()
  const write = (file: string, content: object) =>
    writeFileSync(join(ownPacksDir, 'ours', file), JSON.stringify(content))
  mkdirSync(join(ownPacksDir, 'ours', 'missions'), { recursive: true })
  write('pack.json', {
    ...{ format: 1, id: 'ours', version: '1.0.0', title: 'Ours', about: 'A mission.', licence: 'MIT' },
    ...{ requires: ['akarios'], complete: false },
  })
  write('missions/ambush.json', {
    ...{ id: 'ambush', name: 'Ambush', wording: 'Get out.', scenario: 950, briefing: 'They wait.' },
    map: {
      rows: ['.1.', '...', 'ddd', 'd..'],
      legend: {
        1: [{ type: 'enemy', enemy: 'ronin-scout', rank: 'regular', from: 1, facing: 3 }],
        d: [{ type: 'deployment' }],
      },
    },
    ...{ markers: [], waves: [], rules: [], lose: [] },
    win: { need: 'all', objectives: [{ id: 'clear', wording: 'Destroy it.', goal: { type: 'destroyEnemies' } }] },
    success: { text: 'Out.', rewards: [] },
    failure: { text: 'Caught.', rewards: [] },
  })
  return loadContent({ packsDir: join(root, 'packs'), ownPacksDir })
}

test('a mission for the squad of the box names every value that nobody has told, each once, and is not begun without', async () => {
  const content = await withAmbush()
  expect(content.troubles).toEqual([])
  const app = startApp(undefined, { content })
  const { lacks } = await app.call('simulation.lacks', { mission: 'ambush', draft: [], pilots: [1, 2] })
  const named = lacks.map(({ name, fields }) => `${name}: ${fields.join(' ')}`)
  expect(named).toEqual([
    'Argonaut: hull shield',
    'Deck 1: cards',
    'Deck E: cards',
    'board: dieFaces moves rotate attack',
    'Ronin Scout: standees regular.hull regular.shield regular.attack regular.immune cards',
    'Burst Fire: supply slots attacks',
    'Flank: supply slots moves',
    'Merkava: hull shield',
    'Deck 2: cards',
    'Proton Blast: supply slots attacks',
    'Barrel Roll: supply slots moves',
  ])
  expect(await app.refused('simulation.start', order({ mission: 'ambush' }))).toMatchObject({
    code: 'refused',
    key: 'fight.lacks',
    args: { thing: 'Argonaut', fields: 'hull, shield' },
  })
})

test('bad orders are refused in words: no such mission, sizes twice, more than 1000 runs', async () => {
  const app = startApp()
  expect(await app.refused('simulation.start', order({ mission: 'nowhere' }))).toMatchObject({ key: 'fight.noMission' })
  expect(await app.refused('simulation.start', order({ pilots: [2, 2] }))).toMatchObject({ code: 'bad-input' })
  expect(await app.refused('simulation.start', order({ runs: 1001 }))).toMatchObject({ code: 'bad-input' })
  expect(await app.call('simulation.get', {})).toEqual({})
})
