import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyAppearance } from '../../../../renderer/ui/appearance.ts'

const root = document.documentElement
const machine = (light: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: light }))

beforeEach(() => root.removeAttribute('style'))
afterEach(() => vi.unstubAllGlobals())

test('theme, motion and text scale stand on the root element', () => {
  machine(false)
  applyAppearance({ theme: 'paper', textScale: 175, motion: 'none' })
  expect(root.dataset).toMatchObject({ theme: 'paper', motion: 'none' })
  expect(root.style.getPropertyValue('--scale')).toBe('1.75')
})

test.each([
  [true, 'paper'],
  [false, 'night'],
])('the theme "system" on a machine that is light (%s) is %s', (light, theme) => {
  machine(light)
  applyAppearance({ theme: 'system', textScale: 100, motion: 'system' })
  expect(root.dataset['theme']).toBe(theme)
})
