import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { localNetworks } from '../../../main/services/networks.ts'

const at = (address: string, prefix: number, internal = false) =>
  ({
    address,
    cidr: `${address}/${String(prefix)}`,
    internal,
    family: 'IPv4',
    mac: '',
    netmask: '',
  }) as NetworkInterfaceInfo
const six = {
  address: 'fd00::2',
  cidr: 'fd00::2/64',
  internal: false,
  family: 'IPv6',
  mac: '',
  netmask: '',
  scopeid: 0,
} as const

test('loopback and IPv6 are no networks for devices, and those of a home come first', () => {
  const networks = localNetworks({
    lo: [at('127.0.0.1', 8, true)],
    office: [at('172.32.0.9', 16), six],
    bridge: [at('172.31.0.1', 16)],
    'Wi-Fi': [at('192.168.1.20', 24), six],
  })
  expect(networks).toEqual([
    { name: 'bridge', address: '172.31.0.1', prefix: 16 },
    { name: 'Wi-Fi', address: '192.168.1.20', prefix: 24 },
    { name: 'office', address: '172.32.0.9', prefix: 16 },
  ])
  expect(localNetworks({ lo: [at('127.0.0.1', 8, true)] })).toEqual([])
})
