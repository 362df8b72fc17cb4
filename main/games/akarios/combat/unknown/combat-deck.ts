// The combat deck of an enemy type of which only some cards are told: the others are there by number, and each is asked for when it is
// drawn. Which told or untold card comes is luck as ever, so the chances are those of the real deck.
import type { Command } from '../../../../../shared/games/akarios/content/combat-card.ts'
import { combatCardsTold } from '../../../../../shared/games/akarios/content/enemy.ts'
import type { Fight } from '../fight.ts'
import { onCombatCard, onEnemy } from './untold.ts'

/** Ids of all its cards (CB-020), those that nobody has told as `c1`, `c2`…; null for a type that no deck runs. */
export function combatDeck(fight: Fight, type: string): readonly string[] | null {
  const enemy = fight.state.content.enemies[type]
  const told = (enemy?.cards ?? []).flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id))
  if (enemy === undefined || combatCardsTold(enemy)) return told.length > 0 ? told : null
  const size = fight.told(enemy.deckSize, onEnemy(type, 'deckSize'))
  const free = Array.from({ length: size }, (_, at) => `c${at + 1}`).filter((id) => !told.includes(id))
  return [...told, ...free.slice(0, size - told.length)]
}

/** The command line of a card that has been drawn; the table reads it off the real one when it is new. */
export function lineDrawn(fight: Fight, type: string, card: string): readonly Command[] {
  const known = fight.state.content.enemies[type]?.cards?.find(({ id }) => id === card)?.line
  return fight.told(known, onCombatCard(type, card))
}
