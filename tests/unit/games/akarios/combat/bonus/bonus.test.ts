// Bonus abilities: whom they reach, what waits for the next attack, when a rotate may stand (BO-001 to BO-012).
import { describe, expect, test } from 'vitest'
import type { Step } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import type { Targets } from '../../../../../../shared/games/akarios/content/target.ts'
import { card, forward, lineAhead } from '../../../../../support/combat/content.ts'
import { effectsOn } from '../../../../../support/combat/raider.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

const tech = (...steps: Step[]) => card('tech', steps, { slots: [{ type: 'single', icons: ['wild'] }] })
const give = (effect: 'repair' | 'radarJam' | 'pull', targets: Targets, amount?: number): Step => ({
  do: 'apply',
  effect,
  targets,
  ...(amount === undefined ? {} : { amount }),
})
const using = (step: Step, stated: FightStated = {}, pilot: NonNullable<FightStated['pilots']>[string] = {}) =>
  fight({ ...stated, pilots: { p1: { ...pilot, cards: { 'tech-1': tech(step) } }, ...stated.pilots } }).act(
    'p1',
    'tech-1',
    'move',
  )
const offered = ({ question }: Table) =>
  question.type === 'targets' ? question.candidates.flatMap(({ id, can }) => (can ? [id] : [])) : []

describe('whom a bonus reaches', () => {
  const enemies = {
    'scout#1': { at: 'E-6' },
    'scout#2': { at: 'D-7' },
    'scout#3': { at: 'F-7' },
    'scout#4': { at: 'E-5' },
  }

  test('[BO-001] nobody, if the player declines', () => {
    const feed: Step = { do: 'apply', effect: 'resupply', amount: 1, targets: { who: 'self', count: 1 } }
    const gun = card('gun', [], { supply: 2 })
    const table = fight({
      pilots: { p1: { cards: { 'tech-1': tech(feed), 'weapon-1': gun }, supply: { 'weapon-1': 0 } } },
    })
    table.act('p1', 'tech-1', 'move').choose()
    expect(table.pilot('p1').cards.map(({ supply }) => supply)).toEqual([null, 0])
  })

  test('[BO-002] up to so many ships, within so many hexes, in line of sight', () => {
    const table = using(give('radarJam', { who: 'enemy', count: 2, range: 2 }), { enemies, terrain: { moon: 'E-7' } })
    expect(offered(table)).toEqual(['scout#2', 'scout#3'])
    const open = using(give('radarJam', { who: 'enemy', count: 2, range: 2 }), { enemies })
    expect(open.refused('p1', { type: 'targets', targets: ['scout#1', 'scout#2', 'scout#3'] })).toBe('targetCount')
  })

  test('[BO-003] the acting ship itself as well', () => {
    const table = using(give('repair', { who: 'any', count: 1, range: 1 }, 2), { enemies }, { hull: 4 }).targets('p1')
    expect(table.pilot('p1').hull).toBe(6)
  })

  test('[BO-004] without target and range the acting ship, even from an attack', () => {
    const gun = card('gun', [{ do: 'attack' }], {
      attacks: [{ damage: 1, targets: 1, range: 3, effects: [{ effect: 'shieldCharge', amount: 2 }] }],
    })
    const table = fight({
      pilots: { p1: { shield: 1, cards: { 'weapon-1': gun } } },
      enemies: { 'scout#1': { at: 'E-6', shield: 1 } },
    })
    table.act('p1', 'weapon-1', 'attack')
    expect([table.ship('p1').shield, table.ship('scout#1').shield]).toEqual([3, 0])
    const missed = fight({
      pilots: { p1: { shield: 1, deck: 'miss', cards: { 'weapon-1': gun } } },
      enemies: { 'scout#1': { at: 'E-6' } },
    })
    expect(missed.act('p1', 'weapon-1', 'attack').ship('p1').shield).toBe(1)
  })

  test('[BO-009] "all targets" has no limit, but hidden ships of the other side stay out', () => {
    const jam = give('radarJam', { who: 'any', count: 'all', range: 2 })
    expect(offered(using(jam, { enemies }))).toEqual(['p1', 'scout#1', 'scout#2', 'scout#3'])
    const hidden = { ...enemies, 'scout#2': { at: 'D-7', effects: { stealth: 1 } } }
    expect(offered(using(jam, { enemies: hidden }))).toEqual(['p1', 'scout#1', 'scout#3'])
  })

  test('[BO-012] a number is a maximum; a card that names both sides leaves no choice', () => {
    const near = { enemies: { 'scout#1': { at: 'E-6' } }, pilots: { p2: { at: 'F-7' } } }
    const left = using(give('radarJam', { who: 'any', count: 'all', range: 2, excludeSelf: true }), near).targets(
      'scout#1',
    )
    expect([effectsOn(left, 'scout#1'), effectsOn(left, 'p2')]).toEqual([['radarJam'], []])
    const spikes = using(
      give('radarJam', { who: 'any', count: 'all', range: 2, excludeSelf: true, mandatory: true }),
      near,
    )
    expect([effectsOn(spikes, 'scout#1'), effectsOn(spikes, 'p2')]).toEqual([['radarJam'], ['radarJam']])
  })
})

describe('what waits for the next attack', () => {
  const waits = (bonus: Extract<Step, { do: 'nextAttack' }>['bonus']): Step => ({ do: 'nextAttack', bonus })
  const volley = card('volley', [{ do: 'attack' }], {
    attacks: [{ damage: 1, targets: 2, range: 3 }],
    slots: [{ type: 'single', icons: ['attack', 'attack'] }],
  })
  const table = (drawn: string, ...steps: Step[]) =>
    fight({
      pilots: {
        p1: {
          dice: 'move attack attack',
          deck: `${drawn} zero zero`,
          cards: { 'tech-1': tech(...steps), 'weapon-1': volley },
        },
      },
      enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 }, 'scout#2': { at: 'D-7', hull: 9, shield: 0 } },
      luck: { 'deck:p1': drawn },
    }).act('p1', 'tech-1', 'move')
  const shoot = (of: Table, ...targets: string[]) => of.act('p1', 'weapon-1', 'attack').targets(...targets)

  test('[BO-005] a harmful effect without target rides on it', () => {
    const shot = shoot(table('zero', waits({ add: 'effect', effect: 'slow' })), 'scout#1')
    expect([effectsOn(shot, 'scout#1'), effectsOn(shot, 'p1')]).toEqual([['slow'], []])
  })

  test('[BO-006] and is used up even by a miss', () => {
    const shot = shoot(table('miss zero', waits({ add: 'effect', effect: 'radarJam' })), 'scout#1')
    expect(effectsOn(shoot(shot, 'scout#1'), 'scout#1')).toEqual([])
  })

  test('[BO-007] several join the same attack', () => {
    const both = table(
      'zero',
      waits({ add: 'effect', effect: 'radarJam' }),
      waits({ add: 'effect', effect: 'targetLock' }),
    )
    expect(effectsOn(shoot(both, 'scout#1'), 'scout#1')).toEqual(['radarJam', 'targetLock'])
  })

  test('[BO-008] damage counts for the first target only, effects for all', () => {
    const both = table('zero zero', waits({ add: 'damage', amount: 2 }), waits({ add: 'effect', effect: 'stun' }))
    const shot = shoot(both, 'scout#2', 'scout#1')
    const seen = ['scout#2', 'scout#1'].map((id) => [9 - shot.ship(id).hull, effectsOn(shot, id)])
    expect(seen).toEqual([
      [3, ['stun']],
      [1, ['stun']],
    ])
  })
})

describe('a rotate', () => {
  const engine = (...steps: Step[]) =>
    card('engine', steps, {
      slots: [{ type: 'single', icons: ['wild'] }],
      moves: [forward(1)],
      attacks: [{ damage: 1, targets: 1, arcs: [lineAhead(4)] }],
    })
  const flown = (face: string, ...steps: Step[]) =>
    fight({
      pilots: { p1: { dice: face, cards: { 'engine-1': engine(...steps) } }, p2: {} },
      enemies: { 'scout#1': { at: 'E-5' } },
    }).act('p1', 'engine-1', face)
  const stress = (when: 'beforeOrAfter' | 'anyPoint'): Step => ({ do: 'ifStress', steps: [{ do: 'rotate', when }] })

  test('[BO-010] of a stress ability may stand before or after, a plain one only after', () => {
    const plain: Step = { do: 'may', steps: [{ do: 'rotate' }] }
    const quick = (face: string) => flown(face, { do: 'move' }, plain, stress('beforeOrAfter'))
    expect(quick('move').question.type).toBe('path')
    expect(quick('stress').choose('now').put(null, 1).fly().choose('use').put(null, 2).where('p1')).toBe('F-7/2')
    const after = () => quick('stress').choose('later').fly()
    expect(after().choose('now').put(null, 1).choose('use').put(null, 3).where('p1')).toBe('E-7/3')
    expect(after().choose('later').choose('skip').choose('now').put(null, 1).where('p1')).toBe('E-7/1')
  })

  test('[BO-011] may stand before, between or after two actions, once', () => {
    const burn = () => flown('stress', { do: 'attack' }, { do: 'move' }, stress('anyPoint'))
    const order = (table: Table) => table.told.filter((key) => /shipTurned|attackDeclared|shipMoved/.test(key))
    const [turned, shot, moved] = ['shipTurned', 'attackDeclared', 'shipMoved']
    expect(order(burn().choose('later').choose('now').put(null, 1).fly())).toEqual([shot, turned, moved])
    expect(order(burn().choose('later').choose('later').fly().choose('now').put(null, 1))).toEqual([
      shot,
      moved,
      turned,
    ])
    const first = fight({
      pilots: {
        p1: {
          facing: 5,
          dice: 'stress',
          cards: { 'engine-1': engine({ do: 'attack' }, { do: 'move' }, stress('anyPoint')) },
        },
      },
      enemies: { 'scout#1': { at: 'E-5' } },
    })
    expect(order(first.act('p1', 'engine-1', 'stress').choose('now').put(null, 0).fly())).toEqual([turned, shot, moved])
  })
})
