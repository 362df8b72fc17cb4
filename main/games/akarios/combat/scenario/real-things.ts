// Which luck people type in, because its dice or cards lie on the real table: each by itself, for each player.
import type { sharedDecks } from '../../../../../shared/contract/choices.ts'
import { diceOf } from '../dice.ts'
import { deckOf, enemyDeck } from '../stress-miss.ts'
import type { FightSetup } from './setup.ts'

/** Action dice and modifier decks by seat (`p1` to `p4`), and decks that belong to nobody. */
export interface RealThings {
  readonly dice: readonly string[]
  readonly decks: readonly string[]
  /** Modifier cards of the enemies, combat cards of all types, trauma cards. */
  readonly shared: readonly (typeof sharedDecks)[number][]
}

/** The names under which this fight will ask for that luck. */
export const realSources = ({ dice, decks, shared }: RealThings, { content }: FightSetup): readonly string[] => [
  ...dice.map(diceOf),
  ...decks.map(deckOf),
  ...(shared.includes('enemies') ? [enemyDeck] : []),
  ...(shared.includes('combat') ? Object.keys(content.enemies).map((type) => `combat:${type}`) : []),
  ...(shared.includes('trauma') ? ['trauma'] : []),
]
