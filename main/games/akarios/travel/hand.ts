// Changes by hand: any figure of the trip, any event card, and its end. Only what cannot be is refused.
import { travelChange, type TravelChange } from '../../../../shared/games/akarios/travel/change.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { acceptForm, refuse, type Accepted } from '../../../../shared/kernel/problem.ts'
import { ok } from '../../../../shared/lib/result.ts'
import { findBreaches } from './invariants.ts'
import type { TravelState } from './state.ts'
import { eventIn, onCopy, type Trip } from './trip.ts'

export function acceptChange(state: TravelState, raw: Json): Accepted<TravelChange> {
  const form = acceptForm(travelChange, raw, 'akarios.travel.refused.form')
  if (!form.ok) return form
  const change = form.value
  const { state: after, gave: missing } = onCopy(state, (trip) => applyChange(trip, change))
  if (missing !== null) return refuse('akarios.travel.refused.noSuchThing', { args: { name: missing } })
  const [breach] = findBreaches(after).filter((one) => !findBreaches(state).includes(one))
  return breach === undefined ? ok(change) : refuse('akarios.travel.refused.broken', { args: { what: breach } })
}

/** Null, or the name of what it could not find. */
export function applyChange({ state, note }: Trip, change: TravelChange): string | null {
  switch (change.type) {
    case 'setSupply':
      state.supply = change.to
      note('byHand.supply', { to: change.to }, 'SX-017')
      return null
    case 'setStress':
      if (!state.seats.some(({ seat }) => seat === change.seat)) return change.seat
      state.seats = state.seats.map((one) => (one.seat === change.seat ? { ...one, stress: change.to } : one))
      note('byHand.stress', { seat: change.seat, to: change.to }, 'SX-015')
      return null
    case 'setEvent':
      return setEvent({ state, note }, change.event, change.used)
    case 'endTrip':
      if (change.arrives && state.to === null) return 'destination'
      if (change.arrives) state.at = { ...state.setup.at, location: state.to }
      state.stage = { is: 'over' }
      note(change.arrives ? 'byHand.arrived' : 'byHand.ended', {}, 'SX-012')
      return null
  }
}

/** A card that was out before the trip stays out: only the campaign can bring it back. */
function setEvent({ state, note }: Trip, event: string, used: boolean): string | null {
  const { pile } = state
  const from = used ? pile : state.used
  const isKnown = state.setup.events?.some(({ id }) => id === event) === true
  if (pile === null || !isKnown || from?.includes(event) !== true) return event
  state.pile = used ? pile.filter((id) => id !== event) : [...pile, event].sort()
  state.used = used ? [...state.used, event] : state.used.filter((id) => id !== event)
  note(used ? 'byHand.eventOut' : 'byHand.eventBack', { card: eventIn(state, event) }, 'SX-020')
  // A pile that is being drawn from and has run empty gives nothing to draw.
  if (state.stage.is === 'draw' && state.pile.length === 0) state.stage = { is: 'roll' }
  return null
}
