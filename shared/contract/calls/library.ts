// The shelf of campaigns: what stands there and in what state each file is.
import { z } from 'zod'
import { fileStates } from '../choices.ts'
import { query } from '../define.ts'
import { campaignId, moment, nothing } from '../values.ts'
import { difficulty, seatView } from './campaign.ts'

export const libraryEntry = z.strictObject({
  id: campaignId,
  state: z.enum(fileStates),
  /** Bytes of the campaign file. */
  size: z.int().min(0),
  /** What the file says of itself; missing where it cannot be read. */
  card: z
    .strictObject({
      squad: z.string(),
      difficulty,
      ironman: z.boolean(),
      createdAt: moment,
      lastPlayedAt: moment,
      /** Entries in the log. */
      entries: z.int().min(0),
      seats: z.array(seatView),
    })
    .optional(),
})
export type LibraryEntry = z.infer<typeof libraryEntry>

export const libraryCalls = {
  'library.list': query(nothing, z.strictObject({ campaigns: z.array(libraryEntry) })),
} as const
