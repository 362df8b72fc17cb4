// What a ship has out of its tree: more hull, more shield, and its ability cards, which come from nowhere else (rules CS-010, CS-018,
// PG-016).
import {
  shipAbilityLevels,
  type Ship,
  type ShipAbilityLevel,
  type ShipGain,
} from '../../../../shared/games/akarios/content/ship.ts'

export interface ShipGains {
  /** Added to the hull and the shield of the tile. */
  readonly hull: number
  readonly shield: number
  /** Levels of the ability cards out of the box, lowest first; of these one may be fitted (rule PG-026). */
  readonly abilities: readonly ShipAbilityLevel[]
}

/** Gains of the hexes with these ids; throws when the ship's tree has no such hex. A new ship has none full and gains nothing. */
export function shipGains(ship: Pick<Ship, 'id' | 'abilities' | 'tree'>, fullHexes: readonly string[]): ShipGains {
  const gains = fullHexes.map((id) => {
    const hex = ship.tree?.hexes.find((one) => one.id === id)
    if (hex === undefined) throw new Error(`the tree of ${ship.id} has no hex ${id}`)
    return hex.gives
  })
  const sum = (type: 'hull' | 'shield') => gains.reduce((all, gain) => all + (gain.type === type ? gain.amount : 0), 0)
  return { hull: sum('hull'), shield: sum('shield'), abilities: abilitiesOf(ship, gains) }
}

/** A hex that names its card gives that card's level; one that does not gives the lowest level still in the box. */
function abilitiesOf({ abilities = {} }: Pick<Ship, 'abilities'>, gains: readonly ShipGain[]): ShipAbilityLevel[] {
  const hexes = gains.filter((gain) => gain.type === 'shipAbility')
  const named = shipAbilityLevels.filter((level) =>
    hexes.some(({ ability }) => ability !== undefined && ability === abilities[level]),
  )
  const others = shipAbilityLevels.filter((level) => !named.includes(level)).slice(0, hexes.length - named.length)
  return shipAbilityLevels.filter((level) => named.includes(level) || others.includes(level))
}
