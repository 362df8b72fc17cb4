// Writing a note: several lines; Ctrl+Enter saves, Escape leaves it as it was.
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { mostCharacters } from '../../shared/contract/choices.ts'
import { useTexts } from '../i18n/texts.tsx'
import { Button, ButtonRow } from '../ui/button/Button.tsx'
import { TextArea } from '../ui/text-area/TextArea.tsx'
import styles from './Notes.module.css'

export interface NoteFormProps {
  label: string
  /** What stands in it at first. */
  first: string
  busy: boolean
  /** Why it was not saved. */
  error: string | undefined
  onSave: (body: string) => void
  onCancel: () => void
}

export function NoteForm({ label, first, busy, error, onSave, onCancel }: NoteFormProps) {
  const texts = useTexts()
  const [body, setBody] = useState(first)
  const [missing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Before it is painted: what is typed right after the key that opened it belongs to the note.
  useLayoutEffect(() => {
    const area = form.current?.querySelector('textarea')
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])
  const save = () => {
    if (busy) return
    if (body.trim() === '') setMissing(true)
    else if (body.trim() === first.trim()) onCancel()
    else onSave(body)
  }
  const press = (event: KeyboardEvent) => {
    const saves = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (event.nativeEvent.isComposing || (!saves && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    if (saves) save()
    else onCancel()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextArea
        label={label}
        value={body}
        onChange={(text) => {
          setBody(text)
          setMissing(false)
        }}
        maxLength={mostCharacters.note}
        error={missing ? texts.errors.needed : error}
      />
      <ButtonRow>
        <Button kind="act" submit keyHint="Control+Enter" busy={busy}>
          {texts.common.save}
        </Button>
        <Button kind="quiet" keyHint="Escape" onPress={onCancel}>
          {texts.common.cancel}
        </Button>
      </ButtonRow>
    </form>
  )
}
