// R7: a folder or file that may only be read, one that may not be read at all, and a folder that goes away. As an unprivileged
// user, because root may write everywhere and would pass for the wrong reason.
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foundCampaign, startApp } from '../support/app.ts'
import { runChild } from './support/child.ts'
import { beginDuel } from './support/desk.ts'
import { heldFile } from '../../main/db/held.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { pathIn } from './support/sample.ts'
import { machine } from './support/table.ts'
import { report, seed } from './support/trial.ts'

const nobody = 65_534
const mayChangeUser = process.getuid?.() === 0

interface Answers {
  readonly uid: number
  readonly replies: { readonly ok: boolean; readonly data?: unknown; readonly error?: { readonly key: string } }[]
}

/** Every file below, with its bytes and its time. */
const print = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .sort()
    .map((name) => {
      const stat = statSync(join(folder, name))
      const hash = stat.isFile()
        ? createHash('sha256')
            .update(readFileSync(join(folder, name)))
            .digest('hex')
        : ''
      return [name, stat.mtimeMs, hash]
    })

async function prepared() {
  const top = tidyFolder()
  chmodSync(top, 0o755)
  const [dataDir, homeDir] = [join(top, 'data'), join(top, 'home')]
  mkdirSync(homeDir)
  const app = startApp(dataDir, { machines: [machine] })
  const campaign = await foundCampaign(app)
  const path = pathIn(dataDir, campaign)
  beginDuel(heldFile(path)!, 'duel')
  await app.call('campaign.close', { campaign })
  return { dataDir, homeDir, campaign, path }
}

/** Gives everything below to nobody, with these rights for folders and files. */
function hand(top: string, folders: number, files: number): void {
  for (const name of ['', ...readdirSync(top, { recursive: true }).map(String)]) {
    const path = join(top, name)
    chownSync(path, nobody, nobody)
    chmodSync(path, statSync(path).isDirectory() ? folders : files)
  }
}

const asNobody = { uid: nobody, gid: nobody, cwd: '/' }
const reading = (campaign: string) =>
  [
    ['library.list', {}],
    ['campaign.get', { campaign }],
    ['play.view', { campaign, play: 'duel' }],
    ['history.list', { campaign, most: 50 }],
    ['notes.add', { campaign, body: 'may I?', who: 'Ada' }],
    ['history.undo', { campaign, entry: 2 }],
    ['backups.make', { campaign }],
  ] as const

describe.skipIf(!mayChangeUser)(`R7 read-only and gone (needs root, to become nobody), SEED=${String(seed)}`, () => {
  test.each([
    ['folder and file', 0o555, 0o444],
    ['folder only', 0o555, 0o644],
    ['file only', 0o755, 0o444],
  ])(
    '[FR-020] read-only %s: shown and told before anything is played, changes refused, 0 bytes changed',
    async (name, folders, files) => {
      const { dataDir, homeDir, campaign, path } = await prepared()
      hand(dataDir, folders, files)
      const elsewhere = join(homeDir, 'elsewhere')
      hand(homeDir, 0o755, 0o644)
      const before = print(join(dataDir, 'campaigns'))
      const { uid, replies } = (await runChild(
        'look',
        { dataDir, homeDir, calls: [...reading(campaign), ['settings.chooseDataDir', { path: elsewhere }]] },
        asNobody,
      )) as Answers
      expect(uid).toBe(nobody)
      const [library, view, play, history, ...changes] = replies.slice(0, -1)
      expect(replies.at(-1)).toEqual({ ok: true, data: { nextDataDir: elsewhere } })
      expect(library).toMatchObject({ ok: true, data: { campaigns: [{ id: campaign }] } })
      expect(view).toMatchObject({ ok: true, data: { access: 'looking', why: { code: 'read-only' } } })
      expect(play).toMatchObject({ ok: true, data: { wait: { kind: 'ask' } } })
      expect(history).toMatchObject({ ok: true })
      for (const change of changes) expect(change).toMatchObject({ ok: false, error: { code: 'read-only' } })
      expect(print(join(dataDir, 'campaigns'))).toEqual(before)
      assertCampaignHealthy(path)
      report('R7', `read-only ${name}, as user ${String(uid)}: shown, refused, 0 bytes changed`)
    },
  )

  test('a file that may not even be read: refused by name, the rest of the app goes on, 0 bytes changed', async () => {
    const { dataDir, homeDir, campaign, path } = await prepared()
    hand(dataDir, 0o755, 0o000)
    const before = print(join(dataDir, 'campaigns'))
    const { replies } = (await runChild('look', { dataDir, homeDir, calls: reading(campaign) }, asNobody)) as Answers
    expect(replies[0]).toMatchObject({ ok: true })
    for (const reply of replies.slice(1)) expect(reply).toMatchObject({ ok: false, error: { key: 'cannotWrite' } })
    expect(print(join(dataDir, 'campaigns'))).toEqual(before)
    chmodSync(path, 0o644)
    assertCampaignHealthy(path)
    report('R7', 'a file without any permission: refused by name, 0 bytes changed')
  })

  test('the folder vanishes while it is open: each change is refused, nothing crashes, and nothing is made in its place', async () => {
    const { dataDir, homeDir, campaign } = await prepared()
    hand(dataDir, 0o755, 0o644)
    const note = ['notes.add', { campaign, body: 'here', who: 'Ada' }] as const
    const calls = [['campaign.get', { campaign }], note, note, note, ['play.view', { campaign, play: 'duel' }]]
    const vanish = { path: join(dataDir, 'campaigns'), after: 2 }
    const { replies } = (await runChild('look', { dataDir, homeDir, calls, vanish }, asNobody)) as Answers
    expect(replies.map(({ ok, error }) => (ok ? 'ok' : error!.key)).slice(0, 4)).toEqual([
      'ok',
      'ok',
      'folderGone',
      'folderGone',
    ])
    expect(readdirSync(dataDir)).not.toContain('campaigns')
    report('R7', 'a folder that vanished: refused by name, nothing made in its place')
  })
})
