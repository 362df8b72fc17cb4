// Opens the second screen at this machine's address in one network: a listener of its own, apart from the one that takes calls.
import { BlockList } from 'node:net'
import { WebSocketServer } from 'ws'
import { beatMilliseconds } from '../../../shared/contract/second-screen.ts'
import type { OpenSecondScreen } from '../../app.ts'
import type { Bundle } from '../../bundle.ts'
import { createDoor } from '../door.ts'
import { listenAt, tellAll } from '../listening.ts'
import { createScreenRoutes } from './routes.ts'

/** Bytes of the largest message that a device may send; any cuts the line. */
const mostMessageBytes = 1024
/** Devices that may look at the same time. */
const mostDevices = 16
const requestMilliseconds = 10_000

export interface SecondScreenHost {
  readonly bundle: Bundle
  readonly log: (fault: unknown, where: string) => void
  /** Waits before a wrong code is answered. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
}

/** Gives what the app asks of its host; both hosts open it alike. */
export const secondScreenOpener =
  ({ now = () => performance.now(), ...host }: SecondScreenHost): OpenSecondScreen =>
  async ({ network, code, frame, onDevices }) => {
    const site = { host: '' }
    const sockets = new WebSocketServer({ noServer: true, maxPayload: mostMessageBytes })
    let isOpen = true
    const count = () => isOpen && onDevices(sockets.clients.size)
    sockets.on('connection', (socket) => {
      count()
      socket.once('close', () => setImmediate(count))
    })
    const { fetch } = createScreenRoutes({
      ...host,
      site,
      door: createDoor({ now, token: code }),
      onDevice: ({ send, cut }) => (sockets.clients.size > mostDevices ? cut() : send(JSON.stringify(frame()))),
    })
    const neighbours = new BlockList()
    neighbours.addSubnet(network.address, network.prefix)
    const listening = await listenAt({
      fetch,
      sockets,
      address: network.address,
      port: 0,
      requestMilliseconds,
      takes: ({ remoteAddress }) => remoteAddress !== undefined && neighbours.check(remoteAddress),
    })
    site.host = listening.host
    const beat = setInterval(() => tellAll(sockets, ''), beatMilliseconds)
    return {
      port: listening.port,
      show: (next) => tellAll(sockets, JSON.stringify(next)),
      close: () => {
        isOpen = false
        clearInterval(beat)
        return listening.close()
      },
    }
  }
