// Names inside packs: how a thing is called by other things (`id`) and by people (`name`, `wording`).
import { z } from 'zod'

/** Lower-case words joined by `-`, 1 to 80 characters. Unique within its kind; never a word that every object knows. */
export const id = z
  .string()
  .max(80)
  .regex(/^(?!constructor$)[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ description: 'lower-case words joined by -' })

/** A list in which nothing stands twice. */
export const onceEach = <T extends z.ZodType>(list: z.ZodArray<T>): z.ZodArray<T> =>
  list
    .refine((values) => new Set(values).size === values.length, { error: 'Something is listed here twice.' })
    .meta({ uniqueItems: true })

/** The printed name, one line. */
export const name = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u)
  .meta({ description: 'the printed name, one line' })

/** One plain sentence of ours that says what the thing does. Never the printed text. Shown as text, never as markup. */
export const wording = z.string().min(1).max(400).meta({ description: 'one plain sentence in our own words' })

/** A longer text of the pack's author: a briefing, an entry, a world card. */
export const prose = z.string().min(1).max(4000).meta({ description: 'plain text in the own words of the author' })

/** What an option of a choice says, in a few words. */
export const choiceLabel = z.string().min(1).max(120).meta({ description: 'a choice in a few words' })

/** What the sources leave open about a thing, with the reading chosen. For people who check the pack. */
export const remark = z.string().min(1).max(400).meta({ description: 'what the sources leave open and how it is read' })
