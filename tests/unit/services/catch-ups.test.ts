// A campaign in act 2 told on one form through the app: checked while it is typed, written as one entry, taken back by name.
import { expect, test } from 'vitest'
import { textsOf } from '../../../renderer/i18n/texts.tsx'
import { sentenceText } from '../../../renderer/i18n/sentence.ts'
import type { CatchUpForm } from '../../../shared/games/akarios/campaign/catch-up.ts'
import { startApp } from '../../support/app.ts'
import { secondAct } from '../../support/campaign/second-act.ts'

async function training() {
  const app = startApp()
  const seat = (player: string, pilot: string, ship: string) => ({ player, pilot, ship, callSign: player })
  const { id: campaign } = await app.call('campaign.create', {
    squad: 'Range Squad',
    seats: [seat('Ada', 'ines-calder', 'heron'), seat('Ben', 'bram-oduya', 'gannet')],
    difficulty: 'normal',
    ironman: false,
  })
  const { form: blank } = await app.call('catchUp.form', { campaign })
  return {
    ...app,
    campaign,
    form: secondAct(blank),
    check: (form: CatchUpForm) => app.call('catchUp.check', { campaign, form }),
    write: (form: CatchUpForm, accepted: readonly string[] = []) => ({
      campaign,
      who: 'Ada',
      form,
      accepted: [...accepted],
    }),
    look: () => app.call('squad.view', { campaign }),
  }
}

test('a campaign in act 2 is one entry with its summary and its note, and undo takes all of it back', async () => {
  const { call, campaign, form, check, write, look } = await training()
  const before = await look()
  const checked = await check(form)
  expect(checked.breaches).toEqual([])
  const { title } = await call('catchUp.write', write(form))
  expect(title).toEqual({ key: 'akarios.camp.catchUp', args: { act: 2, scenarios: 4 } })
  const after = await look()
  const inOrder = ({ fits, ...view }: typeof after) => ({
    ...view,
    fits: fits.toSorted((a, b) => (`${a.seat} ${a.place}` < `${b.seat} ${b.place}` ? -1 : 1)),
  })
  expect(inOrder(after)).toEqual(inOrder(checked.view))
  expect([after.act, after.chart, after.boosts, after.supply, after.location]).toEqual([2, 5, 1, 7, 905])
  expect(after.scenarios.map(({ number, outcome, how }) => `${number} ${outcome} ${how}`)).toEqual([
    '901 success catchUp',
    '902 success catchUp',
    '903 read catchUp',
    '904 failure catchUp',
  ])
  expect(
    (await call('squad.ledger', { campaign })).rows.map(({ player, amount, reason, what }) => [
      player,
      amount,
      reason,
      what,
    ]),
  ).toEqual([
    ['Ben', 4, 'catchUp', ''],
    ['Ada', 11, 'catchUp', ''],
  ])
  expect((await call('notes.list', { campaign })).notes.map(({ body }) => body)).toEqual(['Ben owes the bank a favour'])
  const [entry] = (await call('history.list', { campaign, most: 1 })).entries
  const texts = textsOf('en')
  expect([entry!.title, ...entry!.notes].map((line) => sentenceText(texts, 'en', line))).toEqual([
    'Catch-up: act 2, scenarios told: 4',
    'Act 2. Scenarios won: 2, lost: 1, read: 1. Achievements: 2',
    'Locations on the map: 2. Markets read: 1. Supply: 7',
    'Progression chart: 5. Bolster boosts: 1',
    'Cards: 5, of these on boards: 5. Sparrow upgrades: 1. Co-pilots: 1',
    'Ada: Ines Calder in the Heron. Credits: 11. Trauma: 2. Half-hexes: 4 of 5',
    'Ben: Bram Oduya in the Gannet. Credits: 4. Trauma: 0. Half-hexes: 3 of 5',
    'Heron: hexes: 1 of 1, bought: 1',
  ])
  const { undo } = await call('history.steps', { campaign })
  await call('history.undo', { campaign, entry: undo!.n })
  expect(await look()).toEqual(before)
  expect((await call('notes.list', { campaign })).notes).toEqual([])
  expect((await call('catchUp.form', { campaign })).late).toBeNull()
})

test('what was played so is accepted one by one and stands in the log as such', async () => {
  const { call, refused, campaign, form, check, write } = await training()
  const odd = { ...form, boosts: 3, seats: form.seats.map((seat) => ({ ...seat })), chart: 4 }
  const { breaches } = await check(odd)
  expect(breaches.map(({ key, acceptable }) => [key, acceptable])).toEqual([
    ['camp.boostsDiffer', true],
    ['camp.pointsOverChart', true],
    ['camp.pointsOverChart', true],
  ])
  const ids = breaches.map(({ id }) => id)
  expect((await refused('catchUp.write', write(odd, ids.slice(0, 2)))).key).toBe('camp.pointsOverChart')
  await call('catchUp.write', write(odd, ids))
  const [entry] = (await call('history.list', { campaign, most: 1 })).entries
  expect(entry!.notes.slice(-3).map((line) => sentenceText(textsOf('en'), 'en', line))).toEqual([
    'Played so: There are 3 bolster boosts; the scenarios as told leave 1 (ES-013).',
    'Played so: Ines Calder has 5 skill points; the progression chart stands at 4 (PG-006).',
    'Played so: Bram Oduya has 5 skill points; the progression chart stands at 4 (PG-006).',
  ])
  await call('squad.do', { campaign, who: 'Ada', command: { type: 'setByHand', what: { of: 'supply', to: 3 } } })
})

test('pilots and ships may have changed seats since the campaign was founded', async () => {
  const { call, campaign, form, write, look } = await training()
  const [ada, ben] = form.seats
  const swapped = [
    { ...ada!, pilot: ben!.pilot, ship: ben!.ship, fits: [] },
    { ...ben!, pilot: ada!.pilot, ship: ada!.ship, fits: [] },
  ]
  await call('catchUp.write', write({ ...form, seats: swapped }))
  expect((await look()).seats.map(({ pilot, ship }) => `${pilot} ${ship}`)).toEqual([
    'bram-oduya gannet',
    'ines-calder heron',
  ])
  const { undo } = await call('history.steps', { campaign })
  await call('history.undo', { campaign, entry: undo!.n })
  expect((await look()).seats.map(({ pilot }) => pilot)).toEqual(['ines-calder', 'bram-oduya'])
})

test('[CS-014] after the first scenario nothing is caught up any more, and the form says so', async () => {
  const { call, refused, campaign, form, write } = await training()
  await call('squad.do', {
    campaign,
    who: 'Ada',
    command: { type: 'openScenario', number: 901, kind: 'fight', seats: [1, 2] },
  })
  expect((await call('catchUp.form', { campaign })).late).toEqual({ key: 'camp.catchUpLate', args: { rule: 'CS-014' } })
  expect((await refused('catchUp.write', write(form))).key).toBe('camp.catchUpLate')
})

test('nothing is written while a fight runs, and a form that is none is named by the place that does not fit', async () => {
  const { call, refused, campaign, form, write } = await training()
  expect((await refused('catchUp.write', write({ ...form, act: 12 }))).args).toMatchObject({ path: 'form.act' })
  await call('fight.start', { campaign, mission: 'first-range', seats: [1] })
  expect((await refused('catchUp.write', write(form))).key).toBe('fight.runs')
})

test('what is typed is kept beside the campaign until it is written or given up, and is there again when that is undone', async () => {
  const { call, refused, campaign, form, write } = await training()
  const kept = async () => (await call('catchUp.form', { campaign })).kept
  expect(await kept()).toBeNull()
  await call('catchUp.keep', { campaign, draft: 'half a form' })
  await call('campaign.close', { campaign })
  expect(await kept()).toBe('half a form')
  expect((await refused('catchUp.keep', { campaign, draft: 'x'.repeat(500_001) })).code).toBe('bad-input')
  await call('catchUp.keep', { campaign, draft: null })
  expect(await kept()).toBeNull()
  await call('catchUp.keep', { campaign, draft: 'a whole form' })
  await call('catchUp.write', write(form))
  expect(await kept()).toBeNull()
  const { undo } = await call('history.steps', { campaign })
  await call('history.undo', { campaign, entry: undo!.n })
  await call('campaign.close', { campaign })
  expect(await kept()).toBe('a whole form')
  const { redo } = await call('history.steps', { campaign })
  await call('history.redo', { campaign, entry: redo!.n })
  expect(await kept()).toBeNull()
})
