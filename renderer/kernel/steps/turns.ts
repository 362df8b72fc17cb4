// Presses of undo and redo, each in its turn: three quick presses are three steps, whatever the app is still doing.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallRefused } from '../../api/client.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useToast } from '../../ui/toast/Toast.tsx'

export type StepKind = 'undo' | 'redo'

/** A log whose steps are taken back and brought again. Both functions throw `CallRefused`. */
export interface StepLog<Step> {
  /** The step that would be taken now, asked of the app; none when nothing is left. */
  readonly next: (kind: StepKind) => Promise<Step | undefined>
  /** Takes this step and no other; answers its name in words. */
  readonly take: (kind: StepKind, step: Step) => Promise<string>
}

interface Turn<Step> {
  readonly kind: StepKind
  /** The step that the button named. A press behind another, or before the name has come, means what stands when its turn comes. */
  readonly named: Step | undefined
}

export interface Turns<Step> {
  /** Presses are being taken; one more waits for its turn. */
  readonly busy: boolean
  readonly press: (turn: Turn<Step>) => void
}

/** Each step that is taken is said. Where one is refused, the reason is told and the presses behind it are dropped. */
export function useTurns<Step>({ next, take }: StepLog<Step>): Turns<Step> {
  const texts = useTexts()
  const toast = useToast()
  const waiting = useRef<readonly Turn<Step>[]>([])
  const [busy, setBusy] = useState(false)

  const isTaken = async ({ kind, named }: Turn<Step>): Promise<boolean> => {
    const said = kind === 'undo' ? texts.log.undid : texts.log.redid
    try {
      const step = named ?? (await next(kind))
      if (step === undefined) return false
      toast.stepped(said({ step: await take(kind, step) }))
      return true
    } catch (fault) {
      if (!(fault instanceof CallRefused)) throw fault
      toast.bad(refusalText(texts, fault.refusal))
      return false
    }
  }
  const takeAll = async () => {
    try {
      for (let turn = waiting.current[0]; turn !== undefined; turn = waiting.current[0])
        waiting.current = (await isTaken(turn)) ? waiting.current.slice(1) : []
    } finally {
      waiting.current = []
      setBusy(false)
    }
  }
  const press = (turn: Turn<Step>) => {
    const isFirst = waiting.current.length === 0
    waiting.current = [...waiting.current, isFirst ? turn : { ...turn, named: undefined }]
    if (!isFirst) return
    setBusy(true)
    void takeAll()
  }
  return { busy, press }
}

/** What a screen shows of a query is what was answered last, and nothing newer is on its way. */
export const isNewest = (client: QueryClient, queryKey: QueryKey, shown: unknown): boolean =>
  client.getQueryData(queryKey) === shown && client.isFetching({ queryKey }) === 0
