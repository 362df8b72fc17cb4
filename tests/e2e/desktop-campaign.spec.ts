// The whole way down on the desktop: page, preload, main process, database file, and back after a restart.
import type { Output } from '../../shared/contract/contract.ts'
import { expect, test, type RunningApp } from './fixtures.ts'
import { callDesktop } from './hosts/logbook.ts'

const ask = async <T>({ page }: RunningApp, name: Parameters<typeof callDesktop>[1], input: unknown): Promise<T> => {
  const reply = await callDesktop(page, name, input)
  expect(reply).toMatchObject({ ok: true })
  return (reply as { data: T }).data
}

test('a campaign is founded in the file and found again after a restart', async ({ start }) => {
  const first = await start()
  const { pilots, ships } = await ask<Output<'campaign.roster'>>(first, 'campaign.roster', {})
  const seat = { player: 'Ada', pilot: pilots[0]!.id, ship: ships[0]!.id, callSign: 'Needle' }
  const founding = { squad: 'Lantern', seats: [seat], difficulty: 'normal', ironman: false }
  const { id } = await ask<Output<'campaign.create'>>(first, 'campaign.create', founding)
  await first.stop()
  const second = await start(first.dataDir)
  const view = await ask<Output<'campaign.get'>>(second, 'campaign.get', { campaign: id })
  expect(view).toMatchObject({ id, squad: 'Lantern', seats: [{ seat: 1, ...seat }] })
  const { campaigns } = await ask<Output<'library.list'>>(second, 'library.list', {})
  expect(campaigns.map((campaign) => campaign.id)).toEqual([id])
})
