// The mark that tells whether everything is on the disk. It tells the truth: it shows what the last answer said.
import { useTexts } from '../../i18n/texts.tsx'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './SavedMark.module.css'

export const savedStates = ['saved', 'saving', 'notSaved', 'readOnly'] as const
export type SavedState = (typeof savedStates)[number]

const iconOf: Record<SavedState, IconName> = { saved: 'check', saving: 'disk', notSaved: 'warn', readOnly: 'lock' }

export function SavedMark({ state }: { state: SavedState }) {
  const texts = useTexts()
  return (
    <span className={styles.mark} data-state={state} role="status">
      <Icon name={iconOf[state]} /> <span>{texts.shell[state]}</span>
    </span>
  )
}
