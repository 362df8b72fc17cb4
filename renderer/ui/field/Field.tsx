// What every field has: a name above, a hint below, and beside it in words what is wrong or why it cannot be changed.
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './Field.module.css'

export interface FieldProps {
  label: string
  /** What to type, where it is seen. */
  hint?: ReactNode
  /** What is wrong and what would be right. */
  error?: string | undefined
  /** Why the value cannot be changed. The value stays readable and reachable. */
  refusal?: string | undefined
  optional?: boolean
}

export interface FieldIds {
  control: string
  label: string
  describedBy: string | undefined
  invalid: true | undefined
  locked: true | undefined
}

/** The messages under a control, with the ids a control needs to be described by them. */
export function useFieldIds({
  hint,
  error,
  refusal,
}: Pick<FieldProps, 'hint' | 'error' | 'refusal'>): FieldIds & { hint: string; message: string } {
  const base = useId()
  const ids = { control: `${base}control`, label: `${base}label`, hint: `${base}hint`, message: `${base}message` }
  const said = [hint !== undefined && ids.hint, (error ?? refusal) !== undefined && ids.message].filter(
    (id) => id !== false,
  )
  return {
    ...ids,
    describedBy: said.length > 0 ? said.join(' ') : undefined,
    invalid: error === undefined ? undefined : true,
    locked: refusal === undefined ? undefined : true,
  }
}

export function FieldMessages({
  ids,
  hint,
  error,
  refusal,
}: Pick<FieldProps, 'hint' | 'error' | 'refusal'> & { ids: ReturnType<typeof useFieldIds> }) {
  return (
    <>
      {hint !== undefined && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error !== undefined ? (
          <p id={ids.message} className={styles.error}>
            <Icon name="warn" /> <span>{error}</span>
          </p>
        ) : (
          refusal !== undefined && (
            <p id={ids.message} className={styles.hint}>
              <Icon name="lock" /> <span>{refusal}</span>
            </p>
          )
        )}
      </div>
    </>
  )
}

/** A field with one control: name, control, messages. */
export function Field({
  label,
  hint,
  error,
  refusal,
  optional = false,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const texts = useTexts()
  const ids = useFieldIds({ hint, error, refusal })
  return (
    <div className={styles.field}>
      <label id={ids.label} htmlFor={ids.control} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({texts.common.optional})</span>}
      </label>
      {children(ids)}
      <FieldMessages ids={ids} hint={hint} error={error} refusal={refusal} />
    </div>
  )
}

/** Fields one below the other, or two beside each other where there is room. */
export function FieldGroup({ title, children, columns = 1 }: { title?: string; children: ReactNode; columns?: 1 | 2 }) {
  if (title === undefined)
    return (
      <div className={styles.group}>
        <div className={styles.fields} data-columns={columns}>
          {children}
        </div>
      </div>
    )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  )
}
