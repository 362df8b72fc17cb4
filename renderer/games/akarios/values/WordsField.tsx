// Some of the words that a card may show, typed by their first letters; a dash says that it shows none.
import { useState } from 'react'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { wordBegun } from '../../../../shared/games/akarios/content/forms/word-begun.ts'
import { formatList } from '../../../i18n/format.ts'
import { useLanguage, useTexts, type Texts } from '../../../i18n/texts.tsx'
import type { FieldProps } from '../../../ui/field/Field.tsx'
import { TextField } from '../../../ui/text-field/TextField.tsx'
import { listOf, type Draft } from './shape.ts'
import { wordName } from './words.ts'

export interface WordsFieldProps extends FieldProps {
  form: Extract<FieldForm, { type: 'several' }>
  draft: Draft
  onChange: (draft: Draft) => void
}

export function WordsField({ form, draft, onChange, ...field }: WordsFieldProps) {
  const texts = useTexts()
  const language = useLanguage()
  const [text, setText] = useState(() => textOf(draft))
  const read = readWords(texts, form.words, text)
  const words = listOf(read).map((word) => (typeof word === 'string' ? wordName(texts, word) : ''))
  const said = words.length > 0 ? formatList(language, words) : undefined
  return (
    <TextField
      {...field}
      hint={said ?? (form.min === 0 ? texts.editors.wordsHint : texts.editors.wordsNeeded)}
      value={text}
      maxLength={200}
      onChange={(next) => {
        setText(next)
        onChange(readWords(texts, form.words, next))
      }}
    />
  )
}

function textOf(draft: Draft): string {
  if (typeof draft === 'string') return draft
  const words = listOf(draft).map((word) => (typeof word === 'string' ? word : ''))
  return draft !== null && words.length === 0 ? '-' : words.join(' ')
}

/** Nothing typed is nothing told. What cannot be read stays the text that it is. */
function readWords(texts: Texts, words: readonly string[], text: string): Draft {
  const typed = text.split(/[\s,]+/).filter((part) => part !== '')
  if (typed.length === 0) return null
  if (typed.length === 1 && (typed[0] === '-' || typed[0] === '0')) return []
  const named = new Map(words.map((word) => [wordName(texts, word).replaceAll(' ', ''), word]))
  const read = typed.map((part) => {
    const spoken = wordBegun(part, [...named.keys()])
    return spoken === undefined ? wordBegun(part, words) : named.get(spoken)
  })
  const known = read.filter((word) => word !== undefined)
  return known.length < read.length ? text : words.filter((word) => known.includes(word))
}
