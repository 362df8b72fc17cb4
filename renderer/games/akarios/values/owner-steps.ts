// Undo and redo of the owner's own log: "Argonaut hull 12", with what takes it back or brings it back.
import { useQueryClient } from '@tanstack/react-query'
import type { OwnerStep } from '../../../../shared/contract/calls/packs.ts'
import { wholeEntry } from '../../../../shared/games/akarios/content/whole-entry.ts'
import { call, useCall, useCommand } from '../../../api/client.ts'
import type { Language } from '../../../i18n/language.ts'
import { useLanguage, useTexts, type Texts } from '../../../i18n/texts.tsx'
import { useStepKeys } from '../../../kernel/steps/step-keys.ts'
import type { Step } from '../../../kernel/steps/steps.ts'
import { isNewest, useTurns, type StepKind } from '../../../kernel/steps/turns.ts'
import { fieldName, shortValue } from './words.ts'

/** What a step did, in one line. An undo or redo is called after the step that it means. */
export function ownerStepText(texts: Texts, language: Language, step: OwnerStep): string {
  const { values } = texts
  const { kind, name, field, value, values: count } = step
  const what = { name, field: fieldName(texts, field) }
  const first =
    field === wholeEntry
      ? texts.editors[value === undefined ? 'removedStep' : 'newStep']({ name })
      : value === undefined
        ? values.gone(what)
        : values.told({ ...what, value: shortValue(texts, language, field, value) ?? values.long })
  return values.stepOf[kind]({ what: count > 1 ? values.andMore({ what: first, count: count - 1 }) : first })
}

const newest = { offset: 0, limit: 1 } as const

/** Both steps while `active`, with their keys and menu items; none otherwise. */
export function useOwnerSteps(active: boolean): { undo?: Step; redo?: Step } {
  const texts = useTexts()
  const language = useLanguage()
  const client = useQueryClient()
  const log = useCall('owner.log', active ? newest : undefined)
  const commands = { undo: useCommand('owner.undo'), redo: useCommand('owner.redo') }
  const { busy, press } = useTurns<OwnerStep>({
    next: async (kind) => (await call('owner.log', newest))[kind],
    take: async (kind, step) => {
      try {
        await commands[kind].mutateAsync({ means: step.n })
        return ownerStepText(texts, language, step)
      } finally {
        void client.invalidateQueries({ queryKey: ['owner.log'] })
      }
    },
  })
  const offer = (kind: StepKind): Step => {
    const target = active ? log.data?.[kind] : undefined
    const onPress = () => {
      if (active) press({ kind, named: isNewest(client, ['owner.log', newest], log.data) ? target : undefined })
    }
    return { step: target && ownerStepText(texts, language, target), onPress, busy }
  }
  const offers = { undo: offer('undo'), redo: offer('redo') }
  useStepKeys(offers)
  return active && log.data !== undefined ? offers : {}
}
