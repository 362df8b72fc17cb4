// How a ship is fitted while nobody has chosen otherwise: what was gained first, as far as the player board has room (CB-004).
import type { Board } from '../../../../shared/games/akarios/content/board.ts'
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import type { FittedCard } from './fight-setup.ts'
import { openPilotLevels } from './pilot-abilities.ts'

/** `upgrades`: in the seat's stock, in the order in which they came. An ability that nobody has told yet is left out. */
export const firstFit = (
  seat: { readonly pilot: string; readonly upgrades: readonly string[] },
  content: Content,
  board: Board | undefined,
): readonly FittedCard[] => [...upgradesOf(seat.upgrades, content, board), ...abilityOf(seat.pilot, content)]

/** The first cards of each kind. */
function upgradesOf(upgrades: readonly string[], content: Content, board: Board | undefined): FittedCard[] {
  const taken = { weapon: 0, engine: 0, tech: 0 }
  return upgrades.flatMap((card): FittedCard[] => {
    const kind = content.upgrades[card]?.kind
    if (kind === undefined || taken[kind] >= Math.min(2, board?.fits[kind] ?? 2)) return []
    taken[kind] += 1
    return [{ place: `${kind}-${taken[kind] as 1 | 2}`, card, kind }]
  })
}

/** The first ability of the pilot (CS-007); a ship's own are locked at first (CS-010). */
function abilityOf(pilot: string, { pilots, abilities }: Content): FittedCard[] {
  const [level] = openPilotLevels(0)
  const card = level && pilots[pilot]?.abilities?.[level]
  if (card === undefined || abilities[card] === undefined) return []
  return [{ place: 'pilotAbility', card, kind: 'pilotAbility' }]
}
