// One thing of a list behind a line that says in words what has been filled in. New ones and those that are wrong stand open.
import { use, useState, type ReactNode } from 'react'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useLanguage, useTexts } from '../../../i18n/texts.tsx'
import { OwnThingsContext } from './own-things.ts'
import { sayDraft } from './say-draft.ts'
import { isBlank, type Draft } from './shape.ts'
import styles from './Values.module.css'

export interface FoldedItemProps {
  itemKey: number
  name: string
  form: FieldForm
  draft: Draft
  isNew: boolean
  isWrong: boolean
  /** Buttons that move and remove it. */
  tools: ReactNode
  children: ReactNode
}

export function FoldedItem({ itemKey, name, form, draft, isNew, isWrong, tools, children }: FoldedItemProps) {
  const texts = useTexts()
  const language = useLanguage()
  const things = use(OwnThingsContext)
  const [open, setOpen] = useState(isNew || isBlank(form, draft))
  // What was wrong stays open when it is put right.
  if (isWrong && !open) setOpen(true)
  return (
    <div className={styles.folding} data-item={itemKey}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.itemName}>{name}</span>{' '}
          <span className={styles.said}>{sayDraft({ texts, language, things }, form, draft)}</span>
        </summary>
        {open && (
          <div className={styles.inside} role="group" aria-label={name}>
            {children}
          </div>
        )}
      </details>
      <div className={styles.tools}>{tools}</div>
    </div>
  )
}
