// Cards that wait for the end of an enemy next to their ship.
import type { Timing } from '../../../../../shared/games/akarios/content/card.ts'
import type { Fight } from '../fight.ts'
import { pilotOf } from '../state/read.ts'
import type { Ship } from '../state/ships.ts'
import type { TaskOf } from '../tasks/task.ts'
import { momentOf } from './moment.ts'

/** `gone`: where it stood last. The distance is asked only for pilots who have such a card. */
export function momentBeside(
  fight: Fight,
  gone: Ship,
  on: Timing,
  seats: readonly string[] | null = null,
): TaskOf<'offerCard'>[] {
  const { state, table } = fight
  const offers = momentOf(state, on, seats)
  const near = [...new Set(offers.map(({ seat }) => seat))].filter((seat) =>
    fight.know(table.isNear(state, pilotOf(state, seat), gone, 1)),
  )
  return offers.filter(({ seat }) => near.includes(seat))
}
