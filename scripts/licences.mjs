// Under which licences the packages stand that we use: `npm run licences` lists every one of the lock, and ends with 1 where a licence
// is not among those that we take. A build writes the texts of what the app carries to dist/licences.txt, by `shippedPackages` below.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib.mjs'

/** Licences that ask for no more than their text beside the program; MPL-2.0 asks for its own files alone, which we do not change. */
export const taken = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'CC-BY-4.0',
  'Python-2.0',
  'WTFPL',
]

/** Packages that name no licence in their package.json, and what their files say. */
const named = { 'svg-tags': 'MIT', 'base64-arraybuffer': 'MIT', only: 'MIT', 'xmlhttprequest-ssl': 'MIT' }

/** True for a licence of the list, for a choice with one of them, and for all of several. */
export function isTaken(licence) {
  const words = licence.replace(/[()]/g, '')
  if (words.includes(' OR ')) return words.split(' OR ').some((one) => isTaken(one))
  return words.split(' AND ').every((one) => taken.includes(one.trim()))
}

/** Name, version and licence of each package that a lock holds, by name. `lock`: the parsed package-lock.json. */
export function packagesOf({ packages }) {
  const all = Object.entries(packages).flatMap(([path, { version, license }]) => {
    const name = path.split('node_modules/').at(-1)
    return path === '' ? [] : [{ name, version, licence: license ?? named[name] ?? 'none' }]
  })
  const known = new Map(all.map((one) => [`${one.name} ${one.version}`, one]))
  return [...known.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The folder of the package that a module or asset belongs to, such as `node_modules/react`; undefined for our own files. */
export function folderOf(id) {
  const path = id.split('?')[0].split(sep).join('/')
  const at = path.lastIndexOf('node_modules/')
  if (at < 0) return undefined
  const [scope, name] = path.slice(at + 'node_modules/'.length).split('/')
  return `${path.slice(0, at)}node_modules/${scope.startsWith('@') ? `${scope}/${name}` : scope}`
}

/** A plugin for Vite that puts the folder of each package that a build carries, as a path from `base`, into `folders`. */
export function shippedPackages(folders, base = root) {
  let at = base
  return {
    name: 'shipped-packages',
    configResolved: (config) => void (at = config.root),
    generateBundle: (_, bundle) => {
      const parts = Object.values(bundle)
      const ids = parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : (part.originalFileNames ?? [])))
      for (const id of ids) {
        const folder = folderOf(id.replaceAll('\0', ''))
        if (folder !== undefined) folders.add(relative(base, resolve(at, folder)).split(sep).join('/'))
      }
    },
  }
}

const isLicence = (name) => /^(licen[cs]e|copying|notice|ofl)/i.test(name)

/** Text of the licence of the package in `folder`; throws where it has neither a text nor a name. */
function textOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter(isLicence).toSorted()
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const licence = license ?? named[name]
  if (licence === undefined) throw new Error(`${name} names no licence`)
  return `${name} ${version}, ${licence}\n\n${texts.length === 0 ? `Licence: ${licence}` : texts.join('\n\n')}`
}

/** All licences of `folders`, paths from the root, as one text for people. */
export function licencesText(folders, base = root) {
  const line = `\n\n${'─'.repeat(80)}\n\n`
  const texts = [...folders].toSorted().map((folder) => textOf(join(base, folder)))
  const head = 'Sparrow Logbook carries these packages. Electron and Chromium have theirs beside the program.'
  return `${[head, ...texts].join(line)}\n`
}

function list() {
  const locks = ['package-lock.json', 'bench/package-lock.json', 'mutation/package-lock.json']
  const shipped = new Set(
    existsSync(join(root, 'dist/licences.txt'))
      ? readFileSync(join(root, 'dist/licences.txt'), 'utf8').match(/^\S+ \d+\.\S+(?=, )/gm)
      : [],
  )
  const refused = []
  for (const lock of locks) {
    const packages = packagesOf(JSON.parse(readFileSync(join(root, lock), 'utf8')))
    console.log(`\n${lock}: ${packages.length} packages`)
    for (const { name, version, licence } of packages)
      console.log(
        `  ${`${name} ${version}`.padEnd(56)}${licence.padEnd(20)}${shipped.has(`${name} ${version}`) ? 'in the app' : ''}`.trimEnd(),
      )
    refused.push(
      ...packages.filter(({ licence }) => !isTaken(licence)).map(({ name, licence }) => `${name}: ${licence}`),
    )
  }
  console.log(refused.length === 0 ? '\nEvery licence is one that we take.' : `\nNot taken: ${refused.join(', ')}`)
  process.exitCode = refused.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) list()
