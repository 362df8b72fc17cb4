// An evening with the box on the real table: Starla in Argonaut and Enver in Merkava play the rulebook's examples of a fight.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import type { HandChange } from '../../../shared/games/akarios/command/hand-change.ts'
import { expect, test, type RunningApp } from '../fixtures.ts'
import { byHand, heading, log, question, viewOf, type Fight } from '../hosts/fight.ts'
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

/** Changes by hand on a page that begins anew: one that arrives late would forget what was looked at. */
async function settled(app: RunningApp, of: Fight, changes: readonly HandChange[]) {
  await byHand(app, of, changes)
  await app.page.reload()
}

/** Chooses an action by its number on the list. */
async function act(page: Page, action: string) {
  await expect(heading(page)).toContainText('Enver: Who does what?')
  const option = question(page).getByRole('button', { name: new RegExp(`^${action}.*\\d$`) })
  const [number = ''] = /\d$/.exec((await option.innerText()).trim()) ?? []
  await keysOf(page)(number, 'Enter')
}

/** What the examples leave to the cards: the way of Interference, what pays for it and for a rotate, and the board and shot of a scout. */
async function tellExamples(app: RunningApp) {
  const slots = [{ type: 'single', icons: ['move'] }]
  const ahead = [1, 2, 3].map((hexes) => ({ q: 0, r: -hexes, facing: 0 }))
  const shot = { id: 'shot', do: 'attack', damage: 2, targets: 1, range: 3 }
  await call(app, 'owner.tell', {
    ...{ kind: 'upgrades', id: 'interference' },
    values: [
      { field: 'supply', value: 2 },
      { field: 'slots', value: slots },
      { field: 'moves', value: [ahead] },
    ],
  })
  await call(app, 'owner.tell', { kind: 'board', id: 'board', values: [{ field: 'rotate.slots', value: slots }] })
  const board = { hull: 3, shield: 0, attack: 1, immune: [] }
  const scout = [
    ...Object.entries(board).map(([field, value]) => ({ field: `regular.${field}`, value })),
    { field: 'standees', value: 5 },
    { field: 'deckSize', value: 6 },
    { field: 'cards', value: [{ copies: 6, id: 'shot', line: [shot] }] },
  ]
  await call(app, 'owner.tell', { kind: 'enemies', id: 'ronin-scout', values: scout })
}

const dice = (...faces: readonly ('wild' | 'attack' | 'move' | 'stress')[]): HandChange[] =>
  faces.map((face, die) => ({ type: 'setDie', seat: 'p2', die, face, spent: false }))

const onTop = (pile: string, ...cards: readonly string[]): HandChange[] =>
  cards.map((card) => ({ type: 'moveCard', card, from: pile, fromPart: 'unseen', to: pile, toPart: 'top' }))

test("[PA-051] [PA-067] [CE-045] [PA-013] [ST-022] [PD-007] [FR-005] [FR-022] the rulebook's examples on the real table: EMP Blast taken back whole, Interference, the trauma of Enver, Proton Blast damaged", async ({
  start,
}) => {
  // Four examples in one fight: an evening is long.
  test.slow()
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
  await tellExamples(app)
  const fitted: readonly CampaignCommand[] = [
    { type: 'cardByHand', card: { of: 'upgrade', upgrade: 'interference', seat: 2 } },
    { type: 'equip', seat: 2, place: 'engine-2', kind: 'engine', card: 'interference' },
    { type: 'cardByHand', card: { of: 'upgrade', upgrade: 'emp-blast', seat: 2 } },
    { type: 'equip', seat: 2, place: 'weapon-2', kind: 'weapon', card: 'emp-blast' },
  ]
  for (const command of fitted) await call(app, 'squad.do', { campaign, who: 'table', command })
  await page.goto(`${app.address}#/campaign/${campaign}/bridge`)
  const mission = page.getByRole('listitem').filter({ hasText: 'Three Scouts' })
  await mission.getByRole('button', { name: 'Start the fight: Three Scouts' }).press('Enter')

  await say(page, 'Roll again?', 'Enter')
  await expect(question(page).getByRole('button', { name: /Starla keeps/ })).toHaveCount(0)
  await say(page, 'Roll again?', 'Enter')
  await expect(heading(page)).toContainText('Starla: Who does what?')

  // As the example has it: a wild and an attack die, the third scout target locked, and these cards on the deck.
  const { plays } = await call(app, 'play.list', { campaign })
  const of = { campaign, play: plays[0]!.id }
  const scouts = (await viewOf(app, of)).ships.filter(({ kind }) => kind === 'enemy').map(({ id }) => id)
  const [, second, third] = scouts.map((id) => `Ronin Scout ${id.split('#')[1]!}`)
  await settled(app, of, [
    { type: 'addEffect', ship: scouts[2]!, effect: 'targetLock' },
    ...onTop('deck:p2', 'zero', 'minus-1', 'plus-1'),
    ...dice('wild', 'attack', 'move', 'move'),
  ])
  await say(page, 'Starla: Who does what?', '0', 'Enter')
  await expect(heading(page)).toContainText('Enver: Who does what?')
  const asked = () => viewOf(app, of)
  const before = await asked()
  await act(page, 'EMP Blast')
  await say(page, 'EMP Blast: With which dice?', '1', 'Enter')
  await expect(heading(page)).toContainText('Whom does Merkava attack?')
  await press('3', '2', 'Enter')
  await say(page, 'which draw counts?', '1', 'Enter')

  await expect(log(page)).toContainText(`${third!} takes 2 damage: 0 off the shield, 2 off the hull`)
  await expect(log(page)).toContainText(`${second!} takes 1 damage: 0 off the shield, 1 off the hull`)
  for (const scout of [second!, third!]) await expect(log(page)).toContainText(`${scout} now has stun`)
  const { ships } = await asked()
  expect(scouts.map((id) => ships.find((ship) => ship.id === id)?.hull)).toEqual([3, 2, 1])

  // Three presses, as quick as they come, take the dice, the targets and the draw back: supply, dice and decks are as before.
  await press('Control+z', 'Control+z', 'Control+z')
  await expect.poll(asked).toEqual(before)

  // Interference, paid with a stress face: 3 hexes ahead, then the turn, then radar jam for the scout 2 hexes away.
  await settled(app, of, dice('stress', 'move', 'move', 'move'))
  await act(page, 'Interference')
  await say(page, 'Interference: With which dice?', '2', 'Enter')
  await say(page, 'Turn now?', '2', 'Enter')
  // What people see is answered by its key alone: an Enter after it would meet the next question.
  await say(page, 'How far did Merkava get?', '3')
  await say(page, 'Turn now?', '1', 'Enter')
  await say(page, 'Who receives radar jam?', '3', 'Enter')
  const [first] = scouts.map((id) => `Ronin Scout ${id.split('#')[1]!}`)
  await expect(log(page)).toContainText(`${first!} now has radar jam`)

  // Enver has 1 trauma: at 7 stress he draws two cards. One takes the shield and stuns around, the other waits for his next phase.
  await settled(app, of, [
    { type: 'setTrack', ship: 'p2', track: 'stress', value: 6 },
    { type: 'setTrack', ship: 'p2', track: 'trauma', value: 1 },
    ...onTop('trauma', 'spinning', 'shield-overload'),
    ...dice('stress', 'move', 'move', 'move'),
  ])
  await act(page, 'Rotate')
  await say(page, 'Rotate: With which dice?', '2', 'Enter')
  await say(page, 'Who is in sight of Merkava, at a distance of at most 3?', '1', '2', 'Enter')
  for (const told of ['Enver: stress 6 to 7', 'Enver draws trauma: Shield Overload', 'Enver draws trauma: Spinning'])
    await expect(log(page)).toContainText(told)
  for (const ship of ['Argonaut', first!]) await expect(log(page)).toContainText(`${ship} now has stun`)
  await expect(log(page)).toContainText('Enver: Spinning waits for the next pilot phase')

  // 4 damage for a ship with 3 hull: Proton Blast is damaged in its stead, and the stress for that triggers again.
  await settled(app, of, [
    { type: 'setTrack', ship: 'p2', track: 'hull', value: 3 },
    { type: 'setTrack', ship: 'p2', track: 'stress', value: 6 },
    ...onTop('deck:E', 'plus-1'),
  ])
  await act(page, 'Pass for this round')
  await expect(heading(page)).toContainText('Who is nearest to Ronin Scout')

  // To end the enemies' phase early is asked about first; the way back changes nothing.
  await press('h')
  await page.getByRole('tab', { name: 'Course of the fight' }).click()
  await page.getByRole('button', { name: 'End this phase' }).click()
  const sure = page.getByRole('alertdialog', { name: /ships have not acted yet/ })
  await sure.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('region', { name: 'By hand' }).getByRole('button', { name: 'Close' }).click()
  await say(page, 'Who is nearest to Ronin Scout', '2')
  await say(page, 'Is Merkava in sight of Ronin Scout', 'y')
  await say(page, 'Merkava would take 4 damage. Hull 3, shield 0.', '2', 'Enter')
  await expect(log(page)).toContainText('Enver: stress 6 to 7')
  await expect(log(page).getByText('Enver is triggered at stress 7')).toHaveCount(2)
  const merkava = (await asked()).ships.find(({ id }) => id === 'p2')
  expect(merkava).toMatchObject({ hull: 3, stress: 7 })
  expect(merkava?.kind === 'pilot' && merkava.cards.filter(({ damaged }) => damaged).map(({ place }) => place)).toEqual(
    ['weapon-1'],
  )
  await endSound(app, campaign)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})
