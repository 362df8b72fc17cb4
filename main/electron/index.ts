// Where the desktop program begins. Nothing at this level may wait for the program to be ready: it gets ready only once this file
// has been evaluated, and the two would wait for each other for ever.
import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { app, dialog, protocol } from 'electron'
import { dataDirTrouble } from '../data-dir.ts'
import { createFaultLog, type LogFault } from '../fault-log.ts'
import { createOpenedFiles } from './opened-files.ts'
import { campaignFilesOf, shellPaths } from './paths.ts'
import { nameScheme } from './protocol.ts'
import { startShell } from './shell.ts'

const paths = shellPaths({
  argv: process.argv,
  platform: process.platform,
  environment: process.env,
  home: homedir(),
  isPackaged: app.isPackaged,
  appPath: app.getAppPath(),
  resourcesPath: process.resourcesPath,
})

const stop = (title: string, sentence: string): void => {
  dialog.showErrorBox(title, sentence)
  app.exit(1)
}
const refuseToStart = (sentence: string): void => stop('Sparrow Logbook could not start', sentence)
const writtenDown = `Something inside it went wrong. What happened is written down in ${paths.dataDir}, folder logs.`

/** A fault that nobody caught leaves a program that cannot be trusted; what was decided until then is on disk. */
const stopForFault = (log: LogFault) => (fault: unknown) => {
  log(fault, 'main')
  stop('Sparrow Logbook has to stop', `${writtenDown} Every decision you made is saved.`)
}

function begin(): void {
  mkdirSync(paths.browserDir, { recursive: true })
  app.setPath('userData', paths.browserDir)
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const log = createFaultLog({ dataDir: paths.dataDir, now: () => new Date() })
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, stopForFault(log))
  const opened = createOpenedFiles()
  opened.remember(campaignFilesOf(process.argv.slice(1), process.cwd()))
  app.on('open-file', (event, path) => {
    event.preventDefault()
    opened.remember([path])
  })
  app
    .whenReady()
    .then(() => startShell({ paths, log, opened }))
    .catch((fault: unknown) => {
      log(fault, 'start')
      refuseToStart(writtenDown)
    })
}

app.enableSandbox()
nameScheme(protocol)
const trouble = dataDirTrouble(paths.dataDir)
if (trouble === undefined) begin()
else void app.whenReady().then(() => refuseToStart(trouble))
