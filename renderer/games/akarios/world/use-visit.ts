// A visit as the screen holds it: what stands, how an answer, luck or a change by hand is sent, and why the last one was not taken.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MovedReply } from '../../../../shared/contract/calls/play.ts'
import type { Refusal } from '../../../../shared/contract/envelope.ts'
import type { WorldChange } from '../../../../shared/games/akarios/world/change.ts'
import type { WorldAnswer, WorldQuestion } from '../../../../shared/games/akarios/world/question.ts'
import type { WorldView } from '../../../../shared/games/akarios/world/world-view.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import type { Problem } from '../../../../shared/kernel/problem.ts'
import { useCall, useCommand } from '../../../api/client.ts'

export interface VisitHandle {
  readonly view: WorldView
  readonly version: number
  readonly question: WorldQuestion | undefined
  /** Dice are in the air: the app may answer in their place. */
  readonly awaitsLuck: boolean
  readonly isOver: boolean
  readonly busy: boolean
  /** What the last answer from this screen led to, as long as nothing has moved since. */
  readonly notes: readonly Note[]
  readonly problems: readonly Problem[]
  readonly refusal: Refusal | undefined
  readonly send: (answer: WorldAnswer) => void
  readonly roll: () => void
  readonly change: (change: WorldChange) => void
}

interface Last {
  readonly version: number
  readonly notes: readonly Note[]
  readonly problems: readonly Problem[]
  readonly refusal?: Refusal
}

/** Undefined while it is being read. */
export function useVisit(campaign: string, play: string): VisitHandle | undefined {
  const client = useQueryClient()
  const stands = useCall('play.view', { campaign, play }).data
  const submit = useCommand('play.submit')
  const luck = useCommand('play.chance')
  const hand = useCommand('play.hand')
  const [last, setLast] = useState<Last>()
  if (stands === undefined) return undefined

  const { version, wait } = stands
  const ask = wait?.kind === 'ask' ? wait : undefined
  const after = {
    onSuccess: (reply: MovedReply) => {
      if (reply.view !== undefined) client.setQueryData(['play.view', { campaign, play }], reply.view)
      const at = reply.view?.version ?? version
      setLast(
        reply.taken
          ? { version: at, notes: reply.notes, problems: [] }
          : { version: at, notes: [], problems: reply.problems },
      )
    },
    onError: ({ refusal }: { refusal: Refusal }) => setLast({ version, notes: [], problems: [], refusal }),
  }
  const move = { campaign, play, version, seat: 'table' }
  const current = last?.version === version ? last : undefined
  return {
    // The machine's own types: what it sends was made by them.
    view: stands.view as unknown as WorldView,
    question: ask?.question as unknown as WorldQuestion | undefined,
    version,
    awaitsLuck: wait?.kind === 'chance',
    isOver: wait?.kind === 'over',
    busy: submit.isPending || luck.isPending || hand.isPending,
    notes: current?.notes ?? [],
    problems: current?.problems ?? [],
    refusal: current?.refusal,
    send: (answer) => submit.mutate({ ...move, answer }, after),
    roll: () => luck.mutate({ ...move, result: null }, after),
    change: (change) => hand.mutate({ ...move, change }, after),
  }
}
