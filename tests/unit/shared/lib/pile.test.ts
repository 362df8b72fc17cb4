// A pile of cards without an order: cards are neither lost nor doubled, and each next card has its own stream.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cardsLeft,
  drawKnown,
  drawUnseen,
  layAside,
  layOnTop,
  nextStream,
  pileOf,
  shuffled,
  type Pile,
} from '../../../../shared/lib/pile.ts'

const few = pileOf(['b', 'a', 'b'])

test('a new pile is unseen and sorted, so that its order tells nothing', () => {
  expect(few).toEqual({ top: [], unseen: ['a', 'b', 'b'], discard: [], shuffles: 0, drawn: 0 })
  expect(cardsLeft(few)).toBe(3)
  expect(drawKnown(few)).toBeNull()
})

test('an unseen card is taken by its place', () => {
  expect(drawUnseen(few, 1)).toEqual({ card: 'b', pile: { ...few, unseen: ['a', 'b'], drawn: 1 } })
  expect(() => drawUnseen(few, 3)).toThrow(RangeError)
  expect(() => drawUnseen(few, -1)).toThrow(RangeError)
})

test('what was laid on top last is drawn first, and asks no luck', () => {
  const pile = layOnTop(layOnTop(few, 'x'), 'y')
  expect(cardsLeft(pile)).toBe(5)
  const first = drawKnown(pile)!
  expect([first.card, drawKnown(first.pile)!.card]).toEqual(['y', 'x'])
  expect(drawKnown(drawKnown(first.pile)!.pile)).toBeNull()
  expect(nextStream('deck', first.pile)).toBe(nextStream('deck', few))
})

test('a shuffle makes everything unseen again, what was known on top too, and opens new streams', () => {
  const { card, pile } = drawUnseen(few, 0)
  const mixed = shuffled(layOnTop(layAside(pile, card), 'x'))
  expect(mixed).toEqual({ top: [], unseen: ['a', 'b', 'b', 'x'], discard: [], shuffles: 1, drawn: 0 })
  expect([nextStream('deck', few), nextStream('deck', pile), nextStream('deck', mixed)]).toEqual([
    'deck:0:0',
    'deck:0:1',
    'deck:1:0',
  ])
})

test('whatever is done, the cards stay the same, and no stream is asked twice', () => {
  const moves = fc.array(fc.tuple(fc.constantFrom('draw', 'discard', 'return', 'shuffle'), fc.nat()), {
    maxLength: 200,
  })
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 }), moves, (cards, steps) => {
      let pile: Pile = pileOf(cards)
      const hand: string[] = []
      const streams: string[] = []
      for (const [move, number] of steps) {
        const known = drawKnown(pile)
        if (move === 'shuffle') pile = shuffled(pile)
        else if (move === 'discard' && hand.length > 0) pile = layAside(pile, hand.pop()!)
        else if (move === 'return' && hand.length > 0) pile = layOnTop(pile, hand.pop()!)
        else if (move === 'draw' && known !== null) {
          hand.push(known.card)
          pile = known.pile
        } else if (move === 'draw' && pile.unseen.length > 0) {
          streams.push(nextStream('deck', pile))
          const draw = drawUnseen(pile, number % pile.unseen.length)
          hand.push(draw.card)
          pile = draw.pile
        }
        expect([...hand, ...pile.top, ...pile.unseen, ...pile.discard].toSorted()).toEqual(cards.toSorted())
        expect(pile.unseen).toEqual(pile.unseen.toSorted())
      }
      expect(new Set(streams).size).toBe(streams.length)
    }),
  )
})
