// Difficulty and Ironman in a fight (DF-002, DF-004, DF-005, DF-007 to DF-009, DF-014).
import { describe, expect, test } from 'vitest'
import type { FightSetup } from '../../../../../../main/games/akarios/combat/index.ts'
import { difficultyIds } from '../../../../../../shared/games/akarios/content/figures.ts'
import type { Mission } from '../../../../../../shared/games/akarios/content/mission.ts'
import { blast } from '../../../../../support/combat/blast.ts'
import { card } from '../../../../../support/combat/content.ts'
import { effectsOn, figures, give, raider } from '../../../../../support/combat/raider.ts'
import { skirmish } from '../../../../../support/combat/skirmish.ts'
import { fight, open, type FightStated } from '../../../../../support/combat/table.ts'

const set = (pilots: 1 | 2, change: (setup: FightSetup) => void): FightSetup => {
  const made = structuredClone(skirmish(pilots))
  change(made)
  return made
}
/** Hull and shield of the first enemy, which prints these. */
const enemyOn = (difficulty: FightSetup['difficulty'], hull: number, shield: number) => {
  const table = open(
    set(1, (setup) => {
      setup.difficulty = difficulty
      for (const side of ['regular', 'elite'] as const)
        setup.content.enemies['scout']![side] = { hull, shield, attack: 1, immune: [] }
    }),
  )
  const [first] = table.view.ships.filter(({ kind }) => kind === 'enemy')
  return [first?.hull, first?.shield]
}
/** An attack of 3 in all, the ship's own 1 included, on a ship with 10 hull and no shield. */
const damageOn = (difficulty: FightSetup['difficulty'], damage = 3, more: FightStated = {}) => {
  const stated = {
    types: [raider(damage)],
    enemies: { 'raider#1': { at: 'E-6' } },
    pilots: { p1: { hull: 10, shield: 0 } },
  }
  return (
    10 -
    fight({ ...stated, difficulty, ...more })
      .pass()
      .pilot('p1').hull
  )
}

describe('the difficulty', () => {
  test('[DF-002] shifts hull, shield and damage of enemies: a card of 4 and 2 with 3 damage', () => {
    expect(difficultyIds.map((id) => [...enemyOn(id, 4, 2), damageOn(id)])).toEqual([
      [3, 1, 2],
      [4, 2, 3],
      [4, 2, 4],
      [5, 3, 4],
      [6, 4, 5],
      [6, 4, 6],
      [7, 5, 7],
    ])
  })

  test('[DF-004] takes no value below 0, and no hull below 1', () => {
    expect([enemyOn('easy', 1, 0), enemyOn('normal', 1, 0)]).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('[DF-004] floors the damage before the modifier card: 0 on Easy is 0, and +1 lifts it to 1 (question 103)', () => {
    expect([
      damageOn('easy', 0),
      damageOn('easy', 1),
      damageOn('easy', 0, { luck: { 'deck:E': 'plus-1' }, enemyDeck: 'plus-1' }),
    ]).toEqual([0, 0, 1])
  })

  test('[DF-002] an x2 from deck E doubles the shift as well (question 122)', () => {
    expect(damageOn('hard', 3, { luck: { 'deck:E': 'x2' }, enemyDeck: 'x2' })).toBe(8)
  })

  test('[DF-005] shifts a hostile marker once, after the values per pilot, and no marker of the players', () => {
    const marker = (side: 'players' | 'enemies'): Mission['markers'][number] => ({
      id: 'relay',
      name: 'Relay',
      wording: 'A relay.',
      side,
      hull: { perPilot: 4 },
      shield: 1,
    })
    const shown = (['enemies', 'players'] as const).map((side) => {
      const table = open(
        set(2, (setup) => {
          setup.difficulty = 'hard'
          setup.mission.markers = [marker(side)]
          setup.mission.map.rows[6] = 'M........'
          setup.mission.map.legend['M'] = [{ type: 'marker', marker: 'relay' }]
        }),
      )
      return figures(table, 'marker:relay')
    })
    expect(shown).toEqual([
      { hull: 9, shield: 2 },
      { hull: 8, shield: 1 },
    ])
  })

  test('changes nothing on ships of the players and on what they do', () => {
    const stated: FightStated = { enemies: { 'scout#1': { at: 'E-7', hull: 9, shield: 0 } } }
    const table = fight({ ...stated, difficulty: 'abyss' }).act('p1', 'attack', 'attack')
    expect([figures(table, 'p1'), table.enemy('scout#1').hull]).toEqual([{ hull: 6, shield: 4 }, 8])
  })
})

describe('Ironman', () => {
  const weapon = { p1: { hull: 6, shield: 0, cards: { 'weapon-1': blast(), 'engine-1': card('jet', []) } } }
  const shot = { types: [raider(4)], enemies: { 'raider#1': { at: 'E-6' } } }

  test('[DF-007] lets nobody damage a weapon or an engine to ignore a hit', () => {
    const [hard, usual] = [true, false].map((ironman) => fight({ ...shot, pilots: weapon, ironman }).pass())
    expect([hard?.pilot('p1').hull, hard?.pilot('p1').cards.some(({ damaged }) => damaged)]).toEqual([2, false])
    expect(usual?.question).toMatchObject({ about: 'avoidDamage' })
  })

  test('[DF-008] gives regulars the immunities of their elite side', () => {
    const immune = (ironman: boolean) => {
      const table = open(
        set(1, (setup) => {
          setup.ironman = ironman
          const { scout } = setup.content.enemies
          scout!.regular = { hull: 4, shield: 2, attack: 1, immune: [] }
          scout!.elite = { hull: 4, shield: 2, attack: 1, immune: ['stun'] }
        }),
        { 'numbers:scout': '1 2' },
      )
      table.put(null, 0)
      const regular = table.view.ships.find((ship) => ship.kind === 'enemy' && ship.rank === 'regular')!
      return effectsOn(table.run(give(regular.id, 'stun')), regular.id)
    }
    expect([immune(true), immune(false)]).toEqual([[], ['stun']])
  })

  test('[DF-014] leaves a pilot at 0 hull unconscious with 1 trauma, as ever; the outcome says whose ship is lost', () => {
    const pilots = { p1: { hull: 1, shield: 0 }, p2: { at: 'A-9' } }
    const table = fight({ ...shot, pilots, ironman: true }).pass('p1', 'p2')
    table.hand({ type: 'endFight', result: 'success' })
    const { outcome } = table.state
    expect(outcome?.pilots.map(({ seat, hull, trauma, unconscious }) => [seat, hull, trauma, unconscious])).toEqual([
      ['p1', 0, 1, true],
      ['p2', 6, 0, false],
    ])
  })
})
