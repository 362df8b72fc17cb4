// What a player may look at before choosing: ends of moves, arcs, lines of sight and what stands in them, the enemies' lines.
import { expect, test } from 'vitest'
import { hexName } from '../../../../../../shared/lib/hex/names.ts'
import { enemyType, order } from '../../../../../support/combat/content.ts'
import { fight } from '../../../../../support/combat/table.ts'

const previewOf = (table: ReturnType<typeof fight>, action: string) =>
  table.view.previews.find((one) => one.action === action)!

test('[PA-052] before an attack is paid for, its sights say who can be hit, who cannot, and what stands between', () => {
  const table = fight({
    size: '9x9',
    terrain: { planet: 'E-5' },
    pilots: { p1: { at: 'E-7', facing: 0, dice: 'attack' } },
    enemies: { 'scout#1': { at: 'E-6' }, 'scout#2': { at: 'E-4' }, 'scout#3': { at: 'E-9' } },
  })
  const { reach } = previewOf(table, 'attack')
  expect(reach!.sights.map(({ id, why, blockedBy }) => ({ id, why, blockedBy: blockedBy.map(hexName) }))).toEqual([
    { id: 'scout#1', why: null, blockedBy: [] },
    { id: 'scout#2', why: 'noSight', blockedBy: ['E-5'] },
    { id: 'scout#3', why: 'outOfArc', blockedBy: [] },
  ])
  expect(reach!.hexes.map(hexName)).toContain('E-4')
  expect(reach!.hexes.map(hexName)).not.toContain('E-8')
})

test('[PA-030] before a move is paid for, its ends are known, and looking changes nothing', () => {
  const table = fight({ pilots: { p1: { at: 'E-7', facing: 0, dice: 'move' } } })
  const before = structuredClone(table.state)
  const ends = previewOf(table, 'move-1').ends
  expect(table.state).toEqual(before)
  table.act('p1', 'move-1', 'move')
  expect(table.question).toMatchObject({ type: 'path', ends })
  expect(table.view.previews).toEqual([])
})

test('while targets are chosen the reach of that attack is shown, and no preview of others', () => {
  const table = fight({
    pilots: { p1: { at: 'E-7', facing: 0, dice: 'attack' } },
    enemies: { 'scout#1': { at: 'E-6' }, 'scout#2': { at: 'E-5' } },
  })
  const { reach } = previewOf(table, 'attack')
  table.act('p1', 'attack', 'attack')
  expect(table.question.type).toBe('targets')
  expect(table.view.reach).toEqual(reach)
})

test('[EN-003] the enemies stand in their order of action', () => {
  const table = fight({
    pilots: { p1: { at: 'E-7', dice: 'move' } },
    enemies: { 'scout#2': { at: 'E-2' }, 'scout#1': { at: 'D-2' } },
  })
  expect(table.view.enemyPhase).toMatchObject({ order: ['scout#1', 'scout#2'], now: null })
})

test('[EN-001] once the enemies have acted, the line of their last card is still to be read', () => {
  const types = [enemyType('scout', { cards: [order('near', [{ id: 'turn', do: 'rotate' }])] })]
  const table = fight({ types, enemies: { 'scout#1': { at: 'E-2' } } })
  expect(table.view.enemyPhase.lines).toEqual({ scout: [] })
  table.pass()
  expect([table.view.phase, table.view.enemyPhase.lines]).toEqual([
    'pilots',
    { scout: [{ id: 'turn', do: 'rotate', args: {}, fork: null }] },
  ])
})
