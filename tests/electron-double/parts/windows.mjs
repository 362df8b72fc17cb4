// `BrowserWindow`: one Chromium page with the size, the place and the state that main gave it.
import { EventEmitter } from 'node:events'
import { inward, outward } from './addresses.mjs'
import { app, lastWindowGone } from './app.mjs'
import { isBrowserClosing, newPage } from './browser.mjs'
import { preventable } from './event.mjs'
import { openWorlds } from './page-worlds.mjs'
import { record } from './record.mjs'
import { grantedPermissions, session } from './session.mjs'
import { paint } from './theme.mjs'
import { WebContents } from './web-contents.mjs'

const windows = new Map()
let nextId = 1
let focused

const demanded = { contextIsolation: true, sandbox: true, nodeIntegration: false }

function checkPreferences(preferences = {}) {
  for (const [name, value] of Object.entries(demanded))
    if (preferences[name] !== value) throw new Error(`double: only windows with ${name} ${value} are played`)
  for (const name of ['webSecurity', 'allowRunningInsecureContent', 'experimentalFeatures', 'enableBlinkFeatures'])
    if (name in preferences) throw new Error(`double: windows with ${name} are not played`)
}

export const windowOfPage = (page) => [...windows.values()].find((window) => window.page === page)

export class BrowserWindow extends EventEmitter {
  static getAllWindows() {
    return [...windows.values()]
  }
  static getFocusedWindow() {
    return focused ?? null
  }
  static fromWebContents(contents) {
    return [...windows.values()].find((window) => window.webContents === contents) ?? null
  }
  #bounds
  #isDestroyed = false
  #state = { visible: false, maximized: false, minimized: false, fullScreen: false }
  #loads = new Set()
  constructor(options = {}) {
    super()
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    checkPreferences(options.webPreferences)
    this.id = nextId++
    this.options = options
    this.#bounds = {
      x: options.x ?? 320,
      y: options.y ?? 140,
      width: options.width ?? 800,
      height: options.height ?? 600,
    }
    this.#state.visible = options.show !== false
    this.webContents = new WebContents(this)
    windows.set(this.id, this)
    focused = this
    app.emit('web-contents-created', {}, this.webContents)
    this.opening = this.#open().catch((fault) => {
      if (isBrowserClosing()) return
      console.error('[double] window', fault)
      process.exit(1)
    })
  }
  async #open() {
    const { context, page } = await newPage()
    this.page = page
    const contents = this.webContents
    await page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height })
    await paint(page)
    page.on('close', () => this.#gone())
    page.on('crash', () => contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }))
    page.on('domcontentloaded', () => this.emit('ready-to-show'))
    page.on('load', () => contents.emit('did-finish-load'))
    page.on('download', (download) => {
      const event = preventable()
      const url = inward(download.url())
      session.defaultSession.emit('will-download', event, { getURL: () => url }, contents)
      record.downloads.push({ url, prevented: event.defaultPrevented })
      if (event.defaultPrevented) void download.cancel()
    })
    const worlds = await openWorlds(context, page, this)
    this.targetId = worlds.targetId
    this.worlds = worlds
  }
  #gone() {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    windows.delete(this.id)
    if (focused === this) focused = [...windows.values()].at(-1)
    this.emit('closed')
    if (windows.size === 0) lastWindowGone()
  }
  async tell(message, contextId) {
    await this.opening
    await this.worlds?.tell(message, contextId)
  }
  async loadURL(url) {
    await this.opening
    await this.page.context().grantPermissions(grantedPermissions(this.webContents))
    this.#loads.add(new URL(url).href)
    await this.page.goto(outward(url), { waitUntil: 'domcontentloaded' }).catch((fault) => {
      if (!this.#isDestroyed && !isBrowserClosing()) throw fault
    })
  }
  async reload() {
    await this.opening
    this.#loads.add(this.webContents.getURL())
    await this.page.reload()
  }
  /** Whether main itself began this load. */
  takeLoad(url) {
    return this.#loads.delete(url)
  }
  /** Answers false when a listener held the window open. */
  async closeAndWait() {
    const event = preventable()
    this.emit('close', event)
    if (event.defaultPrevented) return false
    await this.opening
    await this.page?.close().catch(() => undefined)
    this.#gone()
    return true
  }
  close() {
    void this.closeAndWait()
  }
  isDestroyed() {
    return this.#isDestroyed
  }
  show() {
    this.#state.visible = true
    this.focus()
  }
  isVisible() {
    return this.#state.visible
  }
  focus() {
    focused = this
    this.emit('focus')
  }
  isFocused() {
    return focused === this
  }
  minimize() {
    this.#state.minimized = true
  }
  restore() {
    this.#state.minimized = false
  }
  isMinimized() {
    return this.#state.minimized
  }
  maximize() {
    this.#state.maximized = true
  }
  isMaximized() {
    return this.#state.maximized
  }
  setFullScreen(on) {
    this.#state.fullScreen = on
  }
  isFullScreen() {
    return this.#state.fullScreen
  }
  getBounds() {
    return { ...this.#bounds }
  }
  getNormalBounds() {
    return { ...this.#bounds }
  }
  setBounds(bounds) {
    Object.assign(this.#bounds, bounds)
    void this.#resize()
  }
  setContentSize(width, height) {
    this.setBounds({ width, height })
  }
  async #resize() {
    await this.opening
    await this.page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height })
  }
}
