// The second screen in real browsers on both hosts: a device of the network comes in by address and code, sees what is done on the laptop,
// can do nothing, is hidden by one key and comes back by itself. Needs a network that this machine is in.
import { chromium, type Browser, type Page } from '@playwright/test'
import { localNetworks } from '../../main/services/networks.ts'
import type { HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import type { FightView } from '../../shared/games/akarios/view/fight-view.ts'
import { expect, test, type RunningApp } from './fixtures.ts'
import { chromiumProgram, chromiumWords } from './hosts/programs.ts'
import { barriers, call, clipped, untranslated } from './hosts/screens.ts'

declare global {
  interface Window {
    /** Every line that a device's page has opened. */
    lines: WebSocket[]
  }
}

test.skip(localNetworks().length === 0, 'this machine is in no network that a device could reach it by')

let browser: Browser
test.beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumProgram()!, args: chromiumWords })
})
test.afterAll(() => browser.close())

/** A tablet with a light theme, and what its page has done wrong. */
async function device() {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, colorScheme: 'light' })
  const faults: string[] = []
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => console.error(`policy ${event.violatedDirective}`))
    window.lines = []
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(address)
        window.lines.push(this)
      }
    }
  })
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('console', (message) => {
    if (message.text().startsWith('policy')) faults.push(message.text())
  })
  return { page: await context.newPage(), faults }
}

async function begin(app: RunningApp, tabletop: 'board' | 'table') {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const squad = { squad: `Squad of the ${tabletop}`, seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call(app, 'campaign.create', squad)
  const { play } = await call(app, 'fight.start', { campaign, mission: 'first-range', seats: [1], tabletop })
  await app.page.goto(`${app.address}#/campaign/${campaign}/play/${play}`)
  return { campaign, play }
}

async function byHand(app: RunningApp, of: { campaign: string; play: string }, change: HandChange) {
  const { version } = await call(app, 'play.view', of)
  await call(app, 'play.hand', { ...of, version, seat: 'table', change })
}

const heronsHull = (page: Page, left: number) =>
  page
    .getByRole('article')
    .filter({ hasText: 'Heron' })
    .getByRole('img', { name: new RegExp(`^Hull ${left} `, 'i') })

test('a tablet comes in by the code, sees a move of the laptop, can do nothing, is hidden by one key and comes back', async ({
  app,
  page: laptop,
}) => {
  const fight = await begin(app, 'board')
  await laptop.getByRole('button', { name: 'Second screen' }).press('Enter')
  const dialog = laptop.getByRole('dialog', { name: 'Second screen' })
  await dialog.getByRole('switch', { name: /Show what is played on devices/ }).press('Space')
  await expect(dialog.getByText('No device is looking on yet')).toBeVisible()
  expect(await barriers(laptop)).toEqual([])
  const screen = await call(app, 'secondScreen.get', {})
  if (!screen.on) throw new Error('the second screen is on')
  await expect(dialog).toContainText(screen.address)
  await expect(dialog).toContainText(`${screen.code.slice(0, 3)} ${screen.code.slice(3)}`)

  const { page, faults } = await device()
  await page.goto(screen.address)
  await page.getByRole('textbox', { name: 'Code' }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/This is not the code that the laptop shows now/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Code' }).fill(screen.code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Squad of the board')).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper')
  await expect(dialog.getByText('1 device is looking on')).toBeVisible()
  await laptop.keyboard.press('Escape')
  expect(await barriers(page)).toEqual([])

  await byHand(app, fight, { type: 'setTrack', ship: 'p1', track: 'hull', value: 2 })
  await expect(heronsHull(page, 2)).toBeVisible()
  await expect(page.getByRole('log')).toContainText(/Heron/)

  // Only the board's own zoom can be pressed, no call is answered, and a word on the line cuts it. It comes back by itself.
  await expect(page.getByRole('button')).toHaveCount(3)
  const { version } = await call(app, 'play.view', fight)
  const tried = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch('/api/call', { method: 'POST', headers, body: '{"name":"app.info","input":{}}' })
    const cut = new Promise((resolve) => window.lines[0]?.addEventListener('close', ({ code }) => resolve(code)))
    window.lines[0]?.send('{"name":"play.submit"}')
    return [status, await cut]
  })
  expect(tried).toEqual([405, 1008])
  expect((await call(app, 'play.view', fight)).version).toBe(version)
  await byHand(app, fight, { type: 'setTrack', ship: 'p1', track: 'hull', value: 3 })
  await expect(heronsHull(page, 3)).toBeVisible()
  expect(await page.evaluate(() => window.lines.length)).toBe(2)

  await laptop.keyboard.press('v')
  await expect(page.getByRole('heading', { name: 'Hidden' })).toBeVisible()
  await expect(page.getByText('Squad of the board')).toHaveCount(0)
  await expect(laptop.getByRole('button', { name: 'Second screen: hidden' })).toBeVisible()
  await laptop.keyboard.press('v')
  await expect(page.getByText('Squad of the board')).toBeVisible()

  await page.evaluate(() => document.documentElement.style.setProperty('--scale', '3'))
  expect(await clipped(page)).toEqual([])

  await call(app, 'secondScreen.turnOff', {})
  await expect(page.getByText(/The laptop cannot be reached/)).toBeVisible()
  expect(faults).toEqual([])
  await page.context().close()
})

test('on the real table a device shows the sheets, by the link with the code, which leaves the address at once', async ({
  app,
}) => {
  const fight = await begin(app, 'table')
  const stands = await call(app, 'secondScreen.get', {})
  const address = stands.on ? '' : (stands.networks[0]?.address ?? '')
  const screen = await call(app, 'secondScreen.turnOn', { address })
  if (!screen.on) throw new Error('the second screen is on')
  const { page, faults } = await device()
  await page.goto(screen.link)
  await expect(page.getByText('Squad of the table')).toBeVisible()
  expect(page.url()).toBe(`${screen.address}/`)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  const { view } = await call(app, 'play.view', fight)
  const enemies = (view as unknown as FightView).ships.filter(({ kind }) => kind === 'enemy')
  await expect(page.getByRole('region', { name: 'Enemies' }).getByRole('article')).toHaveCount(enemies.length)
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])

  await call(app, 'settings.set', { language: 'pseudo' })
  await expect(page.getByRole('region', { name: 'Enemies' })).toHaveCount(0)
  const known = ['Squad of the table', 'Ines Calder', 'Heron', 'Needle Drone', 'Destroy every drone.']
  const isRule = (text: string) => /^[A-Z]{2}-\d{3}$/.test(text)
  expect((await untranslated(page, known)).filter((text) => !isRule(text))).toEqual([])
  expect(await clipped(page)).toEqual([])
  await call(app, 'settings.set', { language: 'en' })
  await call(app, 'secondScreen.turnOff', {})
  expect(faults).toEqual([])
  await page.context().close()
})

test('a trip and a visit are shown from their beginning, with nothing that could be pressed', async ({
  app,
  page: laptop,
}) => {
  const seats = [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }]
  const squad = { squad: 'Squad on its way', seats, difficulty: 'normal', ironman: false } as const
  const { id: campaign } = await call(app, 'campaign.create', squad)
  const orders = [{ number: 902, system: 'tern-reach', x: 3, y: 2, kind: 'primary' as const }]
  await call(app, 'squad.do', { campaign, who: 'table', command: { type: 'placeStickers', orders } })
  const { play } = await call(app, 'travel.start', { campaign })
  await laptop.goto(`${app.address}#/campaign/${campaign}/atlas`)
  await laptop.getByRole('button', { name: 'Second screen' }).press('Enter')
  await laptop.getByRole('switch', { name: /Show what is played on devices/ }).press('Space')
  await expect(laptop.getByText('No device is looking on yet')).toBeVisible()
  const screen = await call(app, 'secondScreen.get', {})
  if (!screen.on) throw new Error('the second screen is on')

  const { page, faults } = await device()
  await page.goto(screen.link)
  await expect(page.getByRole('heading', { name: /Tern Reach/ })).toBeVisible()
  await expect(page.getByText('Squad on its way')).toBeVisible()
  await expect(page.getByRole('img', { name: /Tern Reach/ })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  const scale = (times: number) =>
    page.evaluate((to) => document.documentElement.style.setProperty('--scale', String(to)), times)
  await scale(3)
  expect(await clipped(page)).toEqual([])
  await scale(1.25)
  const { version } = await call(app, 'play.view', { campaign, play })
  const ended = { type: 'endTrip', arrives: false } as const
  await call(app, 'play.hand', { campaign, play, version, seat: 'table', change: ended })
  await expect(page.getByRole('heading', { name: 'The trip is over' })).toBeVisible()

  const { command } = await call(app, 'travel.outcome', { campaign, play })
  await call(app, 'squad.do', { campaign, who: 'table', command })
  // Taken over, it is gone: what is left of other campaigns comes instead.
  await expect(page.getByText('Squad on its way')).toHaveCount(0)
  const to = { type: 'pack', world: 'beacon-nine' } as const
  await call(app, 'world.start', { campaign, to, seats: [1] })
  await expect(page.getByRole('heading', { name: 'Beacon Nine' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'World cards' })).toContainText('Ines Calder')
  await expect(page.getByRole('button')).toHaveCount(0)
  expect([await barriers(page), await clipped(page)]).toEqual([[], []])
  // The cards lie in columns and scroll by themselves; the page does not.
  await scale(3)
  expect(await clipped(page)).not.toContain('page')

  await call(app, 'secondScreen.turnOff', {})
  expect(faults).toEqual([])
  await page.context().close()
})
