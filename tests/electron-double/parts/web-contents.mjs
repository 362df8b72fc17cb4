// `webContents` of a window: what main hears from a page and tells it.
import { EventEmitter } from 'node:events'
import { inward } from './addresses.mjs'
import { plain } from './plain.mjs'
import { record } from './record.mjs'
import { session } from './session.mjs'
import { BrowserWindow } from './windows.mjs'

export class WebContents extends EventEmitter {
  constructor(window) {
    super()
    this.window = window
    this.id = window.id
    this.session = session.defaultSession
    this.mainFrame = { url: '', origin: 'null', parent: null }
  }
  setWindowOpenHandler(handler) {
    this.openHandler = handler
  }
  getURL() {
    return this.mainFrame.url
  }
  getLastWebPreferences() {
    return { ...this.window.options.webPreferences }
  }
  isDestroyed() {
    return this.window.isDestroyed()
  }
  send(channel, ...args) {
    void this.window.tell({ type: 'event', channel, args: plain(args, `webContents.send ${channel}`) })
  }
  reload() {
    void this.window.reload()
  }
  close() {
    this.window.close()
  }
  /** A popup that the page asked for; the page has already been given null. */
  askForWindow(url) {
    const details = {
      url: inward(url),
      frameName: '',
      features: '',
      disposition: 'foreground-tab',
      referrer: { url: '', policy: 'default' },
    }
    const { action } = this.openHandler?.(details) ?? { action: 'allow' }
    record.navigations.push({ url: details.url, popup: true, action })
  }
}

export const webContents = {
  fromDevToolsTargetId: (id) => BrowserWindow.getAllWindows().find((window) => window.targetId === id)?.webContents,
}
