// The `.sparrow` file: a zip of canonical JSON. `manifest.json` says what it is; `tables/<name>.json` holds one table each,
// one row a line. Equal campaigns give equal bytes.
import { z } from 'zod'
import type { ZipFault, ZipLimits } from '../zip/limits.ts'

/** Goes up when the layout of the file changes; the tables inside have a version of their own. */
export const sparrowFormat = 1

export const sparrowKind = 'sparrow-logbook-campaign'

export const manifestSchema = z.strictObject({
  kind: z.literal(sparrowKind),
  format: z.int().min(1),
  /** Version of the app that wrote the file. */
  appVersion: z.string().max(40),
  /** Schema version of the tables. */
  schemaVersion: z.int().min(1),
})
export type SparrowManifest = z.infer<typeof manifestSchema>

/** Twenty megabytes packed hold more than a thousand evenings. */
export const sparrowLimits: ZipLimits = {
  packed: 20 * 1024 * 1024,
  unpacked: 200 * 1024 * 1024,
  file: 128 * 1024 * 1024,
  ratio: 200,
  entries: 100,
  name: /^(manifest|tables\/[a-z][a-z0-9_]{0,40})\.json$/,
}

export const sparrowFaultCodes = [
  'manifest', // missing, or not a campaign's
  'newerFormat',
  'json', // a table that is not a list of flat rows
] as const

export type SparrowFault = ZipFault | { readonly code: (typeof sparrowFaultCodes)[number]; readonly entry?: string }

/** A cell that a campaign's tables can hold exactly. */
export type SparrowCell = string | number | null
export type SparrowRow = Readonly<Record<string, SparrowCell>>
export type SparrowTables = ReadonlyMap<string, readonly SparrowRow[]>

export interface SparrowContents {
  readonly manifest: SparrowManifest
  readonly tables: SparrowTables
}
