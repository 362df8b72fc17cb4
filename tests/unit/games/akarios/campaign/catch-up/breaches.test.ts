// Sheets that do not go together: each inconsistency is named with its place and its rule, and is written only where a table may have
// played it so.
import { expect, test } from 'vitest'
import { catchUp, tellCampaign } from '../../../../../../main/games/akarios/campaign/catch-up/catch-up.ts'
import { formOf } from '../../../../../../main/games/akarios/campaign/catch-up/form-of.ts'
import type { CampaignState } from '../../../../../../main/games/akarios/campaign/state.ts'
import { squadView } from '../../../../../../main/games/akarios/campaign/view/squad.ts'
import { catchUpForm, type CatchUpForm } from '../../../../../../shared/games/akarios/campaign/catch-up.ts'
import { squadView as squadSchema } from '../../../../../../shared/games/akarios/view/squad-view.ts'
import { smallSquad } from '../../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../../support/campaign/told.ts'

const content = await toldBox()
const won = (number: number) => ({ number, kind: 'fight', outcome: 'success' }) as const

/** Starla in the Merkava and Enver in the Argonaut with nothing but one scenario won. */
const sheets = (change: Partial<CatchUpForm> = {}): CatchUpForm => ({
  ...formOf(smallSquad()),
  scenarios: [won(1)],
  ...change,
})

const told = (form: CatchUpForm, before: CampaignState = smallSquad()) =>
  tellCampaign(before, catchUpForm.parse(form), content)

/** Part and row, rule and word; with a `!` where it cannot be accepted. */
const named = (form: CatchUpForm, before?: CampaignState): string[] =>
  told(form, before).breaches.map(
    ({ part, row, key, args, acceptable }) =>
      `${part} ${row}: ${String(args['rule'])} ${key.replace('camp.', '')}${acceptable ? '' : '!'}`,
  )

type Seat = CatchUpForm['seats'][number]
const seat = (change: Partial<Seat>): CatchUpForm['seats'] =>
  sheets().seats.map((one) => (one.seat === 1 ? { ...one, ...change } : one))
const pilot = (change: Partial<CatchUpForm['pilots'][number]>): CatchUpForm['pilots'] =>
  sheets().pilots.map((one) => (one.pilot === 'starla' ? { ...one, ...change } : one))
const ship = (change: Partial<CatchUpForm['ships'][number]>): CatchUpForm['ships'] =>
  sheets().ships.map((one) => (one.ship === 'merkava' ? { ...one, ...change } : one))
const mark = (hex: string, halves: 1 | 2 = 2) => ({ tree: { b: 'blue', r: 'red', g: 'green' }[hex[0]!]!, hex, halves })
const tray = (upgrade: string, count = 1, of: number | null = 1) => ({ upgrade, seat: of, count })
const trees = (points: number, ...marks: CatchUpForm['pilots'][number]['marks']) =>
  sheets({ chart: points, pilots: pilot({ points, marks }) })
const fleet = (points: number, marks: string[], bought = 0) =>
  sheets({ act: 3, ships: ship({ points, marks, bought }) })
const board = (fits: Seat['fits'], change: Partial<CatchUpForm> = {}) => sheets({ seats: seat({ fits }), ...change })
const laid = (place: Seat['fits'][number]['place'], kind: Seat['fits'][number]['kind'], card: string) => ({
  place,
  kind,
  card,
})
const sticker = (number: number, change = {}) => ({ number, system: 'draconian', x: 3, y: 2, ...change })
const sparrow = (change: Partial<CatchUpForm['sparrow']>) => sheets({ sparrow: { ...sheets().sparrow, ...change } })

const sound: readonly (readonly [string, CatchUpForm])[] = [
  ['a squad after its first scenario', sheets()],
  ['marks in any order', trees(8, mark('b4'), mark('b2'), mark('r1', 1), mark('b1'))],
  ['points still to be spent', trees(5, mark('b1'))],
  ['a new ship in act 3', fleet(3, ['s3', 's1'])],
  ['an own card on the board', board([laid('engine-1', 'engine', 'propel')], { cards: [tray('propel')] })],
  ['a card lent by the other', board([laid('engine-1', 'engine', 'propel')], { cards: [tray('propel', 1, 2)] })],
  ['two scenarios lost in a row', sheets({ boosts: 2, scenarios: [won(1), lost(2), lost(3)] })],
]
function lost(number: number) {
  return { number, kind: 'fight', outcome: 'failure' } as const
}

test.each(sound)('nothing is amiss: %s', (_, form) => {
  expect(named(form)).toEqual([])
})

const amiss: readonly (readonly [string, CatchUpForm, readonly string[]])[] = [
  ['CS-001] a seat without its sheet', sheets({ seats: seat({}).slice(0, 1) }), ['crew 2: CS-001 seatUntold!']],
  [
    'CS-001] a sheet without its seat',
    sheets({ seats: [...seat({}), { ...seat({})[0]!, seat: 3, pilot: 'gairdan', ship: 'knossis' }] }),
    ['crew 3: CS-001 noSeat!'],
  ],
  ['CS-006] one pilot in two seats', sheets({ seats: seat({ pilot: 'enver' }) }), ['crew 2: CS-006 pilotTaken!']],
  ['CS-008] one ship with two seats', sheets({ seats: seat({ ship: 'argonaut' }) }), ['crew 2: CS-008 shipTaken!']],
  ['UN-001] a pilot of no pack', sheets({ seats: seat({ pilot: 'nobody' }) }), ['crew 1: UN-001 noPilot!']],
  [
    'UN-001] a sheet of a pilot of no pack',
    sheets({ pilots: [...pilot({}), { ...pilot({})[0]!, pilot: 'nobody' }] }),
    ['crew nobody: UN-001 noPilot!'],
  ],
  [
    'UN-001] a sheet of a ship of no pack',
    sheets({ ships: [...ship({}), { ...ship({})[0]!, ship: 'raft' }] }),
    ['ships raft: UN-001 noShip!'],
  ],
  [
    'ES-006] more trauma than the track has places',
    sheets({ pilots: pilot({ trauma: 6 }) }),
    ['crew starla: ES-006 traumaTrack'],
  ],
  ['ES-008] an achievement without a name', sheets({ achievements: ['…'] }), ['campaign …: ES-008 noName!']],
  ['PG-001] more halves marked than points given', trees(1, mark('b1')), ['crew starla: PG-001 marksOverPoints']],
  [
    'PG-001] a hex that the tree does not have',
    trees(2, { tree: 'blue', hex: 'b9', halves: 2 }),
    ['crew starla: PG-001 noHex!'],
  ],
  ['PG-002] a hex filled three times', trees(3, mark('b1'), mark('b1', 1)), ['crew starla: PG-002 hexFull!']],
  ['PG-003] a hex over one that is half', trees(3, mark('b1', 1), mark('b2')), ['crew starla: PG-003 hexBelow']],
  ['PG-005] both branches of a fork', trees(6, mark('b1'), mark('b2'), mark('b3')), ['crew starla: PG-005 leftTaken']],
  [
    'PG-006] more points than the chart',
    sheets({ chart: 3, pilots: pilot({ points: 4 }) }),
    ['crew starla: PG-006 pointsOverChart'],
  ],
  [
    'PG-006] a chart that no scenario has raised',
    sheets({ chart: 2, scenarios: [] }),
    ['campaign : PG-006 chartUnexplained'],
  ],
  [
    'CS-014] an act that no scenario has begun',
    sheets({ act: 2, scenarios: [] }),
    ['campaign : CS-014 actUnexplained'],
  ],
  [
    'ES-009] credits that no scenario has paid',
    sheets({ seats: seat({ credits: 9 }), scenarios: [] }),
    ['crew 1: ES-009 creditsUnexplained'],
  ],
  ['ES-013] boosts that the outcomes do not leave', sheets({ boosts: 1 }), ['campaign : ES-013 boostsDiffer']],
  ['ES-018] a scenario won twice', sheets({ scenarios: [won(1), won(1)] }), ['scenarios 1: ES-018 scenarioDone']],
  ['PG-013] more hexes than points', fleet(1, ['s1', 's2']), ['ships merkava: PG-013 hexesOverPoints']],
  ['PG-013] a hex after one that is empty', fleet(1, ['s2']), ['ships merkava: PG-013 hexBefore']],
  ['PG-013] a hex that the ship does not have', fleet(1, ['s9']), ['ships merkava: PG-013 noHex!']],
  ['PG-014] both branches of a ship’s fork', fleet(3, ['s1', 's2', 's3']), ['ships merkava: PG-014 topTaken']],
  [
    'PG-015] an improvement of a skill tree that no ship has',
    trees(4, mark('r1'), mark('r2')),
    ['ships : PG-015 shipPointsMissing'],
  ],
  [
    'UN-005] points of ships that nothing gave',
    sheets({ ships: ship({ points: 3 }) }),
    ['ships : UN-005 shipPointsOver'],
  ],
  ['MK-013] more bought than there are points', fleet(1, ['s1'], 2), ['ships merkava: MK-013 boughtOverPoints']],
  [
    'MK-004] more copies than the box has',
    sheets({ cards: [tray('jet-burn', 3)] }),
    ['cards jet-burn: MK-004 noCopyLeft'],
  ],
  ['CB-005] a card of no pack', sheets({ cards: [tray('sling')] }), ['cards sling: CB-005 noCard!']],
  [
    'CO-003] a co-pilot twice',
    sheets({
      coPilots: Object.keys(content.all.coPilots)
        .slice(0, 1)
        .flatMap((id) => [id, id]),
    }),
    [`cards ${Object.keys(content.all.coPilots)[0]!}: CO-003 ownedTwice!`],
  ],
  [
    'SW-002] one upgrade of the Sparrow twice',
    sparrow({ upgrades: ['shield-tech', 'shield-tech'] }),
    ['cards shield-tech: SW-002 ownedTwice!'],
  ],
  [
    'SW-002] the Sparrow fitted with what it does not have',
    sparrow({ fitted: ['shield-tech'] }),
    ['boards sparrow: SW-002 notOwned!'],
  ],
  [
    'CB-005] a card on a board that nobody owns',
    board([laid('engine-1', 'engine', 'propel')]),
    ['boards 1: CB-005 notOwned!'],
  ],
  [
    'CB-006] one copy on two boards',
    sheets({
      cards: [tray('propel')],
      seats: sheets().seats.map((one) => ({ ...one, fits: [laid('engine-1', 'engine', 'propel')] })),
    }),
    ['boards 2: CB-006 allInUse!'],
  ],
  [
    'CB-004] a card in a place of another kind',
    board([laid('weapon-1', 'engine', 'propel')], { cards: [tray('propel')] }),
    ['boards 1: CB-004 noPlace!'],
  ],
  [
    'CB-004] a card told as one of another kind',
    board([laid('weapon-1', 'weapon', 'propel')], { cards: [tray('propel')] }),
    ['boards 1: CB-004 noPlace!'],
  ],
  [
    'CR-001] a card of another class',
    board(
      [laid('tech-1', 'tech', 'defensive-move')].map((one) => ({
        ...one,
        kind: content.all.upgrades['defensive-move']!.kind,
        place: `${content.all.upgrades['defensive-move']!.kind}-1` as const,
      })),
      { cards: [tray('defensive-move')] },
    ),
    ['boards 1: CR-001 otherClass'],
  ],
  [
    'CS-007] an ability that is still locked',
    board([laid('pilotAbility', 'pilotAbility', 'petty')]),
    ['boards 1: CS-007 levelLocked'],
  ],
  [
    'CS-007] an ability of somebody else',
    board([laid('pilotAbility', 'pilotAbility', 'steady-eye')]),
    ['boards 1: CS-007 otherPilot!'],
  ],
  [
    'CS-010] a ship’s ability that is still locked',
    board([laid('shipAbility', 'shipAbility', 'lock-on')]),
    ['boards 1: CS-010 shipAbilityLocked'],
  ],
  [
    'SX-004] the Sparrow where nothing is scouted',
    sparrow({ system: 'draconian', location: 77 }),
    ['map sparrow: SX-004 notScouted'],
  ],
  ['SX-004] the Sparrow in a system of no pack', sparrow({ system: 'elsewhere' }), ['map sparrow: SX-004 noSystem!']],
  [
    'SX-005] a sticker in a system of no pack',
    sheets({ stickers: [sticker(8, { system: 'elsewhere' })] }),
    ['map 8: SX-005 noSystem!'],
  ],
  [
    'SX-006] one location twice on the map',
    sheets({ stickers: [sticker(8), sticker(8, { x: 4 })] }),
    ['map 8: SX-006 scoutedAlready!'],
  ],
  [
    'MK-001] a market with a card of no pack',
    sheets({
      markets: [
        { number: 30, name: 'Pier', sells: [{ upgrade: 'sling' }], supply: null, improvement: null, trauma: null },
      ],
    }),
    ['markets 30: MK-001 noCard!'],
  ],
]

test.each(amiss)('[%s', (_, form, breaches) => {
  expect(named(form)).toEqual(breaches)
  const { state } = told(form)
  expect(squadSchema.safeParse(squadView(state, content)).error).toBeUndefined()
})

test('[CS-014] the scenario that opens the campaign is among those won, where a pack says so', () => {
  const form = { ...sheets(), scenarios: [won(5)] }
  const { breaches } = tellCampaign(smallSquad(), form, { ...content, firstScenario: true })
  expect(breaches.map(({ key, args }) => [key, args['first']])).toEqual([['camp.firstUntold', '001']])
})

test('what the table played so is written, what nobody accepted is refused with its rule, and what cannot be stays out', () => {
  const form = trees(5, mark('b1'), mark('b2'), mark('b3', 1))
  const [fork] = told(form).breaches
  const before = smallSquad()
  const refused = catchUp(before, { form, accepted: [] }, content)
  expect(refused).toMatchObject({ ok: false, error: { key: 'camp.leftTaken', rule: 'PG-005' } })
  const taken = catchUp(before, { form, accepted: [fork!.id] }, content)
  expect(taken.ok && taken.value.state.skillMarks.map(({ hex, halves }) => `${hex} ${halves}`)).toEqual([
    'b1 2',
    'b2 2',
    'b3 1',
  ])
  const unknown = sheets({ coPilots: ['nobody'] })
  const id = told(unknown).breaches[0]!.id
  expect(catchUp(before, { form: unknown, accepted: [id] }, content)).toMatchObject({
    ok: false,
    error: { key: 'camp.noCard', rule: 'CO-003' },
  })
  expect(before).toEqual(smallSquad())
})

test('an acceptance ends when the sheet says something else', () => {
  const accepted = told(trees(1, mark('b1'))).breaches.map(({ id }) => id)
  const form = trees(1, mark('b1'), mark('r1', 1))
  expect(catchUp(smallSquad(), { form, accepted }, content).ok).toBe(false)
})

test('[CS-014] a campaign that has gone on is not caught up', () => {
  const row = { id: 1, number: 1, kind: 'fight', outcome: 'success', how: 'played', choice: null } as const
  const gone = smallSquad({ scenarios: [{ ...row, act: 1, difficulty: 'normal', seats: '1 2', play: null }] })
  expect(catchUp(gone, { form: sheets(), accepted: [] }, content)).toMatchObject({
    ok: false,
    error: { key: 'camp.catchUpLate' },
  })
})

test('[ES-009] credits come into the ledger as one row for each seat, with the reason', () => {
  const before = smallSquad({ credits: [{ id: 1, seat: 1, amount: 4, reason: 'byHand', what: '' }] })
  const { state } = tellCampaign(before, sheets({ seats: seat({ credits: 9 }) }), content)
  expect(state.credits.map(({ seat: of, amount, reason }) => [of, amount, reason])).toEqual([
    [1, 4, 'byHand'],
    [1, 5, 'catchUp'],
  ])
})
