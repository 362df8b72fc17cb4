// Entries that the owner adds: begun from a form, refused under an id that is used, taken out again with all that was told of them.
import { expect, test } from 'vitest'
import type { Json } from '../../../shared/kernel/json.ts'
import { startApp, type TestApp } from '../../support/app.ts'

const moth = {
  ...{ id: 'grey-moth', name: 'Grey Moth', wording: 'From our own box.', deckNumber: 41, standees: 2 },
  cards: [{ id: 'card-1', line: [{ id: 'a', do: 'rotate' }] }],
}

const nest = async ({ call }: TestApp): Promise<{ id: string; [field: string]: Json }> => {
  const { entry } = await call('packs.form', { kind: 'missions' })
  return {
    ...(entry as Record<string, Json>),
    ...{ id: 'moth-nest', name: 'Moth Nest', wording: 'Ours.', briefing: 'Fly.' },
    win: {
      need: 'all',
      objectives: [{ id: 'goal-1', wording: 'All.', goal: { type: 'destroyEnemies', enemy: 'grey-moth' } }],
    },
    success: { text: 'Yes.', rewards: [] },
    failure: { text: 'No.', rewards: [] },
  }
}

const add = (
  { call }: TestApp,
  kind: 'enemies' | 'missions',
  entry: { readonly id: string; readonly [field: string]: Json },
) => call('owner.tell', { kind, id: entry.id, values: [{ field: '*', value: entry }] })

test('a new mission has a board for four pilots and a number that no scenario has', async () => {
  const app = startApp()
  const first = await nest(app)
  expect(first['scenario']).toBe(800)
  await add(app, 'enemies', moth)
  await add(app, 'missions', first)
  expect((await nest(app))['scenario']).toBe(801)
})

test('a name that is used is refused, also where the owner has used it', async () => {
  const app = startApp()
  await add(app, 'enemies', moth)
  const values = [{ field: '*', value: { ...moth, deckNumber: 42 } }]
  const again = { kind: 'enemies' as const, id: moth.id, values }
  expect((await app.refused('owner.tell', again)).args?.['code']).toBe('id-twice')
  expect((await app.call('owner.check', again)).faults.map(({ field, path, code }) => [field, path, code])).toEqual([
    ['*', '', 'id-twice'],
  ])
})

test('what the owner added is taken out as one step with all that was told of it, and undo brings it back', async () => {
  const app = startApp()
  await add(app, 'enemies', moth)
  await app.call('owner.record', { kind: 'enemies', id: moth.id, field: 'standees', value: 3 })
  const before = await app.call('packs.entry', { kind: 'enemies', id: moth.id })
  expect(before.own).toBe(true)
  const { n } = await app.call('owner.remove', { kind: 'enemies', id: moth.id })
  expect(await app.refused('packs.entry', { kind: 'enemies', id: moth.id })).toMatchObject({ key: 'entryMissing' })
  const { steps } = await app.call('owner.log', { offset: 0, limit: 1 })
  expect(steps).toMatchObject([{ n, kind: 'record', name: 'Grey Moth', field: '*', values: 2 }])
  expect(steps[0]).not.toHaveProperty('value')
  await app.call('owner.undo', { means: n })
  expect(await app.call('packs.entry', { kind: 'enemies', id: moth.id })).toEqual(before)
})

test('what another entry names, and what stands in a pack, is not taken out', async () => {
  const app = startApp()
  await add(app, 'enemies', moth)
  await add(app, 'missions', await nest(app))
  expect(await app.refused('owner.remove', { kind: 'enemies', id: moth.id })).toMatchObject({
    ...{ key: 'owner.stillNamed', args: { name: 'Moth Nest' } },
  })
  await app.call('owner.remove', { kind: 'missions', id: 'moth-nest' })
  await app.call('owner.remove', { kind: 'enemies', id: moth.id })
  const named = { kind: 'enemies', id: 'ronin-scout' } as const
  expect((await app.call('packs.entry', named)).own).toBe(false)
  expect(await app.refused('owner.remove', named)).toMatchObject({ key: 'owner.notAdded' })
})
