// `ipcMain`: one handler a channel. Values go both ways as JSON.
import { plain } from './plain.mjs'

const handlers = new Map()

export const ipcMain = {
  handle(channel, handler) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  },
}

/** What the page gets back: a value, or the text of an error as Electron would word it. */
export async function answerInvoke(channel, event, args) {
  try {
    const handler = handlers.get(channel)
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
    return { value: plain(await handler(event, ...args), `the answer of ${channel}`) }
  } catch (fault) {
    return { error: `Error invoking remote method '${channel}': ${fault}` }
  }
}
