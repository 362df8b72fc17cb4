// Starts that fail and programs that must stop. Under real Electron the sentence stands in a box that waits for a person, so this is
// shown under the double.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test.describe('a fault that nobody caught', () => {
  const throwIn = {
    'a callback': () =>
      setImmediate(() => {
        throw new Error('a callback "secret"')
      }),
    'a promise': () => void Promise.reject(new Error('a promise "secret"')),
  }
  for (const [place, attempt] of Object.entries(throwIn))
    test(`in ${place} is written down without what it quotes, and ends the program`, async ({ start }) => {
      const app = await start()
      await app.evaluateMain(attempt).catch(() => undefined)
      await app.ended
      const log = readFileSync(join(app.dataDir, 'logs/faults.log'), 'utf8')
      expect(log).toContain(`Z main\nError: ${place}`)
      expect(log).not.toContain('secret')
    })
})
