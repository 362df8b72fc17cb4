// The owner's recorded values through the app: told, taken back, copied from campaigns, given out and taken in.
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readPackZip } from '../../../main/files/packs/read.ts'
import { writeZip } from '../../../main/files/zip/write.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { foundCampaign, freshFolder, startApp, type TestApp } from '../../support/app.ts'
import { teller, tellAndDie } from '../../support/teller.ts'

const flank = { kind: 'upgrades', id: 'flank', field: 'cost' } as const
const bank = { kind: 'upgrades', id: 'bank', field: 'cost' } as const
const migrationsDir = resolve(import.meta.dirname, '../../../migrations')

/** Without the form that asks for it. */
const fieldOf = async ({ call }: TestApp, { kind, id, field }: { kind: 'upgrades'; id: string; field: string }) => {
  const { form, ...rest } = (await call('packs.entry', { kind, id })).fields.find((one) => one.field === field)!
  expect(form).toEqual({ type: 'number', min: 0, max: 99, words: ['none'] })
  return rest
}

const given = async ({ call }: TestApp, bytes: Buffer) => {
  const { transfer } = await call('transfer.begin', { name: 'box.zip', size: bytes.length })
  await call('transfer.piece', { transfer, index: 0, data: bytes.toString('base64') })
  return transfer
}

const cover = {
  ...{ format: 1, id: 'owner', version: '1.0.0', title: 'Her box', about: 'Hers.', licence: 'none' },
  ...{ requires: [], complete: false },
}
const packZip = (values: Json, more: Record<string, Json> = {}) =>
  writeZip(
    new Map([
      ['pack.json', Buffer.from(JSON.stringify({ ...cover, ...more }))],
      ['values.json', Buffer.from(JSON.stringify({ values }))],
    ]),
  )

test('a value told is there at once with its source and date, in every window, and after a restart', async () => {
  const now = new Date('2026-05-01T18:00:00.000Z')
  const app = startApp(freshFolder(), { now: () => now })
  expect(await fieldOf(app, flank)).toEqual({ field: 'cost' })
  await app.call('owner.record', { ...flank, value: 4, source: 'card 12' })
  expect(app.pushes).toContainEqual({ name: 'packs.changed', args: {} })
  const told = {
    field: 'cost',
    value: 4,
    source: { layer: 'told', pack: 'owner', note: 'card 12', at: now.toISOString() },
  }
  expect(await fieldOf(app, flank)).toEqual(told)
  await app.app.close()
  expect(await fieldOf(startApp(app.dataDir), flank)).toEqual(told)
})

test('a number that cannot be printed there, and a field that does not exist, are refused with the reason', async () => {
  const app = startApp()
  const hint = async (input: typeof flank & { value: Json }) =>
    (await app.refused('owner.record', input)).args?.['hint']
  expect(await hint({ ...flank, value: 400 })).toMatch(/cannot have this as "cost"/)
  expect(await hint({ ...flank, id: 'flunk' as 'flank', value: 4 })).toMatch(/Did you mean "flank"/)
  expect(await hint({ ...flank, field: 'abilities.x.y' as 'cost', value: 4 })).toBeTruthy()
  const ship = { kind: 'ships', id: 'argonaut', field: 'brings.weapon', value: 'no-such-card' } as const
  expect((await app.refused('owner.record', ship)).args?.['hint']).toMatch(/no-such-card/)
  expect((await app.call('owner.log', { offset: 0, limit: 10 })).total).toBe(0)
})

test('a fact of a combat effect is told by the word of the engine', async () => {
  const app = startApp()
  await app.call('owner.record', { kind: 'effects', id: 'radarJam', field: 'wording', value: 'Jams the radar.' })
  const { wording, told } = await app.call('packs.entry', { kind: 'effects', id: 'radarJam' })
  expect([wording, told]).toEqual(['Jams the radar.', 1])
  const unknown = { kind: 'effects', id: 'radarjam', field: 'wording', value: 'Jams.' } as const
  expect((await app.refused('owner.record', unknown)).args?.['hint']).toMatch(/Did you mean "radarJam"/)
})

test('"this number is wrong" is a step by name; undo and redo go step by step and refuse a stale one', async () => {
  const app = startApp()
  await app.call('owner.record', { ...flank, value: 4 })
  await app.call('owner.record', { ...flank, value: 5 })
  const log = () => app.call('owner.log', { offset: 0, limit: 10 })
  expect((await log()).undo).toMatchObject({ n: 2, name: 'Flank', field: 'cost', value: 5, values: 1 })
  expect(await app.refused('owner.undo', { means: 1 })).toMatchObject({ code: 'conflict', key: 'stale' })
  await app.call('owner.undo', { means: 2 })
  expect((await fieldOf(app, flank)).value).toBe(4)
  expect((await log()).steps.map(({ n, current }) => [n, current])).toEqual([
    [3, false],
    [2, false],
    [1, true],
  ])
  await app.call('owner.redo', { means: 2 })
  expect((await fieldOf(app, flank)).value).toBe(5)
  expect(await app.refused('owner.redo', { means: 2 })).toMatchObject({ key: 'nothingToRedo' })
})

test('a printed name told for a place without one is its name, and is missing no more', async () => {
  const app = startApp()
  const { rows } = await app.call('packs.browse', {
    kind: 'pilots',
    search: '',
    missingOnly: true,
    offset: 0,
    limit: 50,
  })
  const entries = await Promise.all(rows.map(({ kind, id }) => app.call('packs.entry', { kind, id })))
  const unnamed = entries.find(({ fields }) => fields.some(({ field, value }) => field === 'unnamed' && value === true))
  expect(unnamed).toBeDefined()
  await app.call('owner.record', { kind: 'pilots', id: unnamed!.id, field: 'name', value: 'Ottoline' })
  const now = await app.call('packs.entry', { kind: 'pilots', id: unnamed!.id })
  expect([now.name, now.missing]).toEqual(['Ottoline', unnamed!.missing - 1])
})

test('a kill between the commit of a play and the copy is healed when the campaign is opened again', async () => {
  const first = startApp()
  const campaign = await foundCampaign(first)
  await first.app.close()
  const path = join(first.dataDir, 'campaigns', campaign, 'campaign.db')
  const now = new Date('2026-05-01T18:00:00.000Z')
  tellAndDie({ path, migrationsDir, now }, [{ ...flank, value: 3 }])

  const second = startApp(first.dataDir, { machines: [teller] })
  expect((await fieldOf(second, flank)).value).toBeUndefined()
  await second.call('play.list', { campaign })
  expect(await fieldOf(second, flank)).toMatchObject({ value: 3, source: { layer: 'told', at: now.toISOString() } })
  expect((await second.call('owner.log', { offset: 0, limit: 10 })).undo).toMatchObject({ kind: 'copy', name: 'Flank' })
})

test('a value told in a play is copied after its commit, stays when the play is taken back, and is not copied over a correction', async () => {
  const first = startApp()
  const campaign = await foundCampaign(first)
  await first.app.close()
  const path = join(first.dataDir, 'campaigns', campaign, 'campaign.db')
  const version = tellAndDie({ path, migrationsDir, now: new Date() }, [])

  const app = startApp(first.dataDir, { machines: [teller] })
  const move = { campaign, play: 'p1', version, seat: '1' }
  const moved = await app.call('play.submit', { ...move, answer: { ...flank, value: 3 } })
  expect(moved.taken).toBe(true)
  expect((await fieldOf(app, flank)).value).toBe(3)
  const { undo } = await app.call('history.steps', { campaign })
  await app.call('history.undo', { campaign, entry: undo!.n })
  expect((await fieldOf(app, flank)).value).toBe(3)

  await app.call('owner.record', { ...flank, value: 6 })
  await app.app.close()
  const again = startApp(first.dataDir, { machines: [teller] })
  await again.call('play.list', { campaign })
  expect((await fieldOf(again, flank)).value).toBe(6)
  expect((await again.call('owner.log', { offset: 0, limit: 10 })).total).toBe(2)
})

test('what an owner took back is not copied again, and a lost pack is filled from the campaign', async () => {
  const first = startApp()
  const campaign = await foundCampaign(first)
  await first.app.close()
  const path = join(first.dataDir, 'campaigns', campaign, 'campaign.db')
  tellAndDie({ path, migrationsDir, now: new Date() }, [
    { ...flank, value: 3 },
    { kind: 'card', id: 'x', field: 'y', value: 1 },
  ])
  const open = async () => {
    const app = startApp(first.dataDir, { machines: [teller] })
    await app.call('play.list', { campaign })
    return app
  }
  const second = await open()
  await second.call('owner.undo', { means: 1 })
  await second.app.close()
  const third = await open()
  expect((await fieldOf(third, flank)).value).toBeUndefined()
  await third.app.close()
  rmSync(join(first.dataDir, 'owner-pack'), { recursive: true })
  rmSync(join(first.dataDir, 'owner-pack-log.jsonl'))
  expect((await fieldOf(await open(), flank)).value).toBe(3)
})

test('a pack that cannot be written does not fail the play; it says so and is filled when it can be', async () => {
  const first = startApp()
  const campaign = await foundCampaign(first)
  await first.app.close()
  const path = join(first.dataDir, 'campaigns', campaign, 'campaign.db')
  const version = tellAndDie({ path, migrationsDir, now: new Date() }, [])
  const inTheWay = join(first.dataDir, 'owner-pack', `.values.json.new-${process.pid}`)
  mkdirSync(join(first.dataDir, 'owner-pack'))
  symlinkSync(join(first.dataDir, 'gone', 'values.json'), inTheWay)
  const app = startApp(first.dataDir, { machines: [teller] })
  const answer = { ...flank, value: 3 }
  expect((await app.call('play.submit', { campaign, play: 'p1', version, seat: '1', answer })).taken).toBe(true)
  expect((await app.call('packs.list', {})).troubles.map(({ hint }) => hint).join()).toMatch(/safe in the campaign/)
  await app.app.close()
  expect(existsSync(inTheWay)).toBe(false)
  const again = startApp(first.dataDir, { machines: [teller] })
  await again.call('play.list', { campaign })
  expect((await fieldOf(again, flank)).value).toBe(3)
  expect((await again.call('packs.list', {})).troubles).toEqual([])
})

test('the pack given out is a pack without a fault, and taken in elsewhere it tells the same', async () => {
  const mine = startApp()
  await mine.call('owner.record', { ...flank, value: 4, source: 'card 12' })
  await mine.call('owner.record', { ...bank, value: 2 })
  const { transfer, size } = await mine.call('owner.export', {})
  const bytes = Buffer.from((await mine.call('export.piece', { transfer, index: 0 })).data, 'base64')
  expect(bytes.length).toBe(size)
  expect((await readPackZip(bytes, 'my-box.zip')).refusals).toEqual([])

  const hers = startApp()
  const given1 = await given(hers, bytes)
  expect(await hers.call('owner.importLook', { transfer: given1 })).toEqual({
    title: 'My box',
    fresh: 2,
    same: 0,
    conflicts: [],
    refused: [],
  })
  expect(await hers.call('owner.importAccept', { transfer: given1, answers: [] })).toEqual({ values: 2 })
  expect(await fieldOf(hers, flank)).toMatchObject({ value: 4, source: { note: 'card 12' } })
  await hers.call('owner.undo', { means: 1 })
  expect((await fieldOf(hers, bank)).value).toBeUndefined()
})

test('each field told twice is asked for; mine stays and theirs comes as answered, and what fits nowhere stays out', async () => {
  const app = startApp()
  await app.call('owner.record', { ...flank, value: 4 })
  await app.call('owner.record', { ...bank, value: 2 })
  const values = [
    { ...flank, value: 5 },
    { ...bank, value: 3 },
    { ...bank, id: 'barrel-roll', value: 900 },
  ]
  const transfer = await given(app, await packZip(values))
  const look = await app.call('owner.importLook', { transfer })
  expect(look).toMatchObject({ fresh: 0, conflicts: [{ name: 'Flank', mine: { value: 4 }, theirs: { value: 5 } }, {}] })
  expect(look.refused.map(({ id }) => id)).toEqual(['barrel-roll'])
  expect(look.refused[0]?.hint).toMatch(/cannot have this/)
  const half = { transfer, answers: [{ ...flank, take: 'theirs' as const }] }
  expect(await app.refused('owner.importAccept', half)).toMatchObject({ key: 'owner.answersMissing' })
  const answers = [...half.answers, { ...bank, take: 'mine' as const }]
  expect(await app.call('owner.importAccept', { transfer, answers })).toEqual({ values: 1 })
  expect([(await fieldOf(app, flank)).value, (await fieldOf(app, bank)).value]).toEqual([5, 2])
})

test.each([
  ['no zip', () => Promise.resolve(Buffer.from('no zip at all')), 'owner.packRefused'],
  ['a broken value', () => packZip([{ ...flank, value: 1, more: 1 }]), 'owner.packRefused'],
  ['a newer format', () => packZip([], { format: 2 }), 'owner.packNewer'],
  [
    'a file that climbs out',
    () => writeZip(new Map([['a/../x.json', Buffer.from('{}')]])).catch(() => Buffer.from('PK')),
    'owner.packRefused',
  ],
])('a file with %s is refused and changes nothing', async (_, make, key) => {
  const app = startApp()
  const transfer = await given(app, await make())
  expect(await app.refused('owner.importLook', { transfer })).toMatchObject({ key })
  expect(await app.refused('owner.importAccept', { transfer, answers: [] })).toMatchObject({ key })
  expect((await app.call('owner.log', { offset: 0, limit: 10 })).total).toBe(0)
})

test('a damaged pack is named in the list with its place, the rest of the app works, and the file is kept', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'owner-pack'))
  const path = join(dataDir, 'owner-pack', 'values.json')
  writeFileSync(path, '{"values": [}')
  const app = startApp(dataDir)
  const { troubles } = await app.call('packs.list', {})
  expect(troubles).toContainEqual(expect.objectContaining({ file: 'values.json', where: 'line 1, column 13' }))
  expect((await app.call('campaign.roster', {})).pilots).toHaveLength(4)
  expect(readFileSync(path, 'utf8')).toBe('{"values": [}')
})

test('a value of another program that fits nowhere is named by its place and passed over; the others count', async () => {
  const first = startApp()
  await first.call('owner.record', { ...flank, value: 4 })
  await first.app.close()
  const path = join(first.dataDir, 'owner-pack', 'values.json')
  const values = [
    { ...flank, value: 4 },
    { ...bank, value: 999 },
    { ...bank, id: 'barrel-roll', value: 2 },
  ]
  writeFileSync(path, JSON.stringify({ values }))
  const app = startApp(first.dataDir)
  const { troubles } = await app.call('packs.list', {})
  expect(troubles).toMatchObject([
    { pack: 'owner', file: 'values.json', where: expect.stringContaining('values[1]') as string },
  ])
  expect((await fieldOf(app, { ...bank, id: 'barrel-roll' })).value).toBe(2)
  expect((await fieldOf(app, bank)).value).toBeUndefined()
})

const drone = {
  ...{ id: 'grey-moth', name: 'Grey Moth', wording: 'From our own box.', deckNumber: 7, standees: 4 },
  regular: { hull: 3, shield: 0, attack: 1, immune: [] },
  cards: [{ id: 'card-1', line: [{ id: 'a', do: 'rotate' }] }],
}

test('a whole new entry is one step by its name, belongs to the box, and goes out and in like any value', async () => {
  const app = startApp()
  await app.call('owner.tell', { kind: 'enemies', id: 'grey-moth', values: [{ field: '*', value: drone }] })
  await app.call('owner.tell', {
    ...{ kind: 'enemies', id: 'grey-moth' },
    values: [
      { field: 'elite.hull', value: 5 },
      { field: 'elite.immune', value: ['slow'] },
    ],
  })
  const { entry } = await app.call('packs.form', { kind: 'enemies', id: 'grey-moth' })
  expect(entry).toEqual({ ...drone, elite: { hull: 5, immune: ['slow'] } })
  const { steps } = await app.call('owner.log', { offset: 0, limit: 10 })
  expect(steps.map(({ name, field, values }) => [name, field, values])).toEqual([
    ['Grey Moth', 'elite.hull', 2],
    ['Grey Moth', '*', 1],
  ])
  const { transfer, pieces } = await app.call('owner.export', {})
  expect(pieces).toBe(1)
  const { data } = await app.call('export.piece', { transfer, index: 0 })
  const other = startApp()
  const theirs = await given(other, Buffer.from(data, 'base64'))
  expect(await other.call('owner.importLook', { transfer: theirs })).toMatchObject({ fresh: 3, refused: [] })
  await other.call('owner.importAccept', { transfer: theirs, answers: [] })
  expect((await other.call('packs.form', { kind: 'enemies', id: 'grey-moth' })).entry).toEqual(entry)
  await app.call('owner.undo', { means: 2 })
  await app.call('owner.undo', { means: 1 })
  expect((await app.refused('packs.form', { kind: 'enemies', id: 'grey-moth' })).key).toBe('entryMissing')
})

test('what is wrong with an entry is said at its field before anything is written', async () => {
  const app = startApp()
  const about = { kind: 'enemies', id: 'grey-moth' } as const
  const check = async (values: { field: string; value: Json }[]) =>
    (await app.call('owner.check', { ...about, values })).faults.map(({ field, path, code }) => [field, path, code])
  expect(await check([{ field: '*', value: drone }])).toEqual([])
  expect(await check([{ field: '*', value: { ...drone, deckNumber: 0 } }])).toEqual([
    ['*', 'deckNumber', 'out-of-range'],
  ])
  expect(await check([{ field: '*', value: { ...drone, id: 'moth' } }])).toEqual([['*', '', 'value-refused']])
  const far = [{ id: 'card-1', line: [{ id: 'a', do: 'move', path: [{ q: 0, r: -2, facing: 0 }] }] }]
  expect(await check([{ field: '*', value: { ...drone, cards: far } }])).toEqual([
    ['*', 'cards.0.line.0.path.0', 'path-broken'],
  ])
  expect(await check([{ field: 'regular.hull', value: 3 }])).toEqual([['regular.hull', '', 'value-nowhere']])
  const twice = {
    kind: 'enemies',
    id: 'needle-drone',
    values: [{ field: '*', value: { ...drone, id: 'needle-drone' } }],
  }
  expect((await app.refused('owner.tell', twice as never)).args?.['code']).toBe('id-twice')
  expect((await app.call('owner.log', { offset: 0, limit: 10 })).total).toBe(0)
})
