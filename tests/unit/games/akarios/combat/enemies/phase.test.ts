// The enemy phase: cards, order of ships, what bites and what comes off (EN-001 to EN-008, EN-029, EN-030, EN-035).
import { describe, expect, test } from 'vitest'
import type { Enemy } from '../../../../../../shared/games/akarios/content/enemy.ts'
import { enemyType, forward, order } from '../../../../../support/combat/content.ts'
import { told } from '../../../../../support/combat/stress.ts'
import { fight, type FightStated } from '../../../../../support/combat/table.ts'

const still = order('still', [{ id: 'a', do: 'rotate' }])
const type = (id: string, more: Partial<Enemy> = {}) => enemyType(id, { cards: [still], ...more })
/** The enemy phase after everybody has passed. */
const phase = (stated: FightStated) => fight(stated).pass()
const acted = (stated: FightStated) => told(phase(stated), 'enemyBegan', 'ship')

describe('combat cards', () => {
  test('[EN-001] one for each type that is there, and it stays for all its ships', () => {
    const types = [type('scout'), type('frigate'), type('drone')]
    const enemies = { 'scout#1': { at: 'A-1' }, 'scout#2': { at: 'C-1' }, 'frigate#1': { at: 'G-1' } }
    const table = phase({ types, enemies })
    expect([told(table, 'combatCardDrawn', 'enemy'), told(table, 'enemyBegan', 'card')]).toEqual([
      ['frigate', 'scout'],
      ['still', 'still', 'still'],
    ])
  })

  test('[EN-002] an empty deck is made again from its discard', () => {
    const types = [type('scout', { cards: [still, order('other', [{ id: 'a', do: 'rotate' }])] })]
    const table = fight({ types, enemies: { 'scout#1': {} } })
    for (const card of ['still', 'other'])
      table.hand({
        type: 'moveCard',
        card,
        from: 'combat:scout',
        fromPart: 'unseen',
        to: 'combat:scout',
        toPart: 'discard',
      })
    table.pass()
    expect([told(table, 'shuffled', 'pile'), told(table, 'combatCardDrawn', 'enemy')]).toEqual([
      ['combat:scout'],
      ['scout'],
    ])
  })

  test('[EN-035] used cards are laid aside when the phase ends', () => {
    const table = phase({ types: [type('scout', { cards: [{ ...still, copies: 3 }] })], enemies: { 'scout#1': {} } })
    expect(table.pile('combat:scout')).toEqual({ cards: ['still', 'still'], discard: ['still'] })
  })
})

describe('the order', () => {
  test('[EN-003] types in rising order of their deck number', () => {
    const types = [type('scout', { deckNumber: 11 }), type('frigate', { deckNumber: 4 })]
    const enemies = { 'scout#1': { at: 'A-1' }, 'frigate#7': { at: 'C-1' }, 'frigate#8': { at: 'E-1' } }
    expect(acted({ types, enemies })).toEqual(['frigate#7', 'frigate#8', 'scout#1'])
  })

  test('[EN-004] inside a type elites first', () => {
    const enemies = { 'scout#1': { at: 'A-1' }, 'scout#6': { at: 'C-1', rank: 'elite' as const } }
    expect(acted({ types: [type('scout')], enemies })).toEqual(['scout#6', 'scout#1'])
  })

  test('[EN-005] inside a rank lower numbers first', () => {
    const enemies = { 'scout#5': { at: 'A-1' }, 'scout#2': { at: 'C-1' }, 'scout#6': { at: 'E-1' } }
    expect(acted({ types: [type('scout')], enemies })).toEqual(['scout#2', 'scout#5', 'scout#6'])
  })

  const dash = order('dash', [
    { id: 'a', do: 'rotate' },
    { id: 'b', do: 'move', path: forward(1) },
    { id: 'c', do: 'attack', damage: 0, targets: 1, range: 9 },
  ])
  test('[EN-006] a ship ends its line before the next begins', () => {
    const enemies = { 'scout#2': { at: 'A-1' }, 'scout#5': { at: 'I-1' } }
    const table = phase({ types: [type('scout', { cards: [dash] })], enemies })
    const ships = table.notes.flatMap(({ key, args }) =>
      /enemyBegan|shipMoved|attackDeclared/.test(key) ? [args['ship']] : [],
    )
    expect(ships).toEqual(['scout#2', 'scout#2', 'scout#2', 'scout#5', 'scout#5', 'scout#5'])
  })

  test('[EN-007] a line is read from left to right, with a look for the target before each action', () => {
    const table = phase({ types: [type('scout', { cards: [dash] })], enemies: { 'scout#2': { at: 'A-6' } } })
    const steps = table.told.filter((key) => /targetChosen|enemyTurned|noTurnNeeded|shipMoved|attackDeclared/.test(key))
    expect(steps).toEqual([
      'targetChosen',
      'enemyTurned',
      'targetChosen',
      'shipMoved',
      'targetChosen',
      'attackDeclared',
    ])
  })

  test('[EN-008] the target is chosen anew before every action', () => {
    const pilots = { p1: { at: 'E-9', hull: 6 }, p2: { at: 'D-5', hull: 3 } }
    const away = order('away', [
      { id: 'a', do: 'move', path: forward(4) },
      { id: 'b', do: 'attack', damage: 0, targets: 1, range: 9 },
    ])
    const table = fight({ types: [type('scout', { cards: [away] })], pilots, enemies: { 'scout#2': { at: 'E-4' } } })
    expect(told(table.pass('p1', 'p2'), 'targetChosen', 'target')).toEqual(['p2', 'p1'])
  })
})

describe('the bounds of the phase', () => {
  test('[EN-029] a hull breach bites before anybody acts', () => {
    const enemies = { 'scout#1': { at: 'A-1', hull: 1, effects: { hullBreach: null } }, 'scout#2': { at: 'C-1' } }
    const table = phase({ types: [type('scout')], enemies })
    expect([table.told.includes('shipDestroyed'), told(table, 'enemyBegan', 'ship')]).toEqual([true, ['scout#2']])
  })

  test('[EN-030] at its end effects of this phase come off enemies', () => {
    const enemies = { 'scout#1': { at: 'A-1', effects: { targetLock: 1, stun: 2 } } }
    const table = phase({ types: [type('scout')], enemies })
    expect(table.ship('scout#1').effects.map(({ effect }) => effect)).toEqual(['stun'])
  })
})
