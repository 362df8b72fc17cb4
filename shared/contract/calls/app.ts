// What the program is and where it runs: the about box and the settings screen.
import { z } from 'zod'
import { query } from '../define.ts'
import { nothing } from '../values.ts'

export const appInfo = z.strictObject({
  version: z.string(),
  host: z.enum(['desktop', 'web']),
  platform: z.string(),
  dataDir: z.string(),
  /** Names and versions for the about box: Electron, Chromium, Node, SQLite. */
  parts: z.array(z.strictObject({ name: z.string(), version: z.string() })),
})
export type AppInfo = z.infer<typeof appInfo>

export const appCalls = { 'app.info': query(nothing, appInfo) } as const
