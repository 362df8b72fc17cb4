// Shows a screen in a DOM as the app would, over a `window.logbook` that answers what the test says and remembers every call.
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { HeardPush } from '../../../shared/contract/bridge.ts'
import type { Input, Output } from '../../../shared/contract/contract.ts'
import { refusal, type Refusal, type Reply } from '../../../shared/contract/envelope.ts'
import { callNames, type CallName } from '../../../shared/contract/names.ts'
import { createClient } from '../../../renderer/api/client.ts'
import { wirePushes } from '../../../renderer/api/pushes.ts'
import type { Language } from '../../../renderer/i18n/language.ts'
import { Providers } from '../../../renderer/ui/Providers.tsx'

// Whether something is hidden is asked of the browser in the e2e specs; here the question costs seconds.
// A wait ends with what it waits for; on a busy machine the first screen of a file alone may take most of a minute.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000 })

type Answer<K extends CallName> = Output<K> | { readonly refuse: Refusal } | ((input: Input<K>) => unknown)
export type Answers = { [K in CallName]?: Answer<K> }

export interface Shown {
  /** Every call so far, in order. */
  readonly calls: readonly { readonly name: CallName; readonly input: unknown }[]
  /** What later calls are answered. */
  readonly answer: (change: Answers) => void
  readonly push: (push: HeardPush) => void
}

const replyOf = (answer: unknown, input: unknown): Reply => {
  const value: unknown = typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer
  if (value === undefined) return { ok: false, error: refusal('internal', 'no answer in this test') }
  if (typeof value === 'object' && value !== null && 'refuse' in value)
    return { ok: false, error: value.refuse as Refusal }
  return { ok: true, data: value }
}

/** A call without an answer is refused. */
export function show(screen: ReactNode, first: Answers, language: Language = 'en'): Shown {
  cleanup()
  let answers = first
  const calls: { name: CallName; input: unknown }[] = []
  const listeners = new Set<(push: HeardPush) => void>()
  const logbook = Object.fromEntries(
    callNames.map((name) => [
      name,
      (input: unknown) => {
        calls.push({ name, input })
        return Promise.resolve(replyOf(answers[name], input))
      },
    ]),
  )
  const onPush = (listener: (push: HeardPush) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  vi.stubGlobal('logbook', { ...logbook, onPush, onMenu: () => () => undefined })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('PointerEvent', MouseEvent)
  Element.prototype.scrollIntoView = () => {}
  window.location.hash = ''
  const client = createClient()
  wirePushes(client)
  render(
    <QueryClientProvider client={client}>
      <Providers language={language}>{screen}</Providers>
    </QueryClientProvider>,
  )
  return {
    calls,
    answer: (change) => {
      answers = { ...answers, ...change }
    },
    push: (push) => {
      for (const listener of listeners) listener(push)
    },
  }
}

/** Presses keys once the page has settled, so that the keys of what it shows are in place. */
export async function press(keys: string): Promise<void> {
  await act(async () => {})
  await userEvent.keyboard(keys)
}
