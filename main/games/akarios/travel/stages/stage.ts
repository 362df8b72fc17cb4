// The form of a stage: what it waits for, and what it does with it.
import type { TravelAnswer, TravelQuestion } from '../../../../../shared/games/akarios/travel/question.ts'
import type { ChanceAsk, ChanceResult } from '../../../../../shared/kernel/chance.ts'
import type { Stage, TravelState } from '../state.ts'
import type { Trip } from '../trip.ts'

export type StageOf<T extends Stage['is']> = Extract<Stage, { is: T }>

export type Need =
  | { readonly kind: 'ask'; readonly seats: readonly string[]; readonly question: TravelQuestion }
  | { readonly kind: 'chance'; readonly ask: ChanceAsk }

/** What a stage got: the id of an option, amounts, or results of luck. */
export type Got = TravelAnswer | { readonly type: 'luck'; readonly result: ChanceResult }

export interface StageCode<T extends Stage['is']> {
  readonly needs: (state: TravelState, stage: StageOf<T>) => Need
  readonly take: (trip: Trip, stage: StageOf<T>, got: Got) => void
}

export const askTable = (question: TravelQuestion): Need => ({ kind: 'ask', seats: ['table'], question })

type Option = string | { readonly id: string; readonly word: string; readonly args: Record<string, string | number> }

/** A question of one option; a plain string is both id and word. The first is the default. */
export function choiceOf(
  word: string,
  rule: string,
  options: readonly Option[],
  args: Record<string, string | number> = {},
): TravelQuestion {
  const list = options.map((option) => (typeof option === 'string' ? { id: option, word: option, args: {} } : option))
  return {
    type: 'choose',
    asks: { key: `akarios.travel.ask.${word}`, args, rule },
    options: list.map(({ id, word: name, args: filled }) => ({
      id,
      key: `akarios.travel.option.${name}`,
      args: filled,
    })),
    default: list[0]?.id ?? '',
  }
}

export const chosen = (got: Got): string => (got.type === 'choose' ? got.chosen : '')
export const amountOf = (got: Got, field: string): number => (got.type === 'amounts' ? (got.values[field] ?? 0) : 0)
export const luckOf = (got: Got): ChanceResult => (got.type === 'luck' ? got.result : [])
