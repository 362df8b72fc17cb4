// `session.defaultSession`: what pages may ask for. Requests are asked about in routes.mjs, permissions through `ask`.
import { EventEmitter } from 'node:events'

class Session extends EventEmitter {
  webRequest = {
    onBeforeRequest: (listener) => {
      this.beforeRequest = listener
    },
  }
  setPermissionRequestHandler(handler) {
    this.permissionRequest = handler
  }
  setPermissionCheckHandler(handler) {
    this.permissionCheck = handler
  }
  setDevicePermissionHandler(handler) {
    this.devicePermission = handler
  }
}

export const session = { defaultSession: new Session() }

/** Whether main lets a request go out; without a listener everything goes, as in Electron. */
export const mayRequest = (url, resourceType) =>
  new Promise((resolve) => {
    const listener = session.defaultSession.beforeRequest
    if (listener === undefined) return resolve(true)
    listener({ url, resourceType, method: 'GET' }, ({ cancel }) => resolve(cancel !== true))
  })
