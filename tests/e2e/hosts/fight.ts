// A fight as specs see it: its question and log, and changes by hand where luck is not the point.
import { expect, type Page } from '@playwright/test'
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import type { FightView } from '../../../shared/games/akarios/view/fight-view.ts'
import type { RunningApp } from './running.ts'
import { call } from './screens.ts'

export const question = (page: Page) => page.getByRole('region', { name: 'Question' })
export const heading = (page: Page) => question(page).getByRole('heading', { level: 2 })
export const log = (page: Page) => page.getByRole('log', { name: 'What happened' })

export interface Fight {
  readonly campaign: string
  readonly play: string
}

/** Answers the question of this name with an option that is found by its words. */
export async function answer(page: Page, asked: string, option: string | RegExp): Promise<void> {
  await expect(heading(page)).toContainText(asked)
  await question(page).getByRole('button', { name: option }).first().click()
  await page.keyboard.press('Enter')
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

export const enemiesOf = async (app: RunningApp, of: Fight) =>
  (await viewOf(app, of)).ships.filter((ship) => ship.kind === 'enemy')

/** A campaign of one pilot in the training sector, with a fight that nobody has answered yet. */
export async function begin(app: RunningApp): Promise<Fight> {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const { id } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats,
    difficulty: 'normal',
    ironman: false,
  })
  await app.page.goto(`${app.address}#/campaign/${id}/bridge`)
  const range = app.page.getByRole('listitem').filter({ hasText: 'First Range' })
  await range.getByRole('button', { name: 'Start the fight' }).press('Enter')
  await expect(heading(app.page)).toContainText('Where does Heron begin?')
  return fightOn(app.page)
}
