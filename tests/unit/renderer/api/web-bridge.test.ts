import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HeardPush } from '../../../../shared/contract/bridge.ts'
import { callNames } from '../../../../shared/contract/names.ts'
import { webBridge } from '../../../../renderer/api/web-bridge.ts'

class Socket extends EventTarget {
  readonly address: string
  constructor(address: URL) {
    super()
    this.address = address.href
    sockets.push(this)
  }
  open = () => this.dispatchEvent(new Event('open'))
  close = () => this.dispatchEvent(new Event('close'))
  say = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }))
}
let sockets: Socket[] = []

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listen = () => {
  const heard: HeardPush[] = []
  const bridge = webBridge()
  const end = bridge.onPush((push) => heard.push(push))
  return { bridge, heard, end }
}
const last = () => sockets.at(-1)!

test('there is one function for each call, and a call is one POST with its name and input', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ ok: true, data: { a: 1 } })))
  vi.stubGlobal('fetch', fetched)
  const bridge = webBridge()
  expect(Object.keys(bridge).toSorted()).toEqual([...callNames, 'onMenu', 'onPush'].toSorted())
  expect(await bridge['settings.set']({ theme: 'night' })).toEqual({ ok: true, data: { a: 1 } })
  expect(fetched.mock.calls).toEqual([
    [
      '/api/call',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"settings.set","input":{"theme":"night"}}',
      },
    ],
  ])
})

test('a host that is gone, talks nonsense or wants a new sign-in is a refusal, not a throw', async () => {
  const answers = [
    () => Promise.reject(new TypeError('network')),
    () => Promise.resolve(new Response('<html>')),
    () => Promise.resolve(new Response('no', { status: 401 })),
  ]
  const keys = []
  for (const answer of answers) {
    vi.stubGlobal('fetch', answer)
    const reply = await webBridge()['library.list']({})
    keys.push(reply.ok || reply.error.key)
  }
  expect(keys).toEqual(['unreachable', 'unreachable', 'signedOut'])
})

test('a push reaches every listener; what is no push reaches none', () => {
  const { bridge, heard, end } = listen()
  const second: HeardPush[] = []
  bridge.onPush((push) => second.push(push))
  expect(sockets.map((socket) => socket.address)).toEqual([
    new URL('/api/push', window.location.href).href.replace('http', 'ws'),
  ])
  for (const data of ['{"name":"library.changed","args":{}}', 'not JSON', '7', 'null', '{"args":{}}']) last().say(data)
  end()
  last().say('{"name":"settings.changed","args":{}}')
  expect(heard).toEqual([{ name: 'library.changed', args: {} }])
  expect(second.map((push) => push.name)).toEqual(['library.changed', 'settings.changed'])
})

test('whenever the line stands again, everything counts as changed', () => {
  const { heard } = listen()
  last().open()
  last().close()
  vi.advanceTimersByTime(250)
  last().open()
  expect(sockets.length).toBe(2)
  expect(heard.map((push) => push.name)).toEqual(['*', '*'])
})

test('it tries again after 1/4, 1/2, 1, 2, 4, 8, 8 seconds, and quickly again once it had succeeded', () => {
  listen()
  const waits = [250, 500, 1000, 2000, 4000, 8000, 8000]
  for (const [tries, wait] of waits.entries()) {
    last().close()
    vi.advanceTimersByTime(wait - 1)
    expect(sockets.length).toBe(tries + 1)
    vi.advanceTimersByTime(1)
    expect(sockets.length).toBe(tries + 2)
  }
  last().open()
  last().close()
  vi.advanceTimersByTime(250)
  expect(sockets.length).toBe(waits.length + 2)
})
