// The co-pilots of the box by name: each is used, or changes a figure, and none is left to hands.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ActionCard } from '../../../../../../main/games/akarios/combat/state/content.ts'
import { blast } from '../../../../../support/combat/blast.ts'
import { boxCard, boxCards } from '../../../../../support/combat/box-card.ts'
import { forward } from '../../../../../support/combat/content.ts'
import { effectsOn, figures } from '../../../../../support/combat/raider.ts'
import { within } from '../../../../../support/combat/sparrow.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

const slots: ActionCard['slots'] = [{ type: 'single', icons: ['wild'] }]
const moves = [forward(1), forward(2)]
const shot = { damage: 1, targets: 1, range: 3 }

/** The co-pilot aboard p1 in a tech place, used with a wild face unless told otherwise. */
function using(id: string, stated: FightStated = {}, printed: Partial<ActionCard> = {}, face = 'wild'): Table {
  const { p1 = {}, ...others } = stated.pilots ?? {}
  const coPilot = boxCard('co-pilots', id, { slots, ...printed })
  const pilot = { dice: 'attack wild stress move', ...p1, cards: { ...p1.cards, 'tech-1': coPilot } }
  const pilots = { p1: { ...pilot, kinds: { 'tech-1': 'coPilot' as const } }, ...others }
  return fight({ ...stated, pilots }).act('p1', 'tech-1', face)
}
const scouts = { 'scout#1': { at: 'E-6', hull: 9, shield: 0 }, 'scout#2': { at: 'D-6', hull: 9, shield: 0 } }
/** What the next attack of the ship, a blast of 1 damage, does after the co-pilot was used. */
const blastAfter = (id: string, face = 'wild', more: FightStated = {}) =>
  using(id, { enemies: scouts, ...more, pilots: { p1: { cards: { 'weapon-1': blast() } } } }, {}, face)
const hurt: FightStated = { pilots: { p1: { hull: 2, shield: 0 }, p2: { at: 'F-8', hull: 2, shield: 0 } } }

describe('co-pilots who help the next attack', () => {
  test.each([
    ['alpha-89', 'stun'],
    ['tena', 'hullBreach'],
  ])('%s: it also gives %s', (id, effect) => {
    const table = blastAfter(id).act('p1', 'weapon-1', 'attack').targets('scout#1')
    expect([effectsOn(table, 'scout#1'), table.enemy('scout#1').hull]).toEqual([[effect], 8])
  })

  test.each([
    ['mac', 'wild', 3],
    ['robin-kowel', 'wild', 3],
    ['gul-berdil', 'wild', 3],
    ['gul-berdil', 'stress', 5],
  ])('%s with a %s face: %i damage to the first target', (id, face, damage) => {
    const table = blastAfter(id, face).act('p1', 'weapon-1', 'attack').targets('scout#1')
    expect(9 - table.enemy('scout#1').hull).toBe(damage)
  })

  test('aura-cana: 2 hexes further', () => {
    const far = { 'scout#1': { at: 'E-3' }, 'scout#2': { at: 'E-2' } }
    expect(within(blastAfter('aura-cana', 'wild', { enemies: far }).act('p1', 'weapon-1', 'attack'))).toEqual([])
    const table = blastAfter('aura-cana', 'wild', { enemies: { ...far, 'scout#3': { at: 'D-4' } } })
    expect(within(table.act('p1', 'weapon-1', 'attack'))).toEqual(['scout#1', 'scout#3'])
  })

  test('darzo: one more target', () => {
    const table = blastAfter('darzo').act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2')
    expect([table.enemy('scout#1').hull, table.enemy('scout#2').hull]).toEqual([8, 8])
  })

  test('vramnad: advantaged', () => {
    const table = blastAfter('vramnad').act('p1', 'weapon-1', 'attack').targets('scout#1')
    expect(table.told).toContain('drawMode')
  })
})

describe('co-pilots who help ships', () => {
  test('bruvaluv takes 2 stress off', () => {
    expect(using('bruvaluv', { pilots: { p1: { stress: 2 } } }).pilot('p1').stress).toBe(0)
  })

  test('blarne gives 3 shield, rbirl mends 3 hull on the own ship', () => {
    expect([figures(using('blarne', hurt), 'p1'), figures(using('rbirl', hurt), 'p1')]).toEqual([
      { hull: 2, shield: 3 },
      { hull: 5, shield: 0 },
    ])
  })

  test('anayeli-ili: all ships in reach get shield, or all get hull', () => {
    const got = ['1', '2'].map((option) => using('anayeli-ili', hurt).choose(option).targets('p1', 'p2'))
    expect(got.map((table) => [figures(table, 'p1'), figures(table, 'p2')])).toEqual([
      [
        { hull: 2, shield: 2 },
        { hull: 2, shield: 2 },
      ],
      [
        { hull: 4, shield: 0 },
        { hull: 4, shield: 0 },
      ],
    ])
  })

  test('drolf gives 2 shield, kapral mends 3 hull, on two ships', () => {
    const [drolf, kapral] = ['drolf', 'kapral'].map((id) => figures(using(id, hurt).targets('p1', 'p2'), 'p2'))
    expect([drolf, kapral]).toEqual([
      { hull: 2, shield: 2 },
      { hull: 5, shield: 0 },
    ])
  })

  test('trude takes an effect off ships of choice', () => {
    const jammed = { pilots: { p1: { effects: { radarJam: 1 } }, p2: { at: 'F-8', effects: { slow: 1 } } } }
    const table = using('trude', jammed).targets('p1', 'p2')
    expect([effectsOn(table, 'p1'), effectsOn(table, 'p2')]).toEqual([[], []])
  })

  test('timbor lifts the start shield, and is never used', () => {
    const table = fight({ pilots: { p1: { startShield: 3, cards: { 'tech-1': boxCard('co-pilots', 'timbor') } } } })
    expect(table.pilot('p1').startShield).toBe(5)
  })
})

describe('co-pilots who trouble enemies', () => {
  test('belar hacks one ship', () => {
    const table = using('belar', { enemies: scouts }).targets('scout#1')
    expect(table.pile('deck:E').cards).toContain('stress-miss')
  })

  test('vogeo slows, locks or jams one ship', () => {
    const got = ['1', '2', '3'].map((option) =>
      effectsOn(using('vogeo', { enemies: scouts }).choose(option).targets('scout#1'), 'scout#1'),
    )
    expect(got).toEqual([['slow'], ['targetLock'], ['radarJam']])
  })

  test.each(['night-errandal', 'salwa'])('%s attacks', (id) => {
    const table = using(id, { enemies: scouts }, { attacks: [shot] }).targets('scout#2')
    expect(table.enemy('scout#2').hull).toBe(8)
  })

  test('rojan-pale may turn, then attacks', () => {
    const table = using('rojan-pale', { enemies: scouts }, { attacks: [shot] })
      .choose('use')
      .put(null, 1)
      .targets('scout#1')
    expect([table.where('p1'), table.enemy('scout#1').hull]).toEqual(['E-8/1', 8])
  })

  test('pinto changes places with an enemy that is run by combat cards', () => {
    const typed = { ...scouts, 'yur-beacon#1': { at: 'E-5' } }
    const line = { id: 'wait', line: [{ id: 'a', do: 'rotate' as const }] }
    const types = ['scout', 'yur-beacon'].map((id) => ({
      id,
      name: id,
      wording: id,
      deckNumber: 5,
      standees: 8,
      regular: { hull: 4, shield: 2, attack: 1 },
      elite: { hull: 4, shield: 2, attack: 1 },
      cards: [line],
    }))
    const table = using('pinto', { enemies: typed, types }, { reach: 'unlimited' })
    expect(within(table)).toEqual(['scout#1', 'scout#2'])
    expect([table.targets('scout#1').where('p1'), table.where('scout#1')]).toEqual(['E-6/0', 'E-8/3'])
  })
})

describe('co-pilots who fly', () => {
  test('65dos: two moves in a row, with a turn between', () => {
    const table = using('65dos', {}, { moves }).fly().choose('use').put(null, 1).fly()
    expect(table.where('p1')).not.toBe('E-8/0')
    expect(table.told.filter((key) => key === 'shipMoved')).toHaveLength(2)
  })

  test.each(['hewar', 'rupito'])('%s: the move on the card', (id) => {
    expect(
      using(id, {}, { moves: [forward(1)] })
        .fly()
        .where('p1'),
    ).toBe('E-7/0')
  })

  test('jorhinja: one of two moves', () => {
    expect(['1', '2'].map((option) => using('jorhinja', {}, { moves }).choose(option).fly().where('p1'))).toEqual([
      'E-7/0',
      'E-6/0',
    ])
  })

  test('powder turns once, kresnar twice', () => {
    expect([using('powder').put(null, 1).where('p1'), using('kresnar').put(null, 2).where('p1')]).toEqual([
      'E-8/1',
      'E-8/2',
    ])
  })
})

describe('co-pilots who use other cards', () => {
  const gun = { ...blast(), slots: [{ type: 'single' as const, icons: ['stress' as const] }] }

  test('sigma-013 uses an undamaged weapon once more, and damages it for 1 stress', () => {
    const table = using('sigma-013', { enemies: scouts, pilots: { p1: { cards: { 'weapon-1': gun } } } }).targets(
      'scout#1',
    )
    const { stress, cards } = table.pilot('p1')
    expect([table.enemy('scout#1').hull, stress, cards.find(({ place }) => place === 'weapon-1')?.damaged]).toEqual([
      8,
      1,
      true,
    ])
  })

  test('tannah-oneill uses a damaged weapon: 2 more damage, no card drawn', () => {
    const stated = { enemies: scouts, pilots: { p1: { cards: { 'weapon-1': gun }, dice: 'attack wild' } } }
    const coPilot = boxCard('co-pilots', 'tannah-oneill', { slots })
    const table = fight({
      ...stated,
      pilots: { p1: { ...stated.pilots.p1, cards: { 'weapon-1': gun, 'tech-1': coPilot } } },
    })
      .hand({ type: 'setDamaged', seat: 'p1', place: 'weapon-1', damaged: true })
      .act('p1', 'tech-1', 'wild')
      .targets('scout#1')
    expect([table.enemy('scout#1').hull, table.pile('deck:p1').discard]).toEqual([6, []])
  })

  test('guinny-bot lends its supply to a card that the table calls a drone, once that has none of its own', () => {
    const drone: ActionCard = { ...blast(), supply: 1, drone: true }
    const cards = { 'weapon-1': drone, 'tech-1': boxCard('co-pilots', 'guinny-bot', { supply: 2 }) }
    const table = fight({
      pilots: { p1: { dice: 'attack attack move', cards } },
      enemies: { 'scout#1': scouts['scout#1'] },
    })
    table.act('p1', 'weapon-1', 'attack').act('p1', 'weapon-1', 'attack')
    expect(table.pilot('p1').cards.map(({ supply }) => supply)).toEqual([0, 1])
  })
})

describe('co-pilots who step in by themselves', () => {
  test('gynnifer and balroq read the cards that their pilot draws', () => {
    const hit = (id: string, drawn: string) => {
      const cards = { 'weapon-1': blast({ damage: 3 }), 'tech-1': boxCard('co-pilots', id) }
      const pilots = { p1: { deck: drawn, cards } }
      const table = fight({ pilots, enemies: { 'scout#1': scouts['scout#1'] }, luck: { 'deck:p1': drawn } })
      return 9 - table.act('p1', 'weapon-1', 'attack').enemy('scout#1').hull
    }
    expect([hit('gynnifer', 'miss'), hit('balroq', 'minus-2')]).toEqual([1, 5])
  })

  test('krina lays up to two dice on attack before the roll', () => {
    const coPilot = boxCard('co-pilots', 'krina', { slots: [] })
    const table = fight({ pilots: { p1: { cards: { 'tech-1': coPilot } } }, tasks: [{ type: 'startRound' }] })
    expect(table.question.asks).toMatchObject({ key: 'akarios.ask.setAside', args: { seat: 'p1' } })
  })
})

const named = readFileSync(import.meta.filename, 'utf8')

test('every co-pilot of the box is named above', () => {
  const ids = boxCards('co-pilots').map(({ id }) => id)
  expect([ids.length, ids.filter((id) => !named.includes(`'${id}`))]).toEqual([34, []])
})
