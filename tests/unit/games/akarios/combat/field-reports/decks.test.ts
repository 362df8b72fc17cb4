// Field reports about decks: they are made again when empty, never grow, and belong to one fight.
import { expect, test } from 'vitest'
import { countCards } from '../../../../../../main/games/akarios/combat/invariants.ts'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import { card, enemyType, order } from '../../../../../support/combat/content.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { chancePlayer, playFight } from '../../../../../random/play.ts'
import { setupOf } from '../../../../../random/setup.ts'

test('[FR-013] with all 20 cards drawn the discards are shuffled when needed, and the log says so', () => {
  const volley = card('volley', [{ do: 'attack' }], { attacks: [{ damage: 0, targets: 3, range: 6 }] })
  const table = fight({
    pilots: { p1: { deck: Array.from({ length: 20 }, () => 'zero').join(' '), cards: { 'weapon-1': volley } } },
    enemies: { 'scout#1': { at: 'D-4' }, 'scout#2': { at: 'E-4' }, 'scout#3': { at: 'F-4' } },
  })
  const all = Array.from({ length: 20 }, () => 'zero')
  table.state.piles['deck:p1'] = { top: [], unseen: [], discard: all, shuffles: 0, drawn: 20 }
  table.act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2', 'scout#3')
  expect(table.pile('deck:p1')).toEqual({ cards: all.slice(3), discard: all.slice(0, 3) })
  expect(table.told.filter((key) => key === 'shuffled' || key === 'modifierApplied')).toEqual([
    'shuffled',
    'modifierApplied',
    'modifierApplied',
    'modifierApplied',
  ])
})

test('[FR-014] 200 rounds with 4 pilots keep every card, and the state does not grow', () => {
  const snipe = order('snipe', [{ id: 'a', do: 'attack', damage: 0, targets: 'all', range: 9 }])
  const table = fight({
    pilots: { p1: {}, p2: {}, p3: {}, p4: {} },
    enemies: { 'wasp#1': { at: 'D-4', attack: 0 }, 'wasp#2': { at: 'F-4', attack: 0 } },
    types: [enemyType('wasp', { cards: [snipe, { ...snipe, id: 'shot' }] })],
  })
  const cards = countCards(table.state)
  const sizes: number[] = []
  const pass = (seat: string) => table.answer(seat, { type: 'act', seat, pay: null })
  while (table.state.round <= 200) {
    const { question, state } = table
    if (question.type === 'reroll') {
      const seat = question.pilots[0]!.seat
      table.answer(seat, { type: 'reroll', seat, how: 'keep', dice: [] })
    } else if (question.type === 'act') pass(question.passes[0]!)
    else if (question.type === 'choose') table.choose(...question.default)
    else throw new Error(`asked ${question.type}`)
    if (table.state.round > state.round) sizes.push(JSON.stringify(table.state).length)
  }
  expect(countCards(table.state)).toEqual(cards)
  expect(Math.max(...sizes.slice(20)) - Math.min(...sizes.slice(20))).toBeLessThan(1000)
})

test('[FR-016] a fight with the same enemies begins as if there had been none before, on the screen too', () => {
  const setup = setupOf('1:3')
  const first = combatMachine.start(setup).state
  const text = JSON.stringify([first, combatMachine.view(first)])
  expect(playFight('1:3', setup, chancePlayer('1:3')).failure).toBeNull()
  const second = combatMachine.start(setup).state
  expect(JSON.stringify([second, combatMachine.view(second)])).toBe(text)
})
