// A second screen that is really opened, on loopback instead of a network, over a page of the test's own.
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { SecondScreenFrame } from '../../../../../shared/contract/second-screen.ts'
import { loadBundle } from '../../../../../main/bundle.ts'
import { secondScreenOpener } from '../../../../../main/web/second-screen/open.ts'
import { withBuiltPage } from '../../built-page.ts'

export const code = 'ABC234'
export const hidden: SecondScreenFrame = { type: 'hidden', language: 'en' }
export const nothing: SecondScreenFrame = { type: 'nothing', language: 'en' }

export interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const page = { 'second-screen.html': '<!doctype html><title>second screen</title>' }

/** `prefix`: how many bits of 127.0.0.1 a device must share. */
export async function opened(prefix = 8, network = '127.0.0.1') {
  const clock = { milliseconds: 0 }
  const pauses: number[] = []
  const devices: number[] = []
  const logged: unknown[] = []
  const open = secondScreenOpener({
    bundle: withBuiltPage(loadBundle, page),
    log: (fault) => void logged.push(fault),
    now: () => clock.milliseconds,
    pause: (milliseconds) => {
      pauses.push(milliseconds)
      return Promise.resolve()
    },
  })
  const screen = await open({
    network: { name: 'test', address: network, prefix },
    code,
    frame: () => nothing,
    onDevices: (count) => void devices.push(count),
  })
  let isOpen = true
  const close = async () => {
    if (isOpen) await screen.close()
    isOpen = false
  }
  onTestFinished(close)
  const host = `${network}:${String(screen.port)}`

  const send = async ({ method = 'GET', path = '/', headers = {}, body }: Sent = {}) => {
    const all = { host, ...headers }
    const outgoing = request({
      host: network,
      port: screen.port,
      method,
      path,
      headers: all,
      setHost: false,
      agent: false,
    })
    const failed = once(outgoing, 'error').then(([fault]) => Promise.reject(fault as Error))
    outgoing.end(body)
    const [response] = (await Promise.race([once(outgoing, 'response'), failed])) as [IncomingMessage]
    failed.catch(() => undefined)
    let text = ''
    for await (const part of response.setEncoding('utf8')) text += String(part)
    return { status: response.statusCode ?? 0, headers: response.headers, body: text }
  }
  const join = (given: unknown, headers: Sent['headers'] = {}) =>
    send({
      method: 'POST',
      path: '/join',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ code: given }),
    })
  const cookie = async () => String((await join(code)).headers['set-cookie']).split(';')[0] ?? ''

  /** A device on the line; `open` settles with the status that it was answered with. */
  const look = (headers: Readonly<Record<string, string>>, path = '/view') => {
    const socket = new WebSocket(`ws://${host}${path}`, { headers: { ...headers } })
    onTestFinished(() => socket.terminate())
    const open = new Promise<number>((resolve, reject) => {
      socket.once('open', () => resolve(101))
      socket.once('unexpected-response', (outgoing, response) => {
        resolve(response.statusCode ?? 0)
        outgoing.destroy()
      })
      socket.once('error', reject)
    })
    return { socket, open }
  }
  return { screen, host, clock, pauses, devices, logged, send, join, cookie, look, close }
}

export const nextFrame = async (socket: WebSocket): Promise<unknown> => {
  const [data] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(data.toString())
}

/** Code that the line was closed with. */
export const closing = async (socket: WebSocket): Promise<number> => {
  const [number] = (await once(socket, 'close')) as [number]
  return number
}
