// The chances to show beside the question: of the attack that the option looked at leads to, or of those that were chosen.
import { useState } from 'react'
import type { Answer } from '../../../../../shared/games/akarios/answer/answer.ts'
import type { Question } from '../../../../../shared/games/akarios/question/question.ts'
import type { FightOdds } from '../../../../../shared/games/akarios/view/odds-view.ts'
import { useCall } from '../../../../api/client.ts'
import type { Answering } from '../use-answering.ts'
import type { Menu } from './option.ts'

export interface Standing {
  readonly campaign: string
  readonly play: string
  readonly version: number
}

export type Attacks = readonly FightOdds[]

/** Chances before anything is answered: of each target alone where targets are chosen, of the draw that is awaited. */
export function useOpenOdds(standing: Standing | undefined): Attacks | undefined {
  return useCall('fight.odds', standing).data?.attacks
}

/**
 * What belongs beside the question; undefined where no option of it leads to an attack, so that the panel keeps its form while
 * one looks from option to option.
 */
export function useOdds(standing: Standing, { question, menu, looked }: Answering, open: Attacks | undefined) {
  const answer = menu?.several === undefined ? looked?.attack : severalOf(question, menu)
  const led = useCall('fight.odds', answer && { ...standing, answer })
  // What was shown stays until the next is there.
  const [last, setLast] = useState<Attacks>()
  const found = led.data?.attacks
  if (found !== undefined && found !== last) setLast(found)
  if (question?.type === 'targets') {
    if (open === undefined || open.length === 0) return undefined
    return answer === undefined ? open.filter(({ targets }) => targets[0]?.target === looked?.ship) : (found ?? last)
  }
  const leads = menu?.options.some(({ attack }) => attack !== undefined) === true
  // The room beside the options stays while the first chances are on their way: what moves under a pointer is not hit.
  if (question?.type === 'act') return leads ? (answer === undefined ? [] : (found ?? last ?? [])) : undefined
  // Only some of these questions come before a draw: room is made once one has been found.
  return last === undefined || last.length === 0 ? undefined : answer === undefined ? [] : (found ?? last)
}

const severalOf = (question: Question | undefined, { several }: Menu): Answer | undefined =>
  question?.type === 'targets' ? (several?.answer ?? undefined) : undefined
