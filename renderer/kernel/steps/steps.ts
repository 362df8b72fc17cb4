// Undo and redo of the open campaign: the step that each would take, by name, and what takes it.
import { useQueryClient } from '@tanstack/react-query'
import type { HistoryStep } from '../../../shared/contract/calls/history.ts'
import { useCall, useCommand } from '../../api/client.ts'
import { refusalText } from '../../i18n/refusal.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useToast } from '../../ui/toast/Toast.tsx'
import { useSentence } from '../speech.ts'
import { useStepKeys } from './step-keys.ts'

export interface Step {
  /** In words; `undefined` while there is none. */
  readonly step: string | undefined
  readonly onPress: () => void
  readonly busy: boolean
}

/**
 * Both steps of a campaign that may be written, none of any other; with their keys and menu items. A step that is no longer
 * the one that was named is not taken: the new one is asked for and shown.
 */
export function useSteps(campaign: string | undefined): { undo?: Step; redo?: Step } {
  const texts = useTexts()
  const say = useSentence()
  const toast = useToast()
  const client = useQueryClient()
  const steps = useCall('history.steps', campaign === undefined ? undefined : { campaign })
  const undo = useCommand('history.undo')
  const redo = useCommand('history.redo')
  const busy = undo.isPending || redo.isPending

  const offer = (kind: 'undo' | 'redo', target: HistoryStep | undefined): Step => {
    const take = kind === 'undo' ? undo : redo
    const said = kind === 'undo' ? texts.log.undid : texts.log.redid
    const named = (step: HistoryStep) => {
      const words = say(step.title)
      return step.reveals ? texts.log.revealing({ step: words }) : words
    }
    const onPress = () => {
      // A second press before the next step is named would mean one that nobody has seen.
      if (campaign === undefined || target === undefined || busy || steps.isFetching) return
      take.mutate(
        { campaign, entry: target.n },
        {
          onSuccess: (done) => toast.stepped(said({ step: say(done.title) })),
          onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
          onSettled: () => void client.invalidateQueries({ queryKey: ['history.steps', { campaign }] }),
        },
      )
    }
    return { step: target && named(target), onPress, busy }
  }
  const offers = { undo: offer('undo', steps.data?.undo), redo: offer('redo', steps.data?.redo) }
  useStepKeys(offers)
  return steps.data === undefined ? {} : offers
}
