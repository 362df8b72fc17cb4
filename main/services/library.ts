// The shelf: every campaign folder with what its file says of itself. Folders that are none of ours are passed over.
import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { campaignId } from '../../shared/contract/values.ts'
import type { Binned, LibraryEntry } from '../../shared/contract/calls/library.ts'
import type { Outcome } from '../../shared/contract/envelope.ts'
import { ok } from '../../shared/lib/result.ts'
import { readCard, type Card } from '../db/card.ts'
import { progressOf } from '../games/akarios/campaign/scenario-log.ts'
import { seatWithNames } from './campaigns.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { RosterService } from './roster.ts'
import type { ShelfService } from './shelf.ts'

export interface LibraryService {
  /** Last played first; what cannot be read stands at the end. */
  readonly list: () => Outcome<{ campaigns: LibraryEntry[]; bin: Binned[] }>
  /** Campaigns on the shelf that began as the one with this id: the original and its copies. */
  readonly ofOrigin: (id: string) => { id: string; squad: string }[]
}

export interface LibraryOptions {
  readonly open: OpenCampaigns
  readonly roster: RosterService
  readonly knownVersion: number
  readonly shelf: Pick<ShelfService, 'listBin'>
}

export function createLibrary({ open, roster, knownVersion, shelf }: LibraryOptions): LibraryService {
  const folder = dirname(dirname(open.pathOf('any')))

  const cardView = ({ id, seats, story, ...card }: Card): NonNullable<LibraryEntry['card']> => ({
    ...card,
    seats: seats.map((seat) => seatWithNames(seat, roster)),
    progress: progressOf(story),
  })
  const entryOf = (id: string): LibraryEntry => {
    const { state, size, card, finding } = readCard(open.pathOf(id), knownVersion)
    return {
      id,
      state,
      size,
      ...(finding === undefined ? {} : { finding: { ...finding, ...(finding.args && { args: { ...finding.args } }) } }),
      ...(card === undefined ? {} : { card: cardView(card) }),
    }
  }
  const ids = () =>
    existsSync(folder)
      ? readdirSync(folder).filter((name) => campaignId.safeParse(name).success && existsSync(open.pathOf(name)))
      : []
  return {
    ofOrigin: (origin) =>
      ids().flatMap((id) => {
        const { card } = readCard(open.pathOf(id), knownVersion)
        return card?.id === origin ? [{ id, squad: card.squad }] : []
      }),
    list: () => {
      const played = (entry: LibraryEntry) => entry.card?.lastPlayedAt ?? ''
      return ok({
        campaigns: ids()
          .map(entryOf)
          .sort((a, b) => played(b).localeCompare(played(a))),
        bin: [...shelf.listBin()],
      })
    },
  }
}
