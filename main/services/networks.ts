// Which networks this machine is in, for devices that shall reach it there.
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'

export interface LocalNetwork {
  /** As the system calls it, such as `eth0` or `Wi-Fi`. */
  readonly name: string
  /** This machine's IPv4 address in it. */
  readonly address: string
  /** How many bits of the address all machines of the network share. */
  readonly prefix: number
}

type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>

/** Addresses that are given out at home and reach no further (RFC 1918). */
const isHome = ({ address }: LocalNetwork): boolean => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address)

/** IPv4 networks other than loopback, home networks first, else in the system's order. */
export function localNetworks(interfaces: Interfaces = networkInterfaces()): readonly LocalNetwork[] {
  const networks = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address, cidr }): LocalNetwork => ({ name, address, prefix: Number(cidr?.split('/')[1] ?? 32) })),
  )
  return networks.toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)))
}
