// Moves as a pilot makes them: what stops them, what they cost, what comes after (PA-031 to PA-048, PA-089, PA-093).
import { describe, expect, test } from 'vitest'
import { card, forward } from '../../../../../support/combat/content.ts'
import { fight, type FightStated } from '../../../../../support/combat/table.ts'

const bubble = card(
  'bubble',
  [{ do: 'move' }, { do: 'apply', effect: 'radarJam', targets: { who: 'any', count: 'all', range: 2 } }],
  { slots: [{ type: 'single', icons: ['move'] }], moves: [forward(3)] },
)
const flying = (stated: FightStated = {}) =>
  fight({ pilots: { p1: { at: 'E-8', cards: { 'engine-1': bubble } } }, ...stated }).act('p1', 'engine-1', 'move')
const jammed = (table: ReturnType<typeof fight>) => table.enemy('scout#1').effects.map(({ effect }) => effect)

describe('a move', () => {
  test('[PA-031] is followed by its bonus, which may be skipped', () => {
    const far = flying({ enemies: { 'scout#1': { at: 'E-1' } } }).fly()
    expect(far.targets().question.type).toBe('act')
    expect(
      jammed(
        flying({ enemies: { 'scout#1': { at: 'E-4' } } })
          .fly()
          .targets(),
      ),
    ).toEqual([])
  })

  test('[PA-040] keeps its bonus when it was interrupted', () => {
    const table = flying({ enemies: { 'scout#1': { at: 'E-5' } } })
      .fly(1)
      .targets('scout#1')
    expect([table.where('p1'), table.pilot('p1').stress, jammed(table)]).toEqual(['E-7/0', 1, ['radarJam']])
  })

  test('[PA-034] the six facings follow each other in a ring', () => {
    const turned = (facing: 0 | 5, to: number) =>
      fight({ pilots: { p1: { facing } } })
        .act('p1', 'rotate', 'move')
        .put(null, to)
        .where('p1')
    expect([turned(5, 0), turned(0, 5)]).toEqual(['E-8/0', 'E-8/5'])
  })

  test('[PA-089] with no free hex on its path the ship stays, turned as for the first, for 1 stress', () => {
    const table = fight({
      pilots: { p1: { at: 'E-8', facing: 0 } },
      enemies: { 'scout#1': { at: 'F-7' }, 'scout#2': { at: 'E-7' } },
    })
    table.act('p1', 'move-2', 'move').fly(0)
    expect([table.where('p1'), table.pilot('p1').stress]).toEqual(['E-8/1', 1])
  })

  test('[PA-043] a nebula hex entered at shield 0 stuns', () => {
    const table = flying({
      pilots: { p1: { at: 'E-8', shield: 1, cards: { 'engine-1': bubble } } },
      terrain: { nebula: 'E-7 E-6' },
    })
    table.fly().choose('take').targets()
    expect([table.pilot('p1').shield, table.pilot('p1').effects]).toEqual([0, [{ effect: 'stun', lastRound: 2 }]])
  })

  test('[PA-093] immunity holds against terrain as well', () => {
    const table = fight({ enemies: { 'scout#1': { shield: 0, immune: ['stun'] } } })
    table.run({ type: 'enterTerrain', ship: 'scout#1', cost: 'nebula' })
    expect([table.enemy('scout#1').effects, table.told.at(-1)]).toEqual([[], 'effectImmune'])
  })
})
