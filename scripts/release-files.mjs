// What a release hands out: its files with their checksums, and what lies in the packed program. Both are written beside the installers
// in release/, so that anybody can compare: `sha256sum -c SHA256SUMS`.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'

const { listPackage, statFile } = createRequire(import.meta.url)('@electron/asar')
const installer = /\.(AppImage|deb|exe|dmg|zip)$/
const unpacked = /^(linux|win|mac)(-[\w]+)*(-unpacked)?$/

const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex')
const inOrder = (names) => names.toSorted((a, b) => (a < b ? -1 : 1))

const filesBelow = (folder) =>
  inOrder(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )

/** One line for each installer in `folder`, in the form that `sha256sum -c` reads. */
export const checksumLines = (folder) =>
  inOrder(readdirSync(folder).filter((name) => installer.test(name))).map(
    (name) => `${hashOf(join(folder, name))}  ${name}`,
  )

const line = (size, hash, path) => `${String(size).padStart(12)}  ${hash.padEnd(64)}  ${path}`

/** Size, checksum and path of every file of an unpacked program; those inside its archive follow it with their sizes. */
export const fileLines = (folder) =>
  filesBelow(folder).flatMap((path) => {
    const full = join(folder, path)
    const own = line(statSync(full).size, hashOf(full), path)
    return path.endsWith('/app.asar') ? [own, ...archiveLines(full, path)] : [own]
  })

function archiveLines(archive, name) {
  const paths = listPackage(archive, {}).map((path) => path.slice(1).split(sep).join('/'))
  return inOrder(paths).flatMap((path) => {
    const { size } = statFile(archive, path)
    return size === undefined ? [] : [line(size, '', `${name}/${path}`)]
  })
}

/** Writes SHA256SUMS and one list of files for each unpacked program in `folder`. Gives the names of what it wrote. */
export function describeRelease(folder) {
  if (!existsSync(folder)) return []
  const lists = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && unpacked.test(entry.name))
    .map(({ name }) => [`files-${name}.txt`, fileLines(join(folder, name))])
  const written = [['SHA256SUMS', checksumLines(folder)], ...lists].filter(([, lines]) => lines.length > 0)
  for (const [name, lines] of written) writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  return written.map(([name]) => name)
}
