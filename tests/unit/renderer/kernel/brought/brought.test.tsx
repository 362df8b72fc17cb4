import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Brought } from '../../../../../renderer/kernel/brought/Brought.tsx'
import { useBrought } from '../../../../../renderer/kernel/brought/use-brought.ts'
import { Button } from '../../../../../renderer/ui/button/Button.tsx'
import type { HistoryEntry } from '../../../../../shared/contract/calls/history.ts'
import { press, show } from '../../../../support/renderer/screen.tsx'

const entry = (standing: HistoryEntry['standing']): HistoryEntry => ({
  n: 9,
  time: '2025-03-01T19:00:00.000Z',
  kind: 'command',
  standing,
  title: { key: 'akarios.camp.finishScenario.success', args: { number: 40 } },
  who: 'table',
  reveals: false,
  notes: [{ key: 'akarios.camp.brought.next', args: { number: 12 } }],
})

function Booked() {
  const { tell } = useBrought('c')
  return (
    <>
      <Button onPress={() => tell(9)}>Book</Button>
      <Brought campaign="c" />
    </>
  )
}

const booked = async (standing: HistoryEntry['standing']) => {
  const shown = show(<Booked />, { 'history.list': { entries: [entry(standing)], more: false } })
  await press('{Tab}{Enter}')
  return shown
}

test('what an outcome brought stays until it is dismissed', async () => {
  const { calls } = await booked('counts')
  expect(await screen.findByText('Scenario 12 must be played next')).toBeDefined()
  expect(screen.getByText('Scenario 40 won')).toBeDefined()
  expect(calls.at(-1)).toEqual({ name: 'history.list', input: { campaign: 'c', before: 10, most: 1 } })
  await press('{Tab}{Enter}')
  expect(screen.queryByText('Scenario 40 won')).toBeNull()
})

test('it goes while the outcome is taken back', async () => {
  const { calls } = await booked('undone')
  expect(calls).toHaveLength(1)
  expect(screen.queryByText('Scenario 40 won')).toBeNull()
})
