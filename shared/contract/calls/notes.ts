// What people at the table write down beside the campaign.
import { z } from 'zod'
import { mostCharacters } from '../choices.ts'
import { command, query } from '../define.ts'
import { campaignId, moment } from '../values.ts'

const body = z
  .string()
  .trim()
  .min(1)
  .max(mostCharacters.note)
  .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), { error: 'control characters' })
const who = z.string().trim().max(40)

export const noteView = z.strictObject({
  id: z.int(),
  body: z.string(),
  who: z.string(),
  createdAt: moment,
  changedAt: moment,
})
export type NoteView = z.infer<typeof noteView>

export const noteCalls = {
  'notes.list': query(z.strictObject({ campaign: campaignId }), z.strictObject({ notes: z.array(noteView) })),
  'notes.add': command(z.strictObject({ campaign: campaignId, body, who }), z.strictObject({ id: z.int() })),
  'notes.change': command(
    z.strictObject({ campaign: campaignId, id: z.int(), body, who }),
    z.strictObject({ id: z.int() }),
  ),
  'notes.remove': command(z.strictObject({ campaign: campaignId, id: z.int(), who }), z.strictObject({ id: z.int() })),
} as const
