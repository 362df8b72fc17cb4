// Files in and out, in pieces that fit every transport: `.sparrow` files given to the app, and those it hands out.
import { z } from 'zod'
import { mostBytes, pieceSize } from '../bounds.ts'
import { command, query } from '../define.ts'
import { campaignId, moment, nothing } from '../values.ts'
import { difficulty, seatView } from './campaign.ts'

const transferId = z.string().regex(/^[0-9a-f]{32}$/)
const ofTransfer = z.strictObject({ transfer: transferId })

/** What stands in a `.sparrow` file, shown before anything happens. */
export const importPreview = z.strictObject({
  squad: z.string(),
  difficulty,
  ironman: z.boolean(),
  createdAt: moment,
  lastPlayedAt: moment,
  entries: z.int().min(0),
  seats: z.array(seatView),
  /** Version of the app that wrote it. */
  appVersion: z.string(),
  /** Written by an older format and brought up to date on the way in. */
  older: z.boolean(),
  /** Campaigns on the shelf with the same origin; the import becomes one more beside them. */
  sameOrigin: z.array(z.strictObject({ id: campaignId, squad: z.string() })),
})
export type ImportPreview = z.infer<typeof importPreview>

export const transferCalls = {
  'transfer.begin': command(
    z.strictObject({ name: z.string().max(255), size: z.int().min(1).max(mostBytes) }),
    ofTransfer,
  ),
  /** Pieces come in order, `index` from 0; the last may be shorter. */
  'transfer.piece': command(
    ofTransfer.extend({ index: z.int().min(0), data: z.base64().max(Math.ceil(pieceSize / 3) * 4) }),
    z.strictObject({ received: z.int().min(0) }),
  ),
  'transfer.cancel': command(ofTransfer, nothing),
  /** Takes the file that the system gave the app to open (a double click), the oldest first; nothing when none waits. */
  'import.opened': command(nothing, z.strictObject({ file: ofTransfer.extend({ name: z.string() }).optional() })),
  /** Reads what was given whole and says what it is; nothing is written. */
  'import.look': command(ofTransfer, importPreview),
  /** Makes a campaign of its own of it. */
  'import.accept': command(ofTransfer, z.strictObject({ campaign: campaignId })),
  /** Makes the file; its pieces are then read with `export.piece`. */
  'export.begin': command(
    z.strictObject({ campaign: campaignId }),
    z.strictObject({ transfer: transferId, name: z.string(), size: z.int().min(0), pieces: z.int().min(1) }),
  ),
  'export.piece': query(ofTransfer.extend({ index: z.int().min(0) }), z.strictObject({ data: z.base64() })),
} as const
