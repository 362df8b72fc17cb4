// What evenings share: a fight's question and log, keys, changes by hand where luck is not the point, and the sound end.
import { expect, type Locator, type Page } from '@playwright/test'
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import { faultOfCampaign } from '../../support/campaign-health.ts'
import type { RunningApp } from '../hosts/running.ts'
import { call } from '../hosts/screens.ts'

export const question = (page: Page) => page.getByRole('region', { name: 'Question' })
export const heading = (page: Page) => question(page).getByRole('heading', { level: 2 })
export const log = (page: Page) => page.getByRole('log', { name: 'What happened' })

export interface Fight {
  readonly campaign: string
  readonly play: string
}

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

export async function byHand(app: RunningApp, of: Fight, changes: readonly HandChange[]): Promise<void> {
  for (const change of changes) {
    const { version } = await call(app, 'play.view', of)
    const reply = await call(app, 'play.hand', { ...of, version, seat: 'table', change })
    expect(reply.taken ? [] : reply.problems).toEqual([])
  }
}

export const viewOf = async (app: RunningApp, of: Fight) => (await call(app, 'play.view', of)).view as FightView

/** The fight that stands on the screen. */
export function fightOn(page: Page): Fight {
  const [, campaign = '', play = ''] = /campaign\/([^/]+)\/play\/([^/]+)/.exec(page.url()) ?? []
  return { campaign, play }
}

/** Ends the program; the campaign it leaves must be sound, and every play of it must come out again as it is stored. */
export async function endSound(app: RunningApp, campaign: string): Promise<void> {
  await app.stop()
  expect(faultOfCampaign(app.dataDir, campaign)).toBeUndefined()
}
