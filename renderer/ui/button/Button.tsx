// A button. Brass (`act`) is the one default step of a screen; everything else is ink, quiet or danger.
// A button that may not be pressed stays reachable and says why beside it.
import { useId, type ReactNode, type Ref } from 'react'
import type { IconName } from '../icons.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon/Icon.tsx'
import { Kbd } from '../kbd/Kbd.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'
import styles from './Button.module.css'

export const buttonKinds = ['act', 'ink', 'quiet', 'danger'] as const
export type ButtonKind = (typeof buttonKinds)[number]

export interface ButtonLook {
  /** Default `ink`. At most one `act` on a screen. */
  kind?: ButtonKind
  size?: 'normal' | 'small'
  icon?: IconName
  /** The key that does the same, as in the key table: "n", "Control+z". Shown only; the key table makes it work. */
  keyHint?: string
}

export interface ButtonProps extends ButtonLook {
  children: ReactNode
  onPress?: () => void
  /** Why it cannot be pressed now. Shown beside the button and read with it; the button stays in the tab order. */
  refusal?: string | undefined
  /** Its work is going on: it cannot be pressed again, and its words stay. */
  busy?: boolean
  /** Sends the form it stands in. */
  submit?: boolean
  /** A fuller name for screen readers; it must contain the visible words. */
  label?: string
  /** For a button that stays down. */
  pressed?: boolean
  /** Words that may grow long stay in one line and end in "…"; its name is all of them, and a tip shows them. */
  oneLine?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The inside of a button or of a link that looks like one. */
export function ButtonFace({
  icon,
  keyHint,
  children,
}: {
  icon?: IconName | undefined
  keyHint?: string | undefined
  children: ReactNode
}) {
  return (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {keyHint !== undefined && <Kbd keys={keyHint} />}
    </>
  )
}

export const buttonClass = (kind: ButtonKind = 'ink', size: 'normal' | 'small' = 'normal') =>
  classes(styles.button, styles[kind], size === 'small' && styles.small)

export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    icon,
    keyHint,
    children,
    onPress,
    refusal,
    busy = false,
    submit = false,
    label,
    pressed,
    oneLine = false,
    ref,
  } = props
  const reasonId = useId()
  const inert = refusal !== undefined || busy
  const button = (
    <button
      ref={ref}
      type={submit && !inert ? 'submit' : 'button'}
      className={classes(buttonClass(kind, size), oneLine && styles.oneLine)}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={refusal === undefined ? undefined : reasonId}
      onClick={inert ? undefined : onPress}
    >
      <ButtonFace icon={icon} keyHint={keyHint}>
        {children}
      </ButtonFace>
    </button>
  )
  return (
    <span className={refusal === undefined ? styles.alone : styles.refused}>
      {oneLine ? (
        <Tooltip words={children} keyHint={keyHint}>
          {button}
        </Tooltip>
      ) : (
        button
      )}
      {refusal !== undefined && (
        <span id={reasonId} className={styles.reason}>
          <Icon name="lock" /> {refusal}
        </span>
      )}
    </span>
  )
}

/** Several buttons in one row that wraps. */
export function ButtonRow({ children, end = false }: { children: ReactNode; end?: boolean }) {
  return <div className={classes(styles.row, end && styles.end)}>{children}</div>
}
