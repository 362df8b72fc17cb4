// Whether a folder can hold campaigns, and which folder was chosen for that on this machine.
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { writeDurably } from './durable.ts'

/** Why a folder cannot hold campaigns. */
export type FolderFault = 'not-absolute' | 'not-a-folder' | 'cannot-be-made' | 'cannot-be-written'

/** Makes `path` when missing and writes a byte into it for trial. Gives nothing when all is well, else the fault. */
export function tryFolder(path: string): FolderFault | undefined {
  if (!isAbsolute(path)) return 'not-absolute'
  try {
    mkdirSync(path, { recursive: true })
  } catch {
    return existsSync(path) && !statSync(path).isDirectory() ? 'not-a-folder' : 'cannot-be-made'
  }
  const trial = join(path, `.trial-${String(process.pid)}`)
  try {
    accessSync(path, constants.W_OK)
    const file = openSync(trial, 'w')
    writeSync(file, 'x')
    closeSync(file)
    rmSync(trial)
    return undefined
  } catch {
    rmSync(trial, { force: true })
    return 'cannot-be-written'
  }
}

const location = z.strictObject({ dataDir: z.string().min(1) })
const locationFile = (homeDir: string) => join(homeDir, 'location.json')

/** The data folder chosen on this machine, when one was and the note of it can be read. `homeDir`: the platform's own folder. */
export function chosenFolder(homeDir: string): string | undefined {
  try {
    return location.parse(JSON.parse(readFileSync(locationFile(homeDir), 'utf8'))).dataDir
  } catch {
    return undefined
  }
}

/** Remembers `dataDir` for the next start. */
export function chooseFolder(homeDir: string, dataDir: string): void {
  mkdirSync(homeDir, { recursive: true })
  writeDurably(locationFile(homeDir), `${JSON.stringify({ dataDir })}\n`)
}
