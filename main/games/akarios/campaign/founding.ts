// Founding a campaign: who may fly what at the start, with which deck, and which cards come with it (rules CS-001, CS-003, CS-005 to
// CS-009).
import { fail, ok, type Result } from '../../../../shared/lib/result.ts'
import { mostSeats } from '../../../../shared/contract/choices.ts'
import { dealDecks, type DeckLabel, type DeckTaken } from './decks.ts'

export interface FoundingSeat {
  readonly pilot: string
  readonly ship: string
  readonly deck: DeckLabel
}

/** What may be chosen at the start, and what each ship brings. */
export interface FoundingStock {
  readonly pilots: readonly { readonly id: string; readonly start: boolean }[]
  readonly ships: readonly { readonly id: string; readonly start: boolean; readonly brings: readonly string[] }[]
}

/** Why a squad cannot be founded so. `seat` counts from 1; `other` is the seat that has the pilot, ship or deck already. */
export type FoundingFault =
  | { readonly key: 'seatCount'; readonly rule: 'CS-001' }
  | { readonly key: 'pilotNotOpen'; readonly rule: 'CS-005'; readonly seat: number }
  | { readonly key: 'pilotTaken'; readonly rule: 'CS-006'; readonly seat: number; readonly other: number }
  | { readonly key: 'shipNotOpen'; readonly rule: 'CS-008'; readonly seat: number }
  | { readonly key: 'shipTaken'; readonly rule: 'CS-008'; readonly seat: number; readonly other: number }
  | DeckTaken

/** An upgrade card in a seat's stock from the start. */
export interface StartingCard {
  readonly seat: number
  readonly upgrade: string
}

/** What a squad begins with. */
export interface Founding {
  /** What the chosen ships bring (rule CS-009). */
  readonly cards: readonly StartingCard[]
  /** Deck of each seat, in order. */
  readonly decks: readonly DeckLabel[]
}

/** What these seats begin with, or the first reason why these seats cannot be. */
export function foundSquad(seats: readonly FoundingSeat[], stock: FoundingStock): Result<Founding, FoundingFault> {
  if (seats.length < 1 || seats.length > mostSeats) return fail({ key: 'seatCount', rule: 'CS-001' })
  const cards: StartingCard[] = []
  for (const [index, { pilot, ship }] of seats.entries()) {
    const seat = index + 1
    if (!stock.pilots.some((one) => one.id === pilot && one.start))
      return fail({ key: 'pilotNotOpen', rule: 'CS-005', seat })
    const chosen = stock.ships.find((one) => one.id === ship && one.start)
    if (chosen === undefined) return fail({ key: 'shipNotOpen', rule: 'CS-008', seat })
    const samePilot = seats.findIndex((one) => one.pilot === pilot)
    if (samePilot < index) return fail({ key: 'pilotTaken', rule: 'CS-006', seat, other: samePilot + 1 })
    const sameShip = seats.findIndex((one) => one.ship === ship)
    if (sameShip < index) return fail({ key: 'shipTaken', rule: 'CS-008', seat, other: sameShip + 1 })
    for (const upgrade of chosen.brings) cards.push({ seat, upgrade })
  }
  const decks = dealDecks(seats.map(({ deck }) => deck))
  return decks.ok ? ok({ cards, decks: decks.value }) : decks
}
