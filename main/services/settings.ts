// Settings of this machine: read once at start, written at every change, told to every window.
import { join } from 'node:path'
import type { Parsed } from '../../shared/contract/contract.ts'
import type { Settings } from '../../shared/contract/calls/settings.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { chooseFolder, chosenFolder, tryFolder } from '../files/data-folder.ts'
import { readSettings, writeSettings } from '../files/settings.ts'
import type { Pushes } from './pushes.ts'
import { writeFault } from './write-fault.ts'

export interface SettingsOptions {
  readonly dataDir: string
  readonly homeDir: string
  readonly now: () => Date
  readonly pushes: Pushes
}

export interface SettingsService {
  readonly get: () => { settings: Settings; fault?: string; dataDir: string; nextDataDir?: string }
  readonly set: (change: Parsed<'settings.set'>) => Outcome<Settings>
  readonly chooseDataDir: (path: string) => Outcome<{ nextDataDir: string }>
}

export function createSettings({ dataDir, homeDir, now, pushes }: SettingsOptions): SettingsService {
  const path = join(dataDir, 'settings.json')
  let stored = readSettings(path)
  let nextDataDir: string | undefined
  return {
    get: () => ({ ...stored, dataDir, ...(nextDataDir === undefined ? {} : { nextDataDir }) }),
    set: (change) => {
      const settings = { ...stored.settings, ...change }
      const aside =
        stored.fault === undefined ? undefined : join(dataDir, `settings-unreadable-${String(now().getTime())}.json`)
      try {
        writeSettings(path, settings, aside)
      } catch (fault) {
        return fail(writeFault(fault))
      }
      const speaksAnew = settings.language !== stored.settings.language
      stored = { settings }
      pushes.publish({ name: 'settings.changed', args: {} })
      // Packs may be translated.
      if (speaksAnew) pushes.publish({ name: 'packs.changed', args: {} })
      return ok(settings)
    },
    chooseDataDir: (folder) => {
      const fault = tryFolder(folder)
      if (fault !== undefined) return fail(refusal('unavailable', `folder.${fault}`, { path: folder }))
      try {
        chooseFolder(homeDir, folder)
      } catch (error) {
        return fail(writeFault(error))
      }
      nextDataDir = chosenFolder(homeDir) === dataDir ? undefined : folder
      pushes.publish({ name: 'settings.changed', args: {} })
      return ok({ nextDataDir: folder })
    },
  }
}
