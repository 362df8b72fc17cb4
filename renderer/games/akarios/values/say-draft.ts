// What a draft says, in one line: a step of a card as a sentence, anything else by its words, names and figures.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { fieldsOf } from '../../../../shared/games/akarios/content/forms/unfold.ts'
import type { Step } from '../../../../shared/games/akarios/content/steps/step.ts'
import { formatList, formatNumber } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import type { Texts } from '../../../i18n/texts.tsx'
import type { OwnThings } from './own-things.ts'
import { readDraft } from './read-draft.ts'
import { stepText } from './step-text.ts'
import { chosenOf, listOf, tableOf, type Draft } from './shape.ts'
import { capital, formName, partName, wordName } from './words.ts'

export interface Speech {
  readonly texts: Texts
  readonly language: Language
  /** Things of the same entry, as they are called now. */
  readonly things: OwnThings | undefined
}

/** Empty for a draft in which nothing is filled in yet. */
export function sayDraft(speech: Speech, form: FieldForm, draft: Draft): string {
  if (form.type === 'variants' && form.name === 'step') {
    const reading = readDraft(form, draft)
    if (reading.ok) return stepText(speech, form, reading.value as unknown as Step)
  }
  return capital(say(speech, form, draft))
}

function say(speech: Speech, form: FieldForm, draft: Draft): string {
  const { texts, language, things } = speech
  const word = typeof draft === 'string' ? draft.trim() : ''
  switch (form.type) {
    case 'number':
      return typeof draft === 'number' ? formatNumber(language, draft) : word && wordName(texts, word)
    case 'text':
      return word
    case 'choice':
      return word && wordName(texts, word)
    case 'yesNo':
      return typeof draft === 'boolean' ? texts.common[draft ? 'yes' : 'no'] : ''
    case 'several':
      return formatList(
        language,
        listOf(draft).map((one) => (typeof one === 'string' ? wordName(texts, one) : '')),
      )
    case 'flag':
      return draft === null || typeof form.value === 'boolean' ? '' : wordName(texts, String(form.value))
    case 'entry':
    case 'things': {
      const options = form.own === undefined ? form.options : (things?.[form.own] ?? form.options)
      const ids = form.type === 'entry' ? [draft] : listOf(draft)
      return formatList(
        language,
        ids.flatMap((id) => options.find((one) => one.id === id)?.name ?? []),
      )
    }
    case 'either': {
      const chosen = chosenOf(form, draft)
      if (chosen === undefined) return ''
      if (chosen.form.type === 'group') return fieldsSaid(speech, chosen.form.fields, chosen.inner)
      return chosen.form.type === 'fixed' ? wordName(texts, chosen.word) : say(speech, chosen.form, chosen.inner)
    }
    case 'variants': {
      const chosen = tableOf(draft)[form.key]
      const fields = fieldsOf(form, chosen)
      if (fields === undefined || typeof chosen !== 'string') return ''
      return joined([formName(texts, form.key, chosen), fieldsSaid(speech, fields, draft)])
    }
    case 'group':
      return fieldsSaid(speech, form.fields, draft)
    default:
      return ''
  }
}

type Fields = Extract<FieldForm, { type: 'group' }>['fields']

/** Figures and what is ticked go with their names; words and names speak for themselves. */
function fieldsSaid(speech: Speech, fields: Fields, draft: Draft): string {
  return joined(
    fields.map(({ name, form, called }) => {
      const inner = tableOf(draft)[name] ?? null
      const said = say(speech, form, inner)
      if (form.type === 'flag' && said === '') return inner === null ? '' : partName(speech.texts, called ?? name)
      return said !== '' && ['number', 'either', 'yesNo'].includes(form.type)
        ? `${partName(speech.texts, called ?? name)} ${said}`
        : said
    }),
  )
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')
