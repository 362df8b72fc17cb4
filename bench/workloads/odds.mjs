// The exact chances of an attack off a real deck of 22 cards, as the screen asks for them before anybody commits.
import { attackOdds } from '../../main/games/akarios/odds/attack-odds.ts'
import { knownPile } from '../../main/games/akarios/odds/known-pile.ts'
import { pileOf } from '../../shared/lib/pile.ts'
import { modifiers } from '../../tests/support/combat/content.ts'
import { atMost } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'

const words = {
  zero: 4,
  'plus-1': 4,
  'minus-1': 3,
  'plus-2': 1,
  'minus-2': 1,
  x2: 1,
  miss: 1,
  'rolling-plus-1': 2,
  stun: 1,
  pierce: 1,
  'stress-miss': 1,
  'x2-bolster': 1,
  'zero-shuffle': 1,
}
const deck = Object.entries(words).flatMap(([card, count]) => Array.from({ length: count }, () => card))
const sorts = Object.keys(words).sort()
const cards = sorts.map((sort) => modifiers[sort])

/** Every seventh card in turn: sorts lie mixed, the same way each time. */
const mixed = deck.map((_, at) => deck[(at * 7) % deck.length])

const target = (name, hull, draw) => ({
  target: name,
  base: 2,
  draw,
  redraws: 0,
  wantsEffects: true,
  changes: cards.map(({ change }) => change),
  effects: [],
  hull,
  shield: 1,
  lands: (hit) => hit,
  needsHull: (effect) => effect === 'stun',
  isImmune: () => false,
})

/** An attack on so many unlike targets; of two runs the better counts where `isBest`. `unseen` cards lie on the pile, the rest is discarded. */
const plan = (targets, isBest, unseen = deck.length) => ({
  sorts,
  rules: { rolling: cards.map(({ rolling }) => rolling === true), leaves: cards.map(({ leaves }) => leaves ?? null) },
  pile: knownPile({ ...pileOf(mixed.slice(0, unseen)), discard: mixed.slice(unseen) }, sorts),
  targets: Array.from({ length: targets }, (_, at) =>
    target(`scout#${at}`, 3 + at, isBest ? { runs: 2, counts: 'best' } : { runs: 1, counts: 'only' }),
  ),
})

export async function measure(pace) {
  if (deck.length !== 22) throw new Error(`${deck.length} cards are no real deck`)
  const ask = (...asked) => {
    const attack = plan(...asked)
    return () => (sink.value += attackOdds(attack).allDestroyed)
  }
  const took = await sideBySide(
    {
      one: ask(1, false),
      best: ask(1, true),
      three: ask(3, false),
      threeBest: ask(3, true),
      shuffled: ask(3, true, 3),
    },
    pace,
  )
  return [
    atMost('one target', took.one, { gate: 5000 }),
    atMost('one target, advantaged', took.best, { gate: 5000 }),
    atMost('three targets off one pile', took.three, { gate: 5000 }),
    atMost('three targets off one pile, all advantaged', took.threeBest, { aim: 5000 }),
    atMost('the same, with a shuffle after three cards', took.shuffled, { aim: 5000 }),
  ]
}
