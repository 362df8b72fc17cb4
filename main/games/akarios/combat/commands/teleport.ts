// The ship is set down on a free hex; nothing between counts, but the hex itself is entered unless the card says otherwise.
import { pilotOf } from '../state/read.ts'
import { binds } from '../effects/binds.ts'
import type { Command } from './command.ts'

export const teleport: Command<'teleport'> = (
  fight,
  { to, nextTo = [], range, facing, ignoresTerrain = false },
  { by },
) => {
  const ship = pilotOf(fight.state, by.seat)
  if (binds(fight.state, ship, 'slow')) return void fight.note('moveSkipped', { ship: by.seat }, 'CE-032')
  const where = to === 'freeHex' ? 'free' : to === 'freeEdgeHex' ? 'edge' : 'beside'
  fight.push({
    type: 'landShip',
    ship: by.seat,
    seat: by.seat,
    where,
    terrain: nextTo,
    range: range ?? null,
    facing,
    ignoresTerrain,
  })
}
