// Starts that fail. Under real Electron the sentence stands in a box that waits for a person, so this is shown under the double.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { runDesktop } from './hosts/desktop.ts'

test('a data folder that cannot be used ends the start with a plain sentence and exit code 1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sparrow-e2e-'))
  const [dataDir, home] = [join(folder, 'data'), join(folder, 'home')]
  try {
    mkdirSync(home)
    writeFileSync(dataDir, 'a file in the place of the folder')
    const { status, stderr } = runDesktop('double', { dataDir, home, words: [] })
    expect(status).toBe(1)
    expect(stderr).toContain('Sparrow Logbook could not start')
    expect(stderr).toContain(`cannot keep its data in ${dataDir}: there is a file in its place`)
    expect(stderr).not.toContain('    at ')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
