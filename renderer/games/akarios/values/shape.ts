// How a form is kept while it is filled in, and when a part of it counts as blank.
import type { FieldForm } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { fieldsOf } from '../../../../shared/games/akarios/content/forms/unfold.ts'
import type { Json } from '../../../../shared/kernel/json.ts'

/**
 * Shaped like the value, with `null` for what is blank; hexes and JSON are the text that was typed, and so is a list of words that
 * cannot be read. Of several forms that do not say so of themselves (`either`) it is the word of the one chosen and what stands in it.
 */
export type Draft = Json

export type Table = Readonly<Record<string, Json>>

export const tableOf = (draft: Draft): Table =>
  typeof draft === 'object' && draft !== null && !Array.isArray(draft) ? (draft as Table) : {}
export const listOf = (draft: Draft): readonly Draft[] => (Array.isArray(draft) ? (draft as readonly Draft[]) : [])

type Either = Extract<FieldForm, { type: 'either' }>

/** The form that was chosen of several, with what is filled in. */
export function chosenOf(form: Either, draft: Draft): { form: FieldForm; word: string; inner: Draft } | undefined {
  const { is, inner = null } = tableOf(draft)
  const option = form.options.find(({ word }) => word === is)
  return option && { ...option, inner }
}

/** Nothing is filled in. An empty list is an answer where there may be none of its things. */
export function isBlank(form: FieldForm, draft: Draft): boolean {
  switch (form.type) {
    case 'fixed':
    case 'id':
      return true
    case 'group':
      return form.fields.every((field) => isBlank(field.form, tableOf(draft)[field.name] ?? null))
    case 'variants':
      return fieldsOf(form, tableOf(draft)[form.key]) === undefined
    case 'either': {
      const chosen = chosenOf(form, draft)
      return chosen === undefined || (chosen.form.type !== 'fixed' && isBlank(chosen.form, chosen.inner))
    }
    case 'list':
      if (draft !== null && listOf(draft).length === 0) return form.min > 0
      return listOf(draft).every((one) => isBlank(form.of, one))
    default:
      return (
        draft === null ||
        (typeof draft === 'string' && draft.trim() === '') ||
        (Array.isArray(draft) && draft.length === 0)
      )
  }
}
