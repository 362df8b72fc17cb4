// Listens at one address of this machine, and ends within a second when told to.
import { once } from 'node:events'
import { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { WebSocket, type WebSocketServer } from 'ws'

/** Bytes that may wait for a listener who does not read; then the line is cut. */
const mostWaitingBytes = 1024 * 1024
/** Milliseconds that open requests get to end at the close. */
const closingMilliseconds = 1000

export interface ListenOptions {
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly sockets: WebSocketServer
  readonly address: string
  /** 0 takes any port that is free. */
  readonly port: number
  /** Milliseconds that a whole request may take to arrive. */
  readonly requestMilliseconds: number
  /** Whether a line is taken at all; missing: every one is. */
  readonly takes?: (socket: Socket) => boolean
}

export interface Listening {
  readonly port: number
  /** As a browser names it: without port 80. */
  readonly host: string
  readonly close: () => Promise<void>
}

/** Rejects with the system's error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`) when address or port cannot be had. */
export async function listenAt(options: ListenOptions): Promise<Listening> {
  const { fetch, sockets, address, port, requestMilliseconds, takes } = options
  const server = createAdaptorServer({
    fetch,
    websocket: { server: sockets },
    serverOptions: {
      requestTimeout: requestMilliseconds,
      headersTimeout: Math.min(requestMilliseconds, 10_000),
      connectionsCheckingInterval: Math.min(requestMilliseconds, 5000),
      // Any other upgrade is answered as the plain request that it also is.
      shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket',
    },
  })
  if (!(server instanceof Server)) throw new Error('the web host speaks plain HTTP only')
  if (takes !== undefined) server.on('connection', (socket: Socket) => void (takes(socket) || socket.destroy()))
  server.listen(port, address)
  await once(server, 'listening')
  const taken = portOf(server)
  return {
    port: taken,
    host: new URL(`http://${address}:${String(taken)}`).host,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets.clients) socket.close(1001)
      const cut = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
        server.closeAllConnections()
      }, closingMilliseconds)
      await closed
      clearTimeout(cut)
    },
  }
}

/** Sends a text to all who listen; whoever lets too much wait is cut off. */
export function tellAll({ clients }: WebSocketServer, text: string): void {
  for (const socket of clients) {
    if (socket.bufferedAmount > mostWaitingBytes) socket.terminate()
    else if (socket.readyState === WebSocket.OPEN) socket.send(text)
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the web host listens on no port')
  return address.port
}
