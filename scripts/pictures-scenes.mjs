// What is pictured: the screens in the order in which their data grows. `prepare` makes data through calls, `address` is the part
// after the origin, `act` does what a person would do before looking. The last scenes are failures, brought about for real but for
// the full disk, whose answer is put in the place of the app's.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './lib.mjs'

const seat = (player, pilot, ship, callSign) => ({ player, pilot, ship, callSign })

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

/** The same fight at its first attack: the ship placed, dice and drones by hand, so that no picture hangs on luck. */
async function aimed({ call, known }) {
  const { plays } = await call('play.list', { campaign: known.fought })
  const of = { campaign: known.fought, play: plays[0].id }
  const send = async (name, seat, what) => {
    const { version } = await call('play.view', of)
    await call(name, { ...of, version, seat, ...what })
  }
  await send('play.submit', 'p1', { answer: { type: 'place', place: 4, facing: 0 } })
  await send('play.submit', 'p1', { answer: { type: 'reroll', seat: 'p1', how: 'keep', dice: [] } })
  const { view } = await call('play.view', of)
  const [first, second] = view.ships.filter(({ kind }) => kind === 'enemy')
  const faces = ['attack', 'move', 'wild', 'attack']
  for (const change of [
    ...faces.map((face, die) => ({ type: 'setDie', seat: 'p1', die, face, spent: false })),
    { type: 'placeShip', ship: first.id, at: { q: 4, r: 2 }, facing: 3 },
    { type: 'placeShip', ship: second.id, at: { q: 6, r: 1 }, facing: 4 },
  ])
    await send('play.hand', 'table', { change })
  known.fight = of.play
}

/** What the lance may come to. */
async function lookAtLance(page) {
  await page
    .getByRole('region', { name: 'Question' })
    .getByRole('button', { name: /Practice Lance/ })
    .focus()
  await page.getByText('on average').first().waitFor()
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

const whenRead = (page) => page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)

export const scenes = [
  { name: 'library-empty', address: () => '#/' },
  { name: 'new-campaign', address: () => '#/new-campaign' },
  { name: 'library', address: () => '#/', prepare: found, readme: true },
  { name: 'library-200', address: () => '#/', textScale: 200 },
  { name: 'library-300', address: () => '#/', textScale: 300 },
  { name: 'bridge', address: ({ campaign }) => `#/campaign/${campaign}/bridge` },
  { name: 'history', address: ({ fought }) => `#/campaign/${fought}/history`, prepare: fought },
  { name: 'history-200', address: ({ fought }) => `#/campaign/${fought}/history`, textScale: 200 },
  { name: 'history-300', address: ({ fought }) => `#/campaign/${fought}/history`, textScale: 300 },
  {
    name: 'fight',
    address: ({ fought, fight }) => `#/campaign/${fought}/play/${fight}`,
    prepare: aimed,
    act: lookAtLance,
    readme: true,
  },
  { name: 'packs', address: () => '#/packs' },
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
