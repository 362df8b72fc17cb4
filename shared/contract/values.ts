// Small schemas that several calls share: ids, lines of text, times.
import { z } from 'zod'

/** Identifier of a campaign: made by the app, never typed by hand. */
export const campaignId = z.string().regex(/^[0-9a-z]{16}$/)

/** Identifier inside a pack, such as `violet-ray`. */
export const contentId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)

/** One line of text a person typed, 1 to `most` characters after trimming, without control characters. */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'control characters' })

/** The same, or nothing. */
export const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), { error: 'control characters' })

/** A moment as ISO 8601 text in UTC. */
export const moment = z.iso.datetime()

export const nothing = z.strictObject({})
