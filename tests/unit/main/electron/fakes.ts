// Stand-ins for Electron's objects: they keep what they are given, so that a test can call it back.
import { EventEmitter } from 'node:events'

/** An event with an address that a listener may prevent. */
export const navigation = (url: string) => {
  const event = {
    url,
    prevented: false,
    preventDefault: () => {
      event.prevented = true
    },
  }
  return event
}

type Handler = (...args: never[]) => unknown

export class FakeSession extends EventEmitter {
  permissionRequest: ((contents: unknown, permission: string, answer: (granted: boolean) => void) => void) | undefined
  permissionCheck: ((contents: unknown, permission: string) => boolean) | undefined
  device: ((details: unknown) => boolean) | undefined
  beforeRequest: ((details: { url: string }, answer: (response: { cancel?: boolean }) => void) => void) | undefined
  webRequest = {
    onBeforeRequest: (listener: Handler) => {
      this.beforeRequest = listener as never
    },
  }
  setPermissionRequestHandler(handler: Handler) {
    this.permissionRequest = handler as never
  }
  setPermissionCheckHandler(handler: Handler) {
    this.permissionCheck = handler as never
  }
  setDevicePermissionHandler(handler: Handler) {
    this.device = handler as never
  }
}

export class FakeContents extends EventEmitter {
  openWindow: ((details: { url: string }) => { action: string }) | undefined
  sent: unknown[][] = []
  gone = false
  setWindowOpenHandler(handler: Handler) {
    this.openWindow = handler as never
  }
  send(...args: unknown[]) {
    this.sent.push(args)
  }
  isDestroyed() {
    return this.gone
  }
}
