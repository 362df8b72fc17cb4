// Which values are typed as lines of keys, and what may be named in them.
import type { Json } from '../../../../kernel/json.ts'
import { effectIds } from '../effect.ts'
import type { Kind, Sheet } from '../kinds.ts'
import type { FieldForm } from './field-form.ts'
import type { OptionsOf } from './reference.ts'
import { valueAt } from '../value-at.ts'
import type { Named } from './typed/named.ts'
import type { TypedAs, TypedForm } from './typed/read-typed.ts'

const typedFields: { readonly [K in Kind | Sheet]?: Readonly<Record<string, TypedAs>> } = {
  enemies: { byNumber: 'byNumber' },
  pilots: { trees: 'pilotTrees' },
  ships: { tree: 'shipTree' },
  markets: { sells: 'sells' },
}

/** The slots of a card, in an editor: elsewhere they have a form of fields. */
export const typedSlots: FieldForm = { type: 'typed', as: 'slots', names: [], keep: [] }

/** Nothing for a field that has a form of another type. */
export function typedForm(kind: Kind | Sheet, field: string, entry: Json, optionsOf: OptionsOf): FieldForm | undefined {
  const table = typedFields[kind] ?? {}
  const as = Object.hasOwn(table, field) ? table[field] : undefined
  return as && { type: 'typed', as, names: namesFor(as, optionsOf), keep: keptOf(valueAt(entry, [field])) }
}

function namesFor(as: TypedAs, optionsOf: OptionsOf): Named[] {
  const named = (of: Kind) => optionsOf({ to: of }).map(({ id, name }) => ({ id, name, of }))
  switch (as) {
    case 'byNumber':
      return effectIds.map((id) => ({ id, name: id, of: 'effects' }))
    case 'sells':
      return [...named('upgrades'), ...named('sparrowUpgrades')]
    case 'shipTree':
      return optionsOf({ to: 'abilities', only: 'shipAbility' }).map(({ id, name }) => ({ id, name, of: 'abilities' }))
    case 'pilotTrees':
      return named('modifierCards')
    case 'slots':
      return []
  }
}

/** Trees that are known keep their names and those of their hexes: squads have marked them. */
function keptOf(known: Json | undefined): TypedForm['keep'][number][] {
  const trees = Array.isArray(known) ? (known as readonly Json[]) : known === undefined ? [] : [known]
  return trees.flatMap((tree) => {
    const { id, hexes } = (tree ?? {}) as { readonly id?: unknown; readonly hexes?: unknown }
    if (typeof id !== 'string' || !Array.isArray(hexes)) return []
    return [{ id, hexes: (hexes as readonly { readonly id: string }[]).map((hex) => hex.id) }]
  })
}
