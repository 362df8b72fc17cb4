// One line of the log: what happened, to whom, by which rule. The text itself stands in the catalogue under `key`.
import { z } from 'zod'
import { json } from './json.ts'

export const note = z.strictObject({
  key: z.string(),
  args: z.record(z.string(), json),
  rule: z.string().exactOptional(),
})
export type Note = Readonly<z.infer<typeof note>>
