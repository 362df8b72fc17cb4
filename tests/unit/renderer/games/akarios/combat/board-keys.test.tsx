// The board: what Enter points at, when it is left to the answer that its button names, and a ship that is being placed.
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Board, type BoardProps } from '../../../../../../renderer/games/akarios/combat/board/Board.tsx'
import type { Option } from '../../../../../../renderer/games/akarios/combat/question/option.ts'
import { hexNamed } from '../../../../../../shared/lib/hex/names.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { show } from '../../../../../support/renderer/screen.tsx'
import { contextOf } from './table.ts'

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)

const { view } = fight({ pilots: { p1: { at: 'E-7', dice: 'move' } } })
const { talk } = contextOf(view)

const option = (id: string, hex: string, then: Option['then'] = { pick: { chosen: [] } }): Option => ({
  id,
  label: id,
  hints: [],
  at: hexNamed(hex)!,
  then,
})

const showBoard = (options: readonly Option[], current: Option | undefined, given: Partial<BoardProps> = {}) =>
  show(
    <Board
      board={view.board}
      ships={view.ships}
      talk={talk}
      options={options}
      current={current}
      looked={current}
      reach={null}
      flown={[]}
      attack={null}
      acting={undefined}
      marked={null}
      onChoose={() => undefined}
      onPoint={() => undefined}
      {...given}
    />,
    {},
  )

/** Clicks the hex, presses the key on the board, and says what was chosen by the key and whether it was left to the screen. */
function pressed(key: string, hex: string, options: readonly Option[], current: Option | undefined) {
  const choose = vi.fn()
  showBoard(options, current, { onChoose: choose })
  fireEvent.click(screen.getByRole('gridcell', { name: new RegExp(`^${hex}`) }))
  choose.mockClear()
  const left = fireEvent.keyDown(screen.getByRole('grid'), { key })
  return { chosen: choose.mock.calls.map(([one]) => (one as Option).id), left }
}

const south: Option = { ...option('south', 'E-8'), facing: 3 }
const [north, east, other] = [option('north', 'E-8'), option('north-east', 'E-8'), option('elsewhere', 'D-7')]

test('Enter on the hex of the answer that it would take is left to that answer', () => {
  expect(pressed('Enter', 'E-8', [north, east], north)).toEqual({ chosen: [], left: true })
})

test('Enter on the hex of another answer points at it', () => {
  expect(pressed('Enter', 'D-7', [north, east, other], north)).toEqual({ chosen: ['elsewhere'], left: false })
})

test('the space bar goes on to the next answer of the hex', () => {
  expect(pressed(' ', 'E-8', [north, east], north)).toEqual({ chosen: ['north-east'], left: false })
})

test('where several may be picked, Enter picks and drops', () => {
  const ship = option('scout', 'E-8', 'toggle')
  expect(pressed('Enter', 'E-8', [ship], ship)).toEqual({ chosen: ['scout'], left: false })
})

test('a ship that has no place yet is drawn where the option that is looked at puts it, looking that way', () => {
  const ships = view.ships.map((ship) => ({ ...ship, pose: null }))
  const drawn = () => [...document.querySelectorAll('use[href^="#s-"]')].map((one) => one.getAttribute('transform'))
  showBoard([south], south, { ships })
  expect(drawn()).toEqual([])
  cleanup()
  showBoard([south], south, { ships, acting: 'p1' })
  expect(drawn()).toEqual([expect.stringContaining('rotate(180)')])
})
