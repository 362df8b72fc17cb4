import { cleanup, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MenuCommand } from '../../../../shared/contract/menu.ts'
import { useMenu } from '../../../../renderer/api/menu.ts'

const told: string[] = []

function Page({ name }: { name: string }) {
  useMenu({ settings: () => void told.push(`settings of ${name}`) })
  return null
}

test('a menu command runs the action of what is shown now, others are passed over, and after the page none is', () => {
  const listeners = new Set<(command: MenuCommand) => void>()
  vi.stubGlobal('logbook', {
    onMenu: (listener: (command: MenuCommand) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  const choose = (command: MenuCommand) => {
    for (const listener of listeners) listener(command)
  }
  const { rerender } = render(<Page name="one" />)
  choose('settings')
  rerender(<Page name="two" />)
  choose('settings')
  choose('rules')
  expect(told).toEqual(['settings of one', 'settings of two'])
  cleanup()
  expect(listeners.size).toBe(0)
})
