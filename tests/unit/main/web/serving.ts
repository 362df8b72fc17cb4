// A real server on loopback over a small app of the test's own, and a client that sends exactly the bytes it is told to.
import { once } from 'node:events'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { loadBundle } from '../../../../main/bundle.ts'
import { createPushes } from '../../../../main/services/pushes.ts'
import { createDoor } from '../../../../main/web/door.ts'
import { startServer, type ServerOptions } from '../../../../main/web/server.ts'
import type { App } from '../../../../main/app.ts'
import type { Caller } from '../../../../main/ipc/router.ts'

export interface Asked {
  readonly name: unknown
  readonly input: unknown
  readonly role: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string | Buffer
}

interface ServingOptions {
  readonly requestMilliseconds?: number
  readonly dispatch?: App['dispatch']
}

/** Started for one test and closed after it. */
export async function serving({ requestMilliseconds, dispatch }: ServingOptions = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'web-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const rendererDir = join(dir, 'renderer')
  mkdirSync(join(rendererDir, 'assets'), { recursive: true })
  writeFileSync(join(rendererDir, 'index.html'), '<!doctype html><title>page</title>')
  writeFileSync(join(rendererDir, 'assets', 'app-1a2b.js'), 'export {}')
  writeFileSync(join(dir, 'secret.txt'), 'must never be served')
  const asked: Asked[] = []
  const logged: unknown[] = []
  const clock = { milliseconds: 0 }
  const pushes = createPushes()
  /** How many listen to the app. */
  const hearing = { count: 0 }
  const door = createDoor({ now: () => clock.milliseconds })
  const options = {
    door,
    bundle: loadBundle(rendererDir),
    dispatch:
      dispatch ??
      (async (name: unknown, input: unknown, { role }: Caller) => {
        asked.push({ name, input, role })
        return { ok: true as const, data: 'done' }
      }),
    onPush: (listener: Parameters<App['onPush']>[0]) => {
      const stop = pushes.listen(listener)
      hearing.count += 1
      return () => {
        hearing.count -= 1
        stop()
      }
    },
    log: (fault: unknown, where: string) => void logged.push([fault, where]),
    ...(requestMilliseconds === undefined ? {} : { requestMilliseconds }),
  } satisfies Omit<ServerOptions, 'port'>
  const server = await startServer({ ...options, port: 0 })
  /** A second server beside the first. */
  const startAnother = (port: number) => startServer({ ...options, port })
  onTestFinished(() => server.close())
  const host = `127.0.0.1:${String(server.port)}`
  const entry = door.enter(door.token)
  const cookie = `logbook-${String(server.port)}=${entry.type === 'welcome' ? entry.session : ''}`

  /** As a stranger who knows the right host name, unless `headers` says otherwise. */
  const send = async ({ method = 'GET', path = '/', headers = {}, body }: Sent = {}): Promise<Answer> => {
    const all: Sent['headers'] = { host, ...headers }
    const given = Object.entries(all).filter(([, value]) => value !== undefined)
    const outgoing = request({
      host: '127.0.0.1',
      port: server.port,
      method,
      path,
      headers: Object.fromEntries(given) as Record<string, string>,
      setHost: false,
      agent: false,
    })
    // A refusal may arrive, and the line be cut, before the whole body is on its way.
    outgoing.on('error', () => {})
    outgoing.end(body)
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
    let text = ''
    response.setEncoding('utf8')
    for await (const part of response) text += String(part)
    return { status: response.statusCode ?? 0, headers: response.headers, body: text }
  }
  /** The same with the cookie. */
  const sendInside = (sent: Sent = {}) => send({ ...sent, headers: { cookie, ...sent.headers } })
  const call = (body: string | Buffer, headers: Sent['headers'] = {}) =>
    sendInside({ method: 'POST', path: '/api/call', body, headers: { 'content-type': 'application/json', ...headers } })

  /** Raw bytes; gives all that comes back until the line is closed. */
  const sendRaw = async (bytes: string): Promise<string> => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(bytes)
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString()))
    socket.on('error', () => {})
    await once(socket, 'close')
    return text
  }

  /** A socket for pushes; `open` settles with the status that it was answered with. */
  const listen = (headers: Readonly<Record<string, string>> = { cookie }, path = '/api/push') => {
    const socket = new WebSocket(`ws://${host}${path}`, { headers: { ...headers } })
    const open = new Promise<number>((resolve, reject) => {
      socket.once('open', () => resolve(101))
      socket.once('unexpected-response', (outgoing, response) => {
        resolve(response.statusCode ?? 0)
        outgoing.destroy()
      })
      socket.once('error', reject)
    })
    onTestFinished(() => socket.terminate())
    return { socket, open }
  }

  return {
    server,
    startAnother,
    door,
    host,
    cookie,
    clock,
    asked,
    logged,
    pushes,
    hearing,
    send,
    sendInside,
    sendRaw,
    call,
    listen,
  }
}
