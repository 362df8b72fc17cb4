// What a trip asks people, and what they answer. A question carries, as data, all that may be answered to it.
import { z } from 'zod'
import type { Json } from '../../../kernel/json.ts'
import { refuse, type Accepted } from '../../../kernel/problem.ts'
import { ok } from '../../../lib/result.ts'

/** A sentence of the catalogue, what fills it, and the rule behind it. */
type Asked = { readonly key: string; readonly args: { readonly [name: string]: Json }; readonly rule: string }

/** One of the options. `default` is what Enter takes. */
export type ChooseQuestion = {
  readonly type: 'choose'
  readonly asks: Asked
  readonly options: readonly {
    readonly id: string
    readonly key: string
    readonly args: { readonly [name: string]: Json }
  }[]
  readonly default: string
}

/** A whole number for each field, within its bounds; what nobody mentions stays at `usual`. */
export type AmountsQuestion = {
  readonly type: 'amounts'
  readonly asks: Asked
  readonly fields: readonly {
    /** `supply`, `stress`, `credits`, `scenario`, or a seat. */
    readonly id: string
    readonly least: number
    readonly most: number
    readonly usual: number
  }[]
}

export type TravelQuestion = ChooseQuestion | AmountsQuestion

const choose = z.strictObject({ type: z.literal('choose'), chosen: z.string().max(80) })
const amounts = z.strictObject({
  type: z.literal('amounts'),
  values: z.record(z.string().max(20), z.int().min(-999).max(999)),
})

export const travelAnswer = z.discriminatedUnion('type', [choose, amounts])
export type TravelAnswer = z.infer<typeof travelAnswer>

/** The answer itself when the question offers it; an amount for every field. Refusals: `akarios.travel.refused.<word>`. */
export function admitsTravel(question: TravelQuestion, answer: TravelAnswer): Accepted<TravelAnswer> {
  if (question.type === 'choose' && answer.type === 'choose')
    return question.options.some(({ id }) => id === answer.chosen)
      ? ok(answer)
      : no('notOffered', { option: answer.chosen })
  if (question.type !== 'amounts' || answer.type !== 'amounts') return no('otherQuestion')
  const ids = question.fields.map(({ id }) => id)
  const stranger = Object.keys(answer.values).find((id) => !ids.includes(id))
  if (stranger !== undefined) return no('notOffered', { option: stranger })
  const missing = question.fields.find(({ id }) => answer.values[id] === undefined)
  if (missing !== undefined) return no('amountMissing', { field: missing.id })
  const odd = question.fields.find(({ id, least, most }) => {
    const value = answer.values[id] ?? least
    return value < least || value > most
  })
  return odd === undefined ? ok(answer) : no('amountRange', { least: odd.least, most: odd.most })
}

const no = (word: string, args: Record<string, string | number> = {}) =>
  refuse(`akarios.travel.refused.${word}`, { args })

/** Every option; of amounts the usual ones, and each field alone at both of its ends. */
export function enumerateTravel(question: TravelQuestion): readonly TravelAnswer[] {
  if (question.type === 'choose') return question.options.map(({ id }) => ({ type: 'choose', chosen: id }))
  const usual = Object.fromEntries(question.fields.map((field) => [field.id, field.usual]))
  return [
    { type: 'amounts', values: usual },
    ...question.fields.flatMap(({ id, least, most }): TravelAnswer[] =>
      [least, most].map((end) => ({ type: 'amounts', values: { ...usual, [id]: end } })),
    ),
  ]
}
