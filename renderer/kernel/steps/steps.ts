// Undo and redo of the open campaign: the step that each would take, by name, and what takes it.
import { useQueryClient } from '@tanstack/react-query'
import type { HistoryStep } from '../../../shared/contract/calls/history.ts'
import { call, useCall, useCommand } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useSentence } from '../speech.ts'
import { useStepKeys } from './step-keys.ts'
import { isNewest, useTurns, type StepKind } from './turns.ts'

export interface Step {
  /** In words; `undefined` while there is none. */
  readonly step: string | undefined
  readonly onPress: () => void
  /** Presses are being taken; one more waits for its turn. */
  readonly busy: boolean
}

/**
 * Both steps of a campaign that may be written, none of any other; with their keys and menu items. A step that is no longer
 * the one that was named is not taken: the new one is asked for and shown.
 */
export function useSteps(campaign: string | undefined): { undo?: Step; redo?: Step } {
  const texts = useTexts()
  const say = useSentence()
  const client = useQueryClient()
  const key = ['history.steps', { campaign }]
  const steps = useCall('history.steps', campaign === undefined ? undefined : { campaign })
  const commands = { undo: useCommand('history.undo'), redo: useCommand('history.redo') }
  const { busy, press } = useTurns<HistoryStep>({
    next: async (kind) => (campaign === undefined ? undefined : (await call('history.steps', { campaign }))[kind]),
    take: async (kind, { n: entry, title }) => {
      if (campaign === undefined) return say(title)
      try {
        return say((await commands[kind].mutateAsync({ campaign, entry })).title)
      } finally {
        void client.invalidateQueries({ queryKey: key })
      }
    },
  })

  const offer = (kind: StepKind): Step => {
    const target = steps.data?.[kind]
    const words = target && say(target.title)
    const step = target?.reveals === true ? texts.log.revealing({ step: words ?? '' }) : words
    const onPress = () => press({ kind, named: isNewest(client, key, steps.data) ? target : undefined })
    return { step, onPress, busy }
  }
  const offers = { undo: offer('undo'), redo: offer('redo') }
  useStepKeys(offers)
  return steps.data === undefined ? {} : offers
}
