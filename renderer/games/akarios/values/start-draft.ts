// The draft that a form begins with: of a value that is known, or blank.
import type { CombatCard } from '../../../../shared/games/akarios/content/combat-card.ts'
import { cardText } from '../../../../shared/games/akarios/content/forms/card-text.ts'
import type { FieldForm, FormField } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { lineText } from '../../../../shared/games/akarios/content/forms/line-text.ts'
import { typedText } from '../../../../shared/games/akarios/content/forms/typed/read-typed.ts'
import { fieldsOf } from '../../../../shared/games/akarios/content/forms/unfold.ts'
import type { PathHex } from '../../../../shared/games/akarios/content/geometry.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { hexText } from './hex-text.ts'
import { listOf, tableOf, type Draft, type Table } from './shape.ts'

/** A draft to begin with: of a value that is known, or blank. */
export function startDraft(form: FieldForm, value?: Json): Draft {
  switch (form.type) {
    case 'hexes':
      return value === undefined ? '' : hexText(listOf(value) as readonly PathHex[], form.facing)
    // A line that keys cannot say is typed anew from the card.
    case 'commandLine':
      return (value === undefined ? undefined : lineText(value as unknown as CombatCard['line'])) ?? ''
    case 'typed':
      return value === undefined ? '' : (typedText(form.as, value, form.names) ?? '')
    case 'combatCards':
      return listOf(value ?? null).map(startCard)
    case 'map':
      return value ?? null
    case 'json':
      return value === undefined ? '' : JSON.stringify(value, null, 2)
    case 'several':
      return value ?? []
    case 'fixed':
      return form.value
    case 'list':
      if (value !== undefined) return listOf(value).map((one) => startDraft(form.of, one))
      return Array.from({ length: form.min }).reduce<readonly Draft[]>((list) => [...list, newItem(form, list)], [])
    case 'either': {
      const option = value === undefined ? undefined : form.options.find((one) => fits(one.form, value))
      return option === undefined
        ? { is: null, inner: null }
        : { is: option.word, inner: startDraft(option.form, value) }
    }
    case 'group':
      return startFields(form.fields, tableOf(value ?? null))
    case 'variants': {
      const table = tableOf(value ?? null)
      const word = table[form.key]
      const fields = fieldsOf(form, word)
      return fields === undefined || word === undefined ? {} : { ...startFields(fields, table), [form.key]: word }
    }
    default:
      return value ?? null
  }
}

/** Whether a value has this form, of several that do not say so of themselves. */
function fits(form: FieldForm, value: Json): boolean {
  if (form.type === 'fixed') return value === form.value
  if (form.type === 'number') return typeof value === 'number' || form.words.some((word) => word === value)
  return form.type === 'group' && form.fields.every(({ name, optional }) => optional || name in tableOf(value))
}

/** One more thing for a list, blank but for the name by which other parts of the entry know it. */
export function newItem({ of, thing, named }: Extract<FieldForm, { type: 'list' }>, list: readonly Draft[]): Draft {
  const item = startDraft(of)
  if (thing === undefined || named !== true) return item
  const known = new Set(list.map((one) => tableOf(one)['id']))
  let number = 1
  while (known.has(`${thing}-${String(number)}`)) number += 1
  return { ...tableOf(item), id: `${thing}-${String(number)}` }
}

/** A card whose line keys cannot say is kept as it is. */
function startCard(card: Json): Draft {
  const known = card as unknown as CombatCard
  const text = cardText(known)
  return text === undefined ? { id: known.id, kept: card } : { id: known.id, text }
}

/** A new card of a deck, blank. */
export const blankCard = { id: '', text: '' } as const satisfies Draft

/** An optional field that is not there stays blank, whatever its form. */
export const startFields = (fields: readonly FormField[], known: Table = {}): Table =>
  Object.fromEntries(
    fields.map(({ name, form, optional }) => [
      name,
      known[name] === undefined && optional ? null : startDraft(form, known[name]),
    ]),
  )
