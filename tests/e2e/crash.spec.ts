// R18: the page is killed (web) or loaded anew (desktop) in the middle of a choice, and again while an answer is on its way. The same
// question stands, the same answer is taken, no decision is lost or made twice: what is decided lives with the program.
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { RunningApp } from './hosts/running.ts'
import { call } from './hosts/screens.ts'

type Host = Pick<RunningApp, 'host' | 'page'>

const question = (page: Page) => page.getByRole('region', { name: 'Question' })
const asks = (page: Page, words: string) =>
  expect(question(page).getByRole('heading', { name: new RegExp(words, 'u') })).toBeVisible()
const answer = (page: Page, option: string | RegExp) =>
  question(page).getByRole('button', { name: option }).first().click()

/** A fight that asks where its ship begins, on the screen. */
async function fightOn(app: RunningApp) {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const squad = { squad: 'Range Squad', seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call(app, 'campaign.create', squad)
  const { play } = await call(app, 'fight.start', { campaign, mission: 'first-range', seats: [1] })
  await app.page.goto(`${app.address}#/campaign/${campaign}/play/${play}`)
  await asks(app.page, 'Where does Heron begin')
  return { campaign, play }
}

/** The page's process dies as for chrome://crash; what is opened then is another one. On the desktop the same window loads anew. */
async function lose(app: RunningApp, { page }: Host): Promise<Host> {
  const address = page.url()
  if (app.host !== 'web') {
    await page.reload()
    return { host: app.host, page }
  }
  const gone = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await gone
  const next = await app.secondPage()
  await next.goto(address)
  return { host: app.host, page: next }
}

const decisions = async (host: Host, campaign: string) =>
  (await call(host, 'history.list', { campaign, most: 50 })).entries.length

test('a page that dies in the middle of a choice, and one that dies while it answers: the same question, each answer once', async ({
  start,
}) => {
  const app = await start()
  const fight = await fightOn(app)
  const before = await call(app, 'play.view', fight)
  const asked = await question(app.page).innerText()
  // Half a choice: the hex is picked, the facing is not.
  await answer(app.page, 'E-8')
  await app.page.keyboard.press('Enter')
  await asks(app.page, 'Which way does Heron look')

  const second = await lose(app, app)
  await asks(second.page, 'Where does Heron begin')
  expect(await question(second.page).innerText()).toBe(asked)
  expect(await call(second, 'play.view', fight)).toEqual(before)
  expect(await decisions(second, fight.campaign)).toBe(2)

  await answer(second.page, 'E-8')
  await second.page.keyboard.press('Enter')
  await asks(second.page, 'Which way does Heron look')
  await answer(second.page, 'north')
  await second.page.keyboard.press('Enter')
  await asks(second.page, 'Roll again')
  expect(await decisions(second, fight.campaign)).toBe(3)

  await answer(second.page, /keeps/)
  await second.page.keyboard.press('Enter')
  const third = await lose(app, second)
  await expect(question(third.page).getByRole('heading')).toBeVisible()
  // Taken before the page died, or not taken at all: then the same answer is taken now.
  if ((await decisions(third, fight.campaign)) === 3) {
    await answer(third.page, /keeps/)
    await third.page.keyboard.press('Enter')
  }
  await asks(third.page, 'Who does what')
  expect(await decisions(third, fight.campaign)).toBe(4)
})
