// Beginning a fight: which missions there are, what still has to be told before one can be played, and its start. And within one:
// what an attack may come to.
import { z } from 'zod'
import { answer } from '../../games/akarios/answer/answer.ts'
import { fightOdds } from '../../games/akarios/view/odds-view.ts'
import { mostSeats, sharedDecks, tabletops } from '../choices.ts'
import { command, query } from '../define.ts'
import { campaignId, contentId } from '../values.ts'

/** What a printed value belongs to. */
export const lackingThings = [
  'ship',
  'board',
  'pilotDeck',
  'enemyDeck',
  'enemy',
  'map',
  'modifierCard',
  'upgrades',
  'abilities',
  'coPilots',
  'sparrowUpgrades',
] as const

/** Something that nobody has told the app yet. */
export const lack = z.strictObject({
  thing: z.enum(lackingThings),
  id: z.string(),
  name: z.string(),
  /** Paths of the values, as the packs name them (`hull`, `regular.attack`). */
  fields: z.array(z.string()).min(1),
})
export type Lack = Readonly<z.infer<typeof lack>>

export const missionChoice = z.strictObject({
  id: contentId,
  name: z.string(),
  wording: z.string(),
  /** Whose fight it is. */
  scenario: z.int(),
  /** Title of the pack that it comes from. */
  pack: z.string(),
  /** What bars the whole squad from it; empty when it can be played. */
  lacks: z.array(lack),
  /** What the fight will ask for when it is needed. */
  later: z.array(lack),
})
export type MissionChoice = Readonly<z.infer<typeof missionChoice>>

/** Readings of unclear rules that a table may set otherwise (open question 13). */
const rulings = z.strictObject({ fromBehind: z.enum(['rearSector', 'straightLine', 'ask']) })

const seatNumbers = z.array(z.int().min(1).max(mostSeats)).max(mostSeats)

/** What is rolled and drawn on the real table and typed in: dice and modifier decks of these seats, and decks of all. */
const realThings = z.strictObject({
  dice: seatNumbers,
  decks: seatNumbers,
  shared: z.array(z.enum(sharedDecks)).max(sharedDecks.length),
})
export type RealThings = Readonly<z.infer<typeof realThings>>

const ofCampaign = z.strictObject({ campaign: campaignId })

export const fightCalls = {
  'fight.missions': query(ofCampaign, z.strictObject({ missions: z.array(missionChoice) })),
  /** Refused while another fight is open, and while a value is lacking. `seats` are numbers of the campaign's seats. */
  'fight.start': command(
    ofCampaign.extend({
      mission: contentId,
      seats: z.array(z.int().min(1).max(mostSeats)).min(1).max(mostSeats),
      rulings: rulings.optional(),
      /** Missing: on the board of the app. The table needs no places to begin, for people see where they are. */
      tabletop: z.enum(tabletops).optional(),
      /** Missing: the app rolls and draws for everybody. */
      real: realThings.optional(),
    }),
    z.strictObject({ play: z.string() }),
  ),
  /**
   * The exact chances of the attack that `answer` leads to, or of one attack on each target where targets are chosen first.
   * Without an answer: from the open question, or of the draw that is awaited. Empty when no attack draws. Nothing is stored
   * and no luck is looked at; refused like a move when another entry stands by now.
   */
  'fight.odds': query(
    ofCampaign.extend({ play: z.string().max(80), version: z.int(), answer: answer.optional() }),
    z.strictObject({ attacks: z.array(fightOdds).readonly() }),
    'viewer',
  ),
} as const
