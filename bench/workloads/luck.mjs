// P13: dice and cards from a seed. Ours has no generator that goes on: every die and card has a stream of its own, so that undo
// changes no luck. The peers are asked both ways: drawing on from one generator, and beginning one for each piece of luck.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import seedrandom from 'seedrandom'
import { answerChance, luckOf } from '../../main/kernel/chance.ts'
import { drawUnseen, nextStream, pileOf } from '../../shared/lib/pile.ts'
import { faster } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'

const ops = 50
const many = (work) => ({
  ops,
  run: () => {
    for (let at = 0; at < ops; at += 1) sink.value += work(at)
  },
})

const deck = Array.from({ length: 20 }, (_, at) => `card-${at}`)

/** All cards of a pile in the order in which they come. */
function drawAll() {
  let pile = pileOf(deck)
  let last = ''
  while (pile.unseen.length > 0) {
    const stream = nextStream('deck', pile)
    const [index] = answerChance('a seed', { kind: 'pick', pile: 'deck', among: pile.unseen, stream, why: 'draw' })
    const drawn = drawUnseen(pile, index)
    pile = drawn.pile
    last = drawn.card
  }
  return last.length
}

/** A shuffled copy; `below` gives a whole number below its argument. */
function shuffle(below) {
  const cards = deck.slice()
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    const card = cards[at]
    cards[at] = cards[other]
    cards[other] = card
  }
  return cards[0].length
}

export async function measure(pace) {
  const pure = xoroshiro128plus(42)
  const arc4 = seedrandom('a seed')
  const took = await sideBySide(
    {
      die: many((at) => luckOf('a seed', `die ${at}`, 6)),
      pureDie: many(() => uniformInt(pure, 0, 5)),
      arc4Die: many(() => Math.floor(arc4() * 6)),
      pureBegun: many((at) => uniformInt(xoroshiro128plus(at), 0, 5)),
      arc4Begun: many((at) => Math.floor(seedrandom(`a seed die ${at}`)() * 6)),
      cards: many(drawAll),
      pureCards: many(() => shuffle((below) => uniformInt(pure, 0, below - 1))),
      arc4Cards: many(() => shuffle((below) => Math.floor(arc4() * below))),
    },
    pace,
  )
  const beside = (name, of) => [name, took[of]]
  return [
    faster('a die of its own stream', took.die, beside('seedrandom, begun by name', 'arc4Begun'), { aim: 4 }),
    faster('a die of its own stream', took.die, beside('pure-rand, begun by number', 'pureBegun'), { aim: 0.9 }),
    faster('a die of its own stream', took.die, beside('pure-rand, going on', 'pureDie')),
    faster('a die of its own stream', took.die, beside('seedrandom, going on', 'arc4Die')),
    faster('20 cards, each of its own stream', took.cards, beside('pure-rand shuffle', 'pureCards'), { aim: 0.9 }),
    faster('20 cards, each of its own stream', took.cards, beside('seedrandom shuffle', 'arc4Cards'), { aim: 4 }),
  ]
}
