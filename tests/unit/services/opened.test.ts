// A file that the system gave the app to open becomes a transfer that can be looked at and taken in.
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mostBytes } from '../../../shared/contract/bounds.ts'
import { foundCampaign, freshFolder, startApp } from '../../support/app.ts'

test('files wait in their order; each is looked at and taken in like a sent one; then none is left', async () => {
  const folder = freshFolder()
  const waiting = [join(folder, 'gone.sparrow'), join(folder, 'large.sparrow'), join(folder, 'lantern.sparrow')]
  const app = startApp(freshFolder(), { filesToOpen: { take: () => waiting.shift() } })
  const campaign = await foundCampaign(app)
  const { transfer } = await app.call('export.begin', { campaign })
  const { data } = await app.call('export.piece', { transfer, index: 0 })
  writeFileSync(join(folder, 'lantern.sparrow'), Buffer.from(data, 'base64'))
  writeFileSync(join(folder, 'large.sparrow'), '')
  truncateSync(join(folder, 'large.sparrow'), mostBytes + 1)

  expect(await app.refused('import.opened', {})).toMatchObject({
    key: 'openedFileGone',
    args: { name: 'gone.sparrow' },
  })
  expect(await app.refused('import.opened', {})).toMatchObject({ key: 'import.tooLarge' })
  const { file } = await app.call('import.opened', {})
  expect(file?.name).toBe('lantern.sparrow')
  const given = { transfer: file?.transfer ?? '' }
  expect((await app.call('import.look', given)).sameOrigin).toEqual([{ id: campaign, squad: 'Lantern Squad' }])
  const { campaign: copy } = await app.call('import.accept', given)
  const { campaigns } = await app.call('library.list', {})
  expect(campaigns.map(({ id }) => id).toSorted()).toEqual([campaign, copy].toSorted())
  expect(await app.call('import.opened', {})).toEqual({})
})

test('a host without such files answers none', async () => {
  expect(await startApp().call('import.opened', {})).toEqual({})
})
