// What a fight puts back in the box when it ends (ES-003, ES-004).
import { expect, test } from 'vitest'
import { fight } from '../../../../../support/combat/table.ts'

test('[ES-003] [ES-004] stress misses and bolsters leave the decks of pilots and of the enemies, wherever they lie', () => {
  const table = fight({
    pilots: { p1: { deck: 'plus-1 zero stress-miss stress-miss x2-bolster' } },
    enemyDeck: 'zero minus-1 stress-miss stress-miss',
    enemies: { 'scout#1': {} },
  })
  for (const pile of ['deck:p1', 'deck:E'])
    table.hand({ type: 'moveCard', card: 'stress-miss', from: pile, fromPart: 'unseen', to: pile, toPart: 'discard' })
  table.hand({ type: 'endFight', result: 'success' })
  expect([table.pile('deck:p1'), table.pile('deck:E')]).toEqual([
    { cards: ['plus-1', 'zero'], discard: [] },
    { cards: ['minus-1', 'zero'], discard: [] },
  ])
})
