// Supply that comes to be known in the middle of a fight: nothing of it is spent yet, so such a card has all that it starts with, or
// what the table has set by hand.
import { startSupply, upgradeSupply } from '../scenario/start-supply.ts'
import type { FightContent } from '../state/content.ts'
import { pilotsOf } from '../state/read.ts'
import type { FightState } from '../state/state.ts'

/** Changes `state`, whose content knows more than `before` did. */
export function fillSupply(state: FightState, before: FightContent): void {
  const isNew = ({ card }: { readonly card: string }): boolean => before.cards[card] !== state.content.cards[card]
  const squad = { content: state.content, squad: pilotsOf(state), sparrow: state.sparrowUpgrades }
  for (const pilot of squad.squad)
    pilot.cards = pilot.cards.map((card) => (isNew(card) ? filled(card, startSupply(squad, pilot, card)) : card))
  state.sparrowUpgrades = state.sparrowUpgrades.map((upgrade) =>
    isNew(upgrade) ? filled(upgrade, upgradeSupply(state.content.cards[upgrade.card] ?? {})) : upgrade,
  )
}

interface Supplied {
  readonly supply: number | null
  readonly startSupply: number | null
}

const filled = <T extends Supplied>(card: T, supply: number | null): T =>
  card.startSupply === null ? { ...card, supply: card.supply ?? supply, startSupply: supply } : card
