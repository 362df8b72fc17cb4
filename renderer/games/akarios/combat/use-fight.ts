// A fight as the screen holds it: what stands, and how an answer is sent. The answer of the app carries what stands next.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import type { PlayView } from '../../../../shared/kernel/play-view.ts'
import type { Problem } from '../../../../shared/kernel/problem.ts'
import { useCall, useCommand } from '../../../api/client.ts'

export interface FightHandle {
  readonly play: PlayView | undefined
  readonly view: FightView | undefined
  readonly question: Question | undefined
  /** Seats that may answer. */
  readonly seats: readonly string[]
  readonly busy: boolean
  /** Why the last answer was not taken. */
  readonly problems: readonly Problem[]
  readonly send: (answer: Answer) => void
  readonly query: ReturnType<typeof useCall<'play.view'>>
}

export function useFight(campaign: string, play: string): FightHandle {
  const client = useQueryClient()
  const query = useCall('play.view', { campaign, play })
  const submit = useCommand('play.submit')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const stands = query.data
  const wait = stands?.wait
  const ask = wait?.kind === 'ask' ? wait : undefined
  // The machine's own types: what it sends was made by them.
  const question = ask?.question as Question | undefined
  const send = (answer: Answer) => {
    if (stands === undefined || ask === undefined || submit.isPending) return
    const seat = 'seat' in answer ? answer.seat : (ask.seats[0] ?? 'table')
    submit.mutate(
      { campaign, play, version: stands.version, seat, answer },
      {
        onSuccess: (reply) => {
          const next = reply.view
          if (next !== undefined) client.setQueryData(['play.view', { campaign, play }], next)
          setProblems(reply.taken ? [] : reply.problems)
        },
      },
    )
  }
  return {
    play: stands,
    view: stands?.view as FightView | undefined,
    question,
    seats: ask?.seats ?? [],
    busy: submit.isPending,
    problems,
    send,
    query,
  }
}
