// What a person has filled in so far, and what it comes to: a value, or what is still wrong where.
import type { FaultCode } from '../../../../shared/games/akarios/content/faults/fault.ts'
import { readCard } from '../../../../shared/games/akarios/content/forms/card-text.ts'
import { readLine } from '../../../../shared/games/akarios/content/forms/command-line.ts'
import type { FieldForm, FormField } from '../../../../shared/games/akarios/content/forms/field-form.ts'
import { readTyped } from '../../../../shared/games/akarios/content/forms/typed/read-typed.ts'
import { fieldsOf } from '../../../../shared/games/akarios/content/forms/unfold.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { readHexes } from './hex-text.ts'
import { chosenOf, isBlank, listOf, tableOf, type Draft, type Table } from './shape.ts'

export type Problem =
  | { readonly type: 'blank' | 'hexes' | 'noJson' | 'nameTaken' }
  | { readonly type: 'outOfRange'; readonly min: number; readonly max: number }
  | { readonly type: 'noCommand' | 'noWord' | 'noTrees'; readonly word: string }
  /** What the check of packs says. */
  | { readonly type: 'fault'; readonly code: FaultCode }
  | { readonly type: 'tooFew'; readonly min: number }
  | { readonly type: 'tooLong'; readonly most: number }

/** Problems by the path of their field inside the value: `0.damage`; the value itself is the empty path. */
export type Problems = ReadonlyMap<string, Problem>

export type Reading = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly problems: Problems }

export function readDraft(form: FieldForm, draft: Draft): Reading {
  const problems = new Map<string, Problem>()
  const value = read(form, draft, [], (path, problem) => problems.set(path.join('.'), problem))
  return problems.size > 0 ? { ok: false, problems } : { ok: true, value }
}

type Path = readonly (string | number)[]
type Say = (path: Path, problem: Problem) => void

/** `null` where a problem was said: no value of a pack is that. */
function read(form: FieldForm, draft: Draft, path: Path, say: Say): Json {
  const no = (problem: Problem): null => {
    say(path, problem)
    return null
  }
  const text = typeof draft === 'string' ? draft.trim() : ''
  switch (form.type) {
    case 'number': {
      if (typeof draft === 'string' && form.words.includes(draft)) return draft
      if (typeof draft !== 'number') return no({ type: 'blank' })
      const { min, max } = form
      return Number.isInteger(draft) && draft >= min && draft <= max ? draft : no({ type: 'outOfRange', min, max })
    }
    case 'text':
      if (text === '') return no({ type: 'blank' })
      return text.length <= form.most ? text : no({ type: 'tooLong', most: form.most })
    case 'fixed':
      return form.value
    case 'again':
      return no({ type: 'blank' })
    case 'map':
    case 'id':
    case 'flag':
    case 'choice':
    case 'entry':
    case 'yesNo':
      return draft ?? no({ type: 'blank' })
    case 'things':
      return listOf(draft).length >= form.min ? listOf(draft) : no({ type: 'tooFew', min: form.min })
    case 'either': {
      const chosen = chosenOf(form, draft)
      return chosen === undefined ? no({ type: 'blank' }) : read(chosen.form, chosen.inner, path, say)
    }
    case 'several':
      if (typeof draft === 'string') return no({ type: 'noWord', word: draft.trim() })
      return listOf(draft).length >= form.min ? listOf(draft) : no({ type: 'tooFew', min: form.min })
    case 'hexes':
      return hexesOf(text, form) ?? no({ type: text === '' ? 'blank' : 'hexes' })
    case 'commandLine': {
      const line = readLine(text, form.effects)
      return line.ok ? line.value : no(text === '' ? { type: 'blank' } : { type: 'noCommand', word: line.error })
    }
    case 'typed': {
      const read = readTyped(text, form)
      if (text === '') return no({ type: 'blank' })
      return read.ok ? read.value : no({ type: read.error === '' ? 'noTrees' : 'noWord', word: read.error })
    }
    case 'combatCards':
      return readCards(listOf(draft).map(tableOf), form, path, say)
    case 'json':
      return readJson(text) ?? no({ type: text === '' ? 'blank' : 'noJson' })
    case 'list': {
      const list = listOf(draft)
      if (list.length < form.min) return no({ type: 'tooFew', min: form.min })
      return list.map((one, at) => read(form.of, one, [...path, at], say))
    }
    case 'group':
      return readFields(form.fields, tableOf(draft), path, say)
    case 'variants': {
      const table = tableOf(draft)
      const word = table[form.key]
      const fields = fieldsOf(form, word)
      if (fields === undefined || word === undefined) return no({ type: 'blank' })
      return { [form.key]: word, ...readFields(fields, table, path, say) }
    }
  }
}

/** Cards in which nothing is typed are none. New ones are named by their number. */
function readCards(
  cards: readonly Table[],
  { effects }: Extract<FieldForm, { type: 'combatCards' }>,
  path: Path,
  say: Say,
): Json {
  const known = new Set(cards.map(({ id }) => id))
  let number = 0
  const nextName = (): string => {
    do number += 1
    while (known.has(`card-${String(number)}`))
    return `card-${String(number)}`
  }
  const read = cards.flatMap(({ id, text, kept }, at): readonly Json[] => {
    if (kept !== undefined) return [kept]
    const typed = typeof text === 'string' ? text.trim() : ''
    if (typed === '') return []
    const card = readCard(typed, effects)
    const name = typeof id === 'string' && id !== '' ? id : nextName()
    if (card.ok) {
      const { copies, line } = card.value
      return [{ id: name, ...(copies === 1 ? {} : { copies }), line: line as unknown as Json }]
    }
    say([...path, at], { type: 'noCommand', word: card.error })
    return []
  })
  if (read.length === 0) say(path, { type: 'blank' })
  return read
}

const readFields = (fields: readonly FormField[], draft: Table, path: Path, say: Say): Record<string, Json> =>
  Object.fromEntries(
    fields.flatMap(({ name, form, optional }): (readonly [string, Json])[] => {
      const inner = draft[name] ?? null
      if (optional && isBlank(form, inner)) return []
      return [[name, read(form, inner, [...path, name], say)]]
    }),
  )

const hexesOf = (text: string, form: Extract<FieldForm, { type: 'hexes' }>): Json | undefined =>
  readHexes(text, form)?.map(({ q, r, facing }): Json => (form.facing ? { q, r, facing } : { q, r }))

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
