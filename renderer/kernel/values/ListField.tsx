// A list of like things, one below the other: each can be removed, another added, as far as the list may go.
import type { FieldForm } from '../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { FieldGroup } from '../../ui/field/Field.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { listOf, startDraft } from './draft.ts'
import { FormField, Said, type FormFieldProps } from './FormField.tsx'
import styles from './Values.module.css'

export interface ListFieldProps extends FormFieldProps<Extract<FieldForm, { type: 'list' }>> {
  error: string | undefined
}

export function ListField({ form, label, draft, onChange, problems, path = '', named, error }: ListFieldProps) {
  const { values } = useTexts()
  const list = listOf(draft)
  const { of, min, max } = form
  const place = (at: number) => (path === '' ? String(at) : `${path}.${at}`)
  return (
    <FieldGroup {...(named === true ? {} : { title: label })}>
      {list.map((one, at) => {
        const name = values.item({ what: label, number: at + 1 })
        return (
          <div key={at} className={styles.item}>
            <FormField
              form={of}
              label={name}
              draft={one}
              onChange={(next) => onChange(list.map((other, index) => (index === at ? next : other)))}
              problems={problems}
              path={place(at)}
            />
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
