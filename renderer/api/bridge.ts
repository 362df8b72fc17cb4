// The one way out of the page: `window.logbook` of the desktop's preload, or its imitation over HTTP and a WebSocket.
import type { Bridge } from '../../shared/contract/bridge.ts'
import { webBridge } from './web-bridge.ts'

declare global {
  interface Window {
    readonly logbook?: Bridge
  }
}

let web: Bridge | undefined

export const bridge = (): Bridge => window.logbook ?? (web ??= webBridge())
