// R6: the disk is full, at every page that a campaign may need, on a small disk of its own, and by a limit on the file. Refused
// by name, the last entry kept, the question stands; the same answer works when there is room.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Refusal } from '../../shared/contract/envelope.ts'
import { acknowledgedOf, childEnvironment, programOf } from './support/child.ts'
import { startDesk } from './support/desk.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy, assertHealthy } from './support/healthy.ts'
import { found } from './support/table.ts'
import { report, seed, times } from './support/trial.ts'

function mountable(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'logbook-mount-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0
  if (mounted) spawnSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
  return mounted
}

describe(`R6 disk full, SEED=${String(seed)}`, () => {
  test('at every page that the file wants to grow by: the entry is refused, and works when there is room', async () => {
    const desk = await startDesk()
    const { campaign, play, call, app } = desk
    const pages = times(200, 20)
    const file = desk.file()
    const size = () => file.sqlite.pragma('page_count', { simple: true }) as number
    let refusals = 0
    const note = (n: number) => ({ campaign, who: 'Ada', body: `${'x'.repeat(3000)} ${String(n)}` })
    for (let page = 0; refusals < pages; page += 1) {
      file.sqlite.pragma(`max_page_count = ${String(size())}`)
      const answer = page % 2 === 0 ? await desk.answer() : undefined
      const act = () =>
        answer === undefined
          ? app.dispatch('notes.add', note(page), { role: 'host' })
          : app.dispatch('play.submit', answer, { role: 'host' })
      const before = { head: file.state.head, view: await call('play.view', { campaign, play }) }
      let room = 0
      let reply = await act()
      while (!reply.ok) {
        expect(reply.error).toEqual({ code: 'disk-full', key: 'diskFull' } satisfies Refusal)
        expect({ head: file.state.head, view: await call('play.view', { campaign, play }) }).toEqual(before)
        expect(file.state.broken).toBe(false)
        refusals += 1
        if (refusals % 20 === 0) assertHealthy(file)
        room += 1
        file.sqlite.pragma(`max_page_count = ${String(size() + room)}`)
        reply = await act()
      }
      expect(file.state.head.n).toBe(before.head.n + 1)
    }
    await call('campaign.close', { campaign })
    assertCampaignHealthy(desk.path)
    report('R6', `disk full at ${String(refusals)} pages: refused, kept, and taken once there was room`)
  })

  test.skipIf(!mountable())(
    'a small disk that runs full (needs mount): nothing half done on it, and it goes on',
    async () => {
      const disk = tidyFolder()
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', disk])
      onTestFinished(() => void spawnSync('umount', ['-l', disk]))
      const ballast = join(disk, 'ballast')
      writeFileSync(ballast, Buffer.alloc(2_000_000))
      const desk = await startDesk({ dataDir: join(disk, 'data') })
      const { campaign, app } = desk
      const add = () => app.dispatch('notes.add', { campaign, who: 'Ada', body: 'y'.repeat(3500) }, { role: 'host' })
      let reply = await add()
      while (reply.ok) reply = await add()
      expect(reply.error.key).toBe('diskFull')
      const { head } = desk.file().state
      const names = () => readdirSync(join(disk, 'data'), { recursive: true }).map(String).sort()
      const before = names()
      for (const refused of [
        await app.dispatch('backups.make', { campaign }, { role: 'host' }),
        await app.dispatch('campaign.duplicate', { campaign, squad: 'Twin' }, { role: 'host' }),
      ])
        expect(refused).toMatchObject({ ok: false, error: { code: 'disk-full' } })
      expect(
        names().filter((name) => /\.(db|mark|sha256)$|\.new-|\.copy-/.test(name) && !before.includes(name)),
      ).toEqual([])
      expect(desk.file().state.head).toEqual(head)
      assertHealthy(desk.file())
      rmSync(ballast)
      expect(await add()).toMatchObject({ ok: true })
      expect(await app.dispatch('backups.make', { campaign }, { role: 'host' })).toMatchObject({ ok: true })
      await desk.call('campaign.close', { campaign })
      assertCampaignHealthy(desk.path)
      desk.faults.splice(0)
      report('R6', 'a tmpfs of 3 MB ran full: entry, backup and copy refused, and taken after room was made')
    },
  )

  test('a file that may not grow: the player is told, and every acknowledged entry is there', async () => {
    const folder = tidyFolder()
    const { path, close } = found(folder)
    close()
    const order = JSON.stringify({ path, seed, acts: 3000 })
    const line = `trap '' XFSZ; ulimit -f 300; exec "${process.execPath}" "${await programOf('play')}" '${order}'`
    const ran = spawnSync('bash', ['-c', line], { encoding: 'utf8', env: childEnvironment })
    expect(ran.stderr).toMatch(/"key":"(folderGone|diskFull)"/)
    const last = acknowledgedOf(ran.stdout.trim().split('\n').at(-1)!)
    expect(last.n).toBeGreaterThan(5)
    const health = assertCampaignHealthy(path)
    expect(health.n).toBe(last.n)
    expect(health.chain).toBe(last.chain)
    report('R6', `a file that may not grow (ulimit -f): refused after ${String(last.n)} entries, all of them there`)
  })
})
