import { expect, test } from 'vitest'
import { foundCampaign, startApp, type TestApp } from '../../support/app.ts'

const note = (campaign: string, body: string) => ({ campaign, body, who: 'Ada' })
const steps = ({ call }: TestApp, campaign: string) => call('history.steps', { campaign })
const bodies = async ({ call }: TestApp, campaign: string) =>
  (await call('notes.list', { campaign })).notes.map(({ body }) => body).reverse()

test('a step is taken back by name and brought again, and every window is told', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  await app.call('notes.add', note(campaign, 'Owe the mechanic a favour'))
  const before = await steps(app, campaign)
  expect(before.undo).toMatchObject({ n: 2, title: { key: 'noteAdded', args: { note: 'Owe the mechanic a favour' } } })
  app.pushes.length = 0
  expect(await app.call('history.undo', { campaign, entry: 2 })).toMatchObject({ n: 2 })
  expect(app.pushes).toEqual([{ name: 'campaign.changed', args: { campaign } }])
  expect(await bodies(app, campaign)).toEqual([])
  expect(await steps(app, campaign)).toMatchObject({ redo: { n: 2 } })
  await app.call('history.redo', { campaign, entry: 2 })
  expect(await bodies(app, campaign)).toEqual(['Owe the mechanic a favour'])
})

test('[FR-003] the step that was named is taken back and no other: two quick changes are two steps', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  await app.call('notes.add', note(campaign, 'Hit the scout'))
  await app.call('notes.add', note(campaign, 'One credit'))
  expect(await app.refused('history.undo', { campaign, entry: 2 })).toMatchObject({ code: 'conflict', key: 'stale' })
  expect(await bodies(app, campaign)).toEqual(['Hit the scout', 'One credit'])
  await app.call('history.undo', { campaign, entry: 3 })
  expect(await bodies(app, campaign)).toEqual(['Hit the scout'])
})

test('[FR-004] a hundred and fifty steps, closed and opened: every one has a title, and all go back to the founding', async () => {
  const first = startApp()
  const campaign = await foundCampaign(first)
  const founded = await first.call('campaign.get', { campaign })
  for (let step = 1; step <= 150; step += 1) await first.call('notes.add', note(campaign, `Step ${String(step)}`))
  await first.app.close()
  const second = startApp(first.dataDir)
  const { entries, more } = await second.call('history.list', { campaign, most: 200 })
  expect([entries.length, more]).toEqual([151, false])
  expect(entries.map(({ title }) => title.key)).toEqual([...Array<string>(150).fill('noteAdded'), 'campaignFounded'])
  for (let entry = 151; entry >= 2; entry -= 1) await second.call('history.undo', { campaign, entry })
  expect(await steps(second, campaign)).toMatchObject({ redo: { n: 2 } })
  expect((await steps(second, campaign)).undo).toBeUndefined()
  expect(await bodies(second, campaign)).toEqual([])
  expect(await second.call('campaign.get', { campaign })).toEqual(founded)
})

test('a branch that was left stays readable and is never redone', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  await app.call('notes.add', note(campaign, 'Left'))
  await app.call('history.undo', { campaign, entry: 2 })
  await app.call('notes.add', note(campaign, 'Right'))
  expect((await steps(app, campaign)).redo).toBeUndefined()
  expect(await app.refused('history.redo', { campaign, entry: 2 })).toMatchObject({ key: 'nothingToRedo' })
  const { entries } = await app.call('history.list', { campaign, most: 10 })
  expect(entries.map(({ n, standing }) => [n, standing])).toEqual([
    [4, 'counts'],
    [3, 'step'],
    [2, 'closed'],
    [1, 'counts'],
  ])
})

test('the history is found by words and kinds, in pages', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  for (const body of ['Fuel for Dov', 'A debt', 'More fuel']) await app.call('notes.add', note(campaign, body))
  const found = async (query: object) =>
    (await app.call('history.list', { campaign, most: 10, ...query })).entries.map(({ n }) => n)
  expect(await found({ text: 'FUEL' })).toEqual([4, 2])
  expect(await found({ kinds: ['wall'] })).toEqual([1])
  expect(await found({ text: 'nothing of it', keys: ['campaignFounded'] })).toEqual([1])
  const page = await app.call('history.list', { campaign, most: 2, before: 4 })
  expect([page.entries.map(({ n }) => n), page.more]).toEqual([[3, 2], true])
})

test('the founding itself is never taken back', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  expect(await app.refused('history.undo', { campaign, entry: 1 })).toMatchObject({ code: 'refused' })
})
