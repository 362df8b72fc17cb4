// Changes by hand to a visit under way.
import { z } from 'zod'
import { pointOfInterest } from '../content/world.ts'
import { worldNumber, worldSeat } from './told.ts'

const seat = worldSeat

export const worldTracks = ['health', 'energy', 'stress'] as const
export const pilotStates = ['awake', 'unconscious', 'docked'] as const
export type PilotState = (typeof pilotStates)[number]

export const worldChange = z.discriminatedUnion('type', [
  /** At 0 health a pilot falls unconscious, above it comes to. */
  z.strictObject({ type: z.literal('setTrack'), seat, track: z.enum(worldTracks), to: z.int().min(0).max(10) }),
  /** Trauma gained in this visit. */
  z.strictObject({ type: z.literal('setTrauma'), seat, to: z.int().min(0).max(20) }),
  /** Dice that are not committed yet this round. */
  z.strictObject({ type: z.literal('setDice'), seat, to: z.int().min(0).max(8) }),
  /** Onto a card that lies face up; a docked pilot comes back with it. */
  z.strictObject({ type: z.literal('placePilot'), seat, card: worldNumber }),
  z.strictObject({ type: z.literal('dockPilot'), seat }),
  z.strictObject({ type: z.literal('setMark'), card: worldNumber, point: z.int().min(0).max(11), marked: z.boolean() }),
  /** What really stands on a card; its marks go. */
  z.strictObject({ type: z.literal('setPoints'), card: worldNumber, points: z.array(pointOfInterest).max(12) }),
  z.strictObject({ type: z.literal('endRound') }),
  z.strictObject({ type: z.literal('endVisit'), result: z.enum(['success', 'failure']) }),
])
export type WorldChange = z.infer<typeof worldChange>
