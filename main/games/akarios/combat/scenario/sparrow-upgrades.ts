// The upgrades of the Sparrow as a fight begins: face up, ready (SW-019).
import type { SparrowUpgrade } from '../state/sparrow-upgrade.ts'
import type { FightSetup } from './setup.ts'

/** One with slots has supply 1 unless its card shows another (SW-004). */
export const sparrowUpgrades = ({ sparrow, content }: FightSetup): SparrowUpgrade[] =>
  sparrow.map(({ place, card }) => {
    const { supply: printed, slots = [] } = content.cards[card] ?? {}
    const supply = printed === 'unlimited' ? null : (printed ?? (slots.length > 0 ? 1 : null))
    return { place, card, supply, startSupply: supply, usedGroups: [], used: false }
  })
