// Beside a figure of a ship that is printed somewhere: the button that says the printed number is wrong. It changes the pack, not the
// fight that runs.
import type { ShipView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { WrongNumber } from '../../values/WrongNumber.tsx'

interface PrintedFigureProps {
  readonly ship: ShipView
  readonly figure: 'hull' | 'shield' | 'attack'
  readonly name: string
}

/** Nothing for a ship whose figures a mission sets. */
export function PrintedFigure({ ship, figure, name }: PrintedFigureProps) {
  if (ship.kind === 'enemy')
    return <WrongNumber kind="enemies" id={ship.type} field={`${ship.rank}.${figure}`} name={name} />
  return ship.kind === 'pilot' ? <WrongNumber kind="ships" id={ship.ship} field={figure} name={name} /> : null
}
