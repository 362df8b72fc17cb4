// The end of a round (ER-001 to ER-007).
import { describe, expect, test } from 'vitest'
import { card } from '../../../../../support/combat/content.ts'
import { effectsOn } from '../../../../../support/combat/raider.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'
import { roundCubes } from '../../../../../../shared/games/akarios/round-track.ts'

const rule = (round: number) => ({
  rules: [
    {
      id: 'leak',
      wording: 'A leak.',
      when: { on: 'roundEnd' as const, round },
      then: [{ do: 'damage' as const, amount: 1, to: 'players' as const }],
    },
  ],
})
const keep = (table: Table) => table.answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] })

describe('the end of a round', () => {
  test('[ER-001] rules of the mission and of cards go first', () => {
    const spikes = card(
      'jagged-spikes',
      [
        {
          do: 'damage',
          amount: 1,
          targets: { who: 'any', count: 'all', range: 1, excludeSelf: true, mandatory: true },
        },
      ],
      { timing: 'endOfRound', slots: [] },
    )
    const stated: FightStated = {
      mission: rule(1),
      pilots: { p1: { shield: 0, cards: { shipAbility: spikes } } },
      enemies: { 'scout#1': { at: 'E-7' } },
    }
    const table = fight(stated).pass()
    expect([table.ship('p1').hull, table.ship('scout#1').shield]).toEqual([5, 1])
    const order = table.told.filter((key) => /specialRule|damageTaken|roundEnded/.test(key))
    expect(order).toEqual(['specialRule', 'damageTaken', 'damageTaken', 'roundEnded'])
  })

  test('[ER-002] dice come back, assigned or not', () => {
    const table = fight({ luck: { dice: 'wild wild wild wild' } })
      .act('p1', 'rotate', 'move')
      .put(null)
      .pass()
    expect(table.pilot('p1').dice).toEqual(Array.from({ length: 4 }, () => ({ face: 'wild', on: null })))
  })

  test('[ER-003] the counter rises by 1', () => {
    expect(fight({ round: 4 }).pass().state.round).toBe(5)
  })

  test('[ER-004] past 10 one cube stays on 10 and a second starts on 1', () => {
    expect([9, 10, 11, 13, 21].map(roundCubes)).toEqual([[9], [10], [10, 1], [10, 3], [10, 10, 1]])
    expect(fight({ round: 13 }).view.roundTrack.cubes).toEqual([10, 3])
  })

  test('[ER-005] what is good once a round is renewed: supply slots, plus-linked slots, the paid re-roll', () => {
    const pack = card('pack', [{ do: 'loseShield', amount: 1 }], {
      slots: [{ type: 'single', icons: ['supply'] }],
      supply: 4,
    })
    const table = fight({
      pilots: { p1: { cards: { 'tech-1': pack } } },
      luck: { dice: 'attack attack attack attack' },
    })
    table.act('p1', 'tech-1').pass()
    expect(table.question).toMatchObject({ type: 'reroll', pilots: [{ paid: true }] })
    keep(table).act('p1', 'tech-1')
    expect([table.state.round, table.pilot('p1').cards[0]?.supply]).toEqual([2, 2])
  })

  test('[ER-006] supply, damage, stress and lasting effects stay', () => {
    const gun = card('gun', [], { supply: 3 })
    const pilot = {
      hull: 3,
      shield: 1,
      stress: 4,
      cards: { 'weapon-1': gun },
      supply: { 'weapon-1': 1 },
      effects: { slow: 2 },
    }
    const table = fight({ pilots: { p1: pilot } }).pass()
    const { hull, shield, stress, cards } = table.pilot('p1')
    expect([hull, shield, stress, cards[0]?.supply, effectsOn(table, 'p1')]).toEqual([3, 1, 4, 1, ['slow']])
  })

  test('[ER-007] success and failure are looked at before a new round opens', () => {
    const survive = {
      win: {
        need: 'all' as const,
        objectives: [{ id: 'hold', wording: 'Hold out.', goal: { type: 'rounds' as const, count: 6 } }],
      },
    }
    const table = fight({ round: 6, mission: survive }).pass()
    expect([table.state.outcome?.result, table.state.round, table.told.includes('roundBegan')]).toEqual([
      'success',
      6,
      false,
    ])
  })
})
