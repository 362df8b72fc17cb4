// The objectives while the past is looked at: a hull that is counted is that of its ship at that moment.
import type { FightView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'

export const objectivesAfter = (before: FightView['objectives'], ships: readonly ShipView[]): FightView['objectives'] =>
  before.map((objective) => {
    const { progress } = objective
    const ship = progress.counts === 'hull' ? ships.find(({ id }) => id === progress.ship) : undefined
    if (progress.counts !== 'hull' || ship === undefined) return objective
    return { ...objective, progress: { ...progress, done: progress.of - ship.hull } }
  })
