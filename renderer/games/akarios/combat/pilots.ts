// The pilots among the ships of a fight.
import type { FightView, PilotView } from '../../../../shared/games/akarios/view/fight-view.ts'

type Ships = Pick<FightView, 'ships'>

/** In the order of the seats. */
export const pilotsOf = ({ ships }: Ships): readonly PilotView[] =>
  ships.filter((ship): ship is PilotView => ship.kind === 'pilot')

export const pilotOf = (view: Ships, seat: string | undefined): PilotView | undefined =>
  pilotsOf(view).find(({ id }) => id === seat)
