// A list of like things, one below the other: each can be removed, another added, as far as the list may go. Things with much to fill
// in are folded behind a line that says what they are, and can be moved up and down.
import { useEffect, useRef, type ReactNode } from 'react'
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FieldGroup } from '../../../ui/field/Field.tsx'
import { FoldedItem } from './FoldedItem.tsx'
import { isSmall } from './is-wide.ts'
import { useListItems } from './list-items.ts'
import { Said } from './Said.tsx'
import type { Draft } from './shape.ts'
import styles from './Values.module.css'
import { thingName } from './words.ts'

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
  optional: boolean
  /** Something is wrong inside the thing of that place. */
  isWrong: (at: number) => boolean
  /** Draws one of the things. */
  children: (item: ItemProps) => ReactNode
}

export function ListField(props: ListFieldProps) {
  const { form, label, draft, onChange, error, named, optional, isWrong, children } = props
  const texts = useTexts()
  const { values } = texts
  const { of, min, max, thing } = form
  const { items, added, add, change, remove, move } = useListItems(form, draft, onChange)
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(added)
  useEffect(() => {
    if (shown.current === added) return
    shown.current = added
    place.current
      ?.querySelector<HTMLElement>(`:scope > [data-item='${String(added)}'] :is(input, textarea, [role=combobox])`)
      ?.focus()
  }, [added])
  const isFolded = of.type === 'variants' || (of.type === 'group' && !of.fields.every((part) => isSmall(part.form)))
  const what = thingName(texts, of.type === 'variants' ? (of.name ?? thing) : thing) ?? label
  return (
    <FieldGroup {...(named ? {} : { title: label })}>
      <div ref={place} className={styles.items}>
        {items.map(({ key, draft: one }, at) => {
          const name = values.item({ what, number: at + 1 })
          const inside = children({
            label: isFolded ? values.whatItIs : name,
            at,
            draft: one,
            onChange: (next) => change(at, next),
          })
          const cross = items.length > min && (
            <IconButton
              icon="cross"
              size="small"
              label={values.removeItem({ what: name })}
              onPress={() => remove(at)}
            />
          )
          if (!isFolded)
            return (
              <div key={key} data-item={key} className={styles.item}>
                {inside}
                {cross}
              </div>
            )
          return (
            <FoldedItem
              key={key}
              itemKey={key}
              name={name}
              form={of}
              draft={one}
              isNew={key === added}
              isWrong={isWrong(at)}
              tools={
                <>
                  {at > 0 && (
                    <IconButton
                      icon="up"
                      size="small"
                      label={values.moveUp({ what: name })}
                      onPress={() => move(at, -1)}
                    />
                  )}
                  {at < items.length - 1 && (
                    <IconButton
                      icon="down"
                      size="small"
                      label={values.moveDown({ what: name })}
                      onPress={() => move(at, 1)}
                    />
                  )}
                  {cross}
                </>
              }
            >
              {inside}
            </FoldedItem>
          )
        })}
      </div>
      <div className={styles.more}>
        {items.length < max && (
          <Button size="small" icon="plus" onPress={add}>
            {values.add({ what })}
          </Button>
        )}
        {optional && min === 0 && items.length === 0 && (
          <Button
            size="small"
            pressed={draft !== null}
            onPress={() => onChange(draft === null ? [] : null)}
            label={`${values.noneOfThem}: ${label}`}
          >
            {values.noneOfThem}
          </Button>
        )}
        <Said {...(isFolded ? {} : { hint: values.listHint({ min, max }) })} error={error} />
      </div>
    </FieldGroup>
  )
}
