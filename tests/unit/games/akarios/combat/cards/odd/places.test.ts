// Cards that move or set down ships and terrain in a way of their own. Printed values are the test's own.
import { describe, expect, test } from 'vitest'
import type { ActionCard } from '../../../../../../../main/games/akarios/combat/state/content.ts'
import { hexName } from '../../../../../../../shared/lib/hex/names.ts'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { enemyType, forward, order } from '../../../../../../support/combat/content.ts'
import { asked } from '../../../../../../support/combat/kept.ts'
import { effectsOn, figures } from '../../../../../../support/combat/raider.ts'
import { layAside } from '../../../../../../support/combat/stress.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

const slots: ActionCard['slots'] = [{ type: 'single', icons: ['wild'] }]
const upgrade = (id: string, printed: Partial<ActionCard> = {}) => boxCard('upgrades', id, { slots, ...printed })
type Place = 'engine-1' | 'tech-1' | 'weapon-1' | 'pilotAbility'
/** The card is used by p1 in E-8. */
const use = (place: Place, card: ActionCard, stated: FightStated = {}): Table => {
  const { p1 = {}, ...others } = stated.pilots ?? {}
  return fight({ ...stated, pilots: { p1: { ...p1, cards: { [place]: card } }, ...others } }).act('p1', place, 'wild')
}
const places = ({ question }: Table) =>
  question.type === 'place' ? question.places.map(({ at }) => (at === null ? '' : hexName(at))) : []
const reached = ({ question }: Table) =>
  question.type === 'targets' ? question.candidates.filter(({ can }) => can).map(({ id }) => id) : []
const walker = enemyType('walker', { cards: [order('wait', [{ id: 'a', do: 'rotate' }])] })

describe('the own ship is set down', () => {
  test('Deepstrike: on a free hex at the edge, facing kept, for 1 hull and 1 shield', () => {
    const table = use('engine-1', upgrade('deepstrike'))
    expect(places(table)).not.toContain('E-5')
    table.put('A-5')
    expect([table.where('p1'), figures(table, 'p1')]).toEqual(['A-5/0', { hull: 5, shield: 3 }])
  })

  test('Hypergravity Warp: up to 6 hexes, beside a planet or an asteroid, facing any way', () => {
    const table = use('engine-1', upgrade('hypergravity-warp'), { terrain: { planet: 'E-4', nebula: 'B-8' } })
    expect(places(table)).toEqual(expect.arrayContaining(['E-5', 'D-4']))
    expect(places(table)).not.toContain('B-7')
    expect(table.put('E-5', 2).where('p1')).toBe('E-5/2')
  })

  test('Teleport Tech: up to 5 hexes; what lies in the hex costs nothing, a planet is no place', () => {
    const table = use('tech-1', upgrade('teleport-tech'), { terrain: { asteroid: 'E-4', planet: 'E-5' } })
    expect([places(table).includes('E-3'), places(table).includes('E-2'), places(table).includes('E-5')]).toEqual([
      true,
      false,
      false,
    ])
    expect(figures(table.put('E-4', 0), 'p1').hull).toBe(6)
  })
})

describe('other ships', () => {
  test('Propel: each other friendly ship may fly the diagram just flown, wherever it is, unless it is slowed', () => {
    const pilots = { p2: { at: 'A-9' }, p3: {}, p4: { at: 'I-9', effects: { slow: 1 } } }
    const table = use('engine-1', upgrade('propel', { moves: [forward(2)] }), { pilots }).fly()
    expect(reached(table)).toEqual(['p2', 'p3', 'p4'])
    table.targets('p2', 'p4')
    expect(table.fly().where('p2')).toBe('A-7/0')
    expect([table.where('p1'), table.where('p3'), table.where('p4')]).toEqual(['E-6/0', 'G-8/0', 'I-9/0'])
  })

  test('Take Command: another friendly ship within 4 hexes flies the diagram of the card', () => {
    const table = use('engine-1', upgrade('take-command', { moves: [forward(1)] }), {
      pilots: { p2: {}, p3: { at: 'E-1' } },
    })
    expect(reached(table)).toEqual(['p2'])
    expect(table.targets('p2').fly().where('p2')).toBe('F-7/0')
  })

  test('Command: it flies one of its own basic moves', () => {
    const table = use('tech-1', upgrade('command'), { pilots: { p2: {} } }).targets('p2')
    expect([asked(table), table.question.seat]).toEqual(['basicMove', 'p2'])
    expect(table.choose('move-2').fly().where('p2')).toBe('F-7/1')
  })

  test('Disrupt: an enemy within 4 hexes flies the diagram of the card', () => {
    const table = use('engine-1', upgrade('disrupt', { moves: [forward(1)] }), {
      types: [walker],
      enemies: { 'walker#1': { at: 'E-5' }, 'walker#2': { at: 'E-3' } },
    })
    expect(reached(table)).toEqual(['walker#1'])
    expect(table.targets('walker#1').fly().where('walker#1')).toBe('E-6/3')
  })

  test('Target Warp: an enemy is put on a free hex in range and stunned', () => {
    const table = use('tech-1', upgrade('target-warp', { reach: 3 }), {
      types: [walker],
      enemies: { 'walker#1': { at: 'E-6' } },
    }).targets('walker#1')
    expect(places(table)).not.toContain('E-4')
    table.put('E-5')
    expect([table.where('walker#1'), effectsOn(table, 'walker#1')]).toEqual(['E-5/3', ['stun']])
  })

  const swapped = (hull: number) =>
    use('weapon-1', upgrade('gravity-swap', { attacks: [{ damage: 1, targets: 1, range: 3 }] }), {
      types: [walker],
      enemies: { 'walker#1': { at: 'E-6', hull, shield: 0 }, 'walker#2': { at: 'A-1' } },
    })

  test('Gravity Swap: attacks an enemy and changes places with it, unless it is gone', () => {
    const table = swapped(5)
    expect([table.where('p1'), table.where('walker#1')]).toEqual(['E-6/0', 'E-8/3'])
    expect(swapped(1).where('p1')).toBe('E-8/0')
  })
})

describe('terrain', () => {
  test('Time Rift: two wormholes on free hexes, which carry ships at once', () => {
    const table = use('tech-1', upgrade('time-rift', { reach: 'unlimited' }), {
      terrain: { asteroid: 'C-3' },
      pilots: { p1: { dice: 'wild move move' } },
    })
    expect([places(table).includes('E-8'), places(table).includes('C-3'), places(table).length]).toEqual([
      false,
      false,
      79,
    ])
    table.put('E-7')
    expect(places(table)).not.toContain('E-7')
    table.put('A-1')
    expect(table.view.board.wormholes.map(({ id }) => id)).toEqual(['E-7', 'A-1'])
    table.act('p1', 'move-1', 'move').fly()
    expect(places(table)).toEqual(expect.arrayContaining(['A-1']))
  })

  test('[PA-081] Time Rift: its range is asked for while nobody has told it, and no hex beyond it is offered', () => {
    const table = use('tech-1', upgrade('time-rift'))
    expect(table.question).toMatchObject({ type: 'value', id: 'time-rift', field: 'reach' })
    table.answer('table', { type: 'value', value: 1 })
    expect(places(table).toSorted()).toEqual(['D-7', 'D-8', 'E-7', 'E-9', 'F-7', 'F-8'])
  })

  test('[PA-054] Advanced Controls: asteroids and nebulas cost nothing and do not block the own sight', () => {
    const controls = boxCard('upgrades', 'advanced-controls')
    const table = fight({
      terrain: { asteroid: 'E-7', nebula: 'E-5' },
      enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } },
      pilots: { p1: { cards: { 'tech-1': controls } } },
    }).act('p1', 'attack', 'attack')
    expect(table.ship('scout#1').hull).toBe(8)
    table.act('p1', 'move-1', 'move').fly()
    expect(figures(table, 'p1')).toEqual({ hull: 6, shield: 4 })
  })

  test('Warp Drive: planets, asteroids and nebulas are passed unharmed, a planet is no place to stop', () => {
    const drive = boxCard('upgrades', 'warp-drive')
    const fly = (terrain: FightStated['terrain'] = {}) =>
      fight({ terrain, pilots: { p1: { cards: { 'engine-1': drive } } } }).act('p1', 'move-1', 'move')
    expect([fly({ planet: 'E-7' }).fly().where('p1'), figures(fly({ asteroid: 'E-7' }).fly(), 'p1').hull]).toEqual([
      'E-6/0',
      6,
    ])
    expect(fly({ planet: 'E-6' }).fly().where('p1')).toBe('E-7/0')
  })

  test.each([
    ['Scout Engine', boxCard('upgrades', 'scout-engine'), 'tech-1' as const, {}, 3],
    ['Stealth', boxCard('abilities', 'stealth'), 'pilotAbility' as const, { stealth: 2 }, 3],
    ['Stealth without the effect', boxCard('abilities', 'stealth'), 'pilotAbility' as const, {}, 2],
  ])('%s: moves go up to %5$i hexes ahead', (_name, card, place, effects, most) => {
    const { question } = fight({ pilots: { p1: { effects, cards: { [place]: card } } } }).act('p1', 'move-1', 'move')
    expect(question.type === 'path' && Math.max(...question.ends.map(({ entered }) => entered))).toBe(most)
  })
})

describe('decks', () => {
  test('Confusion Probe: a card of choice from the discard of the enemies goes on top of their deck', () => {
    const stated = {
      enemyDeck: 'zero miss plus-1',
      pilots: { p1: { cards: { 'tech-1': upgrade('confusion-probe') } } },
    }
    const table = layAside(fight(stated), 'deck:E', 'miss', 'zero').act('p1', 'tech-1', 'wild').choose('miss')
    expect(table.state.piles['deck:E']).toMatchObject({ top: ['miss'], unseen: ['plus-1'], discard: ['zero'] })
  })
})
