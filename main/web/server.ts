// Listens on loopback and nowhere else, and sends pushes to all who listen.
import { WebSocketServer } from 'ws'
import type { App } from '../app.ts'
import { listenAt, tellAll } from './listening.ts'
import { createRoutes, type RoutesOptions } from './routes.ts'

/** Bytes of the largest message that a listener may send: there is nothing to say on that line. */
const mostMessageBytes = 64 * 1024

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
  const sockets = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes })
  const { fetch } = createRoutes({ ...options, site })
  const listening = await listenAt({ fetch, sockets, address: '127.0.0.1', port, requestMilliseconds })
  site.host = listening.host
  const stopPushes = onPush((push) => tellAll(sockets, JSON.stringify(push)))
  return {
    port: listening.port,
    link: `http://${site.host}/join?token=${door.token}`,
    close: () => {
      stopPushes()
      return listening.close()
    },
  }
}
