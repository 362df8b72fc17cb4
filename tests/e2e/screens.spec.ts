// Every screen in both themes, in large text, in German and in the pseudo-language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readLedger } from '../../renderer/rules/ledger.ts'
import { expect, test, type RunningApp } from './fixtures.ts'
import { barriers, call, clipped, found, screensOf, untranslated, visit } from './hosts/screens.ts'

/** Every text of the rules reference, cut where an id in it is a link. */
function rulesOfLedger(): readonly string[] {
  const { chapters, questions } = readLedger(
    readFileSync(join(import.meta.dirname, '../../docs/rules/akarios.md'), 'utf8'),
  )
  return [
    ...chapters.flatMap(({ letters, rules }) => [letters, ...rules.flatMap(({ says, example }) => [says, example])]),
    ...questions.flatMap(({ asks, ruling }) => [asks, ruling]),
  ]
    .flatMap((text) => text.split(/\b[A-Z]{2}-\d{3}\b/))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** The campaign that all tests of this file look at. */
const campaign = async (app: RunningApp): Promise<string> => {
  const { campaigns } = await call(app, 'library.list', {})
  return campaigns[0]?.id ?? (await found(app, 'The Lantern Squad', 4))
}

async function eachScreen(app: RunningApp, look: (page: Page, name: string) => Promise<void>) {
  for (const [name, hash] of Object.entries(screensOf(await campaign(app)))) {
    await visit(app.page, hash)
    await look(app.page, name)
  }
}

for (const theme of ['night', 'paper'] as const)
  test(`no barriers by WCAG 2.2 AA on any screen, theme ${theme}`, async ({ app }) => {
    await call(app, 'settings.set', { theme, textScale: 100, language: 'en' })
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', theme)
    await eachScreen(app, async (page, name) => {
      expect(await barriers(page), name).toEqual([])
    })
    await app.page.getByRole('heading', { level: 1 }).click()
    await app.page.keyboard.press('?')
    await expect(app.page.getByRole('dialog')).toBeVisible()
    expect(await barriers(app.page), 'help').toEqual([])
  })

test('no barriers and nothing clipped on a form full of refusals', async ({ app, page }) => {
  await call(app, 'settings.set', { theme: 'paper', textScale: 100, language: 'en' })
  await visit(page, '#/new-campaign')
  await page.getByRole('button', { name: /Begin the campaign/ }).click()
  await expect(page.getByText('9 answers are still missing.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  expect(await clipped(page)).toEqual([])
})

for (const [width, height] of [
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`at 300 % and ${width} pixels no screen scrolls sideways and nothing is cut`, async ({ app }) => {
    await app.resize(width, height)
    await call(app, 'settings.set', { textScale: 300, language: 'en' })
    await eachScreen(app, async (page, name) => {
      await expect(page.locator('html')).toHaveAttribute('style', /--scale: 3/)
      expect(await clipped(page), name).toEqual([])
    })
    await call(app, 'settings.set', { textScale: 100 })
  })

const names = [
  'The Lantern Squad',
  ...['Starla', 'Violet Ray', 'Enver', "G'Airdan", 'Argonaut', 'Merkava', 'Knossis', 'Invictus'],
  ...['Old Oak', 'Lantern', 'Quill', 'Needle', 'Mara', 'Jonas'],
]

test('in the pseudo-language at 820 pixels every text comes from the catalogue and nothing is cut', async ({ app }) => {
  await app.resize(820, 1180)
  await call(app, 'settings.set', { language: 'pseudo', textScale: 100 })
  const info = await call(app, 'app.info', {})
  const { campaigns } = await call(app, 'library.list', {})
  const { missions } = await call(app, 'fight.missions', { campaign: await campaign(app) })
  const content = await call(app, 'packs.browse', { search: '', missingOnly: false, offset: 0, limit: 500 })
  const { packs } = await call(app, 'packs.list', {})
  const known = [
    ...names,
    // Names and wording of packs stay as their authors wrote them.
    ...missions.flatMap(({ name, wording, pack }) => [name, wording, pack]),
    ...content.rows.flatMap(({ name, wording }) => [name, wording]),
    ...packs.map(({ title }) => title),
    // So do the rules.
    ...rulesOfLedger(),
    ...[info.dataDir, info.version, info.platform],
    ...info.parts.flatMap((part) => [part.name, part.version]),
    ...campaigns.map((entry) => entry.id),
  ]
  const dates = /^(now|just now|yesterday.*|\d+ \p{L}+( \d{4})?(, \d\d:\d\d)?|[\d.,]+ \p{L}+|\d+ \p{L}+ ago)$/u
  await eachScreen(app, async (page, name) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(
      (await untranslated(page, known)).filter((text) => !dates.test(text.trim())),
      name,
    ).toEqual([])
    expect(await clipped(page), name).toEqual([])
  })
  await call(app, 'settings.set', { language: 'en' })
})

test('in German every screen has its own title and nothing is cut at 820 pixels', async ({ app }) => {
  await app.resize(820, 1180)
  await call(app, 'settings.set', { language: 'de', textScale: 100 })
  const titles: string[] = []
  await eachScreen(app, async (page, name) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    titles.push(await page.getByRole('heading', { level: 1 }).innerText())
    expect(await clipped(page), name).toEqual([])
  })
  expect(titles).toEqual([
    'Kampagnen',
    'Neue Kampagne',
    'Pakete',
    'Nadeldrohne',
    'Regeln',
    'Regeln',
    'Einstellungen',
    'The Lantern Squad',
    'Nachtrag',
    'Chronik',
    'Verlauf',
    'Staffel',
    'Atlas',
    'Welt',
  ])
  await call(app, 'settings.set', { language: 'en' })
})

test('in the pseudo-language a fight on the real table takes every text from the catalogue, and nothing is cut', async ({
  app,
  page,
}) => {
  await app.resize(820, 1180)
  await call(app, 'settings.set', { language: 'pseudo', textScale: 100 })
  const seats = [{ player: 'Jonas', pilot: 'ines-calder', ship: 'heron', callSign: 'Quill' }]
  const squad = { squad: 'The Long Table', seats, difficulty: 'hard', ironman: false } as const
  const { id } = await call(app, 'campaign.create', squad)
  const { play } = await call(app, 'fight.start', {
    campaign: id,
    mission: 'first-range',
    seats: [1],
    tabletop: 'table',
  })
  await page.goto(`${app.address}#/campaign/${id}/play/${play}`)
  await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(2)
  const known = [squad.squad, 'Ines Calder', 'Heron', 'Needle Drone', 'Destroy every drone.']
  const isRule = (text: string) => /^[A-Z]{2}-\d{3}$/.test(text)
  expect((await untranslated(page, known)).filter((text) => !isRule(text))).toEqual([])
  expect(await clipped(page)).toEqual([])
  await call(app, 'settings.set', { language: 'en' })
})
