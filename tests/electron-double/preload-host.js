// Runs at document start, once in the page's own world and once in the preload's isolated world. The two share nothing but DOM
// events that carry strings; over these the bridge copies values and stands in for functions, as contextBridge does.
;(() => {
  if (window.parent !== window) return // Electron runs a preload in the main frame only
  const role = '__ROLE__'
  const [outbound, inbound] =
    role === 'page' ? ['double:to-preload', 'double:to-page'] : ['double:to-page', 'double:to-preload']
  const ownFunctions = new Map()
  const proxies = new Map()
  const waiting = new Map()
  let sequence = 0

  const post = (message) => document.dispatchEvent(new CustomEvent(outbound, { detail: JSON.stringify(message) }))
  const textOf = (fault) => String(fault?.message ?? fault)

  const pack = (value) => {
    if (typeof value === 'function') {
      let id = [...ownFunctions].find(([, own]) => own === value)?.[0]
      if (id === undefined) ownFunctions.set((id = ++sequence), value)
      return { $function: id }
    }
    if (value instanceof Promise) {
      const id = ++sequence
      value.then(
        (result) => post({ type: 'settle', id, value: pack(result) }),
        (fault) => post({ type: 'settle', id, fault: textOf(fault) }),
      )
      return { $promise: id }
    }
    if (value === undefined) return { $undefined: true }
    if (typeof value === 'symbol' || typeof value === 'bigint') throw new Error('An object could not be cloned.')
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(pack)
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
      throw new Error(`double: ${prototype.constructor?.name} does not cross the bridge; send plain values`)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, pack(entry)]))
  }

  const proxyOf = (id) => {
    if (!proxies.has(id))
      proxies.set(id, (...args) => {
        const call = { type: 'call', function: id, id: ++sequence, args: pack(args) }
        let reply
        const hear = (event) => {
          const message = JSON.parse(event.detail)
          if (message.type === 'return' && message.id === call.id) reply = message
        }
        document.addEventListener(inbound, hear)
        post(call) // synchronous: the other world has answered when this returns
        document.removeEventListener(inbound, hear)
        if (reply === undefined) throw new Error('double: the other world did not answer')
        if ('fault' in reply) throw new Error(reply.fault)
        return unpack(reply.value)
      })
    return proxies.get(id)
  }

  const unpack = (value) => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(unpack)
    if ('$undefined' in value) return undefined
    if ('$promise' in value) return new Promise((resolve, reject) => waiting.set(value.$promise, { resolve, reject }))
    if ('$function' in value) return proxyOf(value.$function)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, unpack(entry)]))
  }

  const freeze = (value) => {
    if (value === null || typeof value !== 'object') return value
    Object.values(value).forEach(freeze)
    return Object.freeze(value)
  }

  document.addEventListener(inbound, (event) => {
    const message = JSON.parse(event.detail)
    if (message.type === 'call') {
      try {
        const value = pack(ownFunctions.get(message.function)(...unpack(message.args)))
        post({ type: 'return', id: message.id, value })
      } catch (fault) {
        post({ type: 'return', id: message.id, fault: textOf(fault) })
      }
    }
    if (message.type === 'settle') {
      const wait = waiting.get(message.id)
      waiting.delete(message.id)
      if ('fault' in message) wait?.reject(new Error(message.fault))
      else wait?.resolve(unpack(message.value))
    }
    if (message.type === 'expose')
      Object.defineProperty(window, message.key, { value: freeze(unpack(message.api)), enumerable: true })
    if (message.type === 'open') tellMain('open', [message.url])
  })

  if (role === 'page') {
    const askForWindow = (address) => post({ type: 'open', url: new URL(String(address), location.href).href })
    window.open = (address = 'about:blank') => {
      askForWindow(address)
      return null
    }
    const onClick = (event) => {
      const link = event.target.closest?.('a[href]')
      const opens =
        link && (link.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1)
      if (!opens || event.defaultPrevented) return
      event.preventDefault()
      askForWindow(link.href)
    }
    addEventListener('click', onClick)
    addEventListener('auxclick', onClick)
    return
  }

  const binding = globalThis.__doubleIpc // exists in this world alone
  const pending = new Map()
  const channels = new Map()
  let invocations = 0
  function tellMain(type, args, channel, id) {
    binding(JSON.stringify({ type, args, channel, id }))
  }
  for (const [name, type] of [
    ['pointerdown', 'mouseDown'],
    ['keydown', 'rawKeyDown'],
  ])
    addEventListener(name, (event) => event.isTrusted && tellMain('input', [type]), { capture: true })

  globalThis.__doubleReceive = (text) => {
    const message = JSON.parse(text)
    if (message.type === 'reply') {
      const call = pending.get(message.id)
      pending.delete(message.id)
      if (message.error === undefined) call.resolve(message.value)
      else call.reject(new Error(message.error))
    }
    if (message.type === 'event')
      for (const listener of [...(channels.get(message.channel) ?? [])])
        listener({ sender: ipcRenderer, ports: [] }, ...message.args)
  }
  const ipcRenderer = {
    invoke: (channel, ...args) =>
      new Promise((resolve, reject) => {
        const id = ++invocations
        pending.set(id, { resolve, reject })
        tellMain('invoke', args, channel, id)
      }),
    on: (channel, listener) => {
      channels.set(channel, [...(channels.get(channel) ?? []), listener])
      return ipcRenderer
    },
    off: (channel, listener) => {
      channels.set(
        channel,
        (channels.get(channel) ?? []).filter((known) => known !== listener),
      )
      return ipcRenderer
    },
  }
  const contextBridge = {
    exposeInMainWorld: (key, api) => {
      if (key in window) throw new Error('Cannot bind an API on top of an existing property on the window object')
      post({ type: 'expose', key, api: pack(api) })
    },
  }
  const require = (name) => {
    if (name === 'electron' || name === 'electron/renderer') return { contextBridge, ipcRenderer }
    throw new Error(`module not found: ${name}`)
  }
  const module = { exports: {} }
  const process = {
    platform: '__PLATFORM__',
    env: {},
    versions: {},
    type: 'renderer',
    contextIsolated: true,
    sandboxed: true,
  }
  ;((require, module, exports, process) => {
    /*__PRELOAD__*/
  })(require, module, module.exports, process)
})()
