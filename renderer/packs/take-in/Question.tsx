// One value that two owners told differently: both with where and when they were read, and an answer for this one or for all.
import type { Conflict, Take } from './answers.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLanguage, useTexts } from '../../i18n/texts.tsx'
import { fieldName, shortValue } from '../../games/akarios/values/words.ts'
import { Button, ButtonRow } from '../../ui/button/Button.tsx'
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx'
import styles from './TakeIn.module.css'

export interface QuestionProps {
  conflict: Conflict
  at: number
  of: number
  /** Questions without an answer, this one included. */
  open: number
  answer: Take | undefined
  onAnswer: (take: Take) => void
  onAnswerRest: (take: Take) => void
}

export function Question({ conflict, at, of, open, answer, onAnswer, onAnswerRest }: QuestionProps) {
  const texts = useTexts()
  const language = useLanguage()
  const { values } = texts
  const { name, field, mine, theirs } = conflict
  const written = (value: Conflict['mine']['value']) => shortValue(texts, language, field, value) ?? JSON.stringify(value)
  const from = ({ source, at: told }: Conflict['mine']) =>
    [source ?? values.noSource, ...(told === undefined ? [] : [values.toldOn({ date: formatDate(language, told) })])].join(', ')
  return (
    <>
      <p className={styles.count} aria-live="polite">
        {values.importQuestion({ at: at + 1, of })}
      </p>
      <RadioCards
        label={values.title({ name, field: fieldName(texts, field) })}
        value={answer ?? null}
        options={[
          { value: 'mine', label: values.mine({ value: written(mine.value) }), hint: from(mine) },
          { value: 'theirs', label: values.theirs({ value: written(theirs.value) }), hint: from(theirs) },
        ]}
        onChange={onAnswer}
      />
      {open > 1 && (
        <ButtonRow>
          <Button kind="quiet" size="small" onPress={() => onAnswerRest('mine')}>
            {values.allMine({ count: open })}
          </Button>
          <Button kind="quiet" size="small" onPress={() => onAnswerRest('theirs')}>
            {values.allTheirs({ count: open })}
          </Button>
        </ButtonRow>
      )}
    </>
  )
}
