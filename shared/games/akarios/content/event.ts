// Event cards of a system (rules SX-019 to SX-023, SX-026).
import { z } from 'zod'
import { choiceLabel, id, name, prose, wording } from './id.ts'
import { rewards } from './reward.ts'

const result = z.strictObject({ text: prose, rewards })

export const eventCard = z.strictObject({
  id,
  name,
  wording,
  system: id,
  /** The front of the card. */
  text: prose,
  /** Carried out at once (rule SX-026), or one option is chosen and its back read (rule SX-023). */
  outcome: result.exactOptional(),
  options: z
    .array(result.extend({ label: choiceLabel }))
    .min(2)
    .max(4)
    .exactOptional(),
})
export type EventCard = z.infer<typeof eventCard>
