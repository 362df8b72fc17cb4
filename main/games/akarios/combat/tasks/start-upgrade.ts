// An upgrade of the Sparrow does what it does as the fight begins: at the scenario's start (SW-018), or for the squad's first attack.
import { cardOf, consciousPilots } from '../state/read.ts'
import type { Run } from './run.ts'

export const startUpgrade: Run<'startUpgrade'> = (fight, { place }) => {
  const upgrade = fight.state.sparrowUpgrades.find((one) => one.place === place)
  const [seat] = consciousPilots(fight.state).map(({ id }) => id)
  if (upgrade === undefined || seat === undefined) return
  const { timing, effects } = cardOf(fight.state, upgrade.card)
  const steps = timing === 'scenarioStart' ? effects : effects.filter((step) => step.do === 'nextAttack')
  if ((timing !== 'scenarioStart' && timing !== 'passive') || steps.length === 0) return
  const by = { seat, action: place, card: upgrade.card, stress: false, value: null }
  fight.push({
    type: 'performSteps',
    by,
    steps: [...steps],
    riders: { attack: [], apply: [] },
    loose: null,
    begun: true,
  })
}
