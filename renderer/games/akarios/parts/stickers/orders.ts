// Scout orders as text and as stickers of the map: what is typed is read, what is known already is written out.
import type { CommandOf } from '../../../../../shared/games/akarios/campaign/command.ts'
import { readScoutOrders, type ScoutPiece } from '../../../../../shared/games/akarios/travel/scout-orders.ts'
import type { AtlasView } from '../../../../../shared/games/akarios/view/atlas-view.ts'
import { kindPrinted, untold, type Said } from './Piece.tsx'
import { printed } from './words.ts'

export type Sticker = CommandOf<'placeStickers'>['orders'][number]

export const readOrders = (text: string, atlas: AtlasView): readonly ScoutPiece[] =>
  readScoutOrders(
    text,
    atlas.letters.map((one) => ({
      ...one,
      grid: atlas.systems.find(({ id }) => id === one.id)?.grid ?? undefined,
    })),
  )

export const stickersOf = (pieces: readonly ScoutPiece[], atlas: AtlasView, said: Said): Sticker[] =>
  pieces.flatMap((piece) => {
    if (!('order' in piece)) return []
    const { letter: _, ...order } = piece.order
    if (kindPrinted(atlas, order) !== undefined) return [order]
    const { kind = 'primary', jumpsTo = untold } = said[order.number] ?? {}
    return [{ ...order, kind, ...(kind === 'jump' && jumpsTo !== untold ? { jumpsTo: [jumpsTo] } : {}) }]
  })

/** Stickers, one order to a line. */
export const ordersOf = (stickers: readonly Sticker[], { letters }: AtlasView): string =>
  stickers
    .map(({ number, system, x, y }) => {
      const letter = letters.find(({ id }) => id === system)?.letter ?? ''
      return `Scout [${printed(number)}]: ${letter}-${x}.${y}`
    })
    .join('\n')

export const saidOf = (stickers: readonly Sticker[]): Said =>
  Object.fromEntries(
    stickers.map(({ number, kind = 'primary', jumpsTo = [] }) => [number, { kind, jumpsTo: jumpsTo[0] ?? untold }]),
  )
