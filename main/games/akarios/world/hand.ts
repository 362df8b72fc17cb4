// Changes by hand: any track, pilot, die, mark or card of the visit, and its end. Only what cannot be is refused.
import { worldChange, type WorldChange } from '../../../../shared/games/akarios/world/change.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { acceptForm, refuse, type Accepted } from '../../../../shared/kernel/problem.ts'
import { ok } from '../../../../shared/lib/result.ts'
import { findBreaches } from './invariants.ts'
import { fall } from './pilots.ts'
import { markOf } from './points.ts'
import { nextRound, settle } from './rounds.ts'
import type { Pilot, WorldState } from './state.ts'
import { onCopy, pilotIn, type Visit } from './visit.ts'

export function acceptChange(state: WorldState, raw: Json): Accepted<WorldChange> {
  const form = acceptForm(worldChange, raw, 'akarios.world.refused.form')
  if (!form.ok) return form
  const change = form.value
  const { state: after, gave: missing } = onCopy(state, (visit) => {
    const lacking = applyChange(visit, change)
    if (lacking === null) settle(visit)
    return lacking
  })
  if (missing !== null) return refuse('akarios.world.refused.noSuchThing', { args: { name: missing } })
  const known = findBreaches(state)
  const [breach] = findBreaches(after).filter((one) => !known.includes(one))
  return breach === undefined ? ok(change) : refuse(`akarios.world.broken.${breach.split(':')[0] ?? ''}`)
}

/** Null, or the name of what it could not find. */
export function applyChange(visit: Visit, change: WorldChange): string | null {
  const { state, note } = visit
  switch (change.type) {
    case 'endRound':
      if (state.stage.is !== 'act') return 'round'
      note('byHand.endRound', {}, 'WX-006')
      nextRound(visit)
      return null
    case 'endVisit':
      state.attempt = null
      state.stage = { is: 'over', result: change.result }
      note(`byHand.${change.result}`, {}, 'WX-043')
      return null
    case 'setMark':
    case 'setPoints':
      return changeCard(visit, change)
    default: {
      const pilot = pilotIn(state, change.seat)
      return pilot === undefined ? change.seat : changePilot(visit, pilot, change)
    }
  }
}

type PilotChange = Extract<WorldChange, { seat: string }>

function changePilot(visit: Visit, pilot: Pilot, change: PilotChange): string | null {
  const { state, note } = visit
  const { seat } = pilot
  switch (change.type) {
    case 'setTrack':
      pilot[change.track] = change.to
      note(`byHand.${change.track}`, { seat, to: change.to }, 'WX-041')
      if (change.track === 'health') wakeOrFall(visit, pilot)
      return null
    case 'setTrauma':
      pilot.trauma = change.to
      note('byHand.trauma', { seat, to: change.to }, 'WX-012')
      return null
    case 'setDice':
      pilot.dice = change.to
      if (change.to > 0) pilot.rests = false
      note('byHand.dice', { seat, to: change.to }, 'WX-019')
      return null
    case 'placePilot':
      if (!state.cards.some(({ number }) => number === change.card)) return String(change.card)
      pilot.card = change.card
      if (pilot.is === 'docked') pilot.is = pilot.health === 0 ? 'unconscious' : 'awake'
      note('byHand.placed', { seat, card: change.card }, 'WX-027')
      return null
    case 'dockPilot':
      Object.assign(pilot, { is: 'docked', card: null })
      note('byHand.docked', { seat }, 'WX-035')
      return null
  }
}

function wakeOrFall(visit: Visit, pilot: Pilot): void {
  if (pilot.health === 0 && pilot.is === 'awake') fall(visit, pilot)
  else if (pilot.health > 0 && pilot.is === 'unconscious') pilot.is = 'awake'
}

function changeCard(
  { state, note }: Visit,
  change: Extract<WorldChange, { type: 'setMark' | 'setPoints' }>,
): string | null {
  const card = state.cards.find(({ number }) => number === change.card)
  if (card === undefined) return String(change.card)
  if (change.type === 'setPoints') {
    if (state.attempt !== null) return 'dice'
    card.points = change.points
    state.marked = state.marked.filter((mark) => !mark.startsWith(`${card.number}.`))
    note('byHand.points', { card: card.number }, 'WX-028')
    return null
  }
  const mark = markOf(card.number, change.point)
  if (card.points[change.point] === undefined) return mark
  state.marked = state.marked.filter((one) => one !== mark)
  if (change.marked) state.marked.push(mark)
  note(change.marked ? 'byHand.marked' : 'byHand.unmarked', { card: card.number }, 'WX-037')
  return null
}
