// Trauma cards: drawn by a triggered pilot, resolved at once or in the next pilot phase (rules ST-021 to ST-026).
import { z } from 'zod'
import { id, name, prose, remark, wording } from './id.ts'
import { step } from './steps/step.ts'

export const traumaCard = z.strictObject({
  id,
  name,
  wording,
  timing: z.enum(['immediate', 'nextPilotPhase']),
  effects: z.array(step).max(12),
  /** Shown when the card is drawn; what it says is done by hand. */
  reminder: prose.exactOptional(),
  /** Cards of this name in the box, 1 to 22. */
  copies: z.int().min(1).max(22).exactOptional(),
  remark: remark.exactOptional(),
})
export type TraumaCard = z.infer<typeof traumaCard>
