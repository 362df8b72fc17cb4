// Settings of this machine in one small JSON file. What cannot be read is kept aside, never written over (FR-021).
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { settings as settingsSchema, type Settings } from '../../shared/contract/calls/settings.ts'
import { defaultSettings } from '../../shared/contract/choices.ts'
import { writeDurably } from './durable.ts'

export interface StoredSettings {
  readonly settings: Settings
  /** What is wrong with the stored file, when something is; the defaults stand in for it. */
  readonly fault?: string
}

const partial = settingsSchema.partial()

const parse = (text: string): StoredSettings => {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { settings: defaultSettings, fault: 'not JSON' }
  }
  const read = partial.safeParse(raw)
  if (read.success) return { settings: settingsSchema.parse({ ...defaultSettings, ...read.data }) }
  const issue = read.error.issues[0]
  return { settings: defaultSettings, fault: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` }
}

/** Reads `path`; a missing file means the defaults, an unreadable one the defaults and a fault. */
export function readSettings(path: string): StoredSettings {
  if (!existsSync(path)) return { settings: defaultSettings }
  try {
    return parse(readFileSync(path, 'utf8'))
  } catch (fault) {
    return { settings: defaultSettings, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** Writes `settings` to `path` at once and for good. A file there that could not be read is first set aside under `aside`. */
export function writeSettings(path: string, settings: Settings, aside?: string): void {
  if (aside !== undefined && existsSync(path)) renameSync(path, aside)
  writeDurably(path, `${JSON.stringify(settings, null, 2)}\n`)
}
