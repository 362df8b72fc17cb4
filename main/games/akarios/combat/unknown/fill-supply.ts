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
  const fresh = [
    ...squad.squad.flatMap((pilot) =>
      pilot.cards.filter(isNew).map((card) => ({ card, supply: startSupply(squad, pilot, card) })),
    ),
    ...squad.sparrow
      .filter(isNew)
      .map((card) => ({ card, supply: upgradeSupply(state.content.cards[card.card] ?? {}) })),
  ]
  for (const { card, supply } of fresh)
    if (card.startSupply === null) {
      card.supply ??= supply
      card.startSupply = supply
    }
}
