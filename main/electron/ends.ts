// How things end: the program saves before it goes, exactly once; a page whose process died is brought back.
import { app as electron, dialog, type WebContents } from 'electron'
import type { App } from '../app.ts'
import type { LogFault } from '../fault-log.ts'
import { createCrashPolicy } from './crash.ts'

/** Quits with the last window, except on a Mac, and holds the end back until everything is on disk. */
export function endWith(app: Pick<App, 'close'>, log: LogFault): void {
  let state: 'running' | 'closing' | 'closed' = 'running'
  const close = async () => {
    try {
      await app.close()
      state = 'closed'
      electron.quit()
    } catch (fault) {
      log(fault, 'end')
      electron.exit(1)
    }
  }
  electron.on('window-all-closed', () => {
    if (process.platform !== 'darwin') electron.quit()
  })
  electron.on('will-quit', (event) => {
    if (state === 'closed') return
    event.preventDefault()
    if (state === 'closing') return
    state = 'closing'
    void close()
  })
}

export interface CrashWatch {
  readonly log: LogFault
  /** Milliseconds of a clock that only goes forward. */
  readonly clock: () => number
}

export function watchForCrashes(contents: WebContents, { log, clock }: CrashWatch): void {
  const onLoss = createCrashPolicy(
    {
      reload: () => contents.reload(),
      askAgain: async () => {
        const { response } = await dialog.showMessageBox({
          type: 'warning',
          title: 'Sparrow Logbook',
          message: 'The page stopped working twice in a short time.',
          detail: 'Every decision you made is saved. Try again, or quit and start the program anew.',
          buttons: ['Try again', 'Quit'],
          defaultId: 0,
          cancelId: 1,
        })
        return response === 0
      },
      quit: () => electron.quit(),
    },
    clock,
  )
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason !== 'clean-exit') log(new Error(`The page's process is gone: ${reason}, code ${exitCode}`), 'page')
    void onLoss(reason)
  })
}
