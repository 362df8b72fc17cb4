import { expect, test } from 'vitest'
import { dealDecks, deckLabelled, drawsFrom, type Attacker } from '../../../../../main/games/akarios/campaign/decks.ts'
import { deckLabels } from '../../../../../shared/contract/choices.ts'
import { entriesOf } from '../../../../../shared/games/akarios/content/content.ts'
import { cardsLeft, drawUnseen, layAside, pileOf, shuffled } from '../../../../../shared/lib/pile.ts'
import { loadBox } from '../../../../support/box.ts'

test('[CS-003] of two seats with deck 1 the second is refused; four different decks are dealt as asked', () => {
  expect(dealDecks([1, 1])).toEqual({ ok: false, error: { key: 'deckTaken', rule: 'CS-003', seat: 2, other: 1 } })
  expect(dealDecks([4, 2, 3, 2])).toMatchObject({ error: { seat: 4, other: 2 } })
  expect(dealDecks([4, 1, 3, 2])).toEqual({ ok: true, value: [4, 1, 3, 2] })
})

test('[CS-003] the box has one starting deck for each label from 1 to 4, of 20 cards each', async () => {
  const decks = entriesOf(await loadBox(), 'decks').filter(({ owner }) => owner === 'player')
  expect(decks.map(({ label, size }) => [label, size])).toEqual(deckLabels.map((label) => [label, 20]))
})

test('[CS-004] the box has one deck for all enemies, labelled E, and it is the fifth', async () => {
  const decks = entriesOf(await loadBox(), 'decks')
  expect(decks).toHaveLength(5)
  expect(decks.filter(({ owner }) => owner === 'enemies').map(({ label }) => label)).toEqual(['E'])
  expect(deckLabelled(decks, drawsFrom({ side: 'enemies' }))?.owner).toBe('enemies')
  expect(deckLabelled(decks, drawsFrom({ side: 'pilots', deck: 3 }))).toMatchObject({ owner: 'player', label: 3 })
})

test('[CS-004] the -1 that Scout 1 drew cannot come to Scout 2 until a reshuffle; a pilot draws from the own deck', () => {
  const piles = new Map([
    [drawsFrom({ side: 'enemies' }), pileOf(['minus-1', 'zero'])],
    [drawsFrom({ side: 'pilots', deck: 2 }), pileOf(['plus-1'])],
  ])
  const pileFor = (attacker: Attacker) => piles.get(drawsFrom(attacker))!
  const scout = { side: 'enemies' } as const
  const { card, pile } = drawUnseen(pileFor(scout), pileFor(scout).unseen.indexOf('minus-1'))
  piles.set(drawsFrom(scout), layAside(pile, card))
  const second = { side: 'enemies' } as const
  expect(pileFor(second).unseen).toEqual(['zero'])
  expect(pileFor({ side: 'pilots', deck: 2 }).unseen).toEqual(['plus-1'])
  expect(cardsLeft(shuffled(pileFor(second)))).toBe(2)
})
