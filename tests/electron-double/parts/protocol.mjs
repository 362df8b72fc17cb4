// `protocol`: schemes named before ready, answered after it.
import { nameSchemes } from './addresses.mjs'
import { app } from './app.mjs'

const handlers = new Map()

export const protocol = {
  registerSchemesAsPrivileged(list) {
    if (app.isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    nameSchemes(list)
  },
  handle(scheme, handler) {
    if (!app.isReady()) throw new Error('protocol.handle before app is ready')
    if (handlers.has(scheme)) throw new Error(`The scheme has been registered: ${scheme}`)
    handlers.set(scheme, handler)
  },
}

export const protocolHandler = (scheme) => handlers.get(scheme)
