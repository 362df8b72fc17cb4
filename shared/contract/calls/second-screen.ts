// The second screen's switch: a view of what is played for devices in the same network, without any input from them.
import { z } from 'zod'
import { command, query } from '../define.ts'
import { nothing } from '../values.ts'

/** A network that this machine is in, and the machine's own address there. */
export const network = z.strictObject({ name: z.string(), address: z.ipv4() })
export type Network = z.infer<typeof network>

export const secondScreen = z.discriminatedUnion('on', [
  z.strictObject({
    on: z.literal(false),
    /** Home networks first. */
    networks: z.array(network),
  }),
  z.strictObject({
    on: z.literal(true),
    network,
    /** What a person types on a device, such as `http://192.168.1.20:41822`. */
    address: z.string(),
    /** The same with the code in it, which a browser sends to nobody: for the square that a camera reads. */
    link: z.string(),
    /** New at each switching on. */
    code: z.string(),
    hidden: z.boolean(),
    /** How many devices are looking. */
    devices: z.int().min(0),
  }),
])
export type SecondScreen = z.infer<typeof secondScreen>

export const secondScreenCalls = {
  'secondScreen.get': query(nothing, secondScreen),
  /** In the network where this machine has that address. On already, it stays as it is. */
  'secondScreen.turnOn': command(z.strictObject({ address: z.ipv4() }), secondScreen),
  'secondScreen.turnOff': command(nothing, secondScreen),
  /** Devices show that the screen is hidden, or the fight again. Refused while it is off. */
  'secondScreen.hide': command(z.strictObject({ hidden: z.boolean() }), secondScreen),
} as const
