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

const asked = ['geolocation', 'notifications', 'midi', 'clipboard-read', 'clipboard-write']

/** What Chromium may grant: all that main does not deny. Electron without handlers grants everything. */
export function grantedPermissions(contents) {
  const { permissionRequest, permissionCheck } = session.defaultSession
  const isGranted = (permission) => {
    let granted = permissionRequest === undefined
    permissionRequest?.(contents, permission, (answer) => (granted = answer), {})
    return granted && (permissionCheck?.(contents, permission, contents.getURL(), {}) ?? true)
  }
  return asked.filter(isGranted)
}
