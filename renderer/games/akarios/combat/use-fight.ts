// A fight as the screen holds it: what stands, how an answer or a change by hand is sent, and why the last one was not taken. The
// answer of the app carries what stands next.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MovedReply } from '../../../../shared/contract/calls/play.ts'
import type { Refusal } from '../../../../shared/contract/envelope.ts'
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../../../shared/games/akarios/command/hand-change.ts'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import type { ChanceAsk, ChanceResult } from '../../../../shared/kernel/chance.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import type { FaultReport } from '../../../../shared/kernel/play-refusal.ts'
import type { PlayView } from '../../../../shared/kernel/play-view.ts'
import type { Problem } from '../../../../shared/kernel/problem.ts'
import { useCall, useCommand } from '../../../api/client.ts'

/** Why the last move was not taken. Nothing changed. */
export interface NotTaken {
  /** Whether it was a change by hand. */
  readonly byHand: boolean
  readonly problems: readonly Problem[]
  /** What can be saved when the game itself failed. */
  readonly report?: FaultReport
  /** When the app could not store it at all. */
  readonly refusal?: Refusal
}

/** What came about with the last answer, and how the fight stood before it. */
export interface Told {
  readonly before: FightView
  readonly notes: readonly Note[]
}

export interface FightHandle {
  readonly play: PlayView | undefined
  readonly view: FightView | undefined
  readonly question: Question | undefined
  /** Luck that is typed in, because its dice or cards lie on the real table. */
  readonly chance: ChanceAsk | undefined
  readonly told: Told | undefined
  readonly busy: boolean
  readonly notTaken: NotTaken | undefined
  readonly send: (answer: Answer) => void
  /** What the real dice or card showed; null lets the app answer this once. */
  readonly tell: (result: ChanceResult | null, seat: string) => void
  readonly change: (change: HandChange) => void
  readonly query: ReturnType<typeof useCall<'play.view'>>
}

export function useFight(campaign: string, play: string): FightHandle {
  const client = useQueryClient()
  const query = useCall('play.view', { campaign, play })
  const submit = useCommand('play.submit')
  const luck = useCommand('play.chance')
  const hand = useCommand('play.hand')
  const [notTaken, setNotTaken] = useState<NotTaken>()
  const [told, setTold] = useState<Told & { readonly version: number }>()
  const stands = query.data
  const ask = stands?.wait?.kind === 'ask' ? stands.wait : undefined
  const busy = submit.isPending || luck.isPending || hand.isPending

  const after = (byHand: boolean) => ({
    onSuccess: (reply: MovedReply) => {
      if (reply.view !== undefined) client.setQueryData(['play.view', { campaign, play }], reply.view)
      const { taken } = reply
      // The machine's own view, as below.
      if (taken && !byHand && stands !== undefined)
        setTold({ before: stands.view as FightView, notes: reply.notes, version: reply.view.version })
      setNotTaken(
        taken
          ? undefined
          : { byHand, problems: reply.problems, ...(reply.report === undefined ? {} : { report: reply.report }) },
      )
    },
    onError: ({ refusal }: { refusal: Refusal }) => setNotTaken({ byHand, problems: [], refusal }),
  })
  const send = (answer: Answer) => {
    if (stands === undefined || ask === undefined || busy) return
    const seat = 'seat' in answer ? answer.seat : (ask.seats[0] ?? 'table')
    submit.mutate({ campaign, play, version: stands.version, seat, answer }, after(false))
  }
  const tell = (result: ChanceResult | null, seat: string) => {
    if (stands === undefined || busy) return
    luck.mutate({ campaign, play, version: stands.version, seat, result }, after(false))
  }
  const change = (wanted: HandChange) => {
    if (stands === undefined || busy) return
    hand.mutate({ campaign, play, version: stands.version, seat: 'table', change: wanted }, after(true))
  }
  return {
    play: stands,
    // The machine's own types: what it sends was made by them.
    view: stands?.view as FightView | undefined,
    question: ask?.question as Question | undefined,
    chance: stands?.wait?.kind === 'chance' ? stands.wait.ask : undefined,
    // What another window or an undo has brought about since is not told here.
    told: told?.version === stands?.version ? told : undefined,
    busy,
    notTaken,
    send,
    tell,
    change,
    query,
  }
}
