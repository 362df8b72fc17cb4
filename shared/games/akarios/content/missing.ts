// Which printed values of an entry are not known yet: what the app asks for, what a complete pack must have, what a table shows.
import type { Timing } from './card.ts'
import { entriesOf, type Content } from './content.ts'
import { combatCardsTold, ranks } from './enemy.ts'
import { printsCounted } from './faults/cards.ts'
import { kinds, sheets, type EntryOf, type Kind, type Sheet, type SheetOf } from './kinds.ts'
import { everyStep } from './steps/step.ts'

/** Field paths as `values.json` names them (`regular.hull`). */
export const missingOf = <K extends Kind>(kind: K, entry: EntryOf<K>): readonly string[] =>
  (missing[kind] as (entry: EntryOf<K>) => readonly string[])(entry)

/** The same for the board and the figures. */
export const missingOfSheet = <S extends Sheet>(sheet: S, of: SheetOf<S>): readonly string[] =>
  sheet === 'board' ? absent(of as SheetOf<'board'>, ['dieFaces', 'moves', 'rotate', 'attack']) : []

const absent = <T extends object>(entry: T, fields: readonly (keyof T & string)[]): string[] =>
  fields.filter((field) => entry[field] === undefined)

const missing: { readonly [K in Kind]: (entry: EntryOf<K>) => readonly string[] } = {
  pilots: (pilot) => [
    ...(pilot.unnamed ? ['name'] : []),
    ...absent(pilot, ['health', 'skills', 'trees', 'traumaTrack']),
    ...(['I', 'II', 'III', 'IV'] as const)
      .filter((level) => pilot.abilities?.[level] === undefined)
      .map((level) => `abilities.${level}`),
  ],
  ships: (ship) => [
    ...(ship.unnamed ? ['name'] : []),
    ...absent(ship, ['classes', 'hull', 'shield', 'tree']),
    ...absent(ship.brings, ['weapon', 'engine']).map((kind) => `brings.${kind}`),
    ...(['I', 'II', 'III'] as const)
      .filter((level) => ship.abilities?.[level] === undefined)
      .map((level) => `abilities.${level}`),
  ],
  upgrades: (card) => [...absent(card, ['number', 'cost', 'classes']), ...printed(card)],
  abilities: (card) => printed(card),
  coPilots: (card) => printed(card),
  sparrowUpgrades: (card) => [...absent(card, ['number', 'cost']), ...printed(card)],
  effects: () => [],
  modifierCards: (card) =>
    card.form === 'card' && card.change.type === 'effect' && card.change.gives === undefined ? ['change.gives'] : [],
  decks: (deck) => absent(deck, ['size', 'cards']),
  traumaCards: () => [],
  achievements: () => [],
  events: () => [],
  enemies: (enemy) => [
    ...absent(enemy, ['deckNumber', 'standees']),
    ...(combatCardsTold(enemy) ? [] : ['cards']),
    ...ranks.flatMap((rank) =>
      absent(enemy[rank] ?? {}, ['hull', 'shield', 'attack', 'immune']).map((field) => `${rank}.${field}`),
    ),
  ],
  missions: () => [],
  systems: (system) => absent(system, ['grid', 'legend', 'locations']),
  worlds: () => [],
  markets: () => [],
}

/** Cards that nobody pays: they show neither slots nor supply. */
const worksByItself: readonly Timing[] = ['passive', 'market', 'scenarioStart']

/** What every card prints besides its steps. */
function printed(card: EntryOf<'abilities' | 'coPilots'>): readonly string[] {
  const steps = [...everyStep(card.effects)]
  const { moves, attacks } = printsCounted(card)
  const reaching = steps.flatMap((step) => ('targets' in step ? [step.targets] : []))
  const needsReach =
    steps.some((step) => step.do === 'placeTerrain') ||
    reaching.some(
      ({ who, range, area, same }) =>
        range === undefined && !area && !same && (who === 'any' || who === 'friendly' || who === 'enemy'),
    )
  return [
    ...(worksByItself.includes(card.timing) ? [] : absent(card, ['supply', 'slots'])),
    ...(card.moves === undefined && moves > 0 ? ['moves'] : []),
    ...(card.attacks === undefined && attacks > 0 ? ['attacks'] : []),
    ...(card.reach === undefined && needsReach ? ['reach'] : []),
    ...(card.area === undefined && reaching.some(({ area }) => area) ? ['area'] : []),
  ]
}

export interface Completeness {
  readonly kind: Kind | Sheet
  readonly entries: number
  /** Entries of which every printed value is known. */
  readonly complete: number
  /** How many entries lack which field, most often missing first. */
  readonly missing: readonly { readonly field: string; readonly entries: number }[]
}

/** One line for each kind that has entries. */
export function completeness(content: Content): readonly Completeness[] {
  const line = (kind: Kind | Sheet, lists: readonly (readonly string[])[]): Completeness => {
    const counts = new Map<string, number>()
    for (const field of lists.flat()) counts.set(field, (counts.get(field) ?? 0) + 1)
    return {
      kind,
      entries: lists.length,
      complete: lists.filter((list) => list.length === 0).length,
      missing: [...counts]
        .map(([field, entries]) => ({ field, entries }))
        .sort((a, b) => b.entries - a.entries || (a.field < b.field ? -1 : 1)),
    }
  }
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        entriesOf(content, kind).map((entry) => missingOf(kind, entry)),
      ),
    ),
    ...sheets.flatMap((sheet) => {
      const of = content[sheet]
      return of === undefined ? [] : [line(sheet, [missingOfSheet(sheet, of)])]
    }),
  ].filter(({ entries }) => entries > 0)
}
