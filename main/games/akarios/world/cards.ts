// World cards on the table: laid where the arrow of a point says, and face up from then on (rules WX-004, WX-005, WX-027, WX-028, WX-036).
import type { directions } from '../../../../shared/games/akarios/content/world.ts'
import type { ToldCard } from '../../../../shared/games/akarios/world/told.ts'
import type { LaidCard, WorldState } from './state.ts'
import type { Visit } from './visit.ts'

interface Place {
  readonly x: number
  readonly y: number
}

const steps: Readonly<Record<(typeof directions)[number], Place>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}

export interface Door {
  readonly direction: keyof typeof steps
  /** Number of the card behind it. */
  readonly card: number
}

export const placeBehind = ({ x, y }: Place, { direction }: Door): Place => ({
  x: x + steps[direction].x,
  y: y + steps[direction].y,
})

/** The card that lies behind a door: in its direction, else wherever its number lies. */
export const laidBehind = (cards: readonly LaidCard[], from: LaidCard, door: Door): LaidCard | undefined => {
  const { x, y } = placeBehind(from, door)
  return cards.find((card) => card.x === x && card.y === y) ?? cards.find(({ number }) => number === door.card)
}

/** A pilot goes through a door; a card that nobody has seen is revealed there. */
export function goThrough(visit: Visit, seat: string, from: LaidCard, door: Door): void {
  const { state } = visit
  const laid = laidBehind(state.cards, from, door)
  if (laid !== undefined) return void moveTo(visit, [seat], laid.number)
  const known = knownCard(state, door.card)
  const place = placeBehind(from, door)
  if (known === undefined) state.stage = { is: 'card', number: door.card, ...place, mover: seat }
  else layCard(visit, known, place, seat)
}

/** Cards of a pack are found by their number, never drawn (rule WX-004). */
export function knownCard({ setup: { world } }: WorldState, number: number): ToldCard | undefined {
  const card = world?.cards.find((one) => one.number === number)
  return card && { number, points: card.points, stop: card.stop ?? null }
}

/** `mover` is null for the start card, on which all begin (rule WX-005). */
export function layCard(visit: Visit, { number, points, stop }: ToldCard, { x, y }: Place, mover: string | null): void {
  const { state, note } = visit
  state.cards.push({ number, x, y, points, stop })
  const movers = mover === null ? state.pilots.map(({ seat }) => seat) : [mover]
  if (mover === null) note('startLaid', { card: number }, 'WX-005')
  else note('revealed', { card: number }, 'WX-028')
  moveTo(visit, movers, number)
  if (stop === null) return
  note('stopEvent', { card: number, entry: stop }, 'WX-036')
  state.stage = { is: 'entry', entry: stop, why: 'stop', actors: movers }
}

function moveTo({ state, note }: Visit, seats: readonly string[], card: number): void {
  const isStart = state.round === 0
  for (const pilot of state.pilots) if (seats.includes(pilot.seat)) pilot.card = card
  if (!isStart) note('moved', { seat: [...seats], card }, 'WX-027')
  state.stage = { is: 'act' }
}
