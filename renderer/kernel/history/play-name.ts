// What a play is called in the history: by what it is about, and by the day on which it was begun.
import type { Output } from '../../../shared/contract/contract.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Language } from '../../i18n/language.ts'
import { sentenceText } from '../../i18n/sentence.ts'
import type { Texts } from '../../i18n/texts.tsx'

export type Play = Output<'play.list'>['plays'][number]

/** "Fight: First Range"; for a play of another kind the sentence of the entry that began it. */
export function playName(texts: Texts, language: Language, { begun: { title } }: Play): string {
  const { mission } = title.args
  if (title.key === 'akarios.title.fightBegun' && typeof mission === 'string')
    return texts.history.playNames[title.key]({ mission })
  return sentenceText(texts, language, title)
}

/** "Fight: First Range · 3 November". */
export const playLabel = (texts: Texts, language: Language, play: Play): string =>
  texts.history.playBegun({ name: playName(texts, language, play), date: formatDate(language, play.begun.time) })
