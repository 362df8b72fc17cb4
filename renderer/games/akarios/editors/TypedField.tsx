// A value typed as a line of keys: what each key means, what is wrong, and a picture of what has been understood.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { readTyped } from '../../../../shared/games/akarios/content/forms/typed/read-typed.ts'
import type { TypedHex } from '../../../../shared/games/akarios/content/forms/typed/tree.ts'
import type { SlotGroup } from '../../../../shared/games/akarios/content/slots.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import type { FieldProps } from '../../../ui/field/Field.tsx'
import { LineArea } from './LineArea.tsx'
import { SlotPicture } from './SlotPicture.tsx'
import { TreePicture } from './TreePicture.tsx'
import styles from './TypedField.module.css'

export interface TypedFieldProps extends FieldProps {
  form: Extract<FieldForm, { type: 'typed' }>
  text: string
  onChange: (text: string) => void
}

export function TypedField({ form, text, onChange, ...field }: TypedFieldProps) {
  const { editors } = useTexts()
  const read = text.trim() === '' ? undefined : readTyped(text, form)
  return (
    <div className={styles.typed}>
      <LineArea
        {...field}
        hint={editors.typedHints[form.as]}
        text={text}
        manyLines={form.as === 'pilotTrees'}
        onChange={onChange}
      />
      {read?.ok === true && <Picture form={form} value={read.value} />}
    </div>
  )
}

function Picture({ form: { as, names }, value }: { form: TypedFieldProps['form']; value: Json }) {
  const known: unknown = value
  const { editors } = useTexts()
  switch (as) {
    case 'slots':
      return <SlotPicture groups={known as readonly SlotGroup[]} />
    case 'shipTree':
      return (
        <TreePicture title={editors.tree({ number: 1 })} owner="ship" hexes={(known as Tree).hexes} names={names} />
      )
    case 'pilotTrees':
      return (
        <div className={styles.trees}>
          {(known as readonly Tree[]).map(({ id, hexes }, at) => (
            <TreePicture key={id} title={editors.tree({ number: at + 1 })} owner="pilot" hexes={hexes} names={names} />
          ))}
        </div>
      )
    default:
      return null
  }
}

interface Tree {
  readonly id: string
  readonly hexes: readonly TypedHex[]
}
