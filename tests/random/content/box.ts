// Every card of the box that can be fitted, with the values that its pack leaves open made up by the seed, as if an owner had
// typed them in; nothing of that is ever written.
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import { missingOf } from '../../../shared/games/akarios/content/missing.ts'
import { box, type BoxCard, type CardList } from '../../support/box-cards.ts'
import { randomOf, type Random } from '../random.ts'
import { printedFields, printedMade, type PrintedField } from './printed.ts'

export interface Fittable {
  readonly list: CardList
  /** The kind of place that it takes. */
  readonly kind: 'weapon' | 'engine' | 'tech' | 'shipAbility' | 'pilotAbility' | 'coPilot' | 'sparrow'
  readonly card: BoxCard
}

/** All of them. */
export const fittable: readonly Fittable[] = [
  ...box.entries.upgrades.map(({ entry }) => ({ list: 'upgrades' as const, kind: entry.kind, card: entry })),
  ...box.entries.abilities.map(({ entry }) => ({ list: 'abilities' as const, kind: entry.kind, card: entry })),
  ...box.entries.coPilots.map(({ entry }) => ({ list: 'coPilots' as const, kind: 'coPilot' as const, card: entry })),
  ...box.entries.sparrowUpgrades.map(({ entry }) => ({
    list: 'sparrowUpgrades' as const,
    kind: 'sparrow' as const,
    card: entry,
  })),
]

/** The values that the owner of a run has typed in for this card. */
export function valuesFor(seed: string, { list, card }: Fittable): Partial<Pick<BoxCard, PrintedField>> {
  const random = randomOf(`${seed} ${card.id}`)
  const open = missingOf(list, card as never)
  return Object.fromEntries(
    printedFields.filter((field) => open.includes(field)).map((field) => [field, printedMade[field](random, card)]),
  )
}

export const cardMade = (seed: string, one: Fittable): ActionCard => ({
  ...one.card,
  id: nameOf(one),
  ...valuesFor(seed, one),
})

const upgradeIds = new Set(box.entries.upgrades.map(({ entry }) => entry.id))
const abilityIds = new Set(box.entries.abilities.map(({ entry }) => entry.id))

/** Its id in a fight, where cards of all lists lie together: a few cards of two lists share their name. */
export function nameOf({ list, card: { id } }: Fittable): string {
  if (list === 'abilities' && upgradeIds.has(id)) return `ability-${id}`
  return list === 'sparrowUpgrades' && (upgradeIds.has(id) || abilityIds.has(id)) ? `sparrow-${id}` : id
}

export type Take = (kind: Fittable['kind'], beside: readonly Fittable[]) => Fittable | null

/** Takes cards of the box by chance, each once, and none that may not stand beside what its ship has already. */
export function boxOf(random: Random): Take {
  const left = new Set(fittable)
  return (wanted, beside) => {
    const fits = [...left].filter(
      (one) => one.kind === wanted && !beside.some((other) => bars(one, other) || bars(other, one)),
    )
    if (fits.length === 0) return null
    const one = random.pick(fits)
    left.delete(one)
    return one
  }
}

const bars = ({ card: { notWith = [] } }: Fittable, { card }: Fittable): boolean => notWith.includes(card.id)
