// What the system draws follows the settings: the menu's language and check marks, and the colours of frames and scroll bars.
import { app as electron, Menu, nativeTheme } from 'electron'
import type { Settings } from '../../shared/contract/calls/settings.ts'
import { defaultSettings } from '../../shared/contract/choices.ts'
import type { Output } from '../../shared/contract/contract.ts'
import type { App } from '../app.ts'
import type { LogFault } from '../fault-log.ts'
import type { External } from './external.ts'
import { tellMenu } from './ipc.ts'
import { menuTemplate, type MenuActions } from './menu.ts'
import { frontWindow } from './window.ts'

export interface Following {
  readonly app: Pick<App, 'dispatch' | 'onPush'>
  readonly external: External
  readonly openWindow: () => void
  readonly log: LogFault
}

const host = { role: 'host' } as const
const systemThemes = { system: 'system', night: 'dark', paper: 'light' } as const satisfies Record<
  Settings['theme'],
  string
>

/** Draws once before it answers, then after every change of the settings. */
export async function followSettings({ app, external, openWindow, log }: Following): Promise<void> {
  const read = async (): Promise<Settings> => {
    const reply = await app.dispatch('settings.get', {}, host)
    return reply.ok ? (reply.data as Output<'settings.get'>).settings : defaultSettings
  }
  const actions: MenuActions = {
    send: (command) => {
      const window = frontWindow()
      if (window !== undefined) tellMenu(window.webContents, command)
    },
    set: (change) => void app.dispatch('settings.set', change, host),
    openWindow,
    toggleFullScreen: () => {
      const window = frontWindow()
      window?.setFullScreen(!window.isFullScreen())
    },
    showBackups: external.showBackups,
    showAbout: () => electron.showAboutPanel(),
    quit: () => electron.quit(),
  }
  const draw = async () => {
    const settings = await read()
    nativeTheme.themeSource = systemThemes[settings.theme]
    Menu.setApplicationMenu(
      Menu.buildFromTemplate([...menuTemplate({ settings, platform: process.platform }, actions)]),
    )
  }
  await draw()
  app.onPush((push) => {
    if (push.name === 'settings.changed') draw().catch((fault: unknown) => log(fault, 'drawing the menu'))
  })
}
