// Puts the pieces together: services, handlers, router. Knows neither Electron nor a web server; both hosts start this.
import type { AppInfo } from '../shared/contract/calls/app.ts'
import type { Push } from '../shared/contract/pushes.ts'
import { appHandlers } from './ipc/app.ts'
import { campaignHandlers } from './ipc/campaign.ts'
import { libraryHandlers } from './ipc/library.ts'
import { createRouter, type Dispatch } from './ipc/router.ts'
import { settingsHandlers } from './ipc/settings.ts'
import { createCampaigns } from './services/campaigns.ts'
import { createLibrary } from './services/library.ts'
import { createOpenCampaigns } from './services/open-campaigns.ts'
import { createPushes } from './services/pushes.ts'
import { createRoster } from './services/roster.ts'
import { createSettings } from './services/settings.ts'

export interface AppOptions {
  readonly info: Omit<AppInfo, 'dataDir'>
  /** Where campaigns, backups and settings lie; made when missing. */
  readonly dataDir: string
  /** Where a choice of another data folder is remembered: the platform's own folder, whatever `dataDir` is. */
  readonly homeDir: string
  readonly migrationsDir: string
  readonly packsDir: string
  readonly now: () => Date
  /** Told of every fault of ours, whole. */
  readonly log: (fault: unknown, where: string) => void
  readonly checkOutputs: boolean
}

export interface App {
  readonly dispatch: Dispatch
  readonly onPush: (listener: (push: Push) => void) => () => void
  /** Closes every open campaign; answers once all is on disk. */
  readonly close: () => Promise<void>
}

/** Throws `DataFolderFault` when the data folder cannot be made or written to. */
export function createApp(options: AppOptions): App {
  const pushes = createPushes()
  const settings = createSettings({ ...options, pushes })
  const roster = createRoster(options.packsDir)
  const appVersion = options.info.version
  const open = createOpenCampaigns({ ...options, appVersion })
  const campaigns = createCampaigns({ ...options, appVersion, open, pushes, roster })
  const library = createLibrary({ ...options, open, roster })
  const dispatch = createRouter(
    {
      ...appHandlers({ ...options.info, dataDir: options.dataDir }),
      ...settingsHandlers(settings),
      ...libraryHandlers(library),
      ...campaignHandlers({ campaigns, roster }),
    },
    options,
  )
  return { dispatch, onPush: pushes.listen, close: () => Promise.resolve(open.releaseAll()) }
}
