// The shelf of campaigns: what stands there and in what state each file is.
import { z } from 'zod'
import { fileStates } from '../choices.ts'
import { query } from '../define.ts'
import { refusalCodes } from '../envelope.ts'
import { campaignId, moment, nothing } from '../values.ts'
import { difficulty, seatView } from './campaign.ts'

export const libraryEntry = z.strictObject({
  id: campaignId,
  state: z.enum(fileStates),
  /** Why it cannot be opened, when it cannot. */
  finding: z
    .strictObject({
      code: z.enum(refusalCodes),
      key: z.string(),
      args: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    })
    .optional(),
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
      act: z.int().min(1),
      /** Scenarios that are done, of those that are known: done, or scouted and not a market or a jump point. */
      progress: z.strictObject({ done: z.int().min(0), known: z.int().min(0) }),
    })
    .optional(),
})
export type LibraryEntry = z.infer<typeof libraryEntry>

/** A campaign that was put away, and the moment until which it can be taken back. */
export const binned = z.strictObject({ id: campaignId, squad: z.string(), binnedAt: moment, keptUntil: moment })
export type Binned = z.infer<typeof binned>

export const libraryCalls = {
  'library.list': query(nothing, z.strictObject({ campaigns: z.array(libraryEntry), bin: z.array(binned) })),
} as const
