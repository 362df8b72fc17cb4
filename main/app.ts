// Puts the pieces together: services, handlers, router. Knows neither Electron nor a web server; both hosts start this.
import './interpreted-schemas.ts'
import type { AppInfo } from '../shared/contract/calls/app.ts'
import type { Push } from '../shared/contract/pushes.ts'
import type { Machine } from '../shared/kernel/machine.ts'
import { sqliteVersion } from './db/driver.ts'
import { findingOf } from './db/findings.ts'
import { readMigrations } from './db/migrations.ts'
import { appHandlers } from './ipc/app.ts'
import { backupHandlers } from './ipc/backups.ts'
import { campaignHandlers } from './ipc/campaign.ts'
import { catchUpHandlers } from './ipc/catch-up.ts'
import { chronicleHandlers } from './ipc/chronicle.ts'
import { fightHandlers } from './ipc/fight.ts'
import { historyHandlers } from './ipc/history.ts'
import { libraryHandlers } from './ipc/library.ts'
import { noteHandlers } from './ipc/notes.ts'
import { packHandlers } from './ipc/packs.ts'
import { playHandlers } from './ipc/play.ts'
import { createRouter, type Dispatch } from './ipc/router.ts'
import { searchHandlers } from './ipc/search.ts'
import { secondScreenHandlers } from './ipc/second-screen.ts'
import { settingsHandlers } from './ipc/settings.ts'
import { simulationHandlers } from './ipc/simulation.ts'
import { squadHandlers } from './ipc/squad.ts'
import { transferHandlers } from './ipc/transfer.ts'
import { travelHandlers } from './ipc/travel.ts'
import { worldHandlers } from './ipc/world.ts'
import { createBackups } from './services/backups.ts'
import { createCampaigns } from './services/campaigns.ts'
import { createCatchUps } from './services/catch-ups.ts'
import { createChronicle } from './services/chronicle.ts'
import { createCommands } from './services/commands.ts'
import { contentWith, type ContentService } from './services/content.ts'
import { createFights } from './services/fights.ts'
import { createHistory } from './services/history.ts'
import { createLibrary } from './services/library.ts'
import type { LocalNetwork } from './services/networks.ts'
import { createNames } from './services/names.ts'
import { createNotes } from './services/notes.ts'
import { createOpenCampaigns } from './services/open-campaigns.ts'
import { createOwnerPack } from './services/owner-pack.ts'
import { createPackShelf } from './services/pack-shelf.ts'
import { createPlays } from './services/plays.ts'
import { createPushes } from './services/pushes.ts'
import { createRoster } from './services/roster.ts'
import { builtWorkers, type WorkerFiles } from './services/run-worker.ts'
import { createSearch } from './services/search.ts'
import { createSecondScreen, type OpenSecondScreen } from './services/second-screen.ts'
import { createSettings } from './services/settings.ts'
import { createShelf } from './services/shelf.ts'
import { createSimulations } from './services/simulations.ts'
import { spokenMachines } from './services/spoken-machines.ts'
import { createSquads } from './services/squads.ts'
import { createTransfers, type FilesToOpen } from './services/transfers.ts'
import { createTrips } from './services/trips.ts'
import { createVisits } from './services/visits.ts'

export { loadContent } from './services/content.ts'
export type { OpenSecondScreen, SecondScreenWish } from './services/second-screen.ts'

/** Milliseconds between two looks whether a backup is due. */
const tickEvery = 30_000

export interface AppOptions {
  readonly info: Omit<AppInfo, 'dataDir'>
  /** Where campaigns, backups and settings lie; made when missing. */
  readonly dataDir: string
  /** Where a choice of another data folder is remembered: the platform's own folder, whatever `dataDir` is. */
  readonly homeDir: string
  readonly migrationsDir: string
  /** All packs but the owner's recorded values, read by `loadContent`. */
  readonly content: ContentService
  /** The folder or archive that holds package.json and `dist/`. */
  readonly root: string
  /** In place of the built ones: for tests, which run the sources. */
  readonly workers?: WorkerFiles
  /** Campaign files that the system gave the program to open; only the desktop has them. */
  readonly filesToOpen?: FilesToOpen
  /** How the host lets devices of the network look on; without it there is no second screen. */
  readonly openSecondScreen?: OpenSecondScreen
  /** In place of those that the machine is in: for tests. */
  readonly networks?: () => readonly LocalNetwork[]
  readonly now: () => Date
  /** Told of every fault of ours, whole. */
  readonly log: (fault: unknown, where: string) => void
  readonly checkOutputs: boolean
  /** Games beyond those of the app itself: for tests. */
  readonly machines?: readonly Machine[]
}

export interface App {
  readonly dispatch: Dispatch
  readonly onPush: (listener: (push: Push) => void) => () => void
  /** Closes every open campaign; answers once all is on disk. */
  readonly close: () => Promise<void>
}

/** Throws when the app's own files (migrations) are not what was built. */
export function createApp(options: AppOptions): App {
  const { now, log, machines = [], workers = builtWorkers(options.root) } = options
  const shared = {
    ...options,
    appVersion: options.info.version,
    knownVersion: readMigrations(options.migrationsDir).length,
  }
  const pushes = createPushes()
  const settings = createSettings({ ...options, pushes })
  const owner = createOwnerPack({ ...options, base: options.content, pushes })
  const language = () => settings.get().settings.language
  const content = contentWith(options.content, owner.pack, language)
  const roster = createRoster(content)
  const names = createNames(content)
  const open = createOpenCampaigns({
    ...shared,
    onOwned: (id, file) => {
      plays.wake(file)
      secondScreen.refresh()
      owner.copyFrom(file)
      void backups.onOccasion(id, 'open').catch((fault: unknown) => log(fault, 'backups'))
    },
  })
  const commands = createCommands({ open, pushes, now })
  const plays = createPlays({
    open,
    machines: [...spokenMachines(content), ...machines],
    pushes,
    names,
    now,
    log,
    afterCommit: owner.copyFrom,
  })
  const history = createHistory({ open, plays, pushes, names, now })
  const notes = createNotes({ open, commands, now })
  const campaigns = createCampaigns({ ...shared, open, pushes, roster })

  const backups = createBackups({ ...shared, open, plays, pushes, names, workerFile: workers.backup })

  const close = async (campaign: string): Promise<void> => {
    const held = open.isOwned(campaign) ? open.own(campaign) : undefined
    if (held?.ok === true) plays.rest(held.value)
    await backups.onOccasion(campaign, 'close')
    open.release(campaign)
  }
  const shelf = createShelf({ ...shared, open, commands, pushes, close })
  const library = createLibrary({ ...shared, open, roster, shelf })
  const transfers = createTransfers({
    ...shared,
    open,
    library,
    roster,
    pushes,
    beforeImport: async () => {
      for (const campaign of open.held()) await backups.onOccasion(campaign, 'import')
    },
    workerFile: workers.sparrow,
  })
  const trips = createTrips({ open, plays, content })
  const secondScreen = createSecondScreen({ ...options, open, campaigns, plays, history, trips, settings, pushes })
  const simulations = createSimulations({
    ...{ content, base: options.content, owner, language, pushes, log },
    workerFile: workers.simulation,
  })
  shelf.emptyOld()
  const ticking = setInterval(() => void backups.tick().catch((fault: unknown) => log(fault, 'backups')), tickEvery)
  ticking.unref()

  const parts = [...options.info.parts, { name: 'SQLite', version: sqliteVersion() }]
  const dispatch = createRouter(
    {
      ...appHandlers({ ...options.info, dataDir: options.dataDir, parts }),
      ...settingsHandlers(settings),
      ...libraryHandlers(library),
      ...campaignHandlers({ campaigns, roster, shelf, close }),
      ...noteHandlers(notes),
      ...historyHandlers(history),
      ...chronicleHandlers(createChronicle({ open, content, names })),
      ...transferHandlers(transfers),
      ...backupHandlers(backups),
      ...squadHandlers(createSquads({ open, commands, content, plays, names })),
      ...catchUpHandlers(createCatchUps({ open, commands, content, plays, names, now })),
      ...secondScreenHandlers(secondScreen),
      ...searchHandlers(createSearch({ open, plays, content })),
      ...simulationHandlers(simulations),
      ...fightHandlers(createFights({ open, plays, content })),
      ...travelHandlers(trips),
      ...worldHandlers(createVisits({ open, plays, content })),
      ...playHandlers(plays),
      ...packHandlers({ shelf: createPackShelf({ content, owner }), owner, transfers }),
    },
    { ...options, refusalOf: findingOf },
  )
  return {
    dispatch,
    onPush: pushes.listen,
    close: async () => {
      clearInterval(ticking)
      await secondScreen.turnOff()
      await simulations.close()
      for (const campaign of open.held()) await close(campaign)
    },
  }
}
