// A campaign in act 2 told on one form, on both hosts: typed by name and by press, mended or taken as played so, written in one step.
import type { Page } from '@playwright/test'
import { endSound } from './evenings/table.ts'
import { expect, test, type RunningApp } from './fixtures.ts'
import { barriers, call, clipped, visit } from './hosts/screens.ts'

async function atForm(app: RunningApp): Promise<string> {
  const { id } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  await visit(app.page, `#/campaign/${id}/catch-up`)
  return id
}

const onTo = async (page: Page, part: string) => {
  await page.getByRole('button', { name: `On to: ${part}` }).press('Enter')
  await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
}

/** By typing the beginning of a name, as one does without a mouse. */
async function pick(page: Page, field: string, words: string, scope: Page | ReturnType<Page['getByRole']> = page) {
  await scope.getByRole('combobox', { name: field }).press('Enter')
  await page.getByRole('combobox', { name: 'Type to narrow the list' }).fill(words)
  await page.keyboard.press('Enter')
}

test('an evening that begins in act 2: told part by part, a fork taken as played so, and one undo takes all of it back', async ({
  start,
}) => {
  const app = await start()
  const { page } = app
  await call(app, 'settings.set', { tips: 'off' })
  const campaign = await atForm(app)
  await page.getByRole('textbox', { name: 'Act' }).fill('2')
  await page.getByRole('textbox', { name: 'Progression chart' }).fill('6')
  await expect(page.getByText('Act 2, but no scenario is told (CS-014).')).toBeVisible()

  await onTo(page, 'Scenarios done')
  for (const number of ['901', '902']) {
    await page.getByRole('textbox', { name: 'Number of the scenario' }).fill(number)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('list', { name: 'Scenarios done' })).toContainText('902')

  await onTo(page, 'Map and Sparrow')
  await page.getByRole('textbox', { name: 'Stickers on the map' }).fill('Scout [902]: T-3.2\n905 T 6')
  await expect(page.getByText('902 in Tern Reach at 3.2')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Parts of the form' })).toContainText('Map and Sparrow 1 open')
  await page.getByRole('textbox', { name: 'Stickers on the map' }).fill('Scout [902]: T-3.2\n905 T 6.2')

  await onTo(page, 'Seats and pilots')
  const ada = page.getByRole('group', { name: 'Seat 1: Ada' })
  await ada.getByRole('textbox', { name: 'Credits' }).fill('11')
  await ada.getByRole('textbox', { name: 'Skill points in all' }).fill('6')
  const tree = ada.getByRole('group', { name: 'Tree 2' })
  for (const hex of ['Put in 1 × +1', 'Take out 1 × -1', 'Put in 1 × pierce', 'Put in 1 × +2'])
    await tree.getByRole('button', { name: new RegExp(`^${hex.replace('+', '\\+')}: `) }).press('Enter')
  await expect(ada.getByText('The hex below must be full first (PG-003).').first()).toBeVisible()
  for (const hex of ['Put in 1 × +1', 'Take out 1 × -1'])
    await tree.getByRole('button', { name: new RegExp(`^${hex.replace('+', '\\+')}: `) }).press('Enter')
  await expect(ada.getByText('Fork: the left branch is taken (PG-005).')).toBeVisible()
  await expect(page.getByText('All you typed is kept with the campaign until it is written.')).toBeVisible()
  await page.reload()
  await page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('button', { name: 'Seats' }).click()
  await ada.getByRole('checkbox', { name: 'We played it so' }).press('Space')

  await onTo(page, 'Ships')
  await onTo(page, 'Cards')
  await pick(page, 'Add an upgrade card', 'rivet')
  await expect(page.getByRole('list', { name: 'Cards of the squad' })).toContainText('Rivet Gun')
  await onTo(page, 'Boards')
  const board = page.getByRole('group', { name: 'Board of Ada' })
  await board.getByRole('combobox', { name: 'Weapon 2' }).click()
  await page.getByRole('option', { name: 'Rivet Gun' }).click()

  await expect(page.getByText('Everything goes together. 1 was taken as played so.')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Write the catch-up' })
  await expect(dialog).toContainText('Ada: Ines Calder in the Heron. Credits: 11. Trauma: 0. Half-hexes: 6 of 6')
  await expect(dialog.getByRole('list', { name: 'Played so' })).toContainText('Fork: the left branch is taken')
  await dialog.getByRole('button', { name: 'Write it down' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Range Squad' })).toBeVisible()
  await expect(page.getByText('Already under way?')).toBeHidden()
  const view = await call(app, 'squad.view', { campaign })
  expect([view.act, view.chart, view.seats[0]?.credits, view.stickers.length]).toEqual([2, 6, 11, 2])
  await page.getByRole('button', { name: 'Undo: Catch-up: act 2, scenarios told: 2' }).click()
  await expect(page.getByText('Already under way?')).toBeVisible()
  await endSound(app, campaign)
})

test('every part of the form is without barriers, and fits at 300 % and in the narrow window', async ({
  app,
  page,
}) => {
  await atForm(app)
  await app.resize(820, 1180)
  const parts = page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('button')
  for (const textScale of [100, 300]) {
    await call(app, 'settings.set', { textScale })
    for (let at = 0; at < 8; at += 1) {
      await parts.nth(at).click()
      expect(await clipped(page), String(at)).toEqual([])
      if (textScale === 100) expect(await barriers(page), String(at)).toEqual([])
    }
  }
  await call(app, 'settings.set', { textScale: 100 })
})
