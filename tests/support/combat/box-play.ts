// A fight in which anything that a card waits for comes about, and a hand that uses the card whenever it may. Printed values
// that the rulebook does not give are made up here.
import type { CardKind } from '../../../shared/games/akarios/card-places.ts'
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import { lineAhead } from './content.ts'
import { everyStep } from '../../../shared/games/akarios/content/steps/step.ts'
import type { Answer } from '../../../shared/games/akarios/answer/answer.ts'
import { enumerate } from '../../../shared/games/akarios/question/enumerate.ts'
import type { ActQuestion, Question } from '../../../shared/games/akarios/question/question.ts'
import type { CardPlace } from '../../../shared/games/akarios/question/action.ts'
import type { Note } from '../../../shared/kernel/note.ts'
import { range } from '../../../shared/lib/hex.ts'
import { blast, giver } from './blast.ts'
import { enemyType, forward, order } from './content.ts'
import { fight, type FightStated, type Table } from './table.ts'

/**
 * The card with values for all that it prints: two supply, moves and attacks; an action takes any die, other cards a supply
 * in its place, so that they can be used at any moment.
 */
export function typedIn(card: ActionCard): ActionCard {
  const steps = [...everyStep(card.effects)]
  const plus = { type: 'plus' as const, icons: ['wild' as const, 'wild' as const], values: [1, 2] }
  const single = {
    type: 'single' as const,
    icons: [card.timing === 'action' ? ('wild' as const) : ('supply' as const)],
  }
  const arcs = { arcs: [lineAhead(2), lineAhead(3), [{ q: 1, r: -1 }]] }
  const inArcs = steps.some((step) => step.do === 'attack' && step.arcs !== undefined)
  const attack = { damage: 1, targets: 1, ...(inArcs ? arcs : { range: 3 }) }
  const printed = {
    moves: [forward(1), forward(1)],
    attacks: [attack, attack, attack],
    reach: 4,
    area: range({ q: 0, r: 0 }, 2).slice(1),
  }
  if (card.timing === 'passive') return { ...card, ...printed, slots: [] }
  const slots = JSON.stringify(card.effects).includes('fromSlots') ? [plus] : [single]
  return { ...card, ...(card.timing === 'afterMove' ? without(printed) : printed), slots, supply: 2 }
}

/** A card that follows a move and shows none follows any (open question 100). */
const without = ({ moves: _moves, ...others }: Pick<ActionCard, 'moves' | 'attacks' | 'reach' | 'area'>) => others

const places: Record<Exclude<CardKind, 'coPilot'>, CardPlace> = {
  weapon: 'weapon-2',
  engine: 'engine-2',
  tech: 'tech-2',
  shipAbility: 'shipAbility',
  pilotAbility: 'pilotAbility',
}

const drone = enemyType('drone', {
  cards: [
    order('press', [
      { id: 'a', do: 'attack', damage: 2, targets: 1, range: 6, effects: [{ effect: 'slow' }] },
      { id: 'b', do: 'rotate' },
    ]),
  ],
})

/** p1 and p2 are worn, one enemy beside p1 is nearly gone, others shoot; a first card of p2 has been used already. */
const scene = (place: CardPlace, card: ActionCard): FightStated => ({
  terrain: { asteroid: 'B-8', nebula: 'E-7' },
  types: [drone],
  enemies: {
    'drone#1': { at: 'F-7', hull: 1, shield: 0 },
    'drone#2': { at: 'E-5', hull: 4, shield: 2 },
    'drone#3': { at: 'G-5', hull: 4, shield: 2 },
  },
  enemyDeck: 'miss zero zero zero plus-1',
  luck: { dice: 'wild stress wild attack wild move attack move' },
  pilots: {
    p1: {
      at: 'E-8',
      hull: 8,
      startHull: 10,
      shield: 1,
      stress: 4,
      dice: 'wild stress attack move',
      deck: 'minus-2 zero zero plus-1 plus-1',
      effects: { targetLock: 9 },
      cards: { 'weapon-1': { ...blast(), supply: 3 }, 'tech-1': mender('mender'), [place]: card },
      supply: { 'weapon-1': 1, 'tech-1': 1 },
    },
    p2: { at: 'D-8', hull: 4, shield: 2, stress: 2, dice: 'attack move wild', cards: { 'tech-1': mender('mender-2') } },
  },
  tasks: [
    { type: 'offerCards', on: 'beforeRoll' },
    { type: 'offerCards', on: 'afterRoll' },
  ],
})
const mender = (id: string): ActionCard => ({
  ...giver('repair', { who: 'any', count: 2, range: 3 }, 1),
  id,
  supply: 3,
})

/** A card of that kind in this fight, used as soon as it may be, until `done` or the end of the round after. */
export function playWith(
  kind: Exclude<CardKind, 'coPilot'>,
  card: ActionCard,
  done: (notes: readonly Note[]) => boolean,
): Table {
  const place = places[kind]
  const table = fight(scene(place, card))
  for (let asked = 0; asked < 90 && table.state.outcome === null && table.state.round < 3; asked += 1) {
    if (done(table.notes)) return table
    const { question } = table
    const answer = answerTo(question, place, table, card)
    table.answer('seat' in answer ? answer.seat : question.seat, answer)
  }
  return table
}

/** Uses the card, says yes, takes all it may; else fights on: attacks, flies, and passes when there is nothing left. */
function answerTo(question: Question, place: CardPlace, table: Table, card: ActionCard): Answer {
  switch (question.type) {
    case 'act':
      return act(question, place, table)
    case 'reroll':
      return { type: 'reroll', seat: question.pilots[0]?.seat ?? 'p1', how: 'keep', dice: [] }
    case 'targets': {
      const able = question.candidates.filter(({ can }) => can).map(({ id }) => id)
      // The nearest enemy does not outlive an attack: it is no partner for a swap.
      if (card.effects.some((step) => step.do === 'swap')) able.reverse()
      return { type: 'targets', targets: able.slice(0, Math.max(question.least, Math.min(question.most, able.length))) }
    }
    case 'choose': {
      if (question.about === 'avoidDamage') return { type: 'choose', chosen: [...question.default] }
      const used = question.options.find(({ id }) => id === place)?.id
      const yes = question.options.find(({ id }) => ['use', 'now', 'yes', 'stress'].includes(id))?.id
      const first = question.options.slice(0, Math.max(1, question.most)).map(({ id }) => id)
      return { type: 'choose', chosen: used !== undefined ? [used] : yes !== undefined ? [yes] : first }
    }
    case 'path': {
      const early = question.ends.findIndex(({ kind }) => kind === 'early')
      return { type: 'path', end: card.timing === 'duringMove' ? Math.max(0, early) : 0 }
    }
    case 'place': {
      const [first] = enumerate(question)
      if (first === undefined) throw new Error('nothing offered')
      return first
    }
    case 'value':
      throw new Error(`nobody has told ${question.id} ${question.field}`)
  }
}

function act(question: ActQuestion, place: CardPlace, table: Table): Answer {
  const wanted = [place, 'weapon-1', 'move-1', 'attack']
  const own = question.payments.filter(({ seat }) => seat === 'p1')
  // First something that a copy can repeat, then the card.
  const copied = question.payments.find(({ seat, action }) => seat === 'p2' && action === 'tech-1')
  const [next] = [
    ...(copied === undefined || table.pilot('p2').lastAction !== null ? [] : [copied]),
    ...wanted.flatMap((action) => own.filter((one) => one.action === action)),
  ]
  if (next === undefined) return { type: 'act', seat: question.passes[0] ?? 'p1', pay: null }
  const dice: number[] = []
  for (const slot of next.slots.slice(0, Math.max(next.least, 1))) {
    const stress = slot.dice.find((die) => table.pilot(next.seat).dice[die]?.face === 'stress' && !dice.includes(die))
    const first = next.action === place && stress !== undefined ? stress : slot.dice.find((die) => !dice.includes(die))
    if (first !== undefined) dice.push(first)
  }
  return { type: 'act', seat: next.seat, pay: { payment: next.id, dice } }
}
