// Builds dist/: both hosts, their workers, the preload and the page. Everything but Electron and SQLite goes into the files, so
// that the packaged app carries one dependency. With --only main or --only renderer it builds that side alone.
import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { licencesText, shippedPackages } from './licences.mjs'
import { readWords } from './words.mjs'

const root = join(import.meta.dirname, '..')
const external = ['electron', 'better-sqlite3', 'bufferutil', 'utf-8-validate']
const { values } = readWords({ options: { only: { type: 'string' } } })

/** Programs for Node: `workers` run beside the main process on plain data. Entries that the tree does not hold yet are left out. */
const workers = ['main/db/backup-worker.ts', 'main/services/sparrow-worker.ts', 'main/services/simulation-worker.ts']
const programs = [
  { entry: 'main/electron/index.ts', out: 'main/electron', format: 'es', ending: 'js' },
  { entry: 'main/web/index.ts', out: 'main/web', format: 'es', ending: 'js' },
  { entry: 'main/electron/preload.ts', out: 'preload', format: 'cjs', ending: 'cjs' },
  ...workers.map((entry) => ({ entry, out: 'main/workers', format: 'es', ending: 'js' })),
]

const common = { configFile: false, logLevel: 'warn' }
/** Of what the program carries; SQLite lies beside its files. */
const packages = new Set(['node_modules/better-sqlite3'])

/** One file each: a sandboxed preload cannot load a second one, and a program's stack trace names one place. */
const buildProgram = ({ entry, out, format, ending }) =>
  build({
    ...common,
    root,
    plugins: [shippedPackages(packages)],
    ssr: { noExternal: true },
    build: {
      ssr: join(root, entry),
      outDir: join(root, 'dist', out),
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      sourcemap: true,
      rolldownOptions: { external, output: { format, entryFileNames: `[name].${ending}`, codeSplitting: false } },
    },
  })

/** Every file of styles says the order of layers first: which of the files the page reads first hangs on how its code was split. */
const layersFirst = {
  name: 'layers-first',
  generateBundle(_, bundle) {
    const styles = readFileSync(join(root, 'renderer/ui/styles/index.css'), 'utf8')
    const [order] = styles.match(/@layer [^;{]+;/) ?? []
    if (order === undefined) this.error('renderer/ui/styles/index.css says no order of layers')
    for (const file of Object.values(bundle))
      if (file.fileName.endsWith('.css')) file.source = `${order}\n${String(file.source)}`
  },
}

/** No inlined files and no preload helper: the page's policy allows neither. */
const buildRenderer = () =>
  build({
    ...common,
    root: join(root, 'renderer'),
    base: './',
    plugins: [react(), layersFirst, shippedPackages(packages)],
    build: {
      outDir: join(root, 'dist/renderer'),
      emptyOutDir: true,
      target: 'chrome140',
      sourcemap: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The app, and the page for devices that only look on.
      rolldownOptions: { input: ['index.html', 'second-screen.html'].map((name) => join(root, 'renderer', name)) },
      chunkSizeWarningLimit: 2000,
    },
  })

const started = performance.now()
if (values.only === undefined) await rm(join(root, 'dist'), { recursive: true, force: true })
if (values.only !== 'renderer')
  await Promise.all(programs.filter(({ entry }) => existsSync(join(root, entry))).map(buildProgram))
if (values.only !== 'main') await buildRenderer()
if (values.only === undefined) await writeFile(join(root, 'dist/licences.txt'), licencesText(packages))

const built = (await readdir(join(root, 'dist'), { recursive: true })).filter((name) => /\.(js|cjs|html)$/.test(name))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `Built ${built
    .filter((name) => !name.startsWith('renderer/assets'))
    .map((name) => basename(name))
    .join(', ')} in ${seconds} s`,
)
