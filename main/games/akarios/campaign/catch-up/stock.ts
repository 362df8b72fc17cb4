// What can stand on the sheets of a squad: the pilots, ships and cards of its own pack, by name.
import type { CatchUpStock } from '../../../../../shared/contract/calls/catch-up.ts'
import type { CampaignState } from '../state.ts'
import type { CampaignContent } from '../work.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export function stockOf({ seats }: Pick<CampaignState, 'seats'>, { all, own }: CampaignContent): CatchUpStock {
  const listed = <T extends Named>(table: Readonly<Record<string, T>>, ours?: ReadonlySet<string>): T[] =>
    Object.values(table).filter(({ id }) => ours?.has(id) !== false)
  const named = ({ id, name }: Named): Named => ({ id, name })
  const abilitiesOf = (kind: 'pilotAbility' | 'shipAbility', of: string, ids: readonly (string | undefined)[]) =>
    ids.flatMap((id) => (id === undefined ? [] : [{ id, name: all.abilities[id]?.name ?? id, kind, of }]))
  const pilots = listed(all.pilots, own.pilots)
  const ships = listed(all.ships, own.ships)
  return {
    seats: seats.map(({ seat, player, callSign }) => ({ seat, player, callSign })),
    pilots: pilots.map(named),
    ships: ships.map(named),
    upgrades: listed(all.upgrades, own.upgrades).map(({ id, name, kind }) => ({ id, name, kind })),
    sparrowUpgrades: listed(all.sparrowUpgrades, own.sparrowUpgrades).map(named),
    coPilots: listed(all.coPilots, own.coPilots).map(named),
    achievements: listed(all.achievements, own.achievements).map(({ name }) => name),
    abilities: [
      ...pilots.flatMap(({ id, abilities = {} }) => abilitiesOf('pilotAbility', id, Object.values(abilities))),
      ...ships.flatMap(({ id, abilities = {} }) => abilitiesOf('shipAbility', id, Object.values(abilities))),
    ],
  }
}
