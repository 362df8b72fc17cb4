// Figures that are put right at the sheet itself.
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EndFight } from '../../../../../../renderer/games/akarios/combat/hand/EndFight.tsx'
import { ShipTracks } from '../../../../../../renderer/games/akarios/combat/panels/ShipTracks.tsx'
import type { HandChange } from '../../../../../../shared/games/akarios/command/hand-change.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { show } from '../../../../../support/renderer/screen.tsx'
import { contextOf } from './table.ts'

const { view } = fight({
  pilots: { p1: { hull: 5, stress: 10 } },
  enemies: { 'scout#1': { at: 'E-2', hull: 1, shield: 0 } },
})
const { talk } = contextOf(view)

/** The tracks of a ship, and what was changed there. */
function tracksOf(id: string, canChange = true) {
  const made: HandChange[] = []
  const ship = view.ships.find((one) => one.id === id)!
  show(
    <ShipTracks
      ship={ship}
      view={view}
      talk={talk}
      short={false}
      onChange={canChange ? (change) => made.push(change) : undefined}
    />,
    {},
  )
  return made
}
const press = (name: RegExp, key: string) => fireEvent.keyDown(screen.getByRole('spinbutton', { name }), { key })

test('an arrow key changes a figure by one, within what the track holds', () => {
  const made = tracksOf('p1')
  press(/^Hull of Argonaut/, 'ArrowDown')
  press(/^Stress of Argonaut/, 'ArrowUp')
  press(/^Stress of Argonaut/, '-')
  expect(made).toEqual([
    { type: 'setTrack', ship: 'p1', track: 'hull', value: 4 },
    { type: 'setTrack', ship: 'p1', track: 'stress', value: 9 },
  ])
})

test('the last point of hull takes the ship away', () => {
  const made = tracksOf('scout#1')
  press(/^Hull of scout 1/, 'ArrowDown')
  expect(made).toEqual([{ type: 'removeShip', ship: 'scout#1' }])
})

test('while the past is shown nothing can be changed', () => {
  tracksOf('p1', false)
  expect(screen.queryByRole('spinbutton')).toBeNull()
  expect(screen.getByRole('img', { name: /^Hull 5 of/ })).toBeTruthy()
})

test('the end of the fight by hand is asked for first', async () => {
  const made: HandChange[] = []
  show(<EndFight talk={talk} busy={false} onChange={(change) => made.push(change)} />, {})
  await userEvent.click(screen.getByRole('button', { name: /success/i }))
  expect(screen.getByRole('alertdialog').textContent).toContain('End the fight now?')
  await userEvent.click(screen.getByRole('button', { name: /^Back/ }))
  expect(made).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /failure/i }))
  await userEvent.click(screen.getAllByRole('button', { name: /failure/i }).at(-1)!)
  expect(made).toEqual([{ type: 'endFight', result: 'failure' }])
})
