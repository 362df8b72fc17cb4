import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal } from '../../../../shared/contract/envelope.ts'
import { call, useCall } from '../../../../renderer/api/client.ts'
import { show } from '../../../support/renderer/screen.tsx'

test('a call gives the value, or throws the refusal it was answered with', async () => {
  const shown = show(<p />, { 'campaign.create': { id: 'a'.repeat(16) } })
  const input = { squad: 'Two Chairs', seats: [], difficulty: 'easy', ironman: false } as const
  expect(await call('campaign.create', { ...input, seats: [] })).toEqual({ id: 'a'.repeat(16) })
  const no = refusal('disk-full', 'diskFull', { path: '/x' })
  shown.answer({ 'campaign.create': { refuse: no } })
  await expect(call('campaign.create', { ...input, seats: [] })).rejects.toMatchObject({ refusal: no })
})

test('a bridge that breaks down is a refusal too', async () => {
  vi.stubGlobal('logbook', { 'library.list': () => Promise.reject(new Error('no handler registered')) })
  await expect(call('library.list', {})).rejects.toMatchObject({
    refusal: { code: 'unavailable', key: 'unreachable' },
  })
})

function Roster() {
  const roster = useCall('campaign.roster', {})
  return <p>{roster.error ? roster.error.refusal.key : roster.data?.pilots.map((pilot) => pilot.name)}</p>
}

test('a query asks even where the browser believes itself offline, and a no is not asked again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const shown = show(<Roster />, { 'campaign.roster': { refuse: refusal('damaged', 'packDamaged') } })
  expect(await screen.findByText('packDamaged')).toBeTruthy()
  expect(shown.calls).toEqual([{ name: 'campaign.roster', input: {} }])
})
