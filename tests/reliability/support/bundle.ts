// Children start a hundred times a run, so each program is made into one file first: that start takes a seventh of the time.
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { afterAll } from 'vitest'
import { root } from './trial.ts'

// Inside the project, because the driver is found from there; of this process, because test files run side by side.
const folder = join(root, '.cache/reliability', String(process.pid))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const made = new Map<string, Promise<string>>()

/** The path of the program made of the source at `entry`, relative to the project. */
export function bundled(entry: string): Promise<string> {
  const known = made.get(entry) ?? bundle(entry)
  made.set(entry, known)
  return known
}

async function bundle(entry: string): Promise<string> {
  const name = `${basename(entry, '.ts')}.mjs`
  await build({
    ...{ configFile: false, logLevel: 'warn', root, ssr: { noExternal: true } },
    build: {
      ...{ ssr: join(root, entry), outDir: folder, emptyOutDir: false, target: 'node22', minify: false },
      rolldownOptions: {
        external: ['better-sqlite3'],
        output: { format: 'es', entryFileNames: name, codeSplitting: false },
      },
    },
  })
  return join(folder, name)
}
