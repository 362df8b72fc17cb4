// New terrain on free hexes of the board: no ship, no other terrain, no marker with hull.
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import { hexName } from '../../../../../shared/lib/hex/names.ts'
import { sameHex } from '../../../../../shared/lib/hex.ts'
import type { Fight } from '../fight.ts'
import { actingShip, actorOf } from '../state/actor.ts'
import { isOnTable } from '../state/real-table.ts'
import { cardOf } from '../state/read.ts'
import { layTile, rememberTile } from '../state/tiles.ts'
import { onCard } from '../unknown/untold.ts'
import type { Command } from './command.ts'

export const placeTerrain: Command<'placeTerrain'> = (fight, { terrain, count }, { by }) => {
  const { state, table } = fight
  const ship = actingShip(state, actorOf(by))
  const range = rangeOf(fight, by.card)
  const wanted = { where: 'free', terrain: [], range, from: ship, facing: 'kept', ignoresTerrain: true } as const
  for (let left = count; left > 0; left -= 1) {
    const places = fight
      .know(table.landings(state, ship, wanted))
      .filter(({ at }) => at === null || !isCovered(fight, at))
    if (places.length === 0) return void fight.note('noPlace', { ship: ship.id })
    const asks = { key: 'akarios.ask.placeTerrain', args: { terrain, left } }
    if (isOnTable(state)) {
      rememberTile(state, terrain)
      fight.note('terrainPlaced', { terrain, at: null })
      continue
    }
    const { place } = fight.ask({ type: 'place', seat: by.seat, asks, ship: ship.id, places })
    const at = places[place]?.at ?? null
    if (at !== null) layTile(state, terrain, at)
    fight.note('terrainPlaced', { terrain, at: at === null ? null : hexName(at) })
  }
}

/** In hexes; null where the card sets no limit, and on the real table, where nobody counts. */
function rangeOf(fight: Fight, card: string | null): number | null {
  if (card === null || isOnTable(fight.state)) return null
  const reach = fight.told(cardOf(fight.state, card).reach, onCard(card, 'reach'))
  return typeof reach === 'number' ? reach : null
}

const isCovered = ({ state: { map, ships } }: Fight, hex: Spot): boolean =>
  [...map.terrain, ...map.wormholes, ...ships.flatMap(({ pose }) => pose ?? [])].some(({ at }) => sameHex(at, hex))
