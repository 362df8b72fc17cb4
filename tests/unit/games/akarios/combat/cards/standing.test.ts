// Steps that change rules while their card is fitted: one test each, and none when the card is damaged (PD-013).
import { describe, expect, test } from 'vitest'
import type { Step } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import { card, enemyType, forward, lineAhead, order } from '../../../../../support/combat/content.ts'
import { effectsOn, give } from '../../../../../support/combat/raider.ts'
import { told } from '../../../../../support/combat/stress.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

const passive = (...steps: Step[]) => card('passive', steps, { timing: 'passive', slots: [] })
/** The card in the tech place; damaged if asked for. */
const bearing = (steps: Step[], stated: FightStated = {}, damaged = false): Table => {
  const { p1 = {}, ...others } = stated.pilots ?? {}
  const table = fight({
    ...stated,
    pilots: { p1: { ...p1, cards: { ...p1.cards, 'tech-1': passive(...steps) } }, ...others },
  })
  return damaged ? table.hand({ type: 'setDamaged', seat: 'p1', place: 'tech-1', damaged: true }) : table
}
const lost = (table: Table, id = 'scout#1') => 9 - table.ship(id).hull
const scout = (at: string, more: object = {}): FightStated => ({
  enemies: { 'scout#1': { at, hull: 9, shield: 0, ...more } },
})
const shoot = (table: Table) => table.act('p1', 'attack', 'attack')

describe('a card', () => {
  test('immune: these effects never reach its ship, or any player ship', () => {
    const step: Step = { do: 'immune', who: 'self', effects: ['radarJam', 'push'] }
    const on = (steps: Step, ship: string) =>
      effectsOn(bearing([steps], { pilots: { p1: {}, p2: {} } }).run(give(ship, 'radarJam')), ship)
    expect([on(step, 'p1'), on(step, 'p2'), on({ ...step, who: 'allFriendly' }, 'p2')]).toEqual([[], ['radarJam'], []])
    expect(effectsOn(bearing([step], {}, true).run(give('p1', 'radarJam')), 'p1')).toEqual(['radarJam'])
  })

  test('attackDamage: more for the basic attack, or for all at close range', () => {
    const basic: Step = { do: 'attackDamage', amount: 2, of: 'basicAttack' }
    expect(lost(shoot(bearing([basic], scout('E-6'))))).toBe(3)
    const gun = card('gun', [{ do: 'attack' }], { attacks: [{ damage: 1, targets: 1, range: 3 }] })
    const pilots = { p1: { cards: { 'weapon-1': gun } } }
    expect(lost(bearing([basic], { ...scout('E-6'), pilots }).act('p1', 'weapon-1', 'attack'))).toBe(1)
    const close: Step = { do: 'attackDamage', amount: 1, of: 'allAttacks', withinRange: 1 }
    expect([lost(shoot(bearing([close], scout('E-7')))), lost(shoot(bearing([close], scout('E-6'))))]).toEqual([2, 1])
  })

  test('attackRange: what shows a range reaches further, an arc does not', () => {
    const step: Step = { do: 'attackRange', amount: 1, condition: 'attackHasNoArc' }
    const gun = (attack: object) => card('gun', [{ do: 'attack' }], { attacks: [{ damage: 1, targets: 1, ...attack }] })
    const hit = (attack: object) =>
      lost(
        bearing([step], { ...scout('E-5'), pilots: { p1: { cards: { 'weapon-1': gun(attack) } } } }).act(
          'p1',
          'weapon-1',
          'attack',
        ),
      )
    expect([hit({ range: 2 }), hit({ arcs: [lineAhead(2)] })]).toEqual([1, 0])
  })

  test('attackRange: in stealth only, if the card says so', () => {
    const step: Step = { do: 'attackRange', amount: 2, condition: 'stealthed' }
    const gun = card('gun', [{ do: 'attack' }], { attacks: [{ damage: 1, targets: 1, range: 1 }] })
    const hit = (effects: Record<string, number>) =>
      lost(
        bearing([step], { ...scout('E-5'), pilots: { p1: { effects, cards: { 'weapon-1': gun } } } }).act(
          'p1',
          'weapon-1',
          'attack',
        ),
      )
    expect([hit({ stealth: 2 }), hit({})]).toEqual([1, 0])
  })

  test('advantagedAttacks: on near ships, or on the first enemy that attacked', () => {
    const near: Step = { do: 'advantagedAttacks', withinRange: 1 }
    const pilots = { p1: { deck: 'zero plus-1' } }
    const luck = { 'deck:p1': 'zero plus-1' }
    expect(shoot(bearing([near], { ...scout('E-7'), pilots, luck })).question.type).toBe('choose')
    expect(lost(shoot(bearing([near], { ...scout('E-6'), pilots, luck })))).toBe(1)
  })

  test('attackersOfSelf: enemies are never advantaged', () => {
    const line = order('a', [{ id: 'a', do: 'attack', damage: 0, targets: 1, range: 9 }])
    const types = [enemyType('scout', { cards: [line] })]
    const table = bearing([{ do: 'attackersOfSelf', are: 'neverAdvantaged' }], {
      types,
      ...scout('E-6'),
      pilots: { p1: { effects: { targetLock: 2 } } },
    })
    expect(table.pass().told).not.toContain('drawMode')
  })

  test('noTerrainLoss: nothing is lost in such terrain, a nebula at shield 0 still stuns', () => {
    const calm: Step = { do: 'noTerrainLoss', terrain: ['asteroid', 'nebula'], who: 'self' }
    const enter = (cost: 'asteroid' | 'nebula', shield = 4) => {
      const {
        hull,
        shield: left,
        effects,
      } = bearing([calm], { pilots: { p1: { shield } } })
        .run({ type: 'enterTerrain', ship: 'p1', cost })
        .ship('p1')
      return [hull, left, effects.length]
    }
    expect([enter('asteroid'), enter('nebula'), enter('nebula', 0)]).toEqual([
      [6, 4, 0],
      [6, 4, 0],
      [6, 0, 1],
    ])
  })

  test('stressForTerrainLoss: stress in its place, if the player wants', () => {
    const thread: Step = { do: 'stressForTerrainLoss', terrain: ['asteroid', 'nebula'], stress: 1 }
    const entered = (choice: string) => {
      const { hull, stress } = bearing([thread])
        .run({ type: 'enterTerrain', ship: 'p1', cost: 'asteroid' })
        .choose(choice)
        .pilot('p1')
      return [hull, stress]
    }
    expect([entered('take'), entered('stress')]).toEqual([
      [5, 0],
      [6, 1],
    ])
  })

  test('sightThrough: such terrain does not block its sight', () => {
    const clear: Step = { do: 'sightThrough', terrain: ['asteroid'] }
    const terrain = { asteroid: 'E-7' }
    expect([
      lost(shoot(bearing([clear], { ...scout('E-6'), terrain }))),
      lost(shoot(bearing([], { ...scout('E-6'), terrain }))),
    ]).toEqual([1, 0])
  })

  test('travelThrough: it flies through without cost, but does not stop on a planet', () => {
    const warp: Step = { do: 'travelThrough', terrain: ['planet', 'asteroid', 'nebula'], neverEndOn: ['planet'] }
    const fly = (terrain: FightStated['terrain']) =>
      bearing([warp], { terrain: terrain ?? {} }).act('p1', 'move-1', 'move')
    expect([fly({ asteroid: 'E-7' }).fly().ship('p1').hull, fly({ planet: 'E-7' }).fly().where('p1')]).toEqual([
      6,
      'E-6/0',
    ])
    const { question } = fly({ planet: 'E-6' })
    expect(question.type === 'path' && question.ends.map(({ entered }) => entered)).toEqual([1])
  })

  test('extendMoves: moves may go further ahead, in stealth only if the card says so', () => {
    const ends = (step: Step, effects: Record<string, number> = {}) => {
      const { question } = bearing([step], { pilots: { p1: { effects } } }).act('p1', 'move-1', 'move')
      return question.type === 'path' ? question.ends.map(({ entered, stress }) => [entered, stress]) : []
    }
    expect(ends({ do: 'extendMoves', hexes: 1 })).toEqual([
      [2, 0],
      [1, 1],
      [3, 0],
    ])
    expect(ends({ do: 'extendMoves', hexes: 1, condition: 'stealthed' })).toHaveLength(2)
    expect(ends({ do: 'extendMoves', hexes: 1, condition: 'stealthed' }, { stealth: 2 })).toHaveLength(3)
  })

  test('repairGiven: repairs that its ship gives to player ships mend more', () => {
    const table = bearing([{ do: 'repairGiven', amount: 1 }], {
      pilots: { p1: {}, p2: { hull: 1 } },
      ...scout('E-6', { hull: 2 }),
    })
    table.run(give('p2', 'repair', 2), give('scout#1', 'repair', 1))
    expect([table.ship('p2').hull, table.ship('scout#1').hull]).toEqual([4, 3])
  })

  test('readDrawnAs: a drawn card counts as another', () => {
    const drawn = (step: Step, deck: string) => {
      const table = bearing([step], { ...scout('E-6'), pilots: { p1: { deck } }, luck: { 'deck:p1': deck } })
      return lost(shoot(table))
    }
    const lucky: Step = { do: 'readDrawnAs', card: 'miss', as: { total: 3 } }
    const twist: Step = { do: 'readDrawnAs', card: 'minus-2', as: { amount: 2 } }
    expect([drawn(lucky, 'miss'), drawn(lucky, 'stress-miss'), drawn(twist, 'minus-2')]).toEqual([3, 3, 3])
  })

  test('[EN-012] notATarget: enemies choose somebody else until the enemy phase ends', () => {
    const threat = card('threat', [{ do: 'notATarget', lasts: 'untilEndOfNextEnemyPhase' }], {
      slots: [{ type: 'single', icons: ['wild'] }],
    })
    const line = order('a', [{ id: 'a', do: 'move', path: forward(1) }])
    const table = fight({
      types: [enemyType('scout', { cards: [line] })],
      ...scout('E-4'),
      pilots: { p1: { at: 'E-7', cards: { 'tech-1': threat } }, p2: { at: 'I-9' } },
    })
    expect(told(table.act('p1', 'tech-1', 'move').pass('p1', 'p2'), 'targetChosen', 'target')).toEqual(['p2'])
  })
})
