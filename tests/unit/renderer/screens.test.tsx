import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { campaignScreens, go, parse, plainScreens, print, useScreen, type Screen } from '../../../renderer/screens.ts'

afterEach(cleanup)

const all: readonly Screen[] = [
  ...plainScreens.map((name) => ({ name })),
  ...campaignScreens.map((name) => ({ name, campaign: 'a b/ü#?%' })),
  { name: 'squad', campaign: 'a b/ü#?%', part: 'market' },
  { name: 'rules' },
  { name: 'rules', at: 'EN-009' },
]

test.each(all)('the address of $name leads back to it', (screen) => {
  expect(parse(print(screen))).toEqual(screen)
})

test('every screen has an address of its own', () => {
  expect(new Set(all.map(print)).size).toBe(all.length)
})

test.each([
  '',
  '#',
  '#/',
  '#/nowhere',
  '#/campaign/a',
  '#/campaign//bridge',
  '#/campaign/%E0%A4%A/bridge',
  '#/campaign/a/settings',
])('%j, which names no screen, is the library', (hash) => {
  expect(parse(hash)).toEqual({ name: 'library' })
})

test('a screen that is gone to is shown', async () => {
  window.location.hash = ''
  const Name = () => <p>{useScreen().name}</p>
  const { container } = render(<Name />)
  expect(container.textContent).toBe('library')
  await act(async () => {
    const changed = new Promise((done) => window.addEventListener('hashchange', done, { once: true }))
    go({ name: 'bridge', campaign: 'x' })
    await changed
  })
  expect(container.textContent).toBe('bridge')
})
