// What a visit asks people, and what they answer. A question carries, as data, all that may be answered to it.
import { z } from 'zod'
import type { Json } from '../../../kernel/json.ts'
import { refuse, type Accepted } from '../../../kernel/problem.ts'
import { ok } from '../../../lib/result.ts'
import type { DieFace } from '../content/slots.ts'
import { toldCard, toldEnding, toldEntry, worldNumber, worldSeat } from './told.ts'

/** A sentence of the catalogue, what fills it, and the rule behind it. */
type Asked = { readonly key: string; readonly args: { readonly [name: string]: Json }; readonly rule: string }

/** A point of interest that may be used now, and by whom: each party is a pilot, or pilots that go together (rule WX-034). */
export type OfferedPoint = {
  readonly card: number
  /** Place on the card, from 0. */
  readonly point: number
  readonly parties: readonly (readonly { readonly seat: string; readonly dice: number }[])[]
}

/** The action phase: a pilot commits dice, or commits no more this round (rules WX-016 to WX-019). */
export type ActQuestion = {
  readonly type: 'act'
  readonly asks: Asked
  readonly points: readonly OfferedPoint[]
  readonly rests: readonly string[]
}

/** Dice lie on a point: use them, roll some again, or let it fail (rules WX-020 to WX-026). */
export type AssignQuestion = {
  readonly type: 'assign'
  readonly asks: Asked
  readonly dice: readonly { readonly seat: string; readonly face: DieFace }[]
  /** Ways to succeed, each by places in `dice`; none when the dice do not suffice. */
  readonly ways: readonly (readonly number[])[]
  /** Who may still roll again, and which of `dice` are theirs. */
  readonly rerolls: readonly { readonly seat: string; readonly dice: readonly number[] }[]
}

/** What is on the card just revealed; null: the start card, whose number is told too. */
export type CardQuestion = { readonly type: 'card'; readonly asks: Asked; readonly card: number | null }

/** An entry to be read. */
export type EntryQuestion = {
  readonly type: 'entry'
  readonly asks: Asked
  readonly entry: number
  /** Its text; null: it stands in the book, and people tell what it did. */
  readonly text: string | null
  /** Who may be the one that found what is in it. */
  readonly finders: readonly string[]
}

/** The last entry of the book, where no pack has it. */
export type EndingQuestion = {
  readonly type: 'ending'
  readonly asks: Asked
  readonly results: readonly ('success' | 'failure')[]
}

/** Nobody is conscious, and no failure ending is in the book (open question 83). */
export type FallenQuestion = { readonly type: 'fallen'; readonly asks: Asked }

export type WorldQuestion =
  ActQuestion | AssignQuestion | CardQuestion | EntryQuestion | EndingQuestion | FallenQuestion

const places = z.array(z.int().min(0).max(40)).min(1).max(32)

export const worldAnswer = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('commit'),
    card: worldNumber,
    point: z.int().min(0).max(11),
    dice: z
      .array(z.strictObject({ seat: worldSeat, dice: z.int().min(1).max(8) }))
      .min(1)
      .max(4),
  }),
  z.strictObject({ type: z.literal('rest'), seat: worldSeat }),
  z.strictObject({ type: z.literal('use'), dice: places }),
  z.strictObject({ type: z.literal('reroll'), seat: worldSeat, dice: places }),
  z.strictObject({ type: z.literal('fail') }),
  z.strictObject({ type: z.literal('card'), card: toldCard }),
  z.strictObject({ type: z.literal('read'), finder: worldSeat }),
  z.strictObject({ type: z.literal('told'), finder: worldSeat, entry: toldEntry }),
  z.strictObject({ type: z.literal('end'), ending: toldEnding }),
  z.strictObject({ type: z.literal('goOn') }),
  z.strictObject({ type: z.literal('giveUp') }),
])
export type WorldAnswer = z.infer<typeof worldAnswer>
export type WorldAnswerOf<T extends WorldAnswer['type']> = Extract<WorldAnswer, { type: T }>

const no = (word: string, args: Record<string, string | number> = {}, rule?: string) =>
  refuse(`akarios.world.refused.${word}`, { args, ...(rule === undefined ? {} : { rule }) })

/** The answer itself when the question offers it. Refusals: `akarios.world.refused.<word>`. */
export function admitsWorld(question: WorldQuestion, answer: WorldAnswer): Accepted<WorldAnswer> {
  switch (question.type) {
    case 'act':
      if (answer.type === 'rest')
        return question.rests.includes(answer.seat) ? ok(answer) : no('restsAlready', { seat: answer.seat })
      return answer.type === 'commit' ? admitsCommit(question, answer) : no('otherQuestion')
    case 'assign':
      return admitsDice(question, answer)
    case 'card':
      if (answer.type !== 'card') return no('otherQuestion')
      if (question.card !== null && answer.card.number !== question.card)
        return no('otherCard', { card: question.card })
      return ok(answer)
    case 'entry': {
      if (answer.type !== (question.text === null ? 'told' : 'read')) return no('otherQuestion')
      const { finder } = answer as WorldAnswerOf<'read' | 'told'>
      return question.finders.includes(finder) ? ok(answer) : no('notThere', { seat: finder })
    }
    case 'ending':
      if (answer.type !== 'end') return no('otherQuestion')
      return question.results.includes(answer.ending.result) ? ok(answer) : no('otherResult')
    case 'fallen':
      return answer.type === 'goOn' || answer.type === 'giveUp' ? ok(answer) : no('otherQuestion')
  }
}

function admitsCommit({ points }: ActQuestion, answer: WorldAnswerOf<'commit'>): Accepted<WorldAnswer> {
  const offered = points.find(({ card, point }) => card === answer.card && point === answer.point)
  if (offered === undefined) return no('pointClosed', { card: answer.card }, 'WX-017')
  const party = offered.parties.find(
    (one) => one.length === answer.dice.length && one.every(({ seat }, at) => answer.dice[at]?.seat === seat),
  )
  if (party === undefined) return no('notTogether', {}, 'WX-034')
  const short = party.find(({ dice }, at) => (answer.dice[at]?.dice ?? 0) > dice)
  return short === undefined ? ok(answer) : no('diceLeft', { seat: short.seat, dice: short.dice }, 'WX-019')
}

function admitsDice({ ways, rerolls }: AssignQuestion, answer: WorldAnswer): Accepted<WorldAnswer> {
  switch (answer.type) {
    case 'fail':
      return ok(answer)
    case 'use':
      return ways.some((way) => way.join() === answer.dice.join()) ? ok(answer) : no('notEnough', {}, 'WX-023')
    case 'reroll': {
      const own = rerolls.find(({ seat }) => seat === answer.seat)
      if (own === undefined) return no('rerolled', { seat: answer.seat }, 'WX-020')
      const isOwn = answer.dice.every((die) => own.dice.includes(die))
      return isOwn && new Set(answer.dice).size === answer.dice.length ? ok(answer) : no('otherDice', {}, 'WX-020')
    }
    default:
      return no('otherQuestion')
  }
}

/** Every answer; of what people tell freely a card without points, an entry that gives nothing and each way of ending. */
export function enumerateWorld(question: WorldQuestion): readonly WorldAnswer[] {
  switch (question.type) {
    case 'act':
      return [
        ...question.points.flatMap(({ card, point, parties }) =>
          parties.flatMap((party) =>
            amounts(party).map((dice): WorldAnswer => ({ type: 'commit', card, point, dice })),
          ),
        ),
        ...question.rests.map((seat): WorldAnswer => ({ type: 'rest', seat })),
      ]
    case 'assign':
      return [
        ...question.ways.map((way): WorldAnswer => ({ type: 'use', dice: [...way] })),
        { type: 'fail' },
        ...question.rerolls.flatMap(({ seat, dice }) =>
          subsets(dice).map((some): WorldAnswer => ({ type: 'reroll', seat, dice: some })),
        ),
      ]
    case 'card':
      return [{ type: 'card', card: { number: question.card ?? 1, points: [], stop: null } }]
    case 'entry':
      return question.finders.flatMap((finder): WorldAnswer[] =>
        question.text !== null
          ? [{ type: 'read', finder }]
          : ([null, 'leave', 'success', 'failure'] as const).map((ends) => ({
              type: 'told',
              finder,
              entry: { rewards: [], goTo: null, ends },
            })),
      )
    case 'ending':
      return question.results.map((result) => ({ type: 'end', ending: { result, rewards: [], next: null } }))
    case 'fallen':
      return [{ type: 'goOn' }, { type: 'giveUp' }]
  }
}

type Dice = { seat: string; dice: number }[]

/** Every number of dice from 1 on for each of a party. */
const amounts = (party: OfferedPoint['parties'][number]): Dice[] =>
  party.reduce<Dice[]>(
    (before, { seat, dice: most }) =>
      before.flatMap((some) => Array.from({ length: most }, (_, less) => [...some, { seat, dice: less + 1 }])),
    [[]],
  )

/** Every choice of at least one. */
const subsets = (list: readonly number[]): number[][] =>
  list.reduce<number[][]>((before, one) => [...before, ...before.map((some) => [...some, one])], [[]]).slice(1)
