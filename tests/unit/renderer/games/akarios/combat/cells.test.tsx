// The hexes of the board as they are read aloud.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Cells } from '../../../../../../renderer/games/akarios/combat/board/Cells.tsx'
import { hexNamed } from '../../../../../../shared/lib/hex/names.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { show } from '../../../../../support/renderer/screen.tsx'
import { contextOf } from './table.ts'

test('a hex says what lies there, who stands there and what may be chosen by it, and why not', () => {
  const { view } = fight({
    pilots: { p1: { at: 'E-7', dice: 'move' } },
    enemies: { 'scout#1': { at: 'C-3' } },
    terrain: { nebula: 'C-3', asteroid: 'D-4' },
  })
  const { talk } = contextOf(view)
  const option = { hints: [], then: { pick: { chosen: [] } } } as const
  const options = [
    { ...option, id: 'fire', label: 'Fire', at: hexNamed('C-3')! },
    { ...option, id: 'fly', label: 'Fly', at: hexNamed('D-4')!, refused: 'too far' },
  ]
  show(
    <svg>
      <Cells id="board" board={view.board} ships={view.ships} talk={talk} options={options} />
    </svg>,
    {},
  )
  const told = (hex: string) => {
    const cell = screen.getByRole('gridcell', { name: new RegExp(`^${hex}(,|$)`) })
    return [cell.getAttribute('aria-label'), cell.hasAttribute('data-open')]
  }
  expect(['C-3', 'D-4', 'A-1'].map(told)).toEqual([
    ['C-3, nebula, scout 1, south, hull 4, Fire', true],
    ['D-4, asteroid, Fly: too far', false],
    ['A-1', false],
  ])
})
