// Settings of this machine, not of a campaign: how the app looks, moves and speaks, and where its data lies.
import { z } from 'zod'
import { languages, mostCharacters, motions, paces, tabletops, textScales, themes } from '../choices.ts'
import { command, query } from '../define.ts'
import { nothing } from '../values.ts'

export const textScale = z.int().min(textScales.least).max(textScales.most).multipleOf(textScales.step)

export const settings = z.strictObject({
  theme: z.enum(themes),
  textScale,
  motion: z.enum(motions),
  language: z.enum(languages),
  pace: z.enum(paces),
  /** What was chosen for the last fight that began on this machine. */
  tabletop: z.enum(tabletops),
  tips: z.enum(['on', 'off']),
  /** Tips that need not come again; a name that this version does not know does no harm. */
  tipsRead: z.array(z.string().max(40)).max(50).readonly(),
})
export type Settings = z.infer<typeof settings>

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
    z.strictObject({ path: z.string().trim().min(1).max(mostCharacters.path) }),
    z.strictObject({ nextDataDir: z.string() }),
  ),
} as const
