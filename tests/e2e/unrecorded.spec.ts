// An enemy of which nobody has told more than its name: what is printed on it is asked when the fight needs it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { heading, log, question } from './hosts/fight.ts'
import { barriers, call, clipped } from './hosts/screens.ts'

/** A folder with a pack whose one mission is against an enemy that is known by name alone. */
function dataWithUnrecorded(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'sparrow-untold-'))
  const raider = { type: 'enemy', enemy: 'grey-raider', rank: 'regular', from: 1, facing: 3 }
  const files = {
    'pack.json': {
      ...{ format: 1, id: 'unrecorded', version: '1.0.0', title: 'Unrecorded', about: 'One mission.', licence: 'MIT' },
      ...{ requires: ['training-sector'], complete: false },
    },
    'enemies/grey-raider.json': { id: 'grey-raider', name: 'Grey Raider', wording: 'Known by name alone.' },
    'missions/first-contact.json': {
      ...{ id: 'first-contact', name: 'First Contact', wording: 'Drive it off.', scenario: 991, briefing: 'Fly.' },
      map: {
        rows: ['....1....', '.........', '.........', '.........', '...d.d...', '...d.d...'],
        legend: { 1: [raider], d: [{ type: 'deployment' }] },
      },
      ...{ markers: [], waves: [], rules: [], lose: [] },
      win: { need: 'all', objectives: [{ id: 'gone', wording: 'Destroy it.', goal: { type: 'destroyEnemies' } }] },
      success: { text: 'Won.', rewards: [] },
      failure: { text: 'Lost.', rewards: [] },
    },
  }
  for (const [name, data] of Object.entries(files)) {
    const path = join(dataDir, 'packs', 'unrecorded', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(data))
  }
  return dataDir
}

test('an enemy that nobody has recorded is read off its card while it is fought, by keyboard alone', async ({
  start,
}) => {
  const dataDir = dataWithUnrecorded()
  const app = await start(dataDir)
  const { page } = app
  const { id } = await call(app, 'campaign.create', {
    squad: 'Range Squad',
    seats: [{ player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' }],
    difficulty: 'normal',
    ironman: false,
  })
  const { play } = await call(app, 'fight.start', { campaign: id, mission: 'first-contact', seats: [1] })
  await page.goto(`${app.address}#/campaign/${id}/play/${play}`)
  const type = async (asked: string, text: string) => {
    await expect(heading(page)).toContainText(asked)
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await type('Grey Raider: number of standees', '40')
  await expect(question(page)).toContainText('A whole number from 1 to 20.')
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await type('Grey Raider: number of standees', '5')
  await type('Grey Raider: hull, regular side', '3')
  await type('Grey Raider: shield, regular side', '1')
  await type('Grey Raider: attack, regular side', '2')
  await type('Grey Raider: immunities, regular side', '')
  await type('Grey Raider: size of the combat deck', '8')
  await type('Where does Heron begin?', '1')
  await type('Which way does Heron look?', '1')
  await type('Roll again?', '')
  await type('Who does what?', '0')
  await type('Grey Raider: the combat card that was drawn', 'r m:fx')
  await expect(question(page)).toContainText('This is no command of a line: m:fx')
  await app.resize(820, 1180)
  await call(app, 'settings.set', { textScale: 300 })
  await expect(page.locator('html')).toHaveAttribute('style', /--scale: 3/)
  await expect.poll(() => clipped(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await type('Grey Raider: the combat card that was drawn', 'r m:ff a1,@3')
  // Its turn is told step by step; Escape shows how it ended.
  await expect(heading(page)).toContainText('step 1 of')
  await page.keyboard.press('Escape')
  await expect(log(page)).toContainText(/Grey Raider \d moves to/)
  const { fields } = await call(app, 'packs.entry', { kind: 'enemies', id: 'grey-raider' })
  expect(fields.find(({ field }) => field === 'regular.hull')).toMatchObject({ value: 3, source: { layer: 'told' } })
  await app.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})
