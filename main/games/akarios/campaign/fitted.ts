// What the cards on boards and on the Sparrow do before a fight begins: start values, bolsters (rules CB-001, SW-003, SW-013, SW-018,
// CO-006).
import { everyStep, type Step } from '../../../../shared/games/akarios/content/steps/step.ts'
import { fittedOnSparrow } from './equip.ts'
import { seatsInPlay } from './rows.ts'
import type { StartField } from './start-values.ts'
import type { CampaignState, FitRow } from './state.ts'
import type { CampaignContent } from './work.ts'

/** The printed card of a fit. */
export function cardOfFit({ all }: CampaignContent, { kind, card }: Pick<FitRow, 'kind' | 'card'>) {
  switch (kind) {
    case 'coPilot':
      return all.coPilots[card]
    case 'pilotAbility':
    case 'shipAbility':
      return all.abilities[card]
    default:
      return all.upgrades[card]
  }
}

/** What a seat's own cards add to a start value, and what any card in play adds to every friendly ship. */
export function fittedBonus(state: CampaignState, content: CampaignContent, seat: number, field: StartField): number {
  const inPlay = new Set(seatsInPlay(state).map((one) => one.seat))
  const steps = (rows: readonly FitRow[]): Step[] =>
    rows.flatMap((row) => [...everyStep(cardOfFit(content, row)?.effects ?? [])])
  const own = steps(state.fits.filter((row) => row.seat === seat))
  const everybodys = [...steps(state.fits.filter((row) => inPlay.has(row.seat))), ...sparrowSteps(state, content)]
  const sum = (list: readonly Step[], who: 'self' | 'allFriendly') =>
    list.reduce(
      (total, step) =>
        step.do === 'startValue' && step.of === field && step.who === who && step.amount !== 'fromSlots'
          ? total + step.amount
          : total,
      0,
    )
  return sum(own, 'self') + sum(everybodys, 'allFriendly')
}

/** Bolsters that fitted Sparrow upgrades put into each pilot's deck, on top of boosts. */
export const fittedBolsters = (state: CampaignState, content: CampaignContent): number =>
  sparrowSteps(state, content).filter((step) => step.do === 'addToDeck' && step.deck === 'everyPilot').length

const sparrowSteps = (state: CampaignState, { all }: CampaignContent): Step[] =>
  fittedOnSparrow(state).flatMap((card) => [...everyStep(all.sparrowUpgrades[card]?.effects ?? [])])
