// Makes the windows: the same page, the same locks, the place remembered from last time.
import { BrowserWindow, nativeTheme, screen } from 'electron'
import { pageAddress } from './origin.ts'
import { windowPreferences } from './security.ts'
import { firstPlace, leastSize, readPlace, writePlace } from './window-place.ts'

export interface WindowOptions {
  readonly dataDir: string
  readonly preload: string
  readonly log: (fault: unknown, where: string) => void
}

/** The sheet of each theme, so that nothing flashes before the page has drawn itself. */
const sheet = { dark: '#0a1222', light: '#f3ecdb' } as const

/** Opens one more window. The first takes the remembered place, another one the size alone, so that both can be seen. */
export function openWindow({ dataDir, preload, log }: WindowOptions): BrowserWindow {
  const isFirst = BrowserWindow.getAllWindows().length === 0
  const screens = screen.getAllDisplays().map((display) => display.workArea)
  const { maximized, ...place } = isFirst ? readPlace(dataDir, screens) : firstPlace
  const window = new BrowserWindow({
    ...place,
    minWidth: leastSize.width,
    minHeight: leastSize.height,
    title: 'Sparrow Logbook',
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? sheet.dark : sheet.light,
    webPreferences: { ...windowPreferences, preload },
  })
  if (maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () => {
    try {
      writePlace(dataDir, window.getNormalBounds(), window.isMaximized())
    } catch (fault) {
      log(fault, 'remembering the place of the window')
    }
  })
  window.loadURL(pageAddress).catch((fault: unknown) => log(fault, 'loading the page'))
  return window
}

/** Brings a window to the front, also one that lies in the task bar. */
export function bringForward(window: Pick<BrowserWindow, 'isMinimized' | 'restore' | 'focus'>): void {
  if (window.isMinimized()) window.restore()
  window.focus()
}

/** The window that the person works in, else any. */
export function frontWindow() {
  const [first] = BrowserWindow.getAllWindows()
  return BrowserWindow.getFocusedWindow() ?? first
}
