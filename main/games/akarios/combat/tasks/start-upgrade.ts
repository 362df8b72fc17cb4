// An upgrade of the Sparrow does what it does as the fight begins: at the scenario's start (SW-018), or for attacks to come (SW-003).
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { ActionCard } from '../state/content.ts'
import { cardOf, consciousPilots } from '../state/read.ts'
import type { Run } from './run.ts'

export const startUpgrade: Run<'startUpgrade'> = (fight, { place }) => {
  const upgrade = fight.state.sparrowUpgrades.find((one) => one.place === place)
  const [seat] = consciousPilots(fight.state).map(({ id }) => id)
  if (upgrade === undefined || seat === undefined) return
  const steps = atStart(cardOf(fight.state, upgrade.card))
  if (steps.length === 0) return
  const by = { seat, action: place, card: upgrade.card, stress: false, value: null }
  const riders = { attack: [], apply: [] }
  fight.push({ type: 'performSteps', by, steps: [...steps], riders, loose: null, begun: true })
}

/** An action without any slot is never paid for: it is in force all the time. */
function atStart({ timing, effects, slots }: ActionCard): readonly Step[] {
  if (timing === 'scenarioStart') return effects
  const isPassive = timing === 'passive' || (timing === 'action' && slots?.length === 0)
  return isPassive ? effects.filter((step) => step.do === 'nextAttack' || step.do === 'forEach') : []
}
