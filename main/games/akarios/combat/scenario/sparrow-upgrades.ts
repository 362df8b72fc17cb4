// The upgrades of the Sparrow as a fight begins: face up, ready (SW-019).
import type { SparrowUpgrade } from '../state/sparrow-upgrade.ts'
import type { FightSetup } from './setup.ts'
import { upgradeSupply } from './start-supply.ts'

export const sparrowUpgrades = ({ sparrow, content }: FightSetup): SparrowUpgrade[] =>
  sparrow.map(({ place, card }) => {
    const supply = upgradeSupply(content.cards[card] ?? {})
    return { place, card, supply, startSupply: supply, usedGroups: [], used: false }
  })
