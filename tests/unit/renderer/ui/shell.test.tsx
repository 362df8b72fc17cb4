import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Banner } from '../../../../renderer/ui/banner/Banner.tsx'
import { Providers } from '../../../../renderer/ui/Providers.tsx'
import { Shell } from '../../../../renderer/ui/shell/Shell.tsx'
import type { ShellProps } from '../../../../renderer/ui/shell/shell-props.ts'

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shell = (props: Partial<ShellProps> = {}) => (
  <Providers language="en">
    <Shell title="Campaigns" screen={{ name: 'library' }} onHelp={() => {}} {...props}>
      <p>content</p>
    </Shell>
  </Providers>
)
const bar = () => within(screen.getByRole('banner'))

test('the document is named after screen, campaign and product', () => {
  const { rerender } = render(shell())
  expect(document.title).toBe('Campaigns · Sparrow Logbook')
  rerender(shell({ title: 'Bridge', campaign: 'Two Chairs', screen: { name: 'bridge', campaign: 'a' } }))
  expect(document.title).toBe('Bridge · Two Chairs · Sparrow Logbook')
})

test('undo and redo name their step; without one the bar says so', async () => {
  const undo = vi.fn()
  render(shell({ undo: { step: 'Round 3 began', onPress: undo }, redo: { step: undefined, onPress: () => {} } }))
  await userEvent.click(bar().getByRole('button', { name: /^Undo: Round 3 began/ }))
  expect(undo).toHaveBeenCalledOnce()
  expect(bar().getByText('Nothing to redo')).toBeTruthy()
})

test('the place one is at is marked among the places', () => {
  const at = (name: 'bridge' | 'history') => ({ name, campaign: 'a' })
  const places = [
    { to: at('bridge'), label: 'Bridge' },
    { to: at('history'), label: 'History' },
  ]
  render(shell({ screen: at('history'), places }))
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['#/campaign/a/bridge', null],
    ['#/campaign/a/history', 'page'],
  ])
})

test('the skip link goes to the content and leaves the address alone', async () => {
  window.location.hash = '#/settings'
  render(shell())
  await userEvent.click(screen.getByText('Skip to the content'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(window.location.hash).toBe('#/settings')
})

test('another screen takes the focus to the content, the same screen does not', () => {
  const { rerender } = render(shell())
  expect(document.activeElement).toBe(document.body)
  rerender(shell({ title: 'Campaigns (2)' }))
  expect(document.activeElement).toBe(document.body)
  rerender(shell({ screen: { name: 'settings' } }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('banners and the saved mark are shown', () => {
  render(shell({ banners: <Banner tone="danger">Not saved: no room</Banner>, saved: 'notSaved' }))
  expect(screen.getByRole('alert').textContent).toBe('Not saved: no room')
  expect(bar().getByText('Not saved')).toBeTruthy()
})
