// Asks before something is deleted or cannot be taken back. Focus starts on the harmless answer.
import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Banner } from '../banner/Banner.tsx'
import { classes } from '../classes.ts'
import { Button } from '../button/Button.tsx'
import { TextField } from '../text-field/TextField.tsx'
import styles from './Dialog.module.css'

export interface ConfirmDialogProps {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
  /** A question that names the thing: "Move Two Chairs to the bin?" */
  title: string
  /** What will happen, what is kept, and for how long. */
  children: ReactNode
  /** The words on the button that does it: "Move to bin". */
  confirm: string
  /** The words on the harmless button; default "Cancel". */
  cancel?: string
  kind?: 'danger' | 'act'
  busy?: boolean
  /** Why it did not work, from the last try. */
  error?: string | undefined
  /** A name that must be typed first, for what can never be taken back. */
  mustType?: { name: string; label: string; refusal: string }
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onCancel,
    onConfirm,
    title,
    children,
    confirm,
    cancel,
    kind = 'danger',
    busy = false,
    error,
    mustType,
  } = props
  const texts = useTexts()
  const harmless = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const missing = mustType !== undefined && typed.trim() !== mustType.name ? mustType.refusal : undefined
  const change = (next: boolean) => {
    if (next) return
    setTyped('')
    onCancel()
  }
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} initialFocus={harmless}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          <Base.Description className={styles.body} render={<div />}>
            {children}
          </Base.Description>
          {mustType !== undefined && <TextField label={mustType.label} value={typed} onChange={setTyped} />}
          {error !== undefined && <Banner tone="danger">{error}</Banner>}
          <div className={classes(styles.actions, styles.held)}>
            <Button kind={kind} onPress={onConfirm} busy={busy} refusal={missing}>
              {confirm}
            </Button>
            <Button ref={harmless} keyHint="Escape" onPress={() => change(false)}>
              {cancel ?? texts.common.cancel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
