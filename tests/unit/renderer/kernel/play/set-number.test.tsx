import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SetNumber } from '../../../../../renderer/kernel/play/SetNumber.tsx'
import { show } from '../../../../support/renderer/screen.tsx'

test('a figure out of range is sent as it was typed, so that the game says why not', async () => {
  const set = vi.fn()
  show(<SetNumber label="Hull" now={4} most={6} keepTyped busy={false} onSet={set} />, {})
  const hull = screen.getByRole('textbox', { name: 'Hull' })
  await userEvent.clear(hull)
  await userEvent.type(hull, '99{Enter}')
  expect(set.mock.calls).toEqual([[99]])
  await userEvent.click(screen.getByRole('button', { name: 'Set: Hull' }))
  expect(set.mock.calls).toEqual([[99], [99]])
})
