// Names of a squad's people, pilots and ships as its view has them.
import type { SquadView } from '../../../../shared/games/akarios/view/squad-view.ts'

export type Seat = SquadView['seats'][number]

export const pilotOf = ({ pilots }: SquadView, seat: Seat) => pilots.find(({ id }) => id === seat.pilot)?.name ?? ''
export const shipOf = ({ ships }: SquadView, seat: Seat) => ships.find(({ id }) => id === seat.ship)?.name ?? ''
export const playerOf = ({ seats }: SquadView, number: number | null) =>
  seats.find(({ seat }) => seat === number)?.player ?? ''
