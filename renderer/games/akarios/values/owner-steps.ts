// Undo and redo of the owner's own log: "Argonaut hull 12", with what takes it back or brings it back.
import { useQueryClient } from '@tanstack/react-query'
import type { OwnerStep } from '../../../../shared/contract/calls/packs.ts'
import { wholeEntry } from '../../../../shared/games/akarios/content/whole-entry.ts'
import { useCall, useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import type { Language } from '../../../i18n/language.ts'
import { useLanguage, useTexts, type Texts } from '../../../i18n/texts.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import { useStepKeys } from '../../../kernel/steps/step-keys.ts'
import type { Step } from '../../../kernel/steps/steps.ts'
import { fieldName, shortValue } from './words.ts'

/** What a step did, in one line. An undo or redo is called after the step that it means. */
export function ownerStepText(texts: Texts, language: Language, step: OwnerStep): string {
  const { values } = texts
  const { kind, name, field, value, values: count } = step
  const what = { name, field: fieldName(texts, field) }
  const first =
    field === wholeEntry
      ? texts.editors.newStep({ name })
      : value === undefined
        ? values.gone(what)
        : values.told({ ...what, value: shortValue(texts, language, field, value) ?? values.long })
  return values.stepOf[kind]({ what: count > 1 ? values.andMore({ what: first, count: count - 1 }) : first })
}

/** Both steps while `active`, with their keys and menu items; none otherwise. */
export function useOwnerSteps(active: boolean): { undo?: Step; redo?: Step } {
  const texts = useTexts()
  const language = useLanguage()
  const toast = useToast()
  const client = useQueryClient()
  const log = useCall('owner.log', active ? { offset: 0, limit: 1 } : undefined)
  const undo = useCommand('owner.undo')
  const redo = useCommand('owner.redo')
  const busy = undo.isPending || redo.isPending
  const offer = (kind: 'undo' | 'redo'): Step => {
    const target = active ? log.data?.[kind] : undefined
    const step = target && ownerStepText(texts, language, target)
    const onPress = () => {
      if (target === undefined || busy || log.isFetching) return
      const take = kind === 'undo' ? undo : redo
      const said = kind === 'undo' ? texts.log.undid : texts.log.redid
      take.mutate(
        { means: target.n },
        {
          onSuccess: () => toast.stepped(said({ step: step ?? '' })),
          onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
          onSettled: () => void client.invalidateQueries({ queryKey: ['owner.log'] }),
        },
      )
    }
    return { step, onPress, busy }
  }
  const offers = { undo: offer('undo'), redo: offer('redo') }
  useStepKeys(offers)
  return active && log.data !== undefined ? offers : {}
}
