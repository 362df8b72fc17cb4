// An evening with the box on the real table: Starla in Argonaut and Enver in Merkava play the rulebook's example of an attack, and read
// the enemy off its board when it comes.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import { expect, test } from '../fixtures.ts'
import { byHand, heading, log, question, viewOf } from '../hosts/fight.ts'
import { call } from '../hosts/screens.ts'
import { endSound, keysOf, say, tellStartValues } from './table.ts'

/** A folder with the group's own pack: the one mission of its scenario book that it has written down. */
function dataWithMission(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'sparrow-evening-'))
  const scout = { type: 'enemy', enemy: 'ronin-scout', rank: 'regular', from: 1, facing: 3 }
  const files = {
    'pack.json': {
      ...{ format: 1, id: 'our-box', version: '1.0.0', title: 'Our box', about: 'One mission.', licence: 'MIT' },
      ...{ requires: ['akarios'], complete: false },
    },
    'missions/three-scouts.json': {
      ...{ id: 'three-scouts', name: 'Three Scouts', wording: 'Drive them off.', scenario: 1, briefing: 'Fly.' },
      map: {
        rows: ['.........', '...123...', '.........', '.........', '...d.d...', '...d.d...'],
        legend: { 1: [scout], 2: [scout], 3: [scout], d: [{ type: 'deployment' }] },
      },
      ...{ markers: [], waves: [], rules: [], lose: [] },
      win: { need: 'all', objectives: [{ id: 'gone', wording: 'Destroy them.', goal: { type: 'destroyEnemies' } }] },
      success: { text: 'Won.', rewards: [] },
      failure: { text: 'Lost.', rewards: [] },
    },
  }
  for (const [name, data] of Object.entries(files)) {
    const path = join(dataDir, 'packs', 'our-box', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(data))
  }
  return dataDir
}

test('[PA-051] [PA-058] [PA-067] [CE-045] EMP Blast on the real table: 2 damage to the locked scout, 1 to the other, both stunned', async ({
  start,
}) => {
  const dataDir = dataWithMission()
  const app = await start(dataDir)
  const { page } = app
  const press = keysOf(page)
  await call(app, 'settings.set', { tips: 'off', pace: 'off', tabletop: 'table' })
  const { id: campaign } = await call(app, 'campaign.create', {
    squad: 'Lantern',
    seats: [
      { player: 'Ada', pilot: 'starla', ship: 'argonaut', callSign: 'Wick' },
      { player: 'Ben', pilot: 'enver', ship: 'merkava', callSign: 'Flint' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  await tellStartValues(app)
  const fitted: readonly CampaignCommand[] = [
    { type: 'cardByHand', card: { of: 'upgrade', upgrade: 'emp-blast', seat: 2 } },
    { type: 'equip', seat: 2, place: 'weapon-2', kind: 'weapon', card: 'emp-blast' },
  ]
  for (const command of fitted) await call(app, 'squad.do', { campaign, who: 'table', command })
  await page.goto(`${app.address}#/campaign/${campaign}/bridge`)
  const mission = page.getByRole('listitem').filter({ hasText: 'Three Scouts' })
  await mission.getByRole('button', { name: 'Start the fight: Three Scouts' }).press('Enter')

  for (const [asked, value] of [
    ['number of standees', '5'],
    ['hull, regular side', '3'],
    ['shield, regular side', '0'],
    ['attack, regular side', '1'],
    ['immunities, regular side', ''],
    ['size of the combat deck', '6'],
  ] as const) {
    await expect(heading(page)).toContainText(`Ronin Scout: ${asked}`)
    await page.keyboard.type(value)
    await press('Enter')
  }
  await say(page, 'Roll again?', 'Enter')
  await expect(question(page).getByRole('button', { name: /Starla keeps/ })).toHaveCount(0)
  await say(page, 'Roll again?', 'Enter')
  await expect(heading(page)).toContainText('Starla: Who does what?')

  // As the example has it: a wild and an attack die, the third scout target locked, and these cards on the deck.
  const { plays } = await call(app, 'play.list', { campaign })
  const of = { campaign, play: plays[0]!.id }
  const scouts = (await viewOf(app, of)).ships.filter(({ kind }) => kind === 'enemy').map(({ id }) => id)
  const [, second, third] = scouts.map((id) => `Ronin Scout ${id.split('#')[1]!}`)
  await byHand(app, of, [
    { type: 'addEffect', ship: scouts[2]!, effect: 'targetLock' },
    ...(['zero', 'minus-1', 'plus-1'] as const).map(
      (card) =>
        ({ type: 'moveCard', card, from: 'deck:p2', fromPart: 'unseen', to: 'deck:p2', toPart: 'top' }) as const,
    ),
    ...(['wild', 'attack', 'move', 'move'] as const).map(
      (face, die) => ({ type: 'setDie', seat: 'p2', die, face, spent: false }) as const,
    ),
  ])
  await expect(log(page).getByText('By hand: a die of Enver')).toHaveCount(4)
  await press('0', 'Enter')
  await expect(heading(page)).toContainText('Enver: Who does what?')
  await expect(question(page).getByRole('button', { name: /^EMP Blast.*7$/ })).toBeVisible()
  await press('7', 'Enter')
  await say(page, 'EMP Blast: With which dice?', '1', 'Enter')
  await expect(heading(page)).toContainText('Whom does Merkava attack?')
  await press('3', '2', 'Enter')
  await say(page, 'which draw counts?', '1', 'Enter')

  await expect(log(page)).toContainText(`${third!} takes 2 damage: 0 off the shield, 2 off the hull`)
  await expect(log(page)).toContainText(`${second!} takes 1 damage: 0 off the shield, 1 off the hull`)
  for (const scout of [second!, third!]) await expect(log(page)).toContainText(`${scout} now has stun`)
  const { ships } = await viewOf(app, of)
  expect(scouts.map((id) => ships.find((ship) => ship.id === id)?.hull)).toEqual([3, 2, 1])
  await endSound(app, campaign)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})
