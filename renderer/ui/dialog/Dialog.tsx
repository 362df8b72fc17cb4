// A dialog: a question or form that must be answered before going on. Used for deletion, names and a value asked once;
// never over the board.
import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
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
  /** At the side it leaves what it is about in sight. */
  place?: 'middle' | 'side'
  /** Only to be read: it begins at its top, not at its first button. */
  reading?: boolean
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    actions,
    onSubmit,
    width = 'narrow',
    place = 'middle',
    reading = false,
  } = props
  const whole = useRef<HTMLDivElement>(null)
  const inside = (
    <>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
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
        <Base.Backdrop className={place === 'side' ? styles.clear : styles.backdrop} />
        <Base.Popup
          ref={whole}
          className={styles.popup}
          data-width={width}
          data-place={place}
          {...(reading ? { initialFocus: whole } : {})}
        >
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
              // A choice is a field as well, but none that the browser submits by.
              onKeyDown={(event) => {
                if (event.key === 'Enter' && event.target instanceof Element && event.target.closest('[role=radio]'))
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
