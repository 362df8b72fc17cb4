import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RealCard } from '../../../../../../../renderer/games/akarios/parts/real/RealCard.tsx'
import { RealDice } from '../../../../../../../renderer/games/akarios/parts/real/RealDice.tsx'
import type { ChanceResult } from '../../../../../../../shared/kernel/chance.ts'
import { show } from '../../../../../../support/renderer/screen.tsx'

const faces = ['move', 'move', 'attack', 'attack', 'wild', 'stress']
const people = new Map([
  ['p1', { pilot: 'Starla', ship: 'Argonaut' }],
  ['p2', { pilot: 'Enver', ship: 'Knossis' }],
])

function diceFor(streams: readonly string[]) {
  const told: (ChanceResult | null)[] = []
  show(
    <RealDice
      ask={{ kind: 'roll', die: 'action', faces: 6, streams, why: 'point' }}
      sides={faces.map((face) => ({ face, label: face }))}
      people={people}
      rule="WX-020"
      busy={false}
      focused={false}
      onTell={(result) => told.push(result)}
    />,
    {},
  )
  return told
}

test('[WX-020, WX-034] dice of two pilots are told one key a die, each under the name of its pilot; Escape takes one back', async () => {
  const told = diceFor(['p1:1:0', 'p2:1:0', 'p2:1:1'])
  expect(screen.getByRole('heading', { name: /Starla: what does die 1 of 1 show/ })).toBeDefined()
  await userEvent.keyboard('12{Escape}4')
  expect(screen.getByRole('heading', { name: /Enver: what does die 2 of 2 show/ })).toBeDefined()
  expect(told).toEqual([])
  await userEvent.keyboard('2')
  expect(told).toEqual([[0, 5, 2]])
})

test('[SX-018] a roll that was not taken is told anew once its last die was taken back', async () => {
  const told = diceFor(['p1:1:0'])
  await userEvent.keyboard('14{Escape}4')
  expect(told).toEqual([[0], [5]])
})

test('the app may roll real dice once', async () => {
  const told = diceFor(['p1:1:0'])
  await userEvent.keyboard('a')
  expect(told).toEqual([null])
})

test('[SX-019] a real event card takes one key and Enter', async () => {
  const told: (ChanceResult | null)[] = []
  show(
    <RealCard
      ask={{ kind: 'pick', pile: 'events:d', among: ['beacon', 'drift'], stream: 'events:d:0', why: 'event' }}
      pile="Event card"
      nameOf={(card) => card.toUpperCase()}
      rule="SX-019"
      busy={false}
      focused={false}
      onTell={(result) => told.push(result)}
    />,
    {},
  )
  await userEvent.keyboard('2')
  expect(screen.getByRole('button', { name: /DRIFT/, pressed: true })).toBeDefined()
  expect(told).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(told).toEqual([[1]])
})
