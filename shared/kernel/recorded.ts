// A printed value that the owner told the app during play: kept for good, also when the play is taken back.
import { z } from 'zod'
import { json } from './json.ts'

/** `kind` and `id` name the printed thing (`enemy`, `ronin-scout`), `field` what was read from it (`hull`). */
export const recorded = z.strictObject({ kind: z.string(), id: z.string(), field: z.string(), value: json })
export type Recorded = Readonly<z.infer<typeof recorded>>
