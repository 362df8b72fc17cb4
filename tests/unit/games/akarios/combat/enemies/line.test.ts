// What an enemy does along its line: forks, attacks, effects that hinder or mend (EN-023 to EN-028, EN-034, EN-036).
import { describe, expect, test } from 'vitest'
import type { Command } from '../../../../../../shared/games/akarios/content/combat-card.ts'
import { enemyType, forward, lineAhead, order } from '../../../../../support/combat/content.ts'
import { told } from '../../../../../support/combat/stress.ts'
import { fight, type FightStated } from '../../../../../support/combat/table.ts'

/** Scouts with this line, after everybody has passed. */
const flown = (line: Command[], stated: FightStated = {}) => {
  const pilots = stated.pilots ?? { p1: {} }
  return fight({
    types: [enemyType('scout', { cards: [order('line', line)] })],
    enemies: { 'scout#1': {} },
    ...stated,
  }).pass(...Object.keys(pilots))
}
const attack = (more: object = {}): Command => ({
  id: 'attack',
  do: 'attack',
  damage: 2,
  targets: 1,
  range: 9,
  ...more,
})
const inLine: Command = { id: 'attack', do: 'attack', damage: 2, targets: 1, arcs: [lineAhead(6)] }
const lost = (table: ReturnType<typeof fight>, seat = 'p1') => 10 - table.ship(seat).hull - table.ship(seat).shield

describe('an attack', () => {
  test('[EN-023] ship, card, difficulty and modifier make the damage', () => {
    const enemyDeck = 'minus-1'
    expect(lost(flown([attack()], { difficulty: 'medium', enemyDeck, luck: { 'deck:E': 'minus-1' } }))).toBe(3)
    const easy = { difficulty: 'easy', enemyDeck: 'plus-1', luck: { 'deck:E': 'plus-1' } } as const
    expect(lost(flown([attack({ damage: 0 })], { ...easy, enemies: { 'scout#1': { attack: 0 } } }))).toBe(1)
  })

  test('[EN-024] draws from E, with the same draws for better and worse', () => {
    const behind = {
      enemyDeck: 'zero plus-1',
      luck: { 'deck:E': 'zero plus-1' },
      pilots: { p1: { facing: 3 as const } },
    }
    const better = flown([inLine], behind)
    expect([lost(better), better.pile('deck:E').discard.toSorted()]).toEqual([4, ['plus-1', 'zero']])
    const jammed = flown([inLine], { ...behind, enemies: { 'scout#1': { effects: { radarJam: 1 } } } })
    expect([lost(jammed), jammed.pile('deck:E').discard]).toEqual([3, ['zero']])
  })

  test('[EN-034] never harms enemies', () => {
    const enemies = { 'scout#1': { at: 'E-4', firstRound: 1 }, 'scout#2': { at: 'E-5', firstRound: 9 } }
    const table = flown([attack({ targets: 'all' })], { enemies })
    expect([told(table, 'attackDeclared', 'targets'), table.ship('scout#2').shield]).toEqual([[['p1']], 2])
  })
})

describe('a fork', () => {
  const fork = { if: { type: 'done' as const }, yes: 'end', no: 'flee' }
  const flee: Command = { id: 'flee', do: 'move', path: forward(1) }
  test('[EN-026] yes if it could be done, else no', () => {
    const branch = (stated: FightStated) => told(flown([attack({ fork }), flee], stated), 'forkTaken', 'branch')
    expect([branch({}), branch({ enemies: { 'scout#1': { effects: { stun: 1 } } } })]).toEqual([['yes'], ['no']])
    const turn: Command = { id: 'turn', do: 'rotate', fork: { ...fork, yes: 'attack', no: 'end' } }
    expect(told(flown([turn, attack()]), 'forkTaken', 'branch')).toEqual(['yes'])
  })

  test('[EN-026] by range and by hull lost as well', () => {
    const by = (condition: Extract<Command['fork'], object>['if'], stated: FightStated = {}) =>
      told(flown([attack({ fork: { ...fork, if: condition } }), flee], stated), 'forkTaken', 'branch')
    expect([by({ type: 'targetWithin', range: 4 }), by({ type: 'targetWithin', range: 3 })]).toEqual([['yes'], ['no']])
    expect([by({ type: 'hullLost' }), by({ type: 'hullLost' }, { pilots: { p1: { shield: 0 } } })]).toEqual([
      ['no'],
      ['yes'],
    ])
  })
})

test('[EN-028] stunned it cannot attack, slowed it cannot move, but both may turn', () => {
  const line: Command[] = [{ id: 'turn', do: 'rotate' }, { id: 'go', do: 'move', path: forward(1) }, attack()]
  const did = (effect: string) =>
    flown(line, { enemies: { 'scout#1': { at: 'A-6', effects: { [effect]: 1 } } } }).told.filter((key) =>
      /enemyTurned|shipMoved|attackDeclared/.test(key),
    )
  expect([did('stun'), did('slow')]).toEqual([
    ['enemyTurned', 'shipMoved'],
    ['enemyTurned', 'attackDeclared'],
  ])
})

test('[EN-015] a slowed enemy turns to look, not for a move that it cannot make', () => {
  const line: Command[] = [
    { id: 'turn', do: 'rotate' },
    { id: 'go', do: 'move', path: [{ q: 1, r: -1, facing: 1 }] },
  ]
  const turned = (effects: Record<string, number>) =>
    told(
      flown(line, { enemies: { 'scout#1': { at: 'E-3', facing: 4, effects } }, pilots: { p1: { at: 'E-8' } } }),
      'enemyTurned',
      'toward',
    )
  expect([turned({}), turned({ slow: 1 })]).toEqual([['move'], ['look']])
})

describe('mending', () => {
  const mend: Command = { id: 'mend', do: 'apply', effect: 'repair', amount: 2, on: 'enemies', range: 3 }
  const healed = (enemies: NonNullable<FightStated['enemies']>) => {
    const all = Object.fromEntries(
      Object.entries(enemies).map(([id, one], at) => [id, { ...one, firstRound: at === 0 ? 1 : 9 }]),
    )
    return told(flown([mend], { enemies: all }), 'enemyGives', 'to')
  }

  test('[EN-027] goes to other enemies first, with none in range to the ship itself', () => {
    expect(healed({ 'scout#1': { at: 'E-4', hull: 2 }, 'scout#2': { at: 'E-2', hull: 2 } })).toEqual([['scout#2']])
    expect(healed({ 'scout#1': { at: 'E-4', hull: 2 }, 'scout#2': { at: 'A-1', hull: 2 } })).toEqual([['scout#1']])
  })

  test('[EN-027] what finds nobody in range is said, and is not done', () => {
    const slow: Command = { id: 'slow', do: 'apply', effect: 'slow', on: 'players', range: 2 }
    const table = flown([slow], { enemies: { 'scout#1': { at: 'E-2' } }, pilots: { p1: { at: 'E-8' } } })
    expect([told(table, 'enemyGives', 'to'), told(table, 'enemyGivesNobody', 'effect')]).toEqual([[], ['slow']])
  })

  test('[EN-036] to the nearest that lacks something; ties are asked', () => {
    expect(healed({ 'scout#1': { at: 'E-4' }, 'scout#2': { at: 'E-3' }, 'scout#3': { at: 'E-2', hull: 3 } })).toEqual([
      ['scout#3'],
    ])
    const tie = {
      'scout#1': { at: 'E-4' },
      'scout#2': { at: 'E-2', hull: 3, firstRound: 9 },
      'scout#3': { at: 'E-6', hull: 3, firstRound: 9 },
    }
    const table = flown([mend], { enemies: tie })
    expect(table.question).toMatchObject({ type: 'choose', options: [{ id: 'scout#2' }, { id: 'scout#3' }] })
  })
})
