// The entries of a fight's own content by the names that packs give them: one is read, or put in the place of the old one.
import type { Kind, Sheet } from '../../../../../shared/games/akarios/content/kinds.ts'
import type { Content } from '../../../../../shared/games/akarios/content/content.ts'
import type { Board } from '../../../../../shared/games/akarios/content/board.ts'
import type { Enemy } from '../../../../../shared/games/akarios/content/enemy.ts'
import type { ActionCard, FightContent } from '../state/content.ts'

export interface EntryName {
  readonly kind: Kind | Sheet
  readonly id: string
}

/** An entry with the kind that it is checked as: all cards alike have the fields of a co-pilot. */
export type FoundEntry =
  | { readonly as: 'enemies'; readonly entry: Enemy; readonly name: string }
  | { readonly as: 'coPilots'; readonly entry: ActionCard; readonly name: string }
  | { readonly as: 'board'; readonly entry: Board; readonly name: string }

/** Throws for what the fight has no copy of. */
export function entryOf({ board, cards, enemies }: FightContent, { kind, id }: EntryName): FoundEntry {
  if (kind === 'board') return { as: 'board', entry: board, name: 'board' }
  const [enemy, card] = [enemies[id], cards[keyOf(kind, id)]]
  if (kind === 'enemies' && enemy !== undefined) return { as: 'enemies', entry: enemy, name: enemy.name }
  if (card === undefined) throw new Error(`no ${kind} ${id} in this fight`)
  return { as: 'coPilots', entry: card, name: card.name }
}

/** The content with the entry as it stands in `told`; the content given stays as it is. */
export function withEntry(content: FightContent, { kind, id }: EntryName, told: Content): FightContent {
  if (kind === 'board') return { ...content, board: told.board ?? content.board }
  if (kind === 'enemies') {
    const enemy = told.enemies[id]
    return enemy === undefined ? content : { ...content, enemies: { ...content.enemies, [id]: enemy } }
  }
  const card = told.coPilots[id]
  return card === undefined ? content : { ...content, cards: { ...content.cards, [keyOf(kind, id)]: card } }
}

/** An ability and an upgrade may share an id, so a fight knows only upgrades by their bare one. */
export const keyOf = (kind: Kind | Sheet, id: string): string => (kind === 'upgrades' ? id : `${kind}:${id}`)
