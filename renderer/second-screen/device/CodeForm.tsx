// Asks a device's person for the code that the laptop shows.
import { useState } from 'react'
import type { Texts } from '../../i18n/texts.tsx'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import styles from './Device.module.css'
import type { Line, NotEntered } from './line.ts'
import { Notice } from './Notice.tsx'

interface CodeFormProps {
  readonly notEntered: NotEntered | undefined
  readonly onEnter: Line['enter']
}

export function CodeForm({ notEntered, onEnter }: CodeFormProps) {
  const { secondScreen: words } = useTexts()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const submit = async () => {
    setMissing(code.trim() === '')
    if (busy || code.trim() === '') return
    setBusy(true)
    await onEnter(code)
    setBusy(false)
  }
  return (
    <Notice title={words.enterTitle} text={words.enterText}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={words.enterCode}
          value={code}
          maxLength={12}
          autoFocus
          error={missing ? words.needed : busy ? undefined : notEntered && whyNot(words, notEntered)}
          onChange={(next) => {
            setCode(next)
            setMissing(false)
          }}
        />
        <Button kind="act" submit busy={busy}>
          {words.enter}
        </Button>
      </form>
    </Notice>
  )
}

function whyNot(words: Texts['secondScreen'], notEntered: NotEntered): string {
  switch (notEntered.why) {
    case 'wrong':
      return words.wrongCode
    case 'tooMany':
      return words.tooMany({ seconds: notEntered.seconds })
    case 'unreachable':
      return words.unreachable
  }
}
