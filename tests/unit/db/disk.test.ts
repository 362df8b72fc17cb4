// A disk that refuses in the middle of a write, as the operating system does it.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { create, expectHealthy, freshFolder, migrationsDir, reopen } from './support.ts'

const url = (name: string) => new URL(`../../../main/db/${name}.ts`, import.meta.url).href

const writer = `
import { openCampaignFile } from '${url('open')}'
import { runCommand } from '${url('command')}'
import { checkCampaign } from '${url('check')}'
import { addNote, listNotes } from '${url('stores/notes')}'
const now = new Date()
const { value: file } = openCampaignFile({ path: process.argv[2], migrationsDir: '${migrationsDir}', appVersion: '1', now })
const write = () => runCommand(file, { titleKey: 'noteAdded', who: 'x', now }, () => ({ ok: true, value: addNote(file, { body: 'x'.repeat(2000), who: 'x', now }) }))
let written = 0
let refused
while (refused === undefined && written < 500) {
  const result = write()
  if (result.ok) written += 1
  else refused = result.error
}
const again = write()
const notes = listNotes(file).length
console.log(JSON.stringify({ written, refused, notes, entries: file.state.head.n, again: again.ok ? null : again.error.key, health: checkCampaign(file) ?? 'sound' }))
`

test('a file that may not grow: refused by name, what was acknowledged stays, and the next opening is sound', () => {
  const file = create()
  file.close()
  const program = join(freshFolder(), 'writer.mjs')
  writeFileSync(program, writer)
  const command = `trap '' XFSZ; ulimit -f 400; exec "${process.execPath}" "${program}" "${file.path}"`
  const said = JSON.parse(execFileSync('bash', ['-c', command], { encoding: 'utf8' })) as {
    written: number
    entries: number
  }
  expect(said).toMatchObject({
    refused: { code: 'unavailable', key: 'folderGone' },
    again: 'folderGone',
    health: 'sound',
  })
  expect(said.written).toBeGreaterThan(5)
  expect(said).toMatchObject({ notes: said.written, entries: said.written + 1 })
  const opened = reopen(file.path)
  expect(opened.state.head.n).toBe(said.entries)
  expectHealthy(opened)
})
