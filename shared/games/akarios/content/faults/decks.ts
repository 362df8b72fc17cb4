// Decks add up: the cards of a deck to its size, twenty for a player (rule CS-003), labelled for its owner (CS-004), and nothing in
// it that only a fight puts there (CS-019). What a box holds is counted here too.
import { entriesOf, type Content } from '../content.ts'
import { enemyDeckLabel, startingDeckSize } from '../modifier.ts'
import type { BoxTotals } from '../pack.ts'
import type { Check } from './check.ts'

export function checkDecks({ content, fault }: Check): void {
  for (const { id, owner, label, size, cards } of entriesOf(content, 'decks')) {
    if (owner === 'player' && size !== undefined && size !== startingDeckSize)
      fault('decks', id, ['size'], 'deck-sum', `A player's deck has ${startingDeckSize} cards, this one ${size}.`)
    if (label !== undefined && (label === enemyDeckLabel) !== (owner === 'enemies'))
      fault('decks', id, ['label'], 'wrong-kind', 'Players take the decks 1 to 4, all enemies draw from E.')
    if (cards === undefined) continue
    const sum = cards.reduce((total, { count }) => total + count, 0)
    const wanted = size ?? (owner === 'player' ? startingDeckSize : sum)
    if (sum !== wanted)
      fault('decks', id, ['cards'], 'deck-sum', `The cards add up to ${sum}; the deck holds ${wanted}.`)
    const ids = cards.map(({ card }) => card)
    for (const [at, card] of ids.entries())
      if (ids.indexOf(card) !== at) fault('decks', id, ['cards', at], 'id-twice', `"${card}" is listed twice.`)
    for (const [at, { card }] of cards.entries()) {
      const known = content.modifierCards[card]
      if (known?.form === 'trait')
        fault('decks', id, ['cards', at, 'card'], 'wrong-kind', `"${card}" is a mark on other cards, not a card.`)
      if (known?.form === 'card' && known.scenarioOnly)
        fault(
          'decks',
          id,
          ['cards', at, 'card'],
          'wrong-kind',
          `"${card}" comes in during a fight; no deck begins with it.`,
        )
    }
  }
}

/** How many cards or tiles of a box are told, by the words of the box list. Copies count where a name has several. */
export function countedInBox(content: Content): Required<BoxTotals> {
  const upgrades = (kind: string): number =>
    entriesOf(content, 'upgrades').reduce((sum, card) => sum + (card.kind === kind ? (card.copies ?? 1) : 0), 0)
  const abilities = (kind: string): number =>
    entriesOf(content, 'abilities').filter((card) => card.kind === kind).length
  const enemies = entriesOf(content, 'enemies')
  return {
    pilots: entriesOf(content, 'pilots').filter(({ unnamed }) => !unnamed).length,
    ships: entriesOf(content, 'ships').filter(({ unnamed }) => !unnamed).length,
    pilotAbilities: abilities('pilotAbility'),
    shipAbilities: abilities('shipAbility'),
    weapons: upgrades('weapon'),
    engines: upgrades('engine'),
    techs: upgrades('tech'),
    sparrowUpgrades: entriesOf(content, 'sparrowUpgrades').length,
    coPilots: entriesOf(content, 'coPilots').length,
    modifierCards: entriesOf(content, 'decks').reduce(
      (sum, deck) => sum + (deck.cards?.reduce((all, { count }) => all + count, 0) ?? 0),
      0,
    ),
    enemyCards: enemies.reduce((sum, { byNumber }) => sum + Object.keys(byNumber ?? {}).length, 0),
    combatCards: enemies.reduce(
      (sum, { cards = [] }) => sum + cards.reduce((all, { copies = 1 }) => all + copies, 0),
      0,
    ),
    traumaCards: entriesOf(content, 'traumaCards').reduce((sum, { copies = 1 }) => sum + copies, 0),
    eventCards: entriesOf(content, 'events').length,
    worldCards: entriesOf(content, 'worlds').reduce((sum, { cards }) => sum + cards.length, 0),
  }
}
