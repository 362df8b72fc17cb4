// The second screen: off at each start; on it has a new code, shows what is played to devices that gave it,
// and takes nothing from them.
import type { Network, SecondScreen } from '../../shared/contract/calls/second-screen.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import type { SecondScreenFrame } from '../../shared/contract/second-screen.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { localNetworks, type LocalNetwork } from './networks.ts'
import type { Pushes } from './pushes.ts'
import { newSecondScreenCode } from './second-screen-code.ts'
import { frameOf, type FrameSources } from './second-screen-frame.ts'
import type { SettingsService } from './settings.ts'

/** What a host needs to open a second screen to a network. */
export interface SecondScreenWish {
  /** Only devices of this network are answered. */
  readonly network: LocalNetwork
  readonly code: string
  /** What a device is shown first. */
  readonly frame: () => SecondScreenFrame
  /** Told how many devices are looking, at each change. */
  readonly onDevices: (count: number) => void
}

export interface OpenedSecondScreen {
  readonly port: number
  /** Sends a frame to all devices that are looking. */
  readonly show: (frame: SecondScreenFrame) => void
  /** Settles once no device is answered any more. */
  readonly close: () => Promise<void>
}

/** Rejects with the system's error when the address cannot be listened at. */
export type OpenSecondScreen = (wish: SecondScreenWish) => Promise<OpenedSecondScreen>

export interface SecondScreenService {
  readonly get: () => SecondScreen
  /** Refuses an address that this machine has no longer, and one that cannot be listened at. */
  readonly turnOn: (address: string) => Promise<Outcome<SecondScreen>>
  readonly turnOff: () => Promise<SecondScreen>
  readonly hide: (hidden: boolean) => Outcome<SecondScreen>
  /** Something that devices show may have changed without a push. */
  readonly refresh: () => void
}

export interface SecondScreenOptions extends FrameSources {
  readonly settings: Pick<SettingsService, 'get'>
  readonly pushes: Pushes
  readonly log: (fault: unknown, where: string) => void
  /** Missing where the host has no way to listen. */
  readonly openSecondScreen?: OpenSecondScreen | undefined
  readonly networks?: () => readonly LocalNetwork[]
}

interface Running {
  readonly network: LocalNetwork
  readonly code: string
  readonly opened: OpenedSecondScreen
}

const nameAndAddress = ({ name, address }: LocalNetwork): Network => ({ name, address })

export function createSecondScreen(options: SecondScreenOptions): SecondScreenService {
  const { settings, pushes, log, openSecondScreen, networks = localNetworks } = options
  let running: Running | undefined
  let hidden = false
  let devices = 0
  let latest: string | undefined
  /** One switching after the other. */
  let switching: Promise<unknown> = Promise.resolve()
  let isDue = false
  /** What was sent last: pushes that change nothing on devices send nothing. */
  let sent: string | undefined

  const get = (): SecondScreen => {
    if (running === undefined) return { on: false, networks: networks().map(nameAndAddress) }
    const { network, code, opened } = running
    const address = `http://${network.address}:${String(opened.port)}`
    return { on: true, network: nameAndAddress(network), address, link: `${address}/#${code}`, code, hidden, devices }
  }
  const changed = () => pushes.publish({ name: 'secondScreen.changed', args: {} })
  const frame = (): SecondScreenFrame => {
    const { language } = settings.get().settings
    return { language, ...(hidden ? ({ type: 'hidden' } as const) : frameOf(options, latest)) }
  }
  /** After the commit that caused it, and once for several pushes: what devices show must never hold up a decision. */
  const refresh = () => {
    if (running === undefined || isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      try {
        const next = frame()
        const written = JSON.stringify(next)
        if (written !== sent) running?.opened.show(next)
        sent = written
      } catch (fault) {
        log(fault, 'second screen')
      }
    })
  }
  const inTurn = <T>(body: () => Promise<T>): Promise<T> => {
    const done = switching.then(body)
    switching = done.catch(() => undefined)
    return done
  }

  pushes.listen((push) => {
    if (push.name === 'campaign.changed') latest = push.args.campaign
    if (push.name !== 'secondScreen.changed') refresh()
  })

  return {
    get,
    refresh,
    turnOn: (address) =>
      inTurn(async () => {
        if (running !== undefined) return ok(get())
        const network = networks().find((one) => one.address === address)
        if (network === undefined) return fail(refusal('unavailable', 'secondScreen.noNetwork', { address }))
        if (openSecondScreen === undefined) return fail(refusal('unavailable', 'secondScreen.noListener', { address }))
        const code = newSecondScreenCode()
        hidden = false
        devices = 0
        sent = undefined
        const onDevices = (count: number) => {
          devices = count
          changed()
        }
        try {
          running = { network, code, opened: await openSecondScreen({ network, code, frame, onDevices }) }
        } catch (fault) {
          log(fault, 'second screen')
          return fail(refusal('unavailable', 'secondScreen.noListener', { address }))
        }
        changed()
        return ok(get())
      }),
    turnOff: () =>
      inTurn(async () => {
        const { opened } = running ?? {}
        running = undefined
        await opened?.close()
        if (opened !== undefined) changed()
        return get()
      }),
    hide: (next) => {
      if (running === undefined) return fail(refusal('conflict', 'secondScreen.off'))
      hidden = next
      changed()
      refresh()
      return ok(get())
    },
  }
}
