// A list that grows by typing a name: what was picked, each to be taken off again, and the field that finds the next.
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import styles from './CatchUp.module.css'

export interface PickedRow {
  readonly id: string
  readonly name: string
  /** What else there is to say or to set about it. */
  readonly more?: ReactNode
}

export interface PickedProps {
  /** What the list is called, for readers. */
  label: string
  rows: readonly PickedRow[]
  onDrop: (at: number) => void
}

export function Picked({ label, rows, onDrop }: PickedProps) {
  const { catchUp: words } = useTexts()
  if (rows.length === 0) return null
  return (
    <ul className={styles.picked} aria-label={label}>
      {rows.map(({ id, name, more }, at) => (
        <li key={`${id} ${at}`}>
          <span className={styles.name}>{name}</span>
          {more}
          <IconButton icon="cross" size="small" label={words.takeOut({ name })} onPress={() => onDrop(at)} />
        </li>
      ))}
    </ul>
  )
}

export interface AddByNameProps {
  label: string
  options: readonly { readonly id: string; readonly name: string }[]
  onAdd: (id: string) => void
}

export function AddByName({ label, options, onAdd }: AddByNameProps) {
  const { catchUp: words } = useTexts()
  return (
    <Combobox
      label={label}
      placeholder={words.typeName}
      value={null}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onAdd}
    />
  )
}
