// Difficulty and Ironman between battles (chapter DF).
import { describe, expect, test } from 'vitest'
import { losePilot, shipLoss } from '../../../../../main/games/akarios/campaign/ironman.ts'
import { supplyPrice } from '../../../../../main/games/akarios/campaign/prices.ts'
import { startEnergy } from '../../../../../main/games/akarios/campaign/start-energy.ts'
import { draftOf, type CampaignState, type UpgradeRow } from '../../../../../main/games/akarios/campaign/state.ts'
import {
  campaignCommand,
  type CampaignCommand,
  type CommandOf,
} from '../../../../../shared/games/akarios/campaign/command.ts'
import { loadBox } from '../../../../support/box.ts'
import { after, contentOf, refusedBy, smallSquad } from '../../../../support/campaign/small-squad.ts'

const box = await loadBox()
const content = contentOf(box)
const figures = box.figures!
const copy = (
  id: number,
  upgrade: string,
  seat: number | null,
  source: UpgradeRow['source'] = 'reward',
): UpgradeRow => ({
  id,
  upgrade,
  seat,
  source,
  paid: null,
})
const credits = ({ credits: rows }: CampaignState, seat: number) =>
  rows.filter((row) => row.seat === seat).reduce((sum, { amount }) => sum + amount, 0)

const open: CommandOf<'openScenario'> = { type: 'openScenario', number: 2, kind: 'fight', seats: [1, 2] }
const end = (outcome: 'success' | 'failure', fell: readonly number[] = []): CampaignCommand => ({
  type: 'finishScenario',
  number: 2,
  kind: 'fight',
  seats: [1, 2],
  outcome,
  rewards: [],
  pilots: [1, 2].map((seat) => ({ seat, trauma: fell.includes(seat) ? 1 : 0, fell: fell.includes(seat) })),
})
const on = (difficulty: CampaignState['squad']['difficulty'], ironman = false, act = 1) =>
  smallSquad({ squad: { name: 'Test', difficulty, ironman, act } })

describe('difficulty', () => {
  test('[DF-001] is set before a scenario, not in the middle of one, and leaves worlds as they are', () => {
    const hard = { type: 'setDifficulty', difficulty: 'hard' } as const
    const setUp = after(on('normal'), content, open)
    expect([
      refusedBy(setUp, content, hard),
      refusedBy(after(setUp, content, { type: 'beginScenario' }), content, hard),
    ]).toEqual([null, 'DF-001 difficultyNotNow'])
    expect(after(setUp, content, hard).squad.difficulty).toBe('hard')
    expect([1, 2, 3, 4].map((pilots) => startEnergy(figures, pilots, false))).toEqual([10, 8, 7, 6])
  })

  test('[DF-003] pays its bonus to each pilot in play only when the objective is completed', () => {
    const paid = (outcome: 'success' | 'failure') => {
      const state = after(on('abyss'), content, open, end(outcome))
      return [credits(state, 1), credits(state, 2)]
    }
    expect([paid('success'), paid('failure')]).toEqual([
      [5, 5],
      [0, 0],
    ])
  })

  test('[DF-002] pays 0, 0, 1, 2, 3, 4 and 5 credits', () => {
    const levels = ['easy', 'normal', 'medium', 'hard', 'very-hard', 'insane', 'abyss'] as const
    expect(levels.map((level) => credits(after(on(level), content, open, end('success')), 1))).toEqual([
      0, 0, 1, 2, 3, 4, 5,
    ])
  })
})

describe('Ironman', () => {
  test('[DF-006] is chosen when the campaign is founded, and no command changes it', () => {
    expect(campaignCommand.safeParse({ type: 'setDifficulty', difficulty: 'easy', ironman: true }).success).toBe(false)
    expect(campaignCommand.safeParse({ type: 'setIronman', ironman: true }).success).toBe(false)
    const later = after(
      on('normal', true),
      content,
      { type: 'setDifficulty', difficulty: 'easy' },
      { type: 'setAct', act: 2 },
    )
    expect(later.squad).toMatchObject({ difficulty: 'easy', act: 2, ironman: true })
  })

  const equipped = smallSquad({
    squad: { name: 'Test', difficulty: 'normal', ironman: true, act: 2 },
    upgrades: [
      copy(1, 'proton-blast', 1, 'start'),
      copy(2, 'barrel-roll', 2, 'start'),
      copy(3, 'long-shot', 2),
      copy(4, 'proton-blast', 1),
      copy(5, 'burst-fire', 2, 'start'),
    ],
    coPilots: [{ card: 'mac' }],
    fits: [
      { seat: 1, place: 'weapon-1', kind: 'weapon', card: 'long-shot', owned: 3 },
      { seat: 1, place: 'tech-1', kind: 'coPilot', card: 'mac', owned: null },
      { seat: 1, place: 'pilotAbility', kind: 'pilotAbility', card: 'first', owned: null },
      { seat: 2, place: 'weapon-1', kind: 'weapon', card: 'burst-fire', owned: 5 },
    ],
    ships: [
      {
        ship: 'merkava',
        state: 'flown',
        points: 3,
        bought: 1,
        hullByHand: null,
        hullBefore: null,
        shieldByHand: null,
        shieldBefore: null,
      },
    ],
    shipMarks: [{ ship: 'merkava', hex: 'a' }],
  })

  test('[DF-009] takes the ship with its starting cards, wherever they lie, and all upgrades on it; others stay', () => {
    expect(shipLoss(equipped, content, 1)).toEqual({
      ship: 'merkava',
      copies: [1, 2, 3],
      cleared: ['weapon-1', 'tech-1'],
    })
    const lost = after(equipped, content, open, end('failure', [1]))
    expect(lost.upgrades.map(({ id }) => id)).toEqual([4, 5])
    expect(lost.fits.map(({ seat, card }) => `${seat} ${card}`)).toEqual(['1 first', '2 burst-fire'])
    expect([lost.coPilots, lost.shipMarks]).toEqual([[{ card: 'mac' }], []])
  })

  test('[DF-009] takes nothing from a ship that flies home, nor without Ironman', () => {
    expect(after(equipped, content, open, end('success')).upgrades).toHaveLength(5)
    const forgiving = { ...equipped, squad: { ...equipped.squad, ironman: false } }
    expect(after(forgiving, content, open, end('failure', [1])).upgrades).toHaveLength(5)
  })

  test('[DF-010] lets the ship come back as a new one with as many points as the act', () => {
    const lost = after(equipped, content, open, end('failure', [1]), { type: 'setAct', act: 3 }, open)
    const back = after(lost, content, { type: 'switchShip', seat: 1, ship: 'merkava' })
    expect(back.ships.find(({ ship }) => ship === 'merkava')).toMatchObject({ state: 'flown', points: 3, bought: 0 })
    expect(back.upgrades.filter(({ source }) => source === 'ship').map(({ upgrade }) => upgrade)).toEqual([
      'proton-blast',
      'barrel-roll',
    ])
  })

  test('[DF-011] takes 2 energy from each pilot at the start of a world', () => {
    expect([1, 2, 3, 4].map((pilots) => startEnergy(figures, pilots, true))).toEqual([8, 6, 5, 4])
  })

  test('[DF-012] takes a pilot at 0 health with all marks; who comes back is new, with the points of the chart', () => {
    const state = smallSquad({
      pilots: [{ pilot: 'starla', state: 'flown', trauma: 3, points: 9 }],
      skillMarks: [{ pilot: 'starla', tree: 'a', hex: 'b', halves: 2 }],
      modifierChanges: [{ id: 1, pilot: 'starla', card: 'plus-2', count: 1 }],
      fits: [{ seat: 1, place: 'pilotAbility', kind: 'pilotAbility', card: 'first', owned: null }],
      standing: { ...smallSquad().standing, chart: 9 },
    })
    const draft = draftOf(state)
    losePilot({ draft, content }, 'starla')
    expect([draft.pilots, draft.skillMarks, draft.modifierChanges, draft.fits]).toEqual([
      [{ pilot: 'starla', state: 'open', trauma: 0, points: 0 }],
      [],
      [],
      [],
    ])
    expect(after(draft, content, open).pilots[0]).toMatchObject({ pilot: 'starla', points: 9, trauma: 0 })
  })

  test('[DF-013] makes each supply of the Sparrow 2 credits dearer for each pilot', () => {
    const three = (ironman: boolean): CampaignState => {
      const state = on('normal', ironman)
      const [first] = state.seats
      return { ...state, seats: first === undefined ? [] : [...state.seats, { ...first, seat: 3 }] }
    }
    expect([supplyPrice(three(true), content, 3), supplyPrice(three(false), content, 3)]).toEqual([9, 3])
  })

  test('[DF-014] leaves the pilot with 1 trauma and the rewards; the next fight needs another ship', () => {
    const state = { ...equipped, squad: { ...equipped.squad, difficulty: 'hard' as const } }
    const won = after(state, content, open, end('success', [1]))
    expect([won.pilots.find(({ pilot }) => pilot === 'starla')?.trauma, credits(won, 1)]).toEqual([1, 2])
    const next = after(won, content, { ...open, number: 3 })
    expect(refusedBy(next, content, { type: 'beginScenario' })).toBe('DF-014 shipLost')
    const again = after(next, content, { type: 'switchShip', seat: 1, ship: 'knossis' }, { type: 'beginScenario' })
    expect(again.standing.step).toBe('underWay')
  })
})
