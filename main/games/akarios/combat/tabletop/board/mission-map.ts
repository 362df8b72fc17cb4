// The board of a mission: its printed map turned into what the board looks things up in.
import { hexName } from '../../../../../../shared/lib/hex/names.ts'
import { hexesOf, type MissionMap } from '../../../../../../shared/games/akarios/content/map.ts'
import type { BoardMap, BoardShape } from './map.ts'

/**
 * Size, terrain and wormholes of a map, each wormhole named after its hex. `markers` are those with hull, with the ids by
 * which the fight knows them (SP-010); a marker without hull is no part of the board (SP-009). Every terrain sign fills
 * its own hex, so a tile of three is three signs (CB-027).
 */
export function boardMapOf(map: MissionMap, markers: BoardMap['markers']): BoardMap {
  const hexes = hexesOf(map)
  const pieces = hexes.flatMap(({ place: at, things }) =>
    things.flatMap((thing) => (thing.type === 'terrain' ? [{ at, terrain: thing.terrain }] : [])),
  )
  const columns = map.rows[0]?.length ?? 0
  const whole = hexes.length === columns * map.rows.length
  const shape: BoardShape = whole
    ? { type: 'grid', columns, rows: map.rows.length }
    : { type: 'list', hexes: hexes.map(({ place }) => place) }
  return {
    shape,
    terrain: pieces.flatMap(({ at, terrain }) => (terrain === 'wormhole' ? [] : [{ at, terrain }])),
    wormholes: pieces.flatMap(({ at, terrain }) => (terrain === 'wormhole' ? [{ id: hexName(at), at }] : [])),
    markers,
  }
}
