// A folder shaped like an unpacked Electron release, so that the program can be packed where Electron cannot be fetched. Its
// "electron" is the launcher of tests/electron-double followed by a fuse wire: fuses can be flipped in it, and it can be started.
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The mark by which the fuse tool finds the wire in a binary, then its version, its length and its fuses as they come. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fusesAsShipped = '10110010'

const otherFiles = ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'resources.pak', 'locales/en-US.pak']

export function writeStub(folder, version) {
  rmSync(folder, { recursive: true, force: true })
  for (const inside of ['resources', 'locales']) mkdirSync(join(folder, inside), { recursive: true })
  const launcher = readFileSync(join(root, 'tests/electron-double/electron'))
  const wire = [
    Buffer.from(`\nexit 70\n${sentinel}`),
    Buffer.from([1, fusesAsShipped.length]),
    Buffer.from(`${fusesAsShipped}\n`),
  ]
  writeFileSync(join(folder, 'electron'), Buffer.concat([launcher, ...wire]))
  chmodSync(join(folder, 'electron'), 0o755)
  for (const file of otherFiles) writeFileSync(join(folder, file), 'stands in for a file of the release\n')
  writeFileSync(join(folder, 'version'), version)
}
