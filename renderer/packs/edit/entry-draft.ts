// What has been read off so far, row by row, and what it comes to: values to tell, or what is not right at which row.
import type { EditorRow } from '../../../shared/contract/calls/packs.ts'
import type { FieldForm } from '../../../shared/games/akarios/content/forms/field-form.ts'
import { setField } from '../../../shared/games/akarios/content/set-field.ts'
import { wholeEntry } from '../../../shared/games/akarios/content/whole-entry.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import { readDraft, type Problem, type Problems } from '../../games/akarios/values/read-draft.ts'
import { isBlank, listOf, tableOf, type Draft } from '../../games/akarios/values/shape.ts'
import { startDraft } from '../../games/akarios/values/start-draft.ts'

/** Drafts by the field of their row. */
export type Drafts = Readonly<Record<string, Draft>>

/** Problems by the field of their row. */
export type RowProblems = ReadonlyMap<string, Problems>

export interface Told {
  readonly field: string
  readonly value: Json
}

/** `begun`: texts that a new entry begins with. */
export const startDrafts = (rows: readonly EditorRow[], begun: Drafts): Drafts =>
  Object.fromEntries(
    rows.map(({ field, form, value = begun[field], optional }) => [
      field,
      value === undefined && hasNone(form, optional) ? null : startDraft(form, value),
    ]),
  )

/** None is an answer of its own, and not the same as nothing. */
const hasNone = (form: FieldForm, optional: boolean): boolean =>
  form.type === 'several' || (optional && form.type === 'list' && form.min === 0)

export const changedRows = (rows: readonly EditorRow[], start: Drafts, drafts: Drafts): readonly EditorRow[] =>
  rows.filter(({ field }) => canonical(start[field] ?? null) !== canonical(drafts[field] ?? null))

/** Rows that are blank and need not be filled are not told. A card of a deck is as blank as its line. */
const isBlankRow = ({ form }: EditorRow, draft: Draft): boolean =>
  form.type === 'combatCards'
    ? listOf(draft).every((card) => isBlank({ type: 'text', most: 0 }, tableOf(card)['text'] ?? null))
    : isBlank(form, draft)

/** Whether the words of a list say that there are none. */
const saysNone = ({ form }: EditorRow, draft: Draft): boolean =>
  form.type === 'several' && Array.isArray(draft) && draft.length === 0

export function readRows(
  rows: readonly EditorRow[],
  drafts: Drafts,
): { readonly told: readonly Told[]; readonly problems: RowProblems } {
  const told: Told[] = []
  const problems = new Map<string, Problems>()
  for (const row of rows) {
    const draft = drafts[row.field] ?? null
    // A value that is known already cannot be made unknown.
    if (row.optional && row.value === undefined && isBlankRow(row, draft) && !saysNone(row, draft)) continue
    const reading = readDraft(row.form, draft)
    if (reading.ok) told.push({ field: row.field, value: reading.value })
    else problems.set(row.field, reading.problems)
  }
  return { told, problems }
}

/** The whole of a new entry, under the id that its name makes. */
export function wholeOf(blank: Json, name: string, told: readonly Told[]): { readonly id: string; readonly told: Told } {
  const id = idFrom(name)
  const value = told.reduce<Json>(
    (entry, { field, value: part }) => setField(entry, field.split('.'), part) ?? entry,
    { ...(blank as Readonly<Record<string, Json>>), id },
  )
  return { id, told: { field: wholeEntry, value } }
}

/** What would be told of these drafts, and what is not right yet. `id` is missing for a new entry, which is told whole. */
export function stepOf(
  { rows, entry }: { readonly rows: readonly EditorRow[]; readonly entry: Json },
  id: string | undefined,
  start: Drafts,
  drafts: Drafts,
): { readonly id: string; readonly values: Told[]; readonly problems: RowProblems } {
  const { told, problems } = readRows(id === undefined ? rows : changedRows(rows, start, drafts), drafts)
  if (id !== undefined) return { id, values: [...told], problems }
  const whole = wholeOf(entry, nameOf(drafts), told)
  return { id: whole.id, values: [whole.told], problems }
}

/** As it is typed; empty before that. */
export const nameOf = ({ name = null }: Drafts): string => (typeof name === 'string' ? name.trim() : '')

/** Lower-case words joined by `-`, without marks: "Grey Moth II" is `grey-moth-ii`. */
export const idFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)

/** Faults of the check, each at the row that it is about; what belongs to no row stands at the first. */
export function problemsOf(
  rows: readonly EditorRow[],
  faults: readonly { readonly field: string; readonly path: string; readonly code: Extract<Problem, { type: 'fault' }>['code'] }[],
): RowProblems {
  const problems = new Map<string, Map<string, Problem>>()
  for (const { field, path, code } of faults) {
    const whole = field === wholeEntry ? path : path === '' ? field : `${field}.${path}`
    const row = rows.find((one) => whole === one.field || whole.startsWith(`${one.field}.`)) ?? rows[0]
    if (row === undefined) continue
    const inner = whole.startsWith(`${row.field}.`) ? whole.slice(row.field.length + 1) : ''
    const problem: Problem = whole === '' && code === 'id-twice' ? { type: 'nameTaken' } : { type: 'fault', code }
    problems.set(row.field, (problems.get(row.field) ?? new Map<string, Problem>()).set(inner, problem))
  }
  return problems
}
