// How a ship is fitted while nobody has chosen otherwise: what was gained first, as far as the player board has room (CB-004).
import type { Board } from '../../../../shared/games/akarios/content/board.ts'
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import type { CardKind } from '../../../../shared/games/akarios/card-places.ts'
import type { CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import { equip } from './equip.ts'
import { openPilotLevels } from './pilot-abilities.ts'
import { draftOf, type CampaignState } from './state.ts'
import type { CampaignContent } from './work.ts'

/** A card on a player board, by its id in the packs. */
export interface FittedCard {
  readonly place: CardPlace
  readonly kind: CardKind
  readonly card: string
}

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

/** The boards of a squad that has just been founded (CS-009, CS-015). */
export function firstBoards(state: CampaignState, content: CampaignContent): CampaignState {
  const draft = draftOf(state)
  for (const { seat, pilot } of state.seats) {
    const upgrades = state.upgrades.filter((card) => card.seat === seat).map(({ upgrade }) => upgrade)
    for (const card of firstFit({ pilot, upgrades }, content.all, content.board))
      equip({ draft, content }, { seat, ...card })
  }
  return draft
}
