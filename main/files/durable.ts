// How a file is replaced so that a power cut leaves the old one or the new one, never half of either.
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Puts `data` under `path`, whole or not at all, and returns when it is on disk: temporary file in the same folder, fsync,
 * rename, fsync of the folder. Throws what the operating system says; the old file then stands and no temporary one is left.
 */
export function writeDurably(path: string, data: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.new-${process.pid}`)
  try {
    const file = openSync(temporary, 'w', 0o600)
    try {
      writeFileSync(file, data)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (fault) {
    rmSync(temporary, { force: true })
    throw fault
  }
  syncFolder(dirname(path))
}

/** Makes a folder and those above it that are missing, and returns when their names are on disk. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) syncFolder(dirname(made))
}

/** Renames inside one folder or between two of the same disk, and returns when both folders are on disk. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  syncFolder(dirname(to))
  if (dirname(from) !== dirname(to)) syncFolder(dirname(from))
}

/** Puts what was written to a file, by whomever, on disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Puts a folder's list of names on disk. Windows does that by itself and does not open folders. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
