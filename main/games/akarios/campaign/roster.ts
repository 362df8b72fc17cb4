// Which pilots and ships the squad may use: those of its own pack that are open at the start, and those that the story opened, for
// every player alike (rules CS-005, CS-008, CS-016, UN-001).
import type { CampaignState } from './state.ts'
import type { CampaignContent } from './work.ts'

export interface Roster {
  readonly pilots: readonly string[]
  readonly ships: readonly string[]
}

/** In the order of the pack; then what was opened, in the order in which it was. */
export function rosterOf(
  state: Pick<CampaignState, 'seats' | 'pilots' | 'ships'>,
  { all, own }: CampaignContent,
): Roster {
  const atStart = (entries: readonly { readonly id: string; readonly start: boolean }[], ours: ReadonlySet<string>) =>
    entries.filter(({ id, start }) => start && ours.has(id)).map(({ id }) => id)
  return {
    pilots: [
      ...new Set([
        ...atStart(Object.values(all.pilots), own.pilots),
        ...state.seats.map(({ pilot }) => pilot),
        ...state.pilots.map(({ pilot }) => pilot),
      ]),
    ],
    ships: [
      ...new Set([
        ...atStart(Object.values(all.ships), own.ships),
        ...state.seats.map(({ ship }) => ship),
        ...state.ships.map(({ ship }) => ship),
      ]),
    ],
  }
}
