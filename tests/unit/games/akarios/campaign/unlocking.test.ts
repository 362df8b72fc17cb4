// Pilots and ships that the story opens, and changing them (chapter UN).
import { describe, expect, test } from 'vitest'
import { seatDeck } from '../../../../../main/games/akarios/campaign/modifier-deck.ts'
import { rosterOf } from '../../../../../main/games/akarios/campaign/roster.ts'
import { pilotOf, shipOf } from '../../../../../main/games/akarios/campaign/rows.ts'
import { freeShipPoints } from '../../../../../main/games/akarios/campaign/ship-marks.ts'
import { freeSkillPoints } from '../../../../../main/games/akarios/campaign/skill-marks.ts'
import type { CampaignState, UpgradeRow } from '../../../../../main/games/akarios/campaign/state.ts'
import { fitChoices } from '../../../../../main/games/akarios/campaign/view/cards.ts'
import { pilotView } from '../../../../../main/games/akarios/campaign/view/people.ts'
import type { CampaignCommand, CommandOf } from '../../../../../shared/games/akarios/campaign/command.ts'
import type { Reward } from '../../../../../shared/games/akarios/content/reward.ts'
import { after, refusedBy, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

const content = await toldBox()
const setUp = (kind: CommandOf<'openScenario'>['kind'] = 'fight', number = 12): CampaignCommand => ({
  type: 'openScenario',
  number,
  kind,
  seats: [1, 2],
})
const lost = (number = 12): CampaignCommand => ({
  type: 'finishScenario',
  number,
  kind: 'fight',
  seats: [1, 2],
  outcome: 'failure',
  pilots: [],
  rewards: [],
})
const pilot = (id: string, seat = 1): CampaignCommand => ({ type: 'switchPilot', seat, pilot: id })
const ship = (id: string, seat = 1): CampaignCommand => ({ type: 'switchShip', seat, ship: id })
const begin: CampaignCommand = { type: 'beginScenario' }
const chart = (value: number, more: Partial<CampaignState> = {}) =>
  smallSquad({ standing: { ...smallSquad().standing, chart: value }, ...more })
const act = (value: number) => smallSquad({ squad: { ...smallSquad().squad, act: value } })
const owned = (id: number, upgrade: string): UpgradeRow => ({ id, upgrade, seat: 1, source: 'reward', paid: null })

describe('what the story opens', () => {
  test('[UN-001] is open to everybody', () => {
    const rewards: Reward[] = [
      { type: 'unlockPilot', pilot: 'pilot-5' },
      { type: 'unlockShip', ship: 'ship-5' },
    ]
    expect(refusedBy(after(smallSquad(), content, setUp()), content, pilot('pilot-5'))).toBe('UN-001 pilotClosed')
    const state = after(smallSquad(), content, { type: 'gain', rewards }, setUp())
    const { pilots, ships } = rosterOf(state, content)
    expect([pilots.at(-1), ships.at(-1)]).toEqual(['pilot-5', 'ship-5'])
    expect([1, 2].map((seat) => refusedBy(state, content, pilot('pilot-5', seat)))).toEqual([null, null])
    expect([1, 2].map((seat) => refusedBy(state, content, ship('ship-5', seat)))).toEqual([null, null])
  })
})

describe('changing pilots', () => {
  test('[UN-002] [UN-008] a new one gets the points of the chart, spent under the rules of the trees, from level I on', () => {
    const state = after(chart(7), content, setUp(), pilot('violet-ray'))
    const levels = pilotView(state, content, 'violet-ray').levels.filter(({ open }) => open)
    expect([freeSkillPoints(state, 'violet-ray'), levels.map(({ level }) => level)]).toEqual([7, ['I']])
    const mark = { type: 'markSkill', pilot: 'violet-ray', tree: 'blue', hex: 'b2' } as const
    expect(refusedBy(state, content, mark)).toBe('PG-003 hexBelow')
    expect(freeSkillPoints(after(chart(0), content, setUp(), pilot('violet-ray')), 'violet-ray')).toBe(0)
  })

  test('[UN-003] goes at the start of the set-up of a fight or a world, not later and not elsewhere', () => {
    const tried = [
      smallSquad(),
      after(smallSquad(), content, setUp('fight')),
      after(smallSquad(), content, setUp('world')),
      after(smallSquad(), content, setUp('market')),
      after(smallSquad(), content, setUp('fight'), begin),
    ].map((state) => refusedBy(state, content, pilot('violet-ray')))
    expect(tried).toEqual(['UN-003 pilotNotNow', null, null, 'UN-003 pilotNotNow', 'UN-003 pilotNotNow'])
    expect(refusedBy(after(smallSquad(), content, setUp()), content, pilot('enver'))).toBe('CS-006 pilotTaken')
  })

  test('[UN-009] [UN-010] the record waits, and whoever comes back gets only the missing points', () => {
    const before = chart(4, {
      pilots: [{ pilot: 'starla', state: 'flown', trauma: 2, points: 4 }],
      skillMarks: [{ pilot: 'starla', tree: 'blue', hex: 'b1', halves: 2 }],
    })
    const away = after(before, content, setUp(), pilot('violet-ray'), {
      type: 'gain',
      rewards: [{ type: 'skillPoints', amount: 3 }],
    })
    expect([pilotOf(away, 'starla'), pilotOf(away, 'violet-ray').points]).toEqual([
      { pilot: 'starla', state: 'flown', trauma: 2, points: 4 },
      7,
    ])
    const back = after(away, content, lost(), setUp(), pilot('starla'))
    expect([pilotOf(back, 'starla'), freeSkillPoints(back, 'starla'), back.skillMarks]).toEqual([
      { pilot: 'starla', state: 'flown', trauma: 2, points: 7 },
      5,
      before.skillMarks,
    ])
  })

  test('[UN-010] a seat that sat out is brought up to the chart when it plays again', () => {
    const alone: CampaignCommand = { type: 'openScenario', number: 12, kind: 'fight', seats: [1] }
    const points: CampaignCommand = { type: 'gain', rewards: [{ type: 'skillPoints', amount: 2 }] }
    const out = after(smallSquad(), content, alone, points, lost())
    const back = after(out, content, setUp())
    expect([pilotOf(out, 'enver').points, pilotOf(back, 'enver').points]).toEqual([0, 2])
  })

  test('[UN-011] changed modifier cards go with the pilot: a fresh one has the plain 20', () => {
    const before = smallSquad({ skillMarks: [{ pilot: 'starla', tree: 'blue', hex: 'b1', halves: 2 }] })
    const size = (state: CampaignState) =>
      seatDeck(state, content, state.seats[0]!)!.reduce((sum, { now }) => sum + now, 0)
    expect([size(before), size(after(before, content, setUp(), pilot('violet-ray')))]).toEqual([22, 20])
  })

  test('an ability of the one who goes leaves the board', () => {
    const fit = { type: 'equip', seat: 1, place: 'pilotAbility', kind: 'pilotAbility', card: 'lucky' } as const
    const told = { ...content, all: { ...content.all, pilots: { ...content.all.pilots } } }
    told.all.pilots['violet-ray'] = { ...content.all.pilots['violet-ray']!, abilities: { I: 'mimic' } }
    expect(after(smallSquad(), told, fit, setUp(), pilot('violet-ray')).fits).toEqual([])
  })
})

describe('changing ships', () => {
  test('[UN-004] goes at the start of the set-up of a fight only', () => {
    const tried = [
      smallSquad(),
      after(smallSquad(), content, setUp('fight')),
      after(smallSquad(), content, setUp('world')),
      after(smallSquad(), content, setUp('fight'), begin),
    ].map((state) => refusedBy(state, content, ship('knossis')))
    expect(tried).toEqual(['UN-004 shipNotNow', null, 'UN-004 shipNotNow', 'UN-004 shipNotNow'])
    expect(refusedBy(after(smallSquad(), content, setUp()), content, ship('argonaut'))).toBe('CS-008 shipTaken')
  })

  test('[UN-005] [UN-006] a new one comes with as many points as the act, and they are no market improvements', () => {
    const state = after(act(3), content, setUp(), ship('knossis'))
    expect([freeShipPoints(state, 'knossis'), shipOf(state, 'knossis').bought]).toEqual([3, 0])
    expect(freeShipPoints(after(act(1), content, setUp(), ship('knossis')), 'knossis')).toBe(1)
  })

  test('[UN-007] one that was flown keeps its marks and gets nothing new', () => {
    const marked = { type: 'markShip', ship: 'knossis', hex: 's1' } as const
    const state = after(
      act(2),
      content,
      setUp(),
      ship('knossis'),
      marked,
      lost(),
      { type: 'setAct', act: 3 },
      setUp(),
      ship('merkava'),
      lost(),
      setUp(),
      ship('knossis'),
    )
    expect([shipOf(state, 'knossis').points, state.shipMarks, shipOf(state, 'merkava').points]).toEqual([
      2,
      [{ ship: 'knossis', hex: 's1' }],
      0,
    ])
  })

  test('[UN-012] it brings its own weapon and engine, and its abilities are locked', () => {
    const unlocked: CampaignCommand = { type: 'gain', rewards: [{ type: 'unlockShip', ship: 'ship-5' }] }
    const state = after(act(2), content, unlocked, setUp(), ship('ship-5'))
    expect([state.upgrades.map(({ upgrade, source }) => [upgrade, source]), freeShipPoints(state, 'ship-5')]).toEqual([
      [
        ['laser-cannon', 'ship'],
        ['jet-burn', 'ship'],
      ],
      2,
    ])
    expect(fitChoices(state, content, 1, 'shipAbility')).toEqual([])
  })

  test('[CR-004] every fitted card is looked at again: what the new class does not take comes off', () => {
    const heavy = smallSquad({ upgrades: [owned(1, 'defensive-move'), owned(2, 'propel')] })
    const fit = (card: string, place: 'engine-1' | 'engine-2') =>
      ({ type: 'equip', seat: 2, place, kind: 'engine', card }) as const
    const flown = after(heavy, content, fit('defensive-move', 'engine-1'), fit('propel', 'engine-2'), setUp())
    const told = { ...content, all: { ...content.all, ships: { ...content.all.ships } } }
    told.all.ships['knossis'] = { ...content.all.ships['knossis']!, classes: ['research'] }
    expect(after(flown, told, ship('knossis', 2)).fits.map(({ card }) => card)).toEqual(['propel'])
  })
})
