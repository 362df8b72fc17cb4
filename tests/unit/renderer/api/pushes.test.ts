import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { wirePushes } from '../../../../renderer/api/pushes.ts'
import type { HeardPush } from '../../../../shared/contract/bridge.ts'

const one = 'a'.repeat(16)
const other = 'b'.repeat(16)
const keys = [
  ['library.list', {}],
  ['settings.get', {}],
  ['campaign.get', { campaign: one }],
  ['history.list', { campaign: one, most: 20 }],
  ['campaign.get', { campaign: other }],
]

/** The queries that are stale after a push. */
function staleAfter(push: HeardPush): unknown[] {
  let tell: (push: HeardPush) => void = () => {}
  vi.stubGlobal('logbook', { onPush: (listener: typeof tell) => ((tell = listener), () => {}) })
  const client = new QueryClient()
  for (const key of keys) client.setQueryData(key, {})
  wirePushes(client)
  tell(push)
  return keys.filter((key) => client.getQueryState(key)?.isInvalidated === true)
}

test('each push makes stale what it concerns and nothing else', () => {
  expect(staleAfter({ name: 'library.changed', args: {} })).toEqual([keys[0]])
  expect(staleAfter({ name: 'settings.changed', args: {} })).toEqual([keys[1]])
  expect(staleAfter({ name: 'campaign.changed', args: { campaign: one } })).toEqual([keys[0], keys[2], keys[3]])
})

test('missed pushes and a push of a later version make everything stale', () => {
  expect(staleAfter({ name: '*', args: {} })).toEqual(keys)
  expect(staleAfter({ name: 'weather.changed', args: {} })).toEqual(keys)
  expect(staleAfter({ name: 'toString', args: {} })).toEqual(keys)
})
