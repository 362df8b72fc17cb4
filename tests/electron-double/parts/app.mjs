// `app`: the program's life. Ready once the main file has been evaluated; an end that listeners may hold back.
import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { tmpdir } from 'node:os'
import { closeBrowser } from './browser.mjs'
import { preventable } from './event.mjs'
import { takeInstanceLock } from './instance-lock.mjs'
import { appPath, packageFacts, resources } from './place.mjs'
import { record } from './record.mjs'
import { BrowserWindow } from './windows.mjs'

const folders = new Map([['userData', join(process.env.DOUBLE_HOME ?? tmpdir(), packageFacts.name)]])
let isReady = false
let isQuitting = false
let release
const readiness = new Promise((resolve) => {
  release = resolve
})

async function quit() {
  if (isQuitting) return
  isQuitting = true
  const before = preventable()
  app.emit('before-quit', before)
  if (before.defaultPrevented) return void (isQuitting = false)
  for (const window of BrowserWindow.getAllWindows())
    if (!(await window.closeAndWait())) return void (isQuitting = false)
  const event = preventable()
  app.emit('will-quit', event)
  if (event.defaultPrevented) return void (isQuitting = false)
  app.emit('quit', {}, 0)
  app.exit(0)
}

class App extends EventEmitter {
  isPackaged = resources !== undefined
  whenReady() {
    return readiness
  }
  isReady() {
    return isReady
  }
  getAppPath() {
    return appPath
  }
  getVersion() {
    return packageFacts.version
  }
  setPath(name, path) {
    if (!folders.has(name)) throw new Error(`double: app.setPath('${name}') is not played`)
    if (!isAbsolute(path) || !existsSync(path)) throw new Error(`Path must be absolute and exist: ${path}`)
    folders.set(name, path)
  }
  enableSandbox() {
    if (isReady) throw new Error('app.enableSandbox() can only be called before app is ready')
  }
  requestSingleInstanceLock() {
    return takeInstanceLock(folders.get('userData'), (argv, folder) => this.emit('second-instance', {}, argv, folder))
  }
  setAboutPanelOptions(options) {
    this.aboutPanel = options
  }
  showAboutPanel() {
    record.aboutPanels.push(this.aboutPanel)
  }
  quit() {
    void quit()
  }
  exit(code = 0) {
    void closeBrowser().finally(() => process.exit(code))
  }
}
export const app = new App()

/** For boot.mjs, when the main file has been evaluated. */
export function becomeReady() {
  isReady = true
  app.emit('ready', {}, {})
  release()
}

/** For windows.mjs: the last window has gone. Not told while the program is ending anyway. */
export function lastWindowGone() {
  if (isQuitting) return
  if (app.listenerCount('window-all-closed') === 0) app.quit()
  else app.emit('window-all-closed')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.quit())
