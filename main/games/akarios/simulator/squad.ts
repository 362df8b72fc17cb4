// The squad that a simulation sends: who is there on the first evening, with what the ships bring.
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import { nothingYet, type CampaignState, type SeatRow } from '../campaign/state.ts'

/** Ids of pilots and ships, in the order in which they are sent. */
export interface Crew {
  readonly pilots: readonly string[]
  readonly ships: readonly string[]
}

/** The first `pilots` (1 to 4) of them, each with a starting deck; undefined where there are too few. */
export function seatsOf(crew: Crew, pilots: number): readonly SeatRow[] | undefined {
  const seats = crew.pilots.slice(0, pilots).flatMap((pilot, at) => {
    const ship = crew.ships[at]
    return ship === undefined ? [] : [{ seat: at + 1, player: '', pilot, ship, callSign: '', deck: at + 1 }]
  })
  return seats.length < pilots ? undefined : seats
}

/** A campaign of these seats in which nothing has happened yet. */
export function firstEvening(
  seats: readonly SeatRow[],
  difficulty: CampaignState['squad']['difficulty'],
  { ships }: Content,
): CampaignState {
  const brought = seats.flatMap(({ seat, ship }) =>
    Object.values(ships[ship]?.brings ?? {}).map((upgrade) => ({ seat, upgrade })),
  )
  return {
    ...nothingYet,
    squad: { ...nothingYet.squad, difficulty },
    seats,
    upgrades: brought.map(({ seat, upgrade }, at) => ({ id: at + 1, upgrade, seat, source: 'ship', paid: null })),
  }
}
