import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSparrow } from '../../../main/files/sparrow/read.ts'
import { writeSparrow } from '../../../main/files/sparrow/write.ts'
import type { SparrowContents, SparrowTables } from '../../../main/files/sparrow/format.ts'
import { unpackSparrow } from '../../../main/services/sparrow.ts'
import { writeZip } from '../../../main/files/zip/write.ts'
import { pieceSize } from '../../../shared/contract/bounds.ts'
import { foundCampaign, startApp, type TestApp } from '../../support/app.ts'

async function exported({ call }: TestApp, campaign: string): Promise<Buffer> {
  const { transfer, pieces, size } = await call('export.begin', { campaign })
  const parts: Buffer[] = []
  for (let index = 0; index < pieces; index += 1)
    parts.push(Buffer.from((await call('export.piece', { transfer, index })).data, 'base64'))
  const bytes = Buffer.concat(parts)
  expect(bytes.length).toBe(size)
  return bytes
}

async function given({ call }: TestApp, bytes: Buffer): Promise<string> {
  const { transfer } = await call('transfer.begin', { name: 'x.sparrow', size: bytes.length })
  for (let index = 0; index * pieceSize < bytes.length; index += 1) {
    const data = bytes.subarray(index * pieceSize, (index + 1) * pieceSize).toString('base64')
    await call('transfer.piece', { transfer, index, data })
  }
  return transfer
}

async function evening(app: TestApp): Promise<string> {
  const campaign = await foundCampaign(app)
  for (const body of ['First', 'Second', 'Third']) await app.call('notes.add', { campaign, body, who: 'Ada' })
  await app.call('history.undo', { campaign, entry: 4 })
  return campaign
}

const change = async (bytes: Buffer, edit: (contents: SparrowContents) => SparrowContents): Promise<Buffer> => {
  const read = await readSparrow(bytes)
  if (!read.ok) throw new Error(read.error.code)
  return writeSparrow(edit(read.value))
}
const withTable = (
  tables: SparrowTables,
  name: string,
  rows: SparrowTables extends ReadonlyMap<string, infer R> ? R : never,
) => new Map([...tables, [name, rows]])

test('export, import, export: the same bytes, the same history, and redo still at hand', async () => {
  const app = startApp()
  const campaign = await evening(app)
  const first = await exported(app, campaign)
  const transfer = await given(app, first)
  const preview = await app.call('import.look', { transfer })
  expect(preview).toMatchObject({
    squad: 'Lantern Squad',
    entries: 5,
    older: false,
    seats: [{ pilotName: 'Starla' }, { pilotName: 'Enver' }],
    sameOrigin: [{ squad: 'Lantern Squad' }],
  })
  const { campaign: copy } = await app.call('import.accept', { transfer })
  expect(await exported(app, copy)).toEqual(first)
  const history = async (of: string) => app.call('history.list', { campaign: of, most: 10 })
  expect(await history(copy)).toEqual(await history(campaign))
  await app.call('history.redo', { campaign: copy, entry: 4 })
  expect((await app.call('notes.list', { campaign: copy })).notes).toHaveLength(3)
})

test('[FR-015] an import over an open campaign becomes a second one; the first is as it was', async () => {
  const app = startApp()
  const campaign = await evening(app)
  const bytes = await exported(app, campaign)
  await app.call('notes.add', { campaign, body: 'Later', who: 'Ada' })
  const before = await app.call('history.list', { campaign, most: 10 })
  const transfer = await given(app, bytes)
  expect((await app.call('import.look', { transfer })).sameOrigin).toEqual([{ id: campaign, squad: 'Lantern Squad' }])
  expect(readdirSync(join(app.dataDir, 'campaigns'))).toEqual([campaign])
  await app.call('import.accept', { transfer })
  expect(readdirSync(join(app.dataDir, 'campaigns'))).toHaveLength(2)
  expect(await app.call('history.list', { campaign, most: 10 })).toEqual(before)
})

test('the file is named after the squad, in letters that every system takes', async () => {
  const app = startApp()
  const campaign = await foundCampaign(app)
  const name = async (squad: string) => {
    await app.call('campaign.rename', { campaign, squad })
    return (await app.call('export.begin', { campaign })).name
  }
  expect(await name('Über: the/“Squad”?')).toBe('Über theSquad.sparrow')
  expect(await name('CON')).toBe('campaign.sparrow')
  expect(await name('***')).toBe('campaign.sparrow')
})

test('pieces out of order, too many or of a transfer that is gone are refused', async () => {
  const { call, refused } = startApp()
  const { transfer } = await call('transfer.begin', { name: 'x', size: 4 })
  const data = Buffer.from('ab').toString('base64')
  expect(await refused('transfer.piece', { transfer, index: 1, data })).toMatchObject({ key: 'transferOutOfOrder' })
  await call('transfer.piece', { transfer, index: 0, data })
  expect(await refused('import.look', { transfer })).toMatchObject({ key: 'transferIncomplete' })
  await call('transfer.piece', { transfer, index: 1, data })
  expect(await refused('transfer.piece', { transfer, index: 2, data })).toMatchObject({ key: 'transferOutOfOrder' })
  await call('transfer.cancel', { transfer })
  expect(await refused('import.look', { transfer })).toMatchObject({ code: 'not-found', key: 'transferGone' })
})

test('files that are no campaign, cut, changed or newer are refused by name, and the shelf stays as it was', async () => {
  const app = startApp()
  const campaign = await evening(app)
  const good = await exported(app, campaign)
  const shelf = () => {
    const files = readdirSync(app.dataDir, { recursive: true, encoding: 'utf8' }).sort()
    return createHash('sha256').update(files.join('\n')).digest('hex')
  }
  const before = shelf()
  const manifest = (more: object) =>
    writeZip(new Map([['manifest.json', Buffer.from(JSON.stringify({ kind: 'sparrow-logbook-campaign', ...more }))]]))
  const noteRow = { id: 1, body: 'Forged', who: 'Eve', created_at: '2026-01-01', changed_at: '2026-01-01' }
  const hostile: [string, string, Buffer][] = [
    ['damaged', 'import.notZip', Buffer.from('no zip')],
    ['damaged', 'import.notZip', good.subarray(0, good.length - 3)],
    ['damaged', 'import.badName', await writeZip(new Map([['tables/X.json', Buffer.from('[]')]]))],
    ['damaged', 'import.manifest', await manifest({ format: 1 })],
    ['newer', 'import.newerFormat', await manifest({ format: 2, appVersion: '9', schemaVersion: 1 })],
    ['newer', 'fileNewer', await manifest({ format: 1, appVersion: '9', schemaVersion: 99 })],
    ['damaged', 'fileDamaged', await manifest({ format: 1, appVersion: '9', schemaVersion: 1 })],
    [
      'damaged',
      'fileDamaged',
      await change(good, (c) => ({ ...c, tables: withTable(c.tables, 'ak_note', [noteRow]) })),
    ],
    ['damaged', 'fileDamaged', await change(good, (c) => ({ ...c, tables: withTable(c.tables, 'ak_extra', []) }))],
    [
      'damaged',
      'fileDamaged',
      await change(good, (c) => ({ ...c, tables: withTable(c.tables, 'ak_squad', [{ row: 1, name: 7 }]) })),
    ],
    [
      'damaged',
      'import.json',
      await writeZip(
        new Map([
          [
            'manifest.json',
            Buffer.from('{"kind":"sparrow-logbook-campaign","format":1,"appVersion":"1","schemaVersion":1}'),
          ],
          ['tables/log.json', Buffer.from('[{"n":{"__proto__":{"polluted":true}}}]')],
        ]),
      ),
    ],
  ]
  for (const [code, key, bytes] of hostile)
    expect([key, await unpackSparrow(bytes, 'migrations')]).toMatchObject([key, { ok: false, error: { code, key } }])
  for (const call of ['import.look', 'import.accept'] as const)
    expect(await app.refused(call, { transfer: await given(app, good.subarray(1)) })).toMatchObject({ code: 'damaged' })
  expect(shelf()).toBe(before)
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(existsSync(join(app.dataDir, 'campaigns', campaign))).toBe(true)
})
