// Backups of a campaign: what is there, what stands in each, and going back to one.
import { z } from 'zod'
import { command, query } from '../define.ts'
import { campaignId, moment } from '../values.ts'
import { sentence } from './history.ts'

export const backupReasons = ['open', 'close', 'play', 'round', 'migration', 'import', 'restore', 'hand'] as const

/** The backup's file name, such as `2026-03-01T19-00-00-000Z.round.000142.db`. */
export const backupId = z
  .string()
  .max(80)
  .regex(/^\d{4}-\d{2}-\d{2}T[\d-]+Z\.[a-z]+\.\d{6,15}\.db$/)

export const backup = z.strictObject({
  id: backupId,
  madeAt: moment,
  reason: z.enum(backupReasons),
  /** Bytes. */
  size: z.int().min(0),
  /** Entries in its log. */
  entries: z.int().min(0),
  /** Title of its last entry. */
  last: sentence.optional(),
  /** It was opened and checked after it was written, and its bytes are still the same. */
  sound: z.boolean(),
})
export type Backup = z.infer<typeof backup>

export const backupCalls = {
  /** Newest first. Also works for a campaign whose file cannot be opened. */
  'backups.list': query(
    z.strictObject({ campaign: campaignId }),
    z.strictObject({
      backups: z.array(backup),
      /** The newest sound one, and how many entries would be lost by going back to it; unknown for an unreadable file. */
      offer: z.strictObject({ backup: backupId, lost: z.int().min(0).optional() }).optional(),
      /** A restore that can be taken back: what was set aside then. */
      undo: z.strictObject({ restoredAt: moment }).optional(),
    }),
  ),
  'backups.make': command(z.strictObject({ campaign: campaignId }), backup),
  /** `replace`: stands in for the campaign's file, which is set aside. `copy`: becomes a campaign of its own. */
  'backups.restore': command(
    z.strictObject({ campaign: campaignId, backup: backupId, as: z.enum(['replace', 'copy']) }),
    z.strictObject({ campaign: campaignId }),
  ),
  'backups.undoRestore': command(z.strictObject({ campaign: campaignId }), z.strictObject({ campaign: campaignId })),
} as const
