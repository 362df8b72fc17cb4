// World exploration: which worlds the packs have, the start of a visit, what its end would bring, and the entry in its place.
import { z } from 'zod'
import { outcomeCommand } from '../../games/akarios/campaign/command.ts'
import { scenarioNumber } from '../../games/akarios/content/reward.ts'
import { mostSeats } from '../choices.ts'
import { command, query } from '../define.ts'
import { campaignId, contentId, line } from '../values.ts'

const ofCampaign = z.strictObject({ campaign: campaignId })
const seats = z.array(z.int().min(1).max(mostSeats)).min(1).max(mostSeats)
const choice = z.int().min(1).max(4).optional()

export const worldChoice = z.strictObject({
  id: contentId,
  name: z.string(),
  wording: z.string(),
  /** Title of the pack that it comes from. */
  pack: z.string(),
  scenario: z.int(),
  /** It is done, or has been skipped. */
  done: z.boolean(),
  /** An entry can be read in its place (rule AW-001). */
  instead: z.boolean(),
})

/** Where to: a pack's world, or one of the box, told by its scenario. */
export const destination = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pack'), world: contentId }),
  z.strictObject({
    type: z.literal('printed'),
    scenario: scenarioNumber,
    name: line(80),
    /** The scenario book has an entry for failure (rule WX-015). */
    failureEnding: z.boolean(),
  }),
])

/** The text of an entry, the options of it, and all of it as a command that the table confirms. */
const entry = {
  /** Null where it stands in the book. */
  text: z.string().nullable(),
  choices: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  command: outcomeCommand,
}

export const worldCalls = {
  'world.list': query(
    ofCampaign,
    z.strictObject({
      worlds: z.array(worldChoice),
      /** What nobody has told of the tiles of the squad's pilots. */
      lacks: z.array(
        z.strictObject({ pilot: contentId, name: z.string(), fields: z.array(z.enum(['health', 'skills'])).min(1) }),
      ),
      /** The visit that is under way, or whose outcome waits to be taken over. */
      visit: z.string().nullable(),
      /** On the last visit the action dice lay on the real table. */
      realDice: z.boolean(),
    }),
    'viewer',
  ),
  /** Refused while a fight or another visit is open, when the scenario cannot be played now, and while a pilot's tile is unknown. */
  'world.start': command(
    ofCampaign.extend({
      to: destination,
      seats,
      /** Action dice lie on the real table and are typed in. Missing: the app rolls. */
      realDice: z.boolean().optional(),
    }),
    z.strictObject({ play: z.string() }),
  ),
  /** Refused while the visit is under way. `choice`: place of the option taken, from 1. */
  'world.outcome': query(
    ofCampaign.extend({ play: z.string().max(80), choice }),
    z.strictObject({
      ...entry,
      /** It has been taken over already. */
      done: z.boolean(),
    }),
  ),
  /** Refused for a world without such an entry. */
  'world.instead': query(ofCampaign.extend({ world: contentId, seats, choice }), z.strictObject(entry)),
} as const
