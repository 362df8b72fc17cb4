// What the packs tell of a box against its printed list. The rulebook lists names, not cards: where names and cards of the list differ,
// both are said and neither is bent to fit (open question 55).
import { entriesOf, type Content } from './content.ts'
import type { BoxTotals } from './pack.ts'

export interface BoxLine {
  readonly of: keyof BoxTotals
  /** Different names known; missing for cards that have none of their own. */
  readonly names?: number
  /** Cards or tiles that are told, a name without a number of copies as one: there may be more. */
  readonly told: number
  /** What the box list says. */
  readonly total: number
}

/** One line for each kind of the box list, in its order. */
export function boxLines(content: Content, box: BoxTotals): readonly BoxLine[] {
  const told = countedInBox(content)
  const names = namesInBox(content)
  return (Object.keys(box) as (keyof BoxTotals)[]).flatMap((of) => {
    const [total, named] = [box[of], names[of]]
    return total === undefined ? [] : [{ of, told: told[of], total, ...(named === undefined ? {} : { names: named }) }]
  })
}

function namesInBox(content: Content): Partial<Record<keyof BoxTotals, number>> {
  const counted = countedInBox(content)
  const upgrades = (kind: string): number => entriesOf(content, 'upgrades').filter((card) => card.kind === kind).length
  const { pilots, ships, pilotAbilities, shipAbilities, sparrowUpgrades, coPilots, eventCards } = counted
  return {
    ...{ pilots, ships, pilotAbilities, shipAbilities, sparrowUpgrades, coPilots, eventCards },
    weapons: upgrades('weapon'),
    engines: upgrades('engine'),
    techs: upgrades('tech'),
    traumaCards: entriesOf(content, 'traumaCards').length,
  }
}

/** How many cards or tiles of a box are told, by the words of the box list. Copies count where a name has several. */
function countedInBox(content: Content): Required<BoxTotals> {
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
