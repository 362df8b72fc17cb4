// Who plays a simulated fight: by chance, or greedily: each answer is tried, and the one that leaves the squad best off is given.
import { proceed, runHead } from '../combat/queue.ts'
import type { FightState } from '../combat/state/state.ts'
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type {
  ActQuestion,
  ChooseQuestion,
  Question,
  RerollQuestion,
} from '../../../../shared/games/akarios/question/question.ts'
import type { Policy } from '../../../../shared/games/akarios/simulation.ts'
import { answerFor, answersOf, type PickOne } from './answers.ts'
import { hoped, worth, worthOfPose } from './worth.ts'

/** Answers a question of a fight. Throws where nothing is offered. */
export type Chooser = (state: FightState, question: Question) => Answer

export function chooserOf(policy: Policy, pick: PickOne): Chooser {
  if (policy === 'greedy') return (state, question) => greedy(state, question, pick)
  return (_state, question) => given(answerFor(pick, question), question)
}

function given(answer: Answer | null | undefined, { asks }: Question): Answer {
  if (answer === null || answer === undefined) throw new Error(`stuck: ${asks.key} offers nothing`)
  return answer
}

/** So many answers of one question are tried, and so many of a question that follows from it. */
const [tried, triedInside, followed] = [48, 10, 5]
/** An action must be worth so much more than passing. */
const worthwhile = 0.05
/** After so many rounds a pilot who sees nothing to gain flies somewhere else. */
const patience = 12

function greedy(state: FightState, question: Question, pick: PickOne): Answer {
  if (question.type === 'act') return bestAction(state, question, pick)
  if (question.type === 'reroll') return rerollFor(state, question)
  return settled(state, question) ?? best(state, question, tried, (then) => settle(then, followed))
}

/** Where nothing need be tried: places are judged by sight, and what the table decides about enemies is no choice of the pilots. */
function settled(state: FightState, question: Question): Answer | undefined {
  if (question.type === 'path') return { type: 'path', end: bestEnd(state, question) }
  if (question.type === 'place') return bestPlace(state, question)
  if (question.type !== 'choose') return undefined
  const ofTable: readonly ChooseQuestion['about'][] = [
    'enemyTarget',
    'enemyReceiver',
    'order',
    'behind',
    'byHand',
    'objective',
    'modifier',
  ]
  const isOurs = question.seat !== 'table' && !ofTable.includes(question.about)
  return isOurs || question.default.length < question.least ? undefined : { type: 'choose', chosen: question.default }
}

/** A hex of terrain costs a point, and so does the stress of a move that was cut short. */
function bestEnd(state: FightState, { ends, ship }: Extract<Question, { type: 'path' }>): number {
  const points = ends.map(({ at, facing, costs, stress }) => {
    const pose = at === null || facing === null ? 0 : worthOfPose(state, ship, { at, facing })
    return pose - costs.length - 0.4 * stress
  })
  return points.indexOf(Math.max(...points))
}

function bestPlace(state: FightState, { places, ship }: Extract<Question, { type: 'place' }>): Answer | undefined {
  const all = places.flatMap(({ at, facings, costs }, place) =>
    facings.map((facing) => ({
      answer: { type: 'place' as const, place, facing },
      points: at === null ? 0 : worthOfPose(state, ship, { at, facing }) - costs.length,
    })),
  )
  return all.toSorted((a, b) => b.points - a.points)[0]?.answer
}

type Judge = (after: FightState) => number

function best(state: FightState, question: Question, most: number, judge: Judge): Answer {
  const answers = answersOf(question, most)
  if (answers.length === 1) return given(answers[0], question)
  let found: { readonly answer: Answer; readonly points: number } | undefined
  for (const answer of answers) {
    const points = judge(after(state, answer))
    if (found === undefined || points > found.points) found = { answer, points }
  }
  return given(found?.answer, question)
}

/** Up to the next need, or to the next act step: what could be paid there need not be known to judge what stands. */
function after(state: FightState, answer: Answer): FightState {
  const [task] = state.queue
  const given: FightState['given'] = [...state.given, { kind: 'answer', answer }]
  if (task === undefined) throw new Error('nobody is asked')
  const first = runHead({ ...state, need: null, given }, task).state
  return first.need === null ? proceed(first, { before: 'act' }).state : first
}

/** What the fight comes to once the questions of the same action are answered, up to the next luck or the next action. */
function settle(state: FightState, more: number): number {
  const { need } = state
  if (need?.kind === 'chance') return worth(state) + hoped(state)
  if (need === null || more === 0 || need.question.type === 'act' || need.question.type === 'reroll')
    return worth(state)
  const { question } = need
  const answer = settled(state, question) ?? best(state, question, triedInside, (then) => worth(then) + hopedAt(then))
  return settle(after(state, answer), more - 1)
}

const hopedAt = (state: FightState): number => (state.need?.kind === 'chance' ? hoped(state) : 0)

/** Pilots act one after the other. Each payment with its cheapest dice; a pilot passes when nothing is worth the dice. */
function bestAction(state: FightState, question: ActQuestion, pick: PickOne): Answer {
  const now = worth(state)
  const [seat] = question.passes
  let found: { answer: Answer; points: number } | undefined
  for (const payment of question.payments) {
    if (payment.seat !== seat && payment.seat !== 'table') continue
    const dice = cheapest(state, payment)
    if (dice === null) continue
    const answer: Answer = { type: 'act', seat: payment.seat, pay: { payment: payment.id, dice: dice.dice } }
    const points = settle(after(state, answer), followed) - now - dice.price
    if (points > (found?.points ?? worthwhile)) found = { answer, points }
  }
  const wander = found === undefined && state.round > patience ? wandering(state, question, pick) : undefined
  return given(
    found?.answer ?? wander ?? (seat === undefined ? answersOf(question, 1)[0] : { type: 'act', seat, pay: null }),
    question,
  )
}

/** One of the basic moves, whichever; nothing without dice for one. */
function wandering(state: FightState, { payments, passes }: ActQuestion, pick: PickOne): Answer | undefined {
  const moves = payments.flatMap(({ action, ...payment }): Answer[] => {
    const dice = cheapest(state, { action, ...payment })?.dice
    return payment.seat !== passes[0] || !isBasicMove(action) || dice === undefined
      ? []
      : [{ type: 'act', seat: payment.seat, pay: { payment: payment.id, dice } }]
  })
  return moves.length === 0 ? undefined : pick(moves)
}

const isBasicMove = (action: string): boolean => ['move-1', 'move-2', 'rotate'].includes(action)

/** In points of damage; the stress of a stress face is counted where it arises. */
const prices = { move: 0.03, attack: 0.06, wild: 0.12, stress: 0.2 } as const

function cheapest(
  state: FightState,
  { slots, least, seat, pool }: ActQuestion['payments'][number],
): { readonly dice: readonly number[]; readonly price: number } | null {
  let price = 0
  const dice: number[] = []
  for (const slot of slots.slice(0, least)) {
    const [die] = slot.dice
      .filter((one) => !dice.includes(one))
      .map((one) => ({ one, costs: prices[faceOf(state, pool?.[one] ?? { seat, die: one })] }))
      .toSorted((a, b) => a.costs - b.costs)
    if (die === undefined) return null
    dice.push(die.one)
    price += die.costs
  }
  return { dice, price }
}

function faceOf(
  state: FightState,
  { seat, die }: { readonly seat: string; readonly die: number },
): keyof typeof prices {
  const ship = state.ships.find(({ id }) => id === seat)
  return (ship?.kind === 'pilot' ? ship.dice[die]?.face : null) ?? 'wild'
}

/** A calm pilot without any attack rolls the moves again but one. */
function rerollFor(state: FightState, { pilots, ...question }: RerollQuestion): Answer {
  for (const { seat, faces, paid } of pilots) {
    const ship = state.ships.find(({ id }) => id === seat)
    if (ship?.kind !== 'pilot' || ship.stress > 1 || !paid) continue
    const moves = faces.flatMap((face, die) => (face === 'move' ? [die] : []))
    if (!faces.some((face) => face === 'attack' || face === 'wild') && moves.length > 1)
      return { type: 'reroll', seat, how: 'paid', dice: moves.slice(1) }
  }
  const [first] = pilots
  return first === undefined
    ? given(answersOf({ pilots, ...question }, 1)[0], { pilots, ...question })
    : { type: 'reroll', seat: first.seat, how: 'keep', dice: [] }
}
