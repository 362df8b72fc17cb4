// What evenings share: keys, steps taken back, the way by Tab, and the sound end.
import { expect, type Locator, type Page } from '@playwright/test'
import { faultOfCampaign } from '../../support/campaign-health.ts'
import { heading } from '../hosts/fight.ts'
import type { RunningApp } from '../hosts/running.ts'
import { call } from '../hosts/screens.ts'

export const keysOf =
  (page: Page) =>
  async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }

/** Answers the question that is asked by these words with these keys. */
export async function say(page: Page, asked: string | RegExp, ...keys: string[]): Promise<void> {
  await expect(heading(page)).toContainText(asked)
  await keysOf(page)(...keys)
}

/** Takes back one step, or brings it back; waits until the step of this name is the next one. */
export async function undoUntil(page: Page, next: string | RegExp, keys = 'Control+z'): Promise<void> {
  await page.keyboard.press(keys)
  await expect(page.getByRole('banner').getByRole('button', { name: next })).toBeVisible()
}

/** Goes there with Tab, as far as it takes, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

/** Ends the program; the campaign it leaves must be sound, and every play of it must come out again as it is stored. */
export async function endSound(app: RunningApp, campaign: string): Promise<void> {
  await app.stop()
  expect(faultOfCampaign(app.dataDir, campaign)).toBeUndefined()
}

/** Printed values that Argonaut and Merkava need before a fight; those of this table are made up. */
export async function tellStartValues(app: RunningApp) {
  const cards = [
    { card: 'zero', count: 10 },
    { card: 'plus-1', count: 5 },
    { card: 'minus-1', count: 5 },
  ]
  const record = (kind: 'ships' | 'decks' | 'board', id: string, field: string, value: number | object) =>
    call(app, 'owner.record', { kind, id, field, value, source: 'the box' })
  for (const ship of ['argonaut', 'merkava']) {
    await record('ships', ship, 'hull', 5)
    await record('ships', ship, 'shield', 2)
  }
  for (const deck of ['player-1', 'player-2', 'enemies']) await record('decks', deck, 'cards', cards)
  await record('board', 'board', 'dieFaces', ['move', 'move', 'attack', 'attack', 'wild', 'stress'])
}
