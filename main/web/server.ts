// Listens on loopback and nowhere else, sends pushes to all who listen, and ends within a second when told to.
import { once } from 'node:events'
import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { WebSocket, WebSocketServer } from 'ws'
import type { App } from '../app.ts'
import { createRoutes, type RoutesOptions } from './routes.ts'

/** Bytes of the largest message that a listener may send: there is nothing to say on that line. */
const mostMessageBytes = 64 * 1024
/** Bytes that may wait for a listener who does not read; then the line is cut. */
const mostWaitingBytes = 1024 * 1024
/** Milliseconds that open requests get to end at the close. */
const closingMilliseconds = 1000

export interface ServerOptions extends Omit<RoutesOptions, 'site'> {
  /** 0 takes any port that is free. */
  readonly port: number
  readonly onPush: App['onPush']
  /** Milliseconds that a whole request may take to arrive. */
  readonly requestMilliseconds?: number
}

export interface WebServer {
  readonly port: number
  /** The link that lets a browser in. */
  readonly link: string
  readonly close: () => Promise<void>
}

/** Rejects with the system's error (`EADDRINUSE`, `EACCES`) when the port cannot be had. */
export async function startServer(options: ServerOptions): Promise<WebServer> {
  const { port, door, onPush, requestMilliseconds = 30_000 } = options
  const site = { host: '' }
  const listeners = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes })
  const server = createAdaptorServer({
    fetch: createRoutes({ ...options, site }).fetch,
    websocket: { server: listeners },
    serverOptions: {
      requestTimeout: requestMilliseconds,
      headersTimeout: Math.min(requestMilliseconds, 10_000),
      connectionsCheckingInterval: Math.min(requestMilliseconds, 5000),
      // Any other upgrade is answered as the plain request that it also is.
      shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
    },
  })
  if (!(server instanceof Server)) throw new Error('the web host speaks plain HTTP only')
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const taken = portOf(server)
  // Leaves out port 80, as a browser does.
  site.host = new URL(`http://127.0.0.1:${String(taken)}`).host

  const stopPushes = onPush((push) => {
    const text = JSON.stringify(push)
    for (const listener of listeners.clients) {
      if (listener.bufferedAmount > mostWaitingBytes) listener.terminate()
      else if (listener.readyState === WebSocket.OPEN) listener.send(text)
    }
  })

  return {
    port: taken,
    link: `http://${site.host}/join?token=${door.token}`,
    close: async () => {
      stopPushes()
      const closed = once(server, 'close')
      server.close()
      for (const listener of listeners.clients) listener.close(1001)
      const cut = setTimeout(() => {
        for (const listener of listeners.clients) listener.terminate()
        server.closeAllConnections()
      }, closingMilliseconds)
      await closed
      clearTimeout(cut)
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the web host listens on no port')
  return address.port
}
