// What the form of a new campaign holds, and how one answer changes another. What goes out of sight is kept, so that
// going back a step loses nothing.
import type { Input } from '../../shared/contract/contract.ts'
import { deckLabels, mostSeats } from '../../shared/contract/choices.ts'

export type DeckLabel = (typeof deckLabels)[number]

export interface SeatDraft {
  readonly pilot: string | undefined
  readonly ship: string | undefined
  readonly callSign: string
  /** Label of the starting deck; the four seats have all four (rule CS-003). */
  readonly deck: DeckLabel
  /** Who holds the seat: a place in `names`, from 0. */
  readonly person: number
}

export interface Draft {
  /** The pack whose pilots and ships are flown; the box's without one. */
  readonly pack: string | undefined
  readonly squad: string
  /** People at the table, 1 to 4, never more than `pilots`. */
  readonly people: number
  /** Pilots in play, 1 to 4: as many of `seats` count. */
  readonly pilots: number
  /** Always four; the first `people` count. */
  readonly names: readonly string[]
  /** Always four; the first `pilots` count. */
  readonly seats: readonly SeatDraft[]
  readonly difficulty: Input<'campaign.create'>['difficulty']
  readonly ironman: boolean
}

export const places = Array.from({ length: mostSeats }, (_, place) => place)

/** Seats go round the table: person 1, 2, 1, 2 for two people and four pilots. */
const holder = (seat: number, people: number) => seat % people

export const emptyDraft: Draft = {
  pack: undefined,
  squad: '',
  people: 2,
  pilots: 2,
  names: places.map(() => ''),
  seats: deckLabels.map((deck, seat) => ({
    pilot: undefined,
    ship: undefined,
    callSign: '',
    deck,
    person: holder(seat, 2),
  })),
  difficulty: 'normal',
  ironman: false,
}

/** Every person holds at least one pilot, so the number of pilots follows where it must; seats are dealt out anew. */
export const withPeople = (draft: Draft, people: number): Draft => ({
  ...draft,
  people,
  pilots: Math.max(draft.pilots, people),
  seats: draft.seats.map((seat, place) => ({ ...seat, person: holder(place, people) })),
})

export function withPilots(draft: Draft, pilots: number): Draft {
  if (pilots >= draft.people) return { ...draft, pilots }
  return { ...withPeople(draft, pilots), pilots }
}

/** Who flew what in the other pack is forgotten: its pilots and ships are not here. */
export const withPack = (draft: Draft, pack: string | undefined): Draft => ({
  ...draft,
  pack,
  seats: draft.seats.map((seat) => ({ ...seat, pilot: undefined, ship: undefined })),
})

export const withName = (draft: Draft, person: number, name: string): Draft => ({
  ...draft,
  names: draft.names.map((old, place) => (place === person ? name : old)),
})

export const withSeat = (draft: Draft, seat: number, change: Partial<SeatDraft>): Draft => ({
  ...draft,
  seats: draft.seats.map((old, place) => (place === seat ? { ...old, ...change } : old)),
})

/** The seat takes the deck, and the seat that had it takes the other in exchange, so that no two ever share one (rule CS-003). */
export function withDeck(draft: Draft, seat: number, deck: DeckLabel): Draft {
  const left = draft.seats[seat]?.deck ?? deck
  const seats = draft.seats.map((old, place) => {
    if (place === seat) return { ...old, deck }
    return old.deck === deck ? { ...old, deck: left } : old
  })
  return { ...draft, seats }
}

export const seatsInPlay = (draft: Draft): readonly SeatDraft[] => draft.seats.slice(0, draft.pilots)

/** The other seat, from 0, that has taken this pilot (rule CS-006) or ship (rule CS-008). */
export function takenBy(draft: Draft, kind: 'pilot' | 'ship', id: string, seat: number): number | undefined {
  const other = seatsInPlay(draft).findIndex((each, place) => place !== seat && each[kind] === id)
  return other < 0 ? undefined : other
}

/** What is sent. Unanswered questions go out as empty text, which the other side refuses. */
export const toNewCampaign = (draft: Draft): Input<'campaign.create'> => ({
  squad: draft.squad,
  seats: seatsInPlay(draft).map(({ pilot = '', ship = '', callSign, deck, person }) => ({
    player: draft.names[person] ?? '',
    pilot,
    ship,
    callSign,
    deck,
  })),
  difficulty: draft.difficulty,
  ironman: draft.ironman,
})
