// Things by the names of the packs, as the log keeps them.
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import type { Named, NamedKind } from '../../../../shared/games/akarios/named.ts'
import type { SeatRow } from './state.ts'

const cardKinds = ['upgrades', 'sparrowUpgrades', 'coPilots', 'abilities', 'modifierCards'] as const

/** What a pack calls it, or its id where no pack knows it. */
export const named = (all: Content, of: NamedKind, id: string): Named => ({ of, id, name: all[of][id]?.name ?? id })

/** A card of which only the id is known: the first kind that has it. */
export const namedCard = (all: Content, id: string): Named =>
  named(all, cardKinds.find((kind) => Object.hasOwn(all[kind], id)) ?? 'upgrades', id)

/** Who sits there. */
export const namedSeat = ({ seat, player }: Pick<SeatRow, 'seat' | 'player'>): Named => ({
  of: 'seat',
  id: String(seat),
  name: player,
})
