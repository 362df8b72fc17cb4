// Packs made to harm (reliability R10 to R12): each is refused with a typed reason, quickly, and nothing happens.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkTogether, loadPack } from '../../../../main/files/packs/load.ts'
import type { Trouble } from '../../../../main/files/packs/trouble.ts'
import { loadContent } from '../../../../main/services/content.ts'
import { handZip } from '../../../support/hand-zip.ts'
import { entriesOf, hostilePacks, text, withEntry } from '../../../support/hostile-packs.ts'
import { samplePack } from '../../../support/sample-pack.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

const listing = (root: string): readonly string[] =>
  (readdirSync(root, { recursive: true }) as string[]).sort().map((name) => {
    const { size, mtimeMs } = statSync(join(root, name))
    return `${name} ${size} ${mtimeMs}`
  })

const checked = async (path: string): Promise<readonly Trouble[]> => checkTogether([await loadPack(path)]).troubles

test('the corpus is large, and without its fault a pack of it is taken', async () => {
  expect(hostilePacks.length).toBeGreaterThanOrEqual(90)
  const good = join(folder, 'good.zip')
  writeFileSync(good, withEntry({}))
  expect(await checked(good)).toEqual([])
  rmSync(good)
})

test.each(hostilePacks)('%s', async (name, codes, bytes) => {
  const home = mkdtempSync(join(folder, 'case-'))
  writeFileSync(join(home, 'hostile.zip'), bytes)
  const before = listing(home)
  const started = process.cpuUsage()
  const troubles = await checked(join(home, 'hostile.zip'))
  const { user, system } = process.cpuUsage(started)
  expect(troubles.length, name).toBeGreaterThan(0)
  for (const { code, hint, file } of troubles) {
    expect(codes).toContain(code)
    expect(hint).toMatch(/^[A-Z"'$0-9[{].{9,}[.?]$/s)
    expect(hint.length).toBeLessThan(600)
    // A name cannot turn the text round or hide in it.
    expect(`${file}${hint}`).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u)
  }
  // Time of the processor, not of the clock: a busy machine is no fault of ours.
  expect((user + system) / 1000).toBeLessThan(200)
  expect(listing(home)).toEqual(before)
  rmSync(home, { recursive: true })
})

test('all of them together leave the content as it was, within 200 MB of memory', async () => {
  const ownPacksDir = join(folder, 'own')
  mkdirSync(ownPacksDir)
  for (const [at, [, , bytes]] of hostilePacks.entries()) writeFileSync(join(ownPacksDir, `${at}.zip`), bytes)
  const packsDir = join(import.meta.dirname, '../../../../packs')
  const plain = await loadContent({ packsDir })
  const memory = process.memoryUsage().rss
  const content = await loadContent({ packsDir, ownPacksDir })
  expect(process.memoryUsage().rss - memory).toBeLessThan(200_000_000)
  expect(content.layered()).toEqual(plain.layered())
  expect(new Set(content.troubles.map(({ pack }) => pack)).size).toBeGreaterThan(60)
})

test('in folders links are not followed, deep folders and odd names are refused, and every one is named', async () => {
  const root = join(folder, 'odd')
  mkdirSync(join(root, 'enemies', 'deeper'), { recursive: true })
  for (const [file, value] of Object.entries(samplePack())) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text(value))
  }
  writeFileSync(join(root, 'read me.txt'), 'hello')
  writeFileSync(join(root, 'values.json'), Buffer.alloc(5_000_001, ' '))
  symlinkSync('/etc/passwd', join(root, 'enemies', 'link.json'))
  symlinkSync('/etc', join(root, 'missions-link'))
  const troubles = await checked(root)
  expect(troubles.map(({ code, file }) => `${code} ${file}`)).toEqual([
    'tooDeepFolder enemies/deeper',
    'notAFile enemies/link.json',
    'notAFile missions-link',
    'badName read me.txt',
    'tooLarge values.json',
  ])
})

test('what is no pack at all is said to be none', async () => {
  expect((await checked(join(folder, 'nowhere')))[0]?.code).toBe('notFound')
  expect((await checked('/dev/null'))[0]?.code).toBe('notAPack')
  mkdirSync(join(folder, 'empty'))
  expect((await checked(join(folder, 'empty')))[0]?.code).toBe('no-manifest')
  expect(existsSync(join(folder, 'nowhere'))).toBe(false)
})

test('folder entries of packing programs and a folder around the pack are fine', async () => {
  const path = join(folder, 'outer.zip')
  const around = entriesOf(samplePack()).map((entry) => ({ ...entry, name: `my-pack/${entry.name}` }))
  const nothing = { data: Buffer.alloc(0), stored: true, mode: 0o040_755 }
  writeFileSync(path, handZip([{ name: 'my-pack/', ...nothing }, { name: 'my-pack/enemies/', ...nothing }, ...around]))
  expect(await checked(path)).toEqual([])
})
