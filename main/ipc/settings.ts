import { ok } from '../../shared/lib/result.ts'
import type { SettingsService } from '../services/settings.ts'
import type { Handlers } from './router.ts'

export const settingsHandlers = (settings: SettingsService) =>
  ({
    'settings.get': () => ok(settings.get()),
    'settings.set': (change) => settings.set(change),
    'settings.chooseDataDir': ({ path }) => settings.chooseDataDir(path),
  }) satisfies Partial<Handlers>
