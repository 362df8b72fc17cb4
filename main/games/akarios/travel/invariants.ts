// What is always true of a trip: looked at after every step in tests, and before a change by hand.
import { mostSupply } from '../campaign/state.ts'
import type { TravelState } from './state.ts'

/** Each breach as `word:details`; none in a sound trip. */
export function findBreaches(state: TravelState): readonly string[] {
  const { supply, seats, setup, to, paid, stage, pile, used } = state
  const known = setup.events?.map(({ id }) => id) ?? []
  const cards = [...(pile ?? []), ...used, ...setup.eventsUsed.filter((id) => known.includes(id))].sort()
  return [
    ...(supply < 0 || supply > mostSupply ? ['supply:sparrow'] : []),
    ...seats.flatMap(({ seat, stress }) => (stress < 0 || stress > 10 ? [`stress:${seat}`] : [])),
    ...(stage.is !== 'choose' && stage.is !== 'over' && (to === null || !paid) ? ['unpaid:trip'] : []),
    ...(pile !== null && cards.join() !== known.toSorted().join() ? ['events:pile'] : []),
  ]
}
