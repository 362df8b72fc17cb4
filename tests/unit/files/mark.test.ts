// The mark beside a campaign.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { markPath, openMark, readMark, replaceMark } from '../../../main/files/mark.ts'

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logbook-mark-'))
  path = join(folder, 'campaign.mark')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const mark = (n: number) => ({ campaign: 'a1', n, chain: String(n).repeat(64).slice(0, 64) })

test('lies beside its database', () => {
  expect(markPath('/data/campaigns/a1/campaign.db')).toBe('/data/campaigns/a1/campaign.mark')
})

test('says the last thing written, also from another opening and after it was replaced', () => {
  const file = openMark(path)
  for (const n of [1, 9, 10, 1_000_000]) {
    file.write(mark(n))
    expect(readMark(path)).toEqual({ kind: 'mark', mark: mark(n) })
  }
  file.sync()
  file.close()
  openMark(path).close()
  expect(readMark(path)).toEqual({ kind: 'mark', mark: mark(1_000_000) })
  replaceMark(path, mark(2))
  expect(readMark(path)).toEqual({ kind: 'mark', mark: mark(2) })
})

test('a shorter one leaves nothing of a longer one behind', () => {
  const file = openMark(path)
  file.write(mark(1_000_000))
  file.write(mark(7))
  file.close()
  expect(readMark(path)).toEqual({ kind: 'mark', mark: mark(7) })
})

test('none, an empty one, and every cut or changed one are told apart from a whole one', () => {
  expect(readMark(path)).toEqual({ kind: 'none' })
  writeFileSync(path, '')
  expect(readMark(path)).toEqual({ kind: 'unreadable' })
  replaceMark(path, mark(42))
  const text = readFileSync(path, 'utf8')
  for (let length = 0; length < text.length - 1; length += 1) {
    writeFileSync(path, text.slice(0, length))
    expect(readMark(path)).toEqual({ kind: 'unreadable' })
  }
  writeFileSync(path, text.replace('42', '43'))
  expect(readMark(path)).toEqual({ kind: 'unreadable' })
  expect(readMark(folder)).toEqual({ kind: 'unreadable' })
})
