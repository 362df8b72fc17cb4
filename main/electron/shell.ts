// Puts the desktop program together once Electron is ready: the app, its page, its windows, its menu, and its end.
import { join } from 'node:path'
import { app as electron, BrowserWindow, ipcMain, protocol, session, shell, type WebContents } from 'electron'
import { createApp, loadContent } from '../app.ts'
import { loadBundle } from '../bundle.ts'
import type { LogFault } from '../fault-log.ts'
import { secondScreenOpener } from '../web/second-screen/open.ts'
import { aboutPanel, desktopInfo } from './about.ts'
import { endWith, watchForCrashes } from './ends.ts'
import { createExternal } from './external.ts'
import { followSettings } from './follow-settings.ts'
import { hearCalls, tellMenu, tellPush } from './ipc.ts'
import type { OpenedFiles } from './opened-files.ts'
import { campaignFilesOf, type ShellPaths } from './paths.ts'
import { serveBundle } from './protocol.ts'
import { guardContents, guardSession } from './security.ts'
import { bringForward, frontWindow, openWindow } from './window.ts'

export interface ShellOptions {
  readonly paths: ShellPaths
  readonly log: LogFault
  readonly opened: OpenedFiles
}

const clock = () => performance.now()

export async function startShell({ paths, log, opened }: ShellOptions): Promise<void> {
  const bundle = loadBundle(paths.renderer)
  const info = desktopInfo(electron.getVersion(), process.platform, process.versions)
  const app = createApp({
    info,
    dataDir: paths.dataDir,
    homeDir: paths.homeDir,
    migrationsDir: paths.migrations,
    content: await loadContent({ packsDir: paths.packs, ownPacksDir: join(paths.dataDir, 'packs') }),
    root: paths.root,
    filesToOpen: opened,
    openSecondScreen: secondScreenOpener({ bundle, log }),
    now: () => new Date(),
    log,
    checkOutputs: !electron.isPackaged,
  })
  const external = createExternal({ shell, dataDir: paths.dataDir, log })
  const open = () => openWindow({ dataDir: paths.dataDir, preload: paths.preload, log })
  const showOpened = (contents: WebContents) => {
    if (opened.waiting().length > 0) tellMenu(contents, 'importCampaign')
  }

  serveBundle(protocol, bundle)
  guardSession(session.defaultSession)
  electron.on('web-contents-created', (_event, contents) => {
    guardContents(contents, { openExternal: external.openAddress, clock })
    watchForCrashes(contents, { log, clock })
    contents.on('did-finish-load', () => showOpened(contents))
  })
  hearCalls(ipcMain, {
    dispatch: app.dispatch,
    isWindow: (contents) => BrowserWindow.fromWebContents(contents) !== null,
    onStranger: (channel) => log(new Error(`A message on ${channel} did not come from our page`), 'ipc'),
  })
  app.onPush((push) => {
    const pages = BrowserWindow.getAllWindows().map((window) => window.webContents)
    tellPush(pages, push)
  })
  electron.setAboutPanelOptions(aboutPanel(info))
  await followSettings({ app, external, openWindow: open, log })
  endWith(app, log)

  electron.on('second-instance', (_event, argv, folder) => {
    opened.remember(campaignFilesOf(argv.slice(1), folder))
    const window = frontWindow()
    if (window === undefined) {
      open()
      return
    }
    bringForward(window)
    showOpened(window.webContents)
  })
  electron.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open()
  })
  open()
}
