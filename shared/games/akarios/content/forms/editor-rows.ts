// The rows of an editor: what a printed thing shows, in the order in which a person reads it off.
import type { Json } from '../../../../kernel/json.ts'
import type { Kind } from '../kinds.ts'
import { valueAt } from '../value-at.ts'
import { called } from './called.ts'
import type { FieldForm } from './field-form.ts'
import { formOf } from './form-of.ts'
import type { OptionsOf } from './reference.ts'
import { typedSlots } from './typed-form.ts'
import { schemaOf } from './schema-at.ts'

export interface EditorRow {
  readonly field: string
  readonly form: FieldForm
  /** Left out when it is not known. */
  readonly value?: Json
  /** The entry is one without it. */
  readonly optional: boolean
  /** What it is called, where its own name says something else in other entries. */
  readonly called?: string
}

/** Read first on the printed thing; what is not named here follows in the order of its schema. */
const readFirst: { readonly [K in Kind]?: readonly string[] } = {
  enemies: [
    ...['name', 'deckNumber', 'standees'],
    ...['regular.hull', 'regular.shield', 'regular.attack', 'regular.immune'],
    ...['elite.hull', 'elite.shield', 'elite.attack', 'elite.immune'],
    ...['cards', 'byNumber', 'wording'],
  ],
  upgrades: ['name', 'kind', 'number', 'cost', 'classes', 'supply', 'slots', 'moves', 'attacks', 'timing', 'wording'],
  abilities: ['name', 'kind', 'supply', 'slots', 'moves', 'attacks', 'timing', 'wording'],
  pilots: ['name', 'health', 'skills', 'traumaTrack', 'abilities.I', 'abilities.II', 'abilities.III', 'abilities.IV'],
  ships: ['name', 'classes', 'hull', 'shield', 'brings.weapon', 'brings.engine'],
  missions: ['name', 'scenario', 'wording', 'briefing', 'map', 'markers', 'waves', 'win', 'lose', 'rules'],
  markets: ['name', 'scenario', 'sells', 'supply', 'improvement', 'trauma'],
}

/** Told elsewhere, or by the pack alone. */
const leftOut: ReadonlySet<string> = new Set(['id', 'remark', 'unnamed', 'statedClasses', 'special'])

/** The first number that is offered for a scenario of one's own: the box and the training sector have others. */
const ownScenarios = 800
const lastScenario = 999

/** A small board that four pilots can begin on. */
const smallMap = {
  rows: [...Array.from({ length: 7 }, () => '.........'), '..d.d.d..', '....d....'],
  legend: { d: [{ type: 'deployment' }] },
}

/** What a new entry has before anybody has read off a row. A mission has a number that none of the `scenarios` has. */
export const blankEntry = (kind: Kind, scenarios: ReadonlySet<number> = new Set()): Json => ({
  ...(kind === 'missions'
    ? { scenario: freeNumber(scenarios), map: smallMap, markers: [], waves: [], rules: [], lose: [] }
    : {}),
  ...(schemaOf(kind).properties?.['effects'] !== undefined ? { effects: [], timing: 'action' } : {}),
  ...(kind === 'pilots' || kind === 'ships' ? { start: false } : {}),
  ...(kind === 'ships' ? { brings: {} } : {}),
})

function freeNumber(taken: ReadonlySet<number>): number {
  const own = Array.from({ length: lastScenario - ownScenarios + 1 }, (_, at) => ownScenarios + at)
  return own.find((number) => !taken.has(number)) ?? lastScenario
}

export function editorRows(kind: Kind, entry: Json, optionsOf: OptionsOf): EditorRow[] {
  const { properties = {}, required = [] } = schemaOf(kind)
  const first = readFirst[kind] ?? ['name']
  const begun = new Set(first.map((field) => field.split('.')[0]))
  const rest = Object.keys(properties).filter((field) => !begun.has(field) && !leftOut.has(field))
  return [...first, ...rest].flatMap((field) => {
    const path = field.split('.')
    const form = field === 'slots' ? typedSlots : formOf(kind, entry, path, optionsOf)
    if (form === undefined) return []
    const value = valueAt(entry, path)
    const optional = !required.includes(field)
    return [{ field, form, ...(value === undefined ? {} : { value }), optional, ...called(kind, field) }]
  })
}
