// The only file that hears messages of a page: one channel for each call, its sender checked, then the router. And the only one
// that tells pages what has changed.
import type { IpcMain, WebContents } from 'electron'
import { refusal, type Reply } from '../../shared/contract/envelope.ts'
import { menuChannel, type MenuCommand } from '../../shared/contract/menu.ts'
import { callNames, channelOf, pushChannel } from '../../shared/contract/names.ts'
import type { Push } from '../../shared/contract/pushes.ts'
import type { App } from '../app.ts'
import { isTrustedSender } from './security.ts'

export interface Hearing {
  readonly dispatch: App['dispatch']
  /** Whether these contents belong to a window of ours. */
  readonly isWindow: (contents: WebContents) => boolean
  /** Told of a message that was refused because of who sent it. */
  readonly onStranger: (channel: string) => void
}

const forbidden: Reply = { ok: false, error: refusal('forbidden', 'forbidden') }

/** Answers every call of the contract; a message from anywhere but our own page is refused and reported. */
export function hearCalls(ipcMain: Pick<IpcMain, 'handle'>, { dispatch, isWindow, onStranger }: Hearing): void {
  for (const name of callNames) {
    const channel = channelOf(name)
    ipcMain.handle(channel, async (event, input: unknown) => {
      if (isTrustedSender(event, isWindow)) return dispatch(name, input, { role: 'host' })
      onStranger(channel)
      return forbidden
    })
  }
}

type Told = Pick<WebContents, 'send' | 'isDestroyed'>

/** Tells every page. */
export function tellPush(pages: readonly Told[], push: Push): void {
  for (const page of pages) if (!page.isDestroyed()) page.send(pushChannel, push)
}

/** Tells one page what was chosen in the menu. */
export function tellMenu(page: Told, command: MenuCommand): void {
  if (!page.isDestroyed()) page.send(menuChannel, command)
}
