// Settings of this machine, not of a campaign: how the app looks, moves and speaks, and where its data lies.
import { z } from 'zod'
import { command, query } from '../define.ts'
import { nothing } from '../values.ts'

export const themes = ['system', 'night', 'paper'] as const
export const motions = ['system', 'full', 'none'] as const
export const languages = ['en', 'de', 'pseudo'] as const

/** Percent of the normal text size. */
export const textScale = z.int().min(100).max(300).multipleOf(25)

export const settings = z.strictObject({
  theme: z.enum(themes),
  textScale,
  motion: z.enum(motions),
  language: z.enum(languages),
})
export type Settings = z.infer<typeof settings>

export const defaultSettings: Settings = { theme: 'system', textScale: 100, motion: 'system', language: 'en' }

export const settingsCalls = {
  'settings.get': query(
    nothing,
    z.strictObject({
      settings,
      /** Why the stored settings could not be used, when they could not; the file is kept aside. */
      fault: z.string().optional(),
      dataDir: z.string(),
      /** Where data will lie from the next start on, when that was changed. */
      nextDataDir: z.string().optional(),
    }),
  ),
  'settings.set': command(settings.partial(), settings),
  /** Chooses another data folder from the next start on; nothing is moved. Refused when it cannot be written. */
  'settings.chooseDataDir': command(
    z.strictObject({ path: z.string().trim().min(1).max(1000) }),
    z.strictObject({ nextDataDir: z.string() }),
  ),
} as const
