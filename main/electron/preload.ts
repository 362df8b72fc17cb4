// All that the page gets from the desktop: one function for each call, and two ways to listen. No channel and no event of
// Electron's ever reaches the page.
import { contextBridge, ipcRenderer } from 'electron'
import { menuChannel } from '../../shared/contract/menu.ts'
import { callNames, channelOf, pushChannel } from '../../shared/contract/names.ts'

const calls = Object.fromEntries(
  callNames.map((name) => [name, (input: unknown): Promise<unknown> => ipcRenderer.invoke(channelOf(name), input)]),
)

const hear =
  (channel: string) =>
  (listener: (told: unknown) => void): (() => void) => {
    const pass = (_event: unknown, told: unknown) => listener(told)
    ipcRenderer.on(channel, pass)
    return () => void ipcRenderer.off(channel, pass)
  }

contextBridge.exposeInMainWorld(
  'logbook',
  Object.freeze({ ...calls, onPush: hear(pushChannel), onMenu: hear(menuChannel) }),
)
