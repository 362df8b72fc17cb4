// The preload, run with a stand-in for the two things that a sandboxed preload may use.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callNames } from '../../../../shared/contract/names.ts'

type Listener = (event: unknown, ...told: unknown[]) => void
interface Wire {
  readonly exposed: Record<string, Record<string, (value: unknown) => unknown>>
  readonly invoked: unknown[][]
  readonly listeners: Map<string, Set<Listener>>
}
const wire = vi.hoisted((): Wire => ({ exposed: {}, invoked: [], listeners: new Map() }))

vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (key: string, api: never) => {
      wire.exposed[key] = api
    },
  },
  ipcRenderer: {
    invoke: (...args: unknown[]) => {
      wire.invoked.push(args)
      return Promise.resolve({ ok: true, data: args.length })
    },
    on: (channel: string, listener: Listener) => {
      wire.listeners.set(channel, (wire.listeners.get(channel) ?? new Set()).add(listener))
    },
    off: (channel: string, listener: Listener) => wire.listeners.get(channel)?.delete(listener),
  },
}))

const tell = (channel: string, ...told: unknown[]) => {
  for (const listener of wire.listeners.get(channel) ?? []) listener({ sender: 'an object of Electron' }, ...told)
}

beforeEach(async () => {
  wire.invoked.length = 0
  await import('../../../../main/electron/preload.ts')
})

describe('security 20: what the page is given', () => {
  test('one frozen object: a function for each call, onPush, onMenu, and nothing else', () => {
    expect(Object.keys(wire.exposed)).toEqual(['logbook'])
    const logbook = wire.exposed['logbook']!
    expect(Object.keys(logbook).sort()).toEqual([...callNames, 'onMenu', 'onPush'].sort())
    expect(Object.values(logbook).every((value) => typeof value === 'function')).toBe(true)
    expect(Object.isFrozen(logbook)).toBe(true)
  })

  test.each(callNames)('%s speaks on its own channel and passes one input, whatever else it is given', async (name) => {
    const call = wire.exposed['logbook']![name] as (...args: unknown[]) => Promise<unknown>
    await call({ a: 1 }, 'call:other', 'more')
    expect(wire.invoked).toEqual([[`call:${name}`, { a: 1 }]])
  })

  test.each([
    ['onPush', 'push'],
    ['onMenu', 'menu'],
  ])('%s gives its listener what was told and never the event, until it is ended', (name, channel) => {
    const heard: unknown[][] = []
    const end = wire.exposed['logbook']![name]!((...args: unknown[]) => heard.push(args)) as () => unknown
    tell(channel, { name: 'library.changed', args: {} }, 'more')
    expect(heard).toEqual([[{ name: 'library.changed', args: {} }]])
    expect(end()).toBeUndefined()
    tell(channel, 'later')
    expect(heard).toHaveLength(1)
  })
})
