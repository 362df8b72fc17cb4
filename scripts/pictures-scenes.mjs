// What is pictured: the screens in the order in which their data grows. `prepare` makes data through calls, `address` is the part
// after the origin, `act` does what a person would do before looking. The last scenes are failures, brought about for real but for
// the full disk, whose answer is put in the place of the app's.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './lib.mjs'
import {
  aimed,
  beforeRush,
  crowded,
  fightAt,
  lookAtEnemies,
  lookAtLance,
  onTable,
  seat,
  withBoat,
  withSparrow,
} from './pictures-fights.mjs'

async function found({ call, known }) {
  const squads = [
    [
      'The Lantern Squad',
      'medium',
      false,
      ['starla', 'argonaut', 'Wick'],
      ['enver', 'merkava', 'Flint'],
      ['gairdan', 'invictus', 'Old Bell'],
    ],
    ['Two Chairs', 'normal', false, ['violet-ray', 'knossis', 'Plum'], ['starla', 'merkava', 'Comet']],
    ['Ironman, autumn', 'hard', true, ['enver', 'argonaut', 'Ash']],
  ]
  for (const [squad, difficulty, ironman, ...seats] of squads) {
    const { id } = await call('campaign.create', {
      squad,
      difficulty,
      ironman,
      seats: seats.map(([pilot, ship, sign], index) => seat(['Ada', 'Ben', 'Cleo'][index], pilot, ship, sign)),
    })
    known.campaign ??= id
    known.last = id
  }
  for (const body of ['Dov at the market owes us two credits', 'Next time: bring the long table'])
    await call('notes.add', { campaign: known.campaign, body, who: 'Ada' })
}

/** A fight of the training sector beside the box's campaigns: what the history looks like with one. */
async function fought({ call, known }) {
  const seats = [seat('Ada', 'ines-calder', 'heron', 'Ink')]
  const { id } = await call('campaign.create', { squad: 'Range Squad', difficulty: 'normal', ironman: false, seats })
  await call('fight.start', { campaign: id, mission: 'first-range', seats: [1] })
  await call('notes.add', { campaign: id, body: 'Practice on Thursday', who: 'Ada' })
  const { undo } = await call('history.steps', { campaign: id })
  await call('history.undo', { campaign: id, entry: undo.n })
  known.fought = id
}

/** Two cadets with a fight behind them, points to spend, and credits that came and went: for the chronicle, the hangar and the trees. */
async function told({ call, known }) {
  const seats = [seat('Ada', 'ines-calder', 'heron', 'Ink'), seat('Ben', 'bram-oduya', 'gannet', 'Oak')]
  const { id } = await call('campaign.create', { squad: 'Second Shift', difficulty: 'normal', ironman: false, seats })
  const act = (command) => call('squad.do', { campaign: id, who: 'table', command })
  await act({ type: 'openScenario', number: 901, kind: 'fight', seats: [1, 2] })
  await act({ type: 'beginScenario' })
  const { play } = await call('fight.start', { campaign: id, mission: 'first-range', seats: [1, 2] })
  const { version } = await call('play.view', { campaign: id, play })
  await call('play.hand', {
    campaign: id,
    play,
    version,
    seat: 'table',
    change: { type: 'endFight', result: 'success' },
  })
  await act((await call('squad.outcome', { campaign: id, play })).command)
  for (const to of [12, 9, 15])
    await act({ type: 'setByHand', what: { of: 'credits', seat: 1, to, why: 'Counted again' } })
  await act({ type: 'gain', rewards: [{ type: 'skillPoints', amount: 3 }] })
  await act({ type: 'markSkill', pilot: 'ines-calder', ...(await firstHex(call, id)) })
  known.told = id
}

/** The first hex of the first tree of the first pilot. */
async function firstHex(call, campaign) {
  const { pilots } = await call('squad.view', { campaign })
  const [tree] = pilots.find(({ id }) => id === 'ines-calder').trees
  return { tree: tree.id, hex: tree.hexes.find(({ standing }) => standing === 'open').id }
}

/** Between two fights: the reward of the first is there to be spent, places are scouted, and a trip has begun. */
async function rewarded({ call, known }) {
  const seats = [seat('Ada', 'ines-calder', 'heron', 'Ink'), seat('Ben', 'bram-oduya', 'gannet', 'Oak')]
  const { id } = await call('campaign.create', { squad: 'Harbour Two', difficulty: 'normal', ironman: false, seats })
  const act = (command) => call('squad.do', { campaign: id, who: 'table', command })
  const place = (number, x, y) => ({ number, system: 'tern-reach', x, y })
  await act({
    ...{ type: 'finishScenario', number: 901, kind: 'fight', seats: [1, 2], outcome: 'success', pilots: [] },
    rewards: [{ type: 'credits', amount: 9, to: 'eachPilot' }],
  })
  await act({ type: 'placeStickers', orders: [place(902, 3, 2), place(911, 2, 5), place(921, 4, 6)] })
  await call('travel.start', { campaign: id })
  known.rewarded = id
}

/** At the quay, where a fitted upgrade of the Sparrow lowers prices, with a card bought. */
async function atMarket({ call, known }) {
  const campaign = known.rewarded
  const { undo } = await call('history.steps', { campaign })
  await call('history.undo', { campaign, entry: undo.n })
  const act = (command) => call('squad.do', { campaign, who: 'table', command })
  await act({ type: 'cardByHand', card: { of: 'sparrowUpgrade', card: 'bulk-contract', has: true } })
  await act({ type: 'equipSparrow', cards: ['bulk-contract'] })
  await act({ type: 'openScenario', number: 921, kind: 'market', seats: [1, 2] })
  await act({ type: 'buyCard', seat: 1, upgrade: 'rivet-gun' })
}

const fileOf = (dataDir, campaign) => join(dataDir, 'campaigns', campaign, 'campaign.db')

/** Another program holds the file of the first campaign. */
async function locked({ call, known, dataDir, onEnd }) {
  await call('campaign.close', { campaign: known.campaign })
  const hold = `const db = require('better-sqlite3')(process.argv[1])
    db.pragma('locking_mode = EXCLUSIVE'); db.exec('BEGIN EXCLUSIVE; COMMIT'); console.log('held'); process.stdin.resume()`
  const holder = spawn(pinnedNode, ['-e', hold, fileOf(dataDir, known.campaign)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onEnd(() => holder.kill())
  await new Promise((resolve) => holder.stdout.once('data', resolve))
}

/** A byte of the last campaign's file is another one; its backups are sound. */
async function damaged({ call, known, dataDir }) {
  await call('backups.make', { campaign: known.last })
  await call('notes.add', { campaign: known.last, body: 'The last evening before it broke', who: 'Ada' })
  await call('campaign.close', { campaign: known.last })
  const bytes = readFileSync(fileOf(dataDir, known.last))
  bytes[bytes.indexOf('before it broke')] ^= 1
  writeFileSync(fileOf(dataDir, known.last), bytes)
}

/** A combat card while it is typed, with the move that is being painted. */
async function typeLine(page) {
  await page.getByLabel('Combat card 1', { exact: true }).fill('2x r a2,3,slow mfr>')
  await page.getByLabel('Combat card 1', { exact: true }).press('End')
}

/** The disk says no to a note. */
async function fullDisk(page) {
  await page.route('**/api/call', (route) =>
    route.request().postDataJSON().name === 'notes.add'
      ? route.fulfill({ json: { ok: false, error: { code: 'disk-full', key: 'diskFull' } } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('New note').fill('Where is room for this?')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Not saved').first().waitFor()
  await page.unroute('**/api/call')
}

/** Ctrl+K, and what is typed there. */
async function look(page, words) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill(words)
  await page.getByRole('option').first().waitFor()
}

/** A tab of the screen, and waits until it is read. */
async function open(page, name) {
  await page.getByRole('tab', { name, exact: true }).click()
  await whenRead(page)
}

const whenRead = (page) => page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)

export const scenes = [
  { name: 'library-empty', address: () => '#/', readme: true },
  { name: 'new-campaign', address: () => '#/new-campaign' },
  { name: 'library', address: () => '#/', prepare: found, readme: true },
  { name: 'library-200', address: () => '#/', textScale: 200 },
  { name: 'library-300', address: () => '#/', textScale: 300 },
  { name: 'bridge', address: ({ campaign }) => `#/campaign/${campaign}/bridge`, act: whenRead },
  { name: 'catch-up', address: ({ campaign }) => `#/campaign/${campaign}/catch-up` },
  { name: 'chronicle', address: ({ told }) => `#/campaign/${told}/chronicle`, prepare: told },
  {
    name: 'chronicle-figures',
    address: ({ told }) => `#/campaign/${told}/chronicle`,
    act: (page) => open(page, 'Figures'),
  },
  { name: 'hangar', address: ({ told }) => `#/campaign/${told}/squad/hangar`, act: whenRead },
  { name: 'hangar-300', address: ({ told }) => `#/campaign/${told}/squad/hangar`, act: whenRead, textScale: 300 },
  { name: 'progress', address: ({ told }) => `#/campaign/${told}/squad/progress`, act: whenRead },
  { name: 'progress-300', address: ({ told }) => `#/campaign/${told}/squad/progress`, act: whenRead, textScale: 300 },
  { name: 'bridge-later', address: ({ told }) => `#/campaign/${told}/bridge`, act: whenRead },
  { name: 'history', address: ({ fought }) => `#/campaign/${fought}/history`, prepare: fought },
  { name: 'history-200', address: ({ fought }) => `#/campaign/${fought}/history`, textScale: 200 },
  { name: 'history-300', address: ({ fought }) => `#/campaign/${fought}/history`, textScale: 300 },
  {
    name: 'fight',
    address: fightAt('aimed'),
    prepare: aimed,
    act: lookAtLance,
    readme: true,
  },
  {
    name: 'search',
    address: fightAt('aimed'),
    act: (page) => look(page, 'lance'),
  },
  {
    name: 'rule-beside-fight',
    address: fightAt('aimed'),
    act: async (page) => {
      await look(page, 'en9')
      await page.keyboard.press('Enter')
      await page.getByText('For example').waitFor()
    },
  },
  { name: 'rules', address: () => '#/rules/PA-029' },
  { name: 'rules-300', address: () => '#/rules/PA-029', textScale: 300 },
  { name: 'tip', address: ({ fought }) => `#/campaign/${fought}/squad`, tips: 'on' },
  {
    name: 'table-mode',
    address: fightAt('table'),
    prepare: onTable,
    readme: true,
  },
  {
    name: 'trip',
    address: ({ rewarded: campaign }) => `#/campaign/${campaign}/atlas`,
    prepare: rewarded,
    act: whenRead,
    readme: true,
  },
  {
    name: 'market',
    address: ({ rewarded: campaign }) => `#/campaign/${campaign}/squad/market`,
    prepare: atMarket,
    readme: true,
  },
  { name: 'fight-crowded', address: fightAt('crowd'), prepare: crowded, act: lookAtLance },
  { name: 'fight-crowded-150', address: fightAt('crowd'), textScale: 150 },
  { name: 'fight-crowded-200', address: fightAt('crowd'), textScale: 200 },
  { name: 'fight-crowded-300', address: fightAt('crowd'), textScale: 300 },
  { name: 'fight-sparrow', address: fightAt('sparrow'), prepare: withSparrow },
  { name: 'fight-sparrow-300', address: fightAt('sparrow'), textScale: 300 },
  { name: 'fight-boat', address: fightAt('boat'), prepare: withBoat },
  { name: 'fight-enemies', address: fightAt('aimed'), prepare: beforeRush, act: lookAtEnemies },
  { name: 'packs', address: () => '#/packs' },
  { name: 'entry', address: () => '#/packs/enemies/needle-drone' },
  { name: 'entry-map', address: () => '#/packs/missions/tug-of-war' },
  { name: 'entry-tree', address: () => '#/packs/pilots/ines-calder' },
  { name: 'entry-line', address: () => '#/packs/enemies', act: typeLine },
  { name: 'settings', address: () => '#/settings' },
  { name: 'gallery', address: () => '#/gallery' },
  { name: 'failure-disk-full', address: ({ fought }) => `#/campaign/${fought}/bridge`, act: fullDisk },
  {
    name: 'failure-locked',
    address: ({ campaign }) => `#/campaign/${campaign}/bridge`,
    prepare: locked,
    act: whenRead,
  },
  { name: 'failure-damaged', address: ({ last }) => `#/campaign/${last}/bridge`, prepare: damaged, act: whenRead },
]
