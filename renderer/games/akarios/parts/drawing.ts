// Which drawing of the sprite stands for a ship or an enemy type. What we have no drawing of gets one of its size and manner.
import type { ShipView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { shipNames, type ShipName } from '../../../ui/icons.tsx'

/** The ships and drones of the training sector. */
const ours: Readonly<Record<string, ShipName>> = {
  heron: 'argonaut',
  gannet: 'merkava',
  plover: 'knossis',
  curlew: 'invictus',
  'needle-drone': 'scout',
  'bell-drone': 'tender',
}

export function drawingOfId(id: string): ShipName {
  const own = Object.hasOwn(ours, id) ? ours[id] : undefined
  return own ?? shipNames.find((name) => name === id || id.endsWith(`-${name}`)) ?? 'scout'
}

export function drawingOf(ship: ShipView): ShipName {
  if (ship.kind === 'sparrow') return 'sparrow'
  if (ship.kind === 'pilot') return drawingOfId(ship.ship)
  return ship.kind === 'enemy' ? drawingOfId(ship.type) : 'warden'
}
