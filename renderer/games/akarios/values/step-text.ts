// A step of a card in plain words, with all steps inside it.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { fieldsOf } from '../../../../shared/games/akarios/content/forms/unfold.ts'
import type { Step } from '../../../../shared/games/akarios/content/steps/step.ts'
import { formatList } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import type { StepSpeech } from '../../../i18n/sections/steps.en.tsx'
import type { Texts } from '../../../i18n/texts.tsx'
import { wordName } from './words.ts'

/** `form` is that of steps: it knows the names of the cards that they may speak of. */
export function stepText(
  { texts, language }: { readonly texts: Texts; readonly language: Language },
  form: Extract<FieldForm, { type: 'variants' }>,
  step: Step,
): string {
  const speech: StepSpeech = {
    word: (word) => wordName(texts, word),
    words: (words) => formatList(language, words),
    card: (id) => cardName(form, step.do, id),
    inner: (steps) => steps.map((one) => stepText({ texts, language }, form, one)).join(' '),
  }
  // The table has for each word the sentence of steps of just that word.
  const say = texts.values.says[step.do] as (step: Step, speech: StepSpeech) => string
  return say(step, speech)
}

function cardName(form: Extract<FieldForm, { type: 'variants' }>, word: string, id: string): string {
  const card = fieldsOf(form, word)?.find(({ name }) => name === 'card')?.form
  return (card?.type === 'entry' ? card.options.find((one) => one.id === id)?.name : undefined) ?? id
}
