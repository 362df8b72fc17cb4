// A running play as a screen holds it: what stands, how an answer, luck or a change by hand is sent, what the last one led to, and why it
// was not taken. The answer of the app carries what stands next.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MovedReply } from '../../../shared/contract/calls/play.ts'
import type { Refusal } from '../../../shared/contract/envelope.ts'
import type { ChanceAsk, ChanceResult } from '../../../shared/kernel/chance.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import type { Note } from '../../../shared/kernel/note.ts'
import type { FaultReport } from '../../../shared/kernel/play-refusal.ts'
import type { Problem } from '../../../shared/kernel/problem.ts'
import { useCall, useCommand } from '../../api/client.ts'

/** The machine's own types: what it sends was made by them. */
export interface Machine {
  readonly view: unknown
  readonly question: unknown
  readonly answer: Json
  readonly change: Json
}

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

/** What came about with the last move, and how the play stood before it. */
export interface Told<View> {
  readonly byHand: boolean
  readonly before: View
  readonly notes: readonly Note[]
}

export interface PlayHandle<M extends Machine> {
  readonly view: M['view']
  readonly version: number
  /** Only changes by hand are taken. */
  readonly handOnly: boolean
  readonly question: M['question'] | undefined
  /** Luck that is awaited: typed in, or left to the app. */
  readonly chance: ChanceAsk | undefined
  readonly isOver: boolean
  readonly busy: boolean
  /** Of the last move from this screen, as long as nothing has moved since: another window or an undo tells nothing here. */
  readonly told: Told<M['view']> | undefined
  readonly notTaken: NotTaken | undefined
  readonly send: (answer: M['answer']) => void
  /** What the real dice or card showed; null lets the app answer this once. */
  readonly tell: (result: ChanceResult | null, seat?: string) => void
  readonly change: (change: M['change']) => void
}

export interface PlayQuery<M extends Machine> {
  /** Undefined until it is read. */
  readonly handle: PlayHandle<M> | undefined
  readonly query: ReturnType<typeof useCall<'play.view'>>
}

interface Last<View> {
  readonly version: number
  readonly told?: Told<View>
  readonly notTaken?: NotTaken
}

export function usePlay<M extends Machine>(campaign: string, play: string): PlayQuery<M> {
  const client = useQueryClient()
  const query = useCall('play.view', { campaign, play })
  const submit = useCommand('play.submit')
  const luck = useCommand('play.chance')
  const hand = useCommand('play.hand')
  const [last, setLast] = useState<Last<M['view']>>()
  const stands = query.data
  if (stands === undefined) return { handle: undefined, query }

  const { version, wait, handOnly } = stands
  const view = stands.view as M['view']
  const ask = wait?.kind === 'ask' ? wait : undefined
  const busy = submit.isPending || luck.isPending || hand.isPending
  const after = (byHand: boolean) => ({
    onSuccess: (reply: MovedReply) => {
      if (reply.view !== undefined) client.setQueryData(['play.view', { campaign, play }], reply.view)
      setLast({ version: reply.view?.version ?? version, ...led(reply, view, byHand) })
    },
    onError: ({ refusal }: { refusal: Refusal }) => setLast({ version, notTaken: { byHand, problems: [], refusal } }),
  })
  const move = { campaign, play, version }
  const current = last?.version === version ? last : undefined
  return {
    query,
    handle: {
      view,
      version,
      handOnly,
      question: ask?.question as M['question'] | undefined,
      chance: wait?.kind === 'chance' ? wait.ask : undefined,
      isOver: wait?.kind === 'over',
      busy,
      told: current?.told,
      notTaken: current?.notTaken,
      send: (answer) => {
        if (ask !== undefined && !busy)
          submit.mutate({ ...move, seat: speaker(ask.seats, answer), answer }, after(false))
      },
      tell: (result, seat = everybody) => {
        if (!busy) luck.mutate({ ...move, seat, result }, after(false))
      },
      change: (change) => {
        if (!busy) hand.mutate({ ...move, seat: everybody, change }, after(true))
      },
    },
  }
}

const led = <View>(reply: MovedReply, before: View, byHand: boolean): Omit<Last<View>, 'version'> => {
  if (reply.taken) return { told: { byHand, before, notes: reply.notes } }
  const { problems, report } = reply
  return { notTaken: { byHand, problems, ...(report === undefined ? {} : { report }) } }
}

const everybody = 'table'

/** Who says it: the seat that the answer names, else everybody, else the first of those who may. */
function speaker(seats: readonly string[], answer: Json): string {
  const named = typeof answer === 'object' && answer !== null && 'seat' in answer ? answer.seat : undefined
  return seats.find((seat) => seat === named) ?? seats.find((seat) => seat === everybody) ?? seats[0] ?? everybody
}
