// A list of like things, one below the other: each can be removed, another added, as far as the list may go.
import type { ReactNode } from 'react'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { listOf, startDraft, type Draft } from './draft.ts'
import { Said } from './Said.tsx'
import styles from './Values.module.css'

export interface ItemProps {
  label: string
  at: number
  draft: Draft
  onChange: (draft: Draft) => void
}

export interface ListFieldProps {
  form: Extract<FieldForm, { type: 'list' }>
  label: string
  draft: Draft
  onChange: (draft: Draft) => void
  error: string | undefined
  /** Its name stands above it already. */
  named: boolean
  /** Draws one of the things. */
  children: (item: ItemProps) => ReactNode
}

export function ListField({ form: { of, min, max }, label, draft, onChange, error, named, children }: ListFieldProps) {
  const { values } = useTexts()
  const list = listOf(draft)
  return (
    <FieldGroup {...(named ? {} : { title: label })}>
      {list.map((one, at) => {
        const name = values.item({ what: label, number: at + 1 })
        const change = (next: Draft) => onChange(list.map((other, index) => (index === at ? next : other)))
        return (
          <div key={at} className={styles.item}>
            {children({ label: name, at, draft: one, onChange: change })}
            {list.length > min && (
              <IconButton
                icon="cross"
                size="small"
                label={values.removeItem({ what: name })}
                onPress={() => onChange(list.filter((_, index) => index !== at))}
              />
            )}
          </div>
        )
      })}
      <div className={styles.more}>
        {list.length < max && (
          <Button size="small" icon="plus" onPress={() => onChange([...list, startDraft(of)])}>
            {values.add({ what: label })}
          </Button>
        )}
        <Said hint={values.listHint({ min, max })} error={error} />
      </div>
    </FieldGroup>
  )
}
