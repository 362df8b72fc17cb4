// Stands beside a printed value on any screen: a small button that says the number is wrong and lets it be told anew.
import { useState } from 'react'
import type { ContentKind } from '../../../../shared/contract/calls/packs.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { ValueDialog } from './ValueDialog.tsx'
import { fieldName } from './words.ts'

export interface WrongNumberProps {
  kind: ContentKind
  id: string
  /** As `values.json` names it: `hull`, `regular.hull`. */
  field: string
  /** Whose value it is, as the screen calls it. */
  name: string
}

export function WrongNumber({ kind, id, field, name }: WrongNumberProps) {
  const texts = useTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="pencil"
        size="small"
        label={texts.values.wrongField({ name, field: fieldName(texts, field) })}
        onPress={() => setOpen(true)}
      />
      {open && <ValueDialog kind={kind} id={id} field={field} onClose={() => setOpen(false)} />}
    </>
  )
}
