// A field for a line of keys: it grows with what is typed, and Enter does not break the line.
import type { AriaAttributes, KeyboardEvent, Ref } from 'react'
import { classes } from '../../../ui/classes.ts'
import { Field, type FieldProps } from '../../../ui/field/Field.tsx'
import fieldStyles from '../../../ui/field/Field.module.css'
import styles from './LineArea.module.css'

export interface LineAreaProps extends FieldProps {
  text: string
  onChange: (text: string, caret: number) => void
  /** Enter begins a new line. */
  manyLines?: boolean
  onCaret?: (caret: number) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** The list of completions below it. */
  list?: Pick<AriaAttributes, 'aria-controls' | 'aria-activedescendant'>
  ref?: Ref<HTMLTextAreaElement>
}

/** Characters of the longest line. */
const most = 2000

export function LineArea({
  text,
  onChange,
  manyLines = false,
  onCaret,
  onKeyDown,
  list,
  ref,
  ...field
}: LineAreaProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <textarea
          ref={ref}
          id={ids.control}
          className={classes(fieldStyles.control, styles.line)}
          rows={manyLines ? 3 : 1}
          value={text}
          maxLength={most}
          spellCheck={false}
          autoComplete="off"
          data-line={!manyLines || undefined}
          aria-invalid={ids.invalid}
          aria-describedby={ids.describedBy}
          {...(list === undefined ? {} : { 'aria-autocomplete': 'list', ...list })}
          onChange={({ target }) => onChange(manyLines ? target.value : oneLine(target.value), target.selectionStart)}
          onSelect={({ currentTarget }) => onCaret?.(currentTarget.selectionStart)}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!manyLines && event.key === 'Enter' && !event.isDefaultPrevented()) sendForm(event)
          }}
        />
      )}
    </Field>
  )
}

/** In a dialog Enter saves, as in any field of one line. */
function sendForm(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { form } = event.currentTarget
  if (form === null || event.nativeEvent.isComposing) return
  event.preventDefault()
  form.requestSubmit()
}

/** What is pasted may have been broken into lines elsewhere. */
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ')
