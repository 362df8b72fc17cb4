// Calls of the contract as the page makes them on the desktop, and what it hears.
import type { Page } from '@playwright/test'
import type { Bridge } from '../../../shared/contract/bridge.ts'
import type { Reply } from '../../../shared/contract/envelope.ts'
import type { CallName } from '../../../shared/contract/names.ts'

declare global {
  interface Window {
    heard: unknown[]
    endHearing: () => void
  }
}

export const callDesktop = (page: Page, name: CallName, input: unknown): Promise<Reply> =>
  page.evaluate(([call, value]) => (window as unknown as { logbook: Bridge }).logbook[call](value), [
    name,
    input,
  ] as const)

/** From now on `window.heard` collects what the page is told, until `window.endHearing()`. */
export const listen = (page: Page, to: 'onPush' | 'onMenu'): Promise<void> =>
  page.evaluate((name) => {
    window.heard = []
    window.endHearing = (window as unknown as { logbook: Bridge }).logbook[name]((told) => window.heard.push(told))
  }, to)

export const heard = (page: Page): Promise<readonly unknown[]> => page.evaluate(() => window.heard)
