// May this be answered? Membership in what the question offers, and nothing else; a refusal says why in words.
import { refuse, type Accepted } from '../../../kernel/problem.ts'
import { ok } from '../../../lib/result.ts'
import type { Answer, AnswerTo } from '../answer/answer.ts'
import type {
  ActQuestion,
  ChooseQuestion,
  PathQuestion,
  PlaceQuestion,
  Question,
  RerollQuestion,
  TargetsQuestion,
} from './question.ts'

/** The answer itself when the question offers it; else one reason, `akarios.refused.<word>`, with the rule where one bars it. */
export function admits(question: Question, given: Answer): Accepted<Answer> {
  const refusal = refusalOf(question, given)
  return refusal === null ? ok(given) : refuse(`akarios.refused.${refusal.why}`, refusal.rest)
}

type Refusal = {
  readonly why: string
  readonly rest: { readonly args?: Record<string, string | number>; readonly rule?: string; readonly path?: string }
}
const no = (why: string, rest: Refusal['rest'] = {}): Refusal => ({ why, rest })

function refusalOf(question: Question, given: Answer): Refusal | null {
  if (question.type === 'act' && given.type === 'act') return act(question, given)
  if (question.type === 'reroll' && given.type === 'reroll') return reroll(question, given)
  if (question.type === 'path' && given.type === 'path') return path(question, given)
  if (question.type === 'targets' && given.type === 'targets') return targets(question, given)
  if (question.type === 'place' && given.type === 'place') return place(question, given)
  if (question.type === 'choose' && given.type === 'choose') return choose(question, given)
  // What is printed is no choice: the schema of the field looks at it (`combat/unknown/`).
  if (question.type === 'value' && given.type === 'value') return null
  return no('otherQuestion', { args: { asked: question.type, given: given.type } })
}

function act(question: ActQuestion, { seat, pay }: AnswerTo<ActQuestion>): Refusal | null {
  if (pay === null) return question.passes.includes(seat) ? null : no('cannotPass', { rule: 'PA-027' })
  const payment = question.payments.find(({ id }) => id === pay.payment)
  if (payment?.seat !== seat) return closed(question, seat, pay.payment)
  const { dice } = pay
  if (dice.length < payment.least || dice.length > payment.slots.length)
    return no('diceCount', { args: { least: payment.least, most: payment.slots.length }, rule: 'PA-020' })
  if (new Set(dice).size < dice.length) return no('dieTwice', { rule: 'PA-009' })
  const odd = dice.findIndex((die, at) => payment.slots[at]?.dice.includes(die) !== true)
  return odd < 0 ? null : no('dieDoesNotFit', { path: `pay.dice.${odd}`, rule: 'PA-010' })
}

/** An action that is known to be closed says why. Payment ids begin with seat and action. */
function closed(question: ActQuestion, seat: string, payment: string): Refusal {
  const known = question.closed.find((one) => one.seat === seat && payment.startsWith(`${seat}:${one.action}:`))
  return known ? no(known.why, { rule: known.rule }) : no('notOffered', { args: { payment } })
}

function reroll(question: RerollQuestion, { seat, how, dice }: AnswerTo<RerollQuestion>): Refusal | null {
  const pilot = question.pilots.find((one) => one.seat === seat)
  if (pilot === undefined) return no('notOffered', { args: { payment: seat } })
  const fits = new Set(dice).size === dice.length && dice.every((die) => die < pilot.faces.length)
  if (how === 'keep') return dice.length === 0 ? null : no('diceCount', { args: { least: 0, most: 0 } })
  if (how === 'free') {
    if (!pilot.free) return no('noFreeReroll', { rule: 'PA-005' })
    return fits && dice.length === pilot.faces.length ? null : no('allDice', { rule: 'PA-005' })
  }
  if (!pilot.paid) return no('noPaidReroll', { rule: 'PA-004' })
  return fits && dice.length > 0 ? null : no('diceCount', { args: { least: 1, most: pilot.faces.length } })
}

const path = (question: PathQuestion, { end }: AnswerTo<PathQuestion>): Refusal | null =>
  question.ends[end] === undefined ? no('noSuchEnd', { rule: 'PA-030' }) : null

function targets(question: TargetsQuestion, { targets: ids }: AnswerTo<TargetsQuestion>): Refusal | null {
  for (const [at, id] of ids.entries()) {
    const candidate = question.candidates.find((one) => one.id === id)
    const where = { path: `targets.${at}`, args: { ship: id } }
    if (candidate === undefined) return no('noTarget', where)
    if (!candidate.can) return no(candidate.why, { ...where, rule: reasonRule[candidate.why] })
  }
  if (new Set(ids).size < ids.length) return no('targetTwice', { rule: 'PA-051' })
  return count(question, ids.length, 'targetCount')
}

const reasonRule = {
  hidden: 'CE-037',
  outOfArc: 'PA-049',
  outOfRange: 'PA-050',
  noSight: 'PA-052',
  immune: 'PA-079',
  cardForbids: 'PA-057',
  noUse: 'BO-003',
} as const

function place(question: PlaceQuestion, given: AnswerTo<PlaceQuestion>): Refusal | null {
  const chosen = question.places[given.place]
  if (chosen === undefined) return no('noSuchPlace')
  return chosen.facings.some((facing) => facing === given.facing) ? null : no('noSuchFacing', { rule: 'PA-034' })
}

function choose(question: ChooseQuestion, { chosen }: AnswerTo<ChooseQuestion>): Refusal | null {
  const odd = chosen.find((id) => !question.options.some((option) => option.id === id))
  if (odd !== undefined) return no('noSuchOption', { args: { option: odd } })
  if (new Set(chosen).size < chosen.length) return no('optionTwice')
  return count(question, chosen.length, 'optionCount')
}

const count = ({ least, most }: { least: number; most: number }, given: number, why: string): Refusal | null =>
  given < least || given > most ? no(why, { args: { least, most, given } }) : null
