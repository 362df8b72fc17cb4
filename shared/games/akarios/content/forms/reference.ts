// Which fields hold the id of another entry, and of what kind: a person chooses such an entry by its name.
import type { Ability } from '../ability.ts'
import type { Kind, Sheet } from '../kinds.ts'
import type { Upgrade } from '../upgrade.ts'

export interface Reference {
  readonly to: Kind
  /** A weapon, not any upgrade. */
  readonly only?: Upgrade['kind'] | Ability['kind']
}

/** The entries that a reference may lead to. */
export type OptionsOf = (to: Reference) => readonly { readonly id: string; readonly name: string }[]

type Table = Readonly<Record<string, Reference>>

const card = { to: 'modifierCards' } as const
const pilotAbility = { to: 'abilities', only: 'pilotAbility' } as const
const shipAbility = { to: 'abilities', only: 'shipAbility' } as const
const enemy = { to: 'enemies' } as const
const cardsOf = (own: Kind): Table => ({
  notWith: { to: own },
  cannotTarget: enemy,
  onlyTarget: enemy,
  card,
})

const rewards: Table = {
  upgrade: { to: 'upgrades' },
  coPilot: { to: 'coPilots' },
  sparrowUpgrade: { to: 'sparrowUpgrades' },
  achievement: { to: 'achievements' },
  pilot: { to: 'pilots' },
  ship: { to: 'ships' },
  system: { to: 'systems' },
}

/** By the last word of the path that is a name. The check of references knows the same by the shape of entries; a test holds them together. */
const tables: { readonly [K in Kind | Sheet]?: Table } = {
  pilots: { I: pilotAbility, II: pilotAbility, III: pilotAbility, IV: pilotAbility, card },
  ships: {
    ...{ I: shipAbility, II: shipAbility, III: shipAbility, ability: shipAbility },
    ...{ weapon: { to: 'upgrades', only: 'weapon' }, engine: { to: 'upgrades', only: 'engine' } },
  },
  upgrades: cardsOf('upgrades'),
  abilities: cardsOf('abilities'),
  coPilots: cardsOf('coPilots'),
  sparrowUpgrades: cardsOf('sparrowUpgrades'),
  decks: { card },
  traumaCards: { card },
  events: rewards,
  missions: { ...rewards, enemy },
  worlds: rewards,
  systems: { jumpsTo: { to: 'systems' }, market: { to: 'markets' } },
  markets: { upgrade: { to: 'upgrades' }, sparrowUpgrade: { to: 'sparrowUpgrades' } },
}

/** Nothing for a field that holds no id of another entry. */
export function referenceOf(kind: Kind | Sheet, path: readonly string[]): Reference | undefined {
  const name = path.findLast((word) => !/^\d+$/.test(word))
  const table = tables[kind]
  return name !== undefined && table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
}
