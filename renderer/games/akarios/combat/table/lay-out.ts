// Where everything stands, as people tell it piece by piece on the way from the real table to the board of the app.
import type { HandChangeOf } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { Terrain } from '../../../../../shared/games/akarios/content/geometry.ts'
import type { Spot } from '../../../../../shared/games/akarios/question/place.ts'
import type { FightView, ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { sameHex, type Facing } from '../../../../../shared/lib/hex.ts'
import { hexName, hexNamed } from '../../../../../shared/lib/hex/names.ts'

/** A ship, or a tile that was laid in this fight. `typed` is the name of its hex as it was written. */
export interface Piece {
  readonly id: string
  readonly ship: ShipView | undefined
  readonly terrain: Terrain | undefined
  readonly typed: string
  readonly facing: Facing
}

/** Ships in the order of the fight, then tiles. Markers and the Sparrow begin where the app last knew them. */
export const piecesOf = ({ ships, realTable }: FightView): readonly Piece[] => [
  ...ships.filter(hasPlace).map((ship): Piece => ({
    id: ship.id,
    ship,
    terrain: undefined,
    typed: ship.pose === null ? '' : hexName(ship.pose.at),
    facing: ship.pose?.facing ?? (ship.kind === 'enemy' ? 3 : 0),
  })),
  ...(realTable?.laid ?? []).map((terrain, index): Piece => ({
    id: `tile ${index}`,
    ship: undefined,
    terrain,
    typed: '',
    facing: 0,
  })),
]

/** An unconscious pilot has none, nor has a Sparrow that takes no part. */
const hasPlace = (ship: ShipView): boolean =>
  ship.kind === 'pilot' ? !ship.out : ship.kind !== 'sparrow' || ship.pose !== null

/** The hex of this board that was typed. */
export function spotOf({ typed }: Piece, hexes: readonly Spot[]): Spot | undefined {
  const named = hexNamed(typed)
  return named === null ? undefined : hexes.find((hex) => sameHex(hex, named))
}

/** What is sent once every piece has its hex; undefined before. */
export function changeOf(pieces: readonly Piece[], hexes: readonly Spot[]): HandChangeOf<'playOnBoard'> | undefined {
  const placed = pieces.flatMap((piece) => {
    const at = spotOf(piece, hexes)
    return at === undefined ? [] : [{ ...piece, at: { q: at.q, r: at.r } }]
  })
  if (placed.length < pieces.length) return undefined
  return {
    type: 'playOnBoard',
    ships: placed.flatMap(({ ship, at, facing }) => (ship === undefined ? [] : [{ ship: ship.id, at, facing }])),
    tiles: placed.flatMap(({ terrain, at }) => (terrain === undefined ? [] : [{ terrain, at }])),
  }
}

/** The board as it has been told so far. */
export function shownBy(pieces: readonly Piece[], { board }: FightView) {
  const tiles = pieces.flatMap((piece) => {
    const at = spotOf(piece, board.hexes)
    return at === undefined || piece.terrain === undefined ? [] : [{ at, terrain: piece.terrain }]
  })
  const ships = pieces.flatMap((piece): ShipView[] => {
    const at = spotOf(piece, board.hexes)
    return piece.ship === undefined || at === undefined ? [] : [{ ...piece.ship, pose: { at, facing: piece.facing } }]
  })
  return { board: { ...board, terrain: [...board.terrain, ...tiles] }, ships }
}
