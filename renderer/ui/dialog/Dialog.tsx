// A dialog: a question or form that must be answered before going on. Used for deletion, names and a value asked once;
// never over the board.
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Escape, a press outside, or the way back. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the default one first. */
  actions: ReactNode
  /** Enter in a field or the submit button; without it the dialog holds no form. */
  onSubmit?: () => void
  width?: 'narrow' | 'wide'
}

export function Dialog({ open, onClose, title, children, actions, onSubmit, width = 'narrow' }: DialogProps) {
  const inside = (
    <>
      <div className={styles.body}>{children}</div>
      {/* What is only read begins at its top: the button that has the focus is in sight from there. */}
      <div className={classes(styles.actions, onSubmit === undefined && styles.held)}>{actions}</div>
    </>
  )
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} data-width={width}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {onSubmit === undefined ? (
            inside
          ) : (
            <form
              className={styles.form}
              // The fields say what is wrong, in the language in use; the browser would in its own.
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                onSubmit()
              }}
            >
              {inside}
            </form>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
