// What the upgrades of the Sparrow do all the time while they are fitted, wherever it is (SW-003, SW-008, SW-014).
import { everyStep, type Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { AddSources, Hooks } from '../hooks/hooks.ts'
import { actingShip } from '../state/actor.ts'
import type { ActionCard } from '../state/content.ts'
import { cardOf } from '../state/read.ts'
import { immune } from './standing/immune.ts'
import { noTerrainLoss } from './standing/no-terrain-loss.ts'
import { shareShieldDamage } from './standing/share-shield-damage.ts'
import { traumaChoice } from './standing/trauma-choice.ts'

export const addSparrowHooks: AddSources = (state, sources) => {
  if (state.sparrowUpgrades.length === 0) return
  const bearer = actingShip(state, 'sparrow')
  for (const { card } of state.sparrowUpgrades)
    for (const hooks of hooksOf(cardOf(state, card))) sources.push({ bearer, hooks })
}

/** What an upgrade is never changes in a fight, so its hooks are made once. */
const made = new WeakMap<ActionCard, readonly Hooks[]>()

function hooksOf(card: ActionCard): readonly Hooks[] {
  const known = made.get(card)
  if (known !== undefined) return known
  const hooks = [...everyStep(card.effects)].flatMap((step) => squadHooks(step) ?? [])
  made.set(card, hooks)
  return hooks
}

/** Null for a step that does nothing of this kind for the squad. */
function squadHooks(step: Step): Hooks | null {
  switch (step.do) {
    case 'immune':
      return step.who === 'allFriendly' ? immune(step) : null
    case 'noTerrainLoss':
      return step.who === 'allFriendly' ? noTerrainLoss(step) : null
    case 'shareShieldDamage':
      return shareShieldDamage(step)
    case 'traumaChoice':
      return traumaChoice(step)
    default:
      return null
  }
}
