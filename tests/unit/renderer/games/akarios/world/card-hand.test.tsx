import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CardHand } from '../../../../../../renderer/games/akarios/world/CardHand.tsx'
import type { WorldChange } from '../../../../../../shared/games/akarios/world/change.ts'
import type { WorldCardView } from '../../../../../../shared/games/akarios/world/world-view.ts'
import { show } from '../../../../../support/renderer/screen.tsx'

const card: WorldCardView = {
  number: 4,
  x: 0,
  y: 0,
  start: true,
  stop: null,
  points: [
    { is: { type: 'move', number: 7, icons: [], direction: 'north', card: 7 }, marked: false, markable: false },
    { is: { type: 'investigate', number: 31, icons: ['attack'], entry: 31 }, marked: false, markable: true },
  ],
}

function hand() {
  const changes: WorldChange[] = []
  show(<CardHand cards={[card]} busy={false} onChange={(change) => changes.push(change)} />, {})
  return changes
}

test('[WX-037, WX-039] a point that takes a cube is marked by hand; a door has no box', async () => {
  const changes = hand()
  expect(screen.queryByRole('checkbox', { name: /^Door/ })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Investigate 31: discovered' }))
  expect(changes).toEqual([{ type: 'setMark', card: 4, point: 1, marked: true }])
})

test('what stands on a card is corrected by hand', async () => {
  const changes = hand()
  await userEvent.click(screen.getByRole('button', { name: 'Change the points' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove this point: Investigate 31' }))
  await userEvent.click(screen.getByRole('button', { name: 'Set the points' }))
  expect(changes).toEqual([{ type: 'setPoints', card: 4, points: [card.points[0]?.is] }])
})
