import { execFileSync } from 'node:child_process'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Icon, ShipDrawing } from '../../../../renderer/ui/icon/Icon.tsx'
import { iconNames, shipNames, Sprite } from '../../../../renderer/ui/icons.tsx'

afterEach(cleanup)

test('icons.tsx is what the script writes from the drawings', () => {
  expect(() => execFileSync('node', ['scripts/icons.mjs', '--check'], { stdio: 'pipe' })).not.toThrow()
})

test('the sprite holds a symbol for every name, once', () => {
  const { container } = render(<Sprite />)
  const ids = [...container.querySelectorAll('symbol')].map((symbol) => symbol.id)
  expect(ids).toEqual([...iconNames, ...shipNames.map((name) => `s-${name}`)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('an icon is hidden from screen readers unless it is told what it says', () => {
  const { container } = render(
    <>
      <Icon name="lock" />
      <Icon name="warn" label="Not saved" />
    </>,
  )
  const [silent, told] = container.querySelectorAll('svg')
  expect(silent?.getAttribute('aria-hidden')).toBe('true')
  expect(told?.getAttribute('aria-label')).toBe('Not saved')
  expect(told?.getAttribute('role')).toBe('img')
})

test('a ship turns by sixty degrees for each facing', () => {
  const { container } = render(<ShipDrawing name="lancer" side="enemy" facing={2} />)
  expect(container.querySelector('use')?.getAttribute('transform')).toBe('rotate(120)')
})
