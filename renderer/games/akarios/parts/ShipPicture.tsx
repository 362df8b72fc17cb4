// The drawing of a ship by its id in the packs. A ship that we have no drawing of gets the common mark of a ship.
import { ShipDrawing, type ShipDrawingProps } from '../../../ui/icon/Icon.tsx'
import { drawingOfId } from './drawing.ts'

export function ShipPicture({ ship, ...look }: { ship: string } & Pick<ShipDrawingProps, 'size' | 'side'>) {
  return <ShipDrawing name={drawingOfId(ship)} {...look} />
}
