// What a group of controls is told as a whole: what to fill in, and what is wrong.
import { FieldMessages, useFieldIds } from '../../../ui/field/Field.tsx'

export function Said(said: { hint?: string; error: string | undefined }) {
  return <FieldMessages ids={useFieldIds(said)} {...said} />
}
