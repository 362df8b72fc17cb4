import { expect, test } from 'vitest'
import { fight } from '../../../../../support/combat/table.ts'
import { contextOf } from './table.ts'

const { view } = fight({
  pilots: { p1: { at: 'E-7', dice: 'move' }, p2: { at: 'C-7' } },
  enemies: { 'scout#2': { at: 'E-4' } },
})
const { talk } = contextOf(view)

test('who does something is named by the pilot, what stands on the board by the ship', () => {
  expect(talk.tell({ key: 'akarios.log.passed', args: { seat: 'p1' } })).toBe('Starla passes')
  expect(talk.tell({ key: 'akarios.log.attackDeclared', args: { ship: 'p1', targets: ['scout#2', 'p2'] } })).toBe(
    'Argonaut attacks scout 2 and Knossis',
  )
  expect(talk.name('table')).toBe('The table')
})

test('a ship that is gone keeps its type and number, a pile its owner, a hex its name', () => {
  expect(talk.name('scout#7')).toBe('scout 7')
  expect(talk.name('needle-drone#3')).toBe('needle drone 3')
  expect(talk.name('deck:p2')).toBe('deck of Knossis')
  expect(talk.name('deck:E')).toBe('deck of the enemies')
  expect(talk.name('4,3')).toBe('E-6')
  expect(talk.name('E-6')).toBe('E-6')
})

test('a word that means several things is told apart by what it stands for', () => {
  const chosen = { ship: 'scout#2', target: 'p1', distance: 3 }
  expect(talk.tell({ key: 'akarios.log.targetChosen', args: { ...chosen, decidedBy: 'hull' } })).toContain('most hull')
  expect(talk.name('hull')).toBe('hull')
  expect(talk.action('p1', 'attack')).toBe('Basic attack')
  const trauma = { ship: 'p1', track: 'trauma', value: 1 }
  expect(talk.tell({ key: 'akarios.title.hand.setTrack', args: trauma })).toBe('By hand: trauma of Argonaut is 1')
})

test('a refusal is a sentence with names and its rule; an unknown one shows its key', () => {
  const refusal = { key: 'akarios.refused.noSight', args: { ship: 'scout#2' }, rule: 'PA-052' }
  expect(talk.refusal(refusal)).toBe('Something stands in the line of sight to scout 2. (PA-052)')
  expect(talk.refusal({ key: 'akarios.invariant.twoInAHex', args: { what: '4,3' } })).toBe(
    'Two ships cannot share the hex E-6.',
  )
  expect(talk.refusal({ key: 'akarios.refused.new' })).toBe('That is not possible now. (akarios.refused.new)')
})

test('ships of the squad have a letter on the board, enemies their number', () => {
  expect(view.ships.map(talk.tag)).toEqual(['A', 'K', '2'])
})
