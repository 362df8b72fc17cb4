// A campaign's founding and its first look: squad, seats, difficulty (rules CS-001, CS-003, CS-005 to CS-009, CS-013, DF).
import { z } from 'zod'
import { deckLabels, difficulties, mostCharacters, mostSeats } from '../choices.ts'
import { command, query } from '../define.ts'
import { refusalCodes } from '../envelope.ts'
import { campaignId, contentId, line, moment, nothing, optionalLine } from '../values.ts'

export const difficulty = z.enum(difficulties)
export type Difficulty = z.infer<typeof difficulty>

/** Rule CS-003. */
export const deckLabel = z.literal(deckLabels)

export const newSeat = z.strictObject({
  /** Who holds the seat at the table; one person may hold several. */
  player: line(mostCharacters.player),
  pilot: contentId,
  ship: contentId,
  /** Rule CS-013. */
  callSign: line(mostCharacters.callSign),
  /** Rule CS-003: label of the starting deck that the seat takes; without it the seat's own number. */
  deck: deckLabel.optional(),
})

export const newCampaign = z.strictObject({
  /** Rule CS-013: the squad's shared name. */
  squad: line(mostCharacters.squad),
  seats: z.array(newSeat).min(1).max(mostSeats),
  difficulty,
  ironman: z.boolean(),
})
export type NewCampaign = z.infer<typeof newCampaign>

export const rosterPilot = z.strictObject({ id: contentId, name: z.string() })
export const rosterShip = z.strictObject({
  id: contentId,
  name: z.string(),
  /** Rule CS-009: names of the weapon and the engine that the ship brings. */
  brings: z.array(z.string()),
})
export const roster = z.strictObject({ pilots: z.array(rosterPilot), ships: z.array(rosterShip) })
export type Roster = z.infer<typeof roster>

export const seatView = z.strictObject({
  seat: z.int().min(1).max(mostSeats),
  player: z.string(),
  pilot: contentId,
  pilotName: z.string(),
  ship: contentId,
  shipName: z.string(),
  callSign: optionalLine(mostCharacters.callSign),
  deck: z.int().min(1).max(deckLabels.length),
})

export const openScenario = z.strictObject({ number: z.int().min(1).max(999), page: z.int().min(1).optional() })

export const campaignView = z.strictObject({
  id: campaignId,
  squad: z.string(),
  difficulty,
  ironman: z.boolean(),
  createdAt: moment,
  seats: z.array(seatView),
  /** Rule CS-014: the scenarios that may be played next, with their page of the scenario book where it is known. */
  scenarios: z.array(openScenario),
  /** `looking`: nothing can be written, for the reason given. */
  access: z.enum(['owner', 'looking']),
  why: z.strictObject({ code: z.enum(refusalCodes), key: z.string() }).optional(),
})
export type CampaignView = z.infer<typeof campaignView>

const ofCampaign = z.strictObject({ campaign: campaignId })

export const campaignCalls = {
  /** The pilots and ships that a new campaign may start with: those of the box, or of the pack that is named. */
  'campaign.roster': query(z.strictObject({ pack: contentId.optional() }), roster),
  'campaign.create': command(newCampaign, z.strictObject({ id: campaignId })),
  /** Opens the campaign when it is not open yet; one that cannot be written opens for looking only. */
  'campaign.get': query(ofCampaign, campaignView),
  /** Backs up, puts everything on disk and lets go of the file. */
  'campaign.close': command(ofCampaign, nothing),
  'campaign.rename': command(ofCampaign.extend({ squad: line(mostCharacters.squad) }), nothing),
  /** A second campaign with the same past and the same luck to come. */
  'campaign.duplicate': command(
    ofCampaign.extend({ squad: line(mostCharacters.squad) }),
    z.strictObject({ id: campaignId }),
  ),
  /** Puts the campaign away; it can be taken back for thirty days. */
  'campaign.bin': command(ofCampaign, nothing),
  'campaign.takeBack': command(ofCampaign, nothing),
} as const
