// Reliability R13: texts of strangers that try to be more than text, in every field that a pack, a value or a campaign has.
// Shown letter by letter; nothing runs, nothing is fetched, nobody is led away. The fixtures watch requests, faults and the policy.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { mostCharacters } from '../../shared/contract/choices.ts'
import { expect, test } from './fixtures.ts'
import { payloads } from './hosts/payloads.ts'
import { call, visit } from './hosts/screens.ts'

const idOf = (at: number): string => `text-${String(at).padStart(2, '0')}`

/** Says at the end whether anything of a text has run or led away. */
function guard(page: Page): () => Promise<void> {
  let dialogs = 0
  const left: string[] = []
  page.on('dialog', (dialog) => {
    dialogs++
    void dialog.dismiss()
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().includes('#')) left.push(frame.url())
  })
  return async () => {
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false)
    expect(await page.locator('main script, main iframe, main object, main embed, main style, main link').count()).toBe(
      0,
    )
    expect([dialogs, left]).toEqual([0, []])
  }
}

test('[R13] more than 40 payloads as names, wording, notes and sources of a pack are shown as they are written', async ({
  start,
}) => {
  expect(payloads.length).toBeGreaterThanOrEqual(40)
  const folder = mkdtempSync(join(tmpdir(), 'hostile-text-'))
  const pack = join(folder, 'data', 'packs', 'strange')
  mkdirSync(pack, { recursive: true })
  const [title = '', about = '', licence = ''] = payloads
  const cover = { format: 1, id: 'strange', version: '1.0.0', title, about, licence, requires: [], complete: false }
  const traumaCards = payloads.map((text, at) => ({
    ...{
      id: idOf(at),
      name: text,
      wording: text,
      timing: 'immediate',
      effects: [],
      reminder: text,
      remark: text,
    },
  }))
  writeFileSync(join(pack, 'pack.json'), JSON.stringify(cover))
  writeFileSync(join(pack, 'trauma-cards.json'), JSON.stringify({ traumaCards }))
  try {
    const app = await start(join(folder, 'data'))
    const { page } = app
    for (const [at, source] of payloads.slice(0, 3).entries())
      await call(app, 'owner.record', {
        kind: 'traumaCards',
        id: idOf(at),
        field: 'remark',
        value: source,
        source,
      })
    await visit(page, '#/packs')
    const clean = guard(page)
    const sheet = page.getByRole('complementary', { name: 'Chosen entry' })
    for (const [at, text] of payloads.entries()) {
      await page.getByLabel('Search').fill(idOf(at))
      await page.getByRole('option', { name: text.trim() }).first().click()
      await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(text)
      await expect(sheet.getByText(text, { exact: true }).first()).toBeVisible()
    }
    await page.getByRole('tab', { name: 'What you told' }).click()
    await expect(page.getByRole('table')).toContainText('window.pwned=1')
    await page.getByRole('tab', { name: 'Packs', exact: true }).click()
    for (const text of [title, about, licence])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await clean()
    // It writes into the folder as long as it runs.
    await app.kill()
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})

test('[R13] the same as names and notes of a campaign, on the shelf, the bridge and in its history', async ({
  app,
  page,
}) => {
  const short = (text: string, most: number) => text.slice(0, most).trim()
  const seat = { pilot: 'starla', ship: 'argonaut' }
  const clean = guard(page)
  const [squad, callSign, player] = [payloads[4]!, payloads[0]!, payloads[7]!]
  const { id } = await call(app, 'campaign.create', {
    ...{ squad: short(squad, mostCharacters.squad), difficulty: 'normal', ironman: false },
    seats: [
      { ...seat, callSign: short(callSign, mostCharacters.callSign), player: short(player, mostCharacters.player) },
    ],
  })
  for (const body of payloads) await call(app, 'notes.add', { campaign: id, body, who: 'table' })
  for (const address of ['#/', `#/campaign/${id}/bridge`, `#/campaign/${id}/history`]) {
    await visit(page, address)
    await expect(page.getByText(short(squad, mostCharacters.squad), { exact: true }).first()).toBeVisible()
  }
  await visit(page, `#/campaign/${id}/bridge`)
  const shown = await page.locator('main').innerText()
  expect(payloads.filter((text) => !shown.includes(text))).toEqual([])
  await clean()
})
