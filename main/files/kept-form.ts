// A form that somebody is still filling in, kept beside the campaign that it is about until it is written or given up.
import { readFileSync, rmSync } from 'node:fs'
import { writeDurably } from './durable.ts'

/** Undefined where nothing is kept. Throws what the operating system says of a file that is there and cannot be read. */
export function readKept(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined
    throw fault
  }
}

/** Without a text what was kept is forgotten. Throws what the operating system says. */
export function keep(path: string, text: string | undefined): void {
  if (text === undefined) rmSync(path, { force: true })
  else writeDurably(path, text)
}
