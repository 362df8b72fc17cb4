// Whom a step of a card reaches, and the player's choice among them (BO-002, BO-003, BO-009, BO-012).
import type { Targets } from '../../../../../shared/games/akarios/content/target.ts'
import type { TargetCandidate } from '../../../../../shared/games/akarios/question/question.ts'
import { forCard } from '../card-targets.ts'
import type { Fight } from '../fight.ts'
import { change } from '../hooks/run.ts'
import type { Aim, Performance } from '../state/attack.ts'
import { actingShip, actorOf, isFarAway } from '../state/actor.ts'
import { cardOf, consciousPilots, shipOf } from '../state/read.ts'
import { allInSight, chooseTargets, marksOf } from '../targeting.ts'
import type { Mark } from '../tabletop/tabletop.ts'
import { onCard } from '../unknown/untold.ts'

/** The chosen ids. `what` names the effect or step for the question; `pilotsOnly`: enemies have no use for it. */
export function reach(
  fight: Fight,
  targets: Targets,
  by: Performance,
  what: string,
  pilotsOnly = false,
): readonly string[] {
  const { state } = fight
  if (targets.same === true) return state.handled
  if (targets.who === 'self') return [actorOf(by)]
  const pilots = consciousPilots(state).map(({ id }) => id)
  // Every pilot, range and sight aside (open question 81).
  if (targets.who === 'everyPilot') return pilots
  if (targets.who === 'eachOtherPilot') return amongOthers(fight, targets, by, what, pilots)
  const marks = marksFor(fight, targets, by)
  const ship = actingShip(state, actorOf(by))
  // From beside the board nobody is out of reach, whatever the card shows.
  const printed = isFarAway(ship) ? null : aimOf(fight, targets, by)
  const aim = printed === null ? null : change(fight, 'changeReach', printed, { ship })
  const clear = change(fight, 'changeSight', [], { ship })
  const reached =
    aim === null
      ? allInSight(marks)
      : fight.know(fight.table.within(state, ship, aim, marks, { clear }, targets.mandatory !== true))
  const allowed = forCard(state, by.card, reached)
  const candidates = pilotsOnly ? allowed.map((one) => withoutUse(fight, one)) : allowed
  if (targets.mandatory === true) return candidates.filter(({ can }) => can).map(({ id }) => id)
  return chooseTargets(fight, {
    seat: by.seat,
    asks: { key: 'akarios.ask.reach', args: { what, card: by.card }, rule: 'BO-002' },
    candidates,
    least: 0,
    most: targets.count,
    ordered: false,
  })
}

/** Others may be left out (BO-012), wherever they are. */
function amongOthers(
  fight: Fight,
  { count, mandatory }: Targets,
  { seat, card }: Performance,
  what: string,
  pilots: readonly string[],
): readonly string[] {
  const others = pilots.filter((id) => id !== seat)
  if (mandatory === true) return others
  const candidates = others.map((id) => ({ id, can: true as const }))
  const asks = { key: 'akarios.ask.reach', args: { what, card }, rule: 'BO-012' }
  return chooseTargets(fight, { seat, asks, candidates, least: 0, most: count, ordered: false })
}

const withoutUse = ({ state }: Fight, one: TargetCandidate): TargetCandidate =>
  one.can && shipOf(state, one.id).kind !== 'pilot' ? { id: one.id, can: false, why: 'noUse' } : one

/** Enemies of choice may be hidden, one's own side never is (CE-050). */
function marksFor(fight: Fight, { who, excludeSelf }: Targets, by: Performance): readonly Mark[] {
  const friends = consciousPilots(fight.state).map(({ id }) => ({ id, hidden: false }))
  const enemies = marksOf(fight, 'enemies', 'players')
  const marks = who === 'friendly' ? friends : who === 'enemy' ? enemies : [...friends, ...enemies]
  return excludeSelf === true ? marks.filter(({ id }) => id !== by.seat) : marks
}

/** Range of the step, else what the card shows; null: no limit. A step without any reaches only oneself (PA-081). */
function aimOf(fight: Fight, { range, area }: Targets, by: Performance): Aim | null {
  if (by.card === null) return { type: 'range', hexes: range ?? 0 }
  const card = cardOf(fight.state, by.card)
  if (area === true) return { type: 'arc', arc: fight.told(card.area, onCard(by.card, 'area')) }
  const hexes = range ?? fight.told(card.reach, onCard(by.card, 'reach'))
  return hexes === 'unlimited' ? null : { type: 'range', hexes: hexes === 'self' ? 0 : hexes }
}
