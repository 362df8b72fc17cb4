// What a fight is worth to its pilots as it stands, in points of damage: the greedy player goes where this is highest.
import { oddsAfter } from '../odds/index.ts'
import { consciousPilots, pilotsOf } from '../combat/state/read.ts'
import type { PilotShip, Ship } from '../combat/state/ships.ts'
import type { FightState } from '../combat/state/state.ts'
import { fightBoard } from '../combat/tabletop/board/fight-board.ts'
import { canSee } from '../combat/tabletop/board/sight.ts'
import type { PrintedAttack } from '../../../../shared/games/akarios/content/attack.ts'
import type { Pose, Spot } from '../../../../shared/games/akarios/question/place.ts'
import { between, distance, rotate, sameHex, turn } from '../../../../shared/lib/hex.ts'

/** Weights in points of damage. Found by trying: a round more or less of play moves none of the table's verdicts. */
const weights = {
  won: 100,
  kill: 2.5,
  out: 14,
  hull: 1,
  shield: 0.7,
  stress: 0.35,
  /** A card that still works. */
  card: { weapon: 2, engine: 0.8 },
  /** An effect on an enemy; taken off when it sits on a pilot. */
  effect: 0.8,
  /** Something that waits for the next attack. */
  waiting: 0.5,
  /** An enemy in the arc of a weapon, as a share of that weapon's damage. */
  aimed: 0.3,
  /** Each hex to the nearest enemy, and to the marker that the mission wants reached. */
  hex: 0.12,
  way: 0.5,
  reached: 3,
  /** A nose that points there. */
  heading: 0.5,
  /** The same to what the mission wants destroyed, and how much more that counts than other enemies. */
  hunt: 0.25,
  quarry: 1.5,
} as const

export function worth(state: FightState): number {
  if (state.outcome !== null) return state.outcome.result === 'success' ? weights.won : -weights.won
  const foes = state.ships.filter(isFoe)
  return (
    sum(consciousPilots(state), (pilot) => ofPilot(state, pilot, foes)) -
    weights.out * pilotsOf(state).filter(({ out }) => out).length -
    sum(foes, (foe) => ofFoe(foe) * (isQuarry(state, foe) ? weights.quarry : 1)) +
    sum(state.ships.filter(isCharge), ({ hull, shield }) => weights.hull * hull + weights.shield * shield)
  )
}

/** What it is worth to a pilot to stand so, among the enemies that are there. 0 for any other ship. */
export function worthOfPose(state: FightState, ship: string, pose: Pose): number {
  const pilot = state.ships.find(({ id }) => id === ship)
  return pilot?.kind === 'pilot' ? ofPose(state, pilot, pose, state.ships.filter(isFoe)) : 0
}

/** What the attack that waits for its card will take off, with the exact chances. 0 where none waits. */
export function hoped(state: FightState): number {
  const odds = oddsAfter(state, null)
  if (odds === null) return 0
  const side = sideOf(state.ships.find(({ id }) => id === odds.attacker))
  return sum(odds.targets, ({ target, mean, destroyed }) => {
    const ship = state.ships.find(({ id }) => id === target)
    if (ship === undefined) return 0
    const counts = isQuarry(state, ship) ? weights.quarry : 1
    const taken = (Math.min(mean, ship.hull + ship.shield) + weights.kill * destroyed) * counts
    return sideOf(ship) === side || side === 'foe' ? -taken : taken
  })
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0)

/** Enemies, and markers that the mission gives to them. */
const isFoe = (ship: Ship): boolean => ship.kind === 'enemy' || (ship.kind === 'marker' && ship.side === 'enemies')
/** What the squad watches over. */
const isCharge = (ship: Ship): boolean => ship.kind === 'sparrow' || (ship.kind === 'marker' && ship.side === 'players')
const sideOf = (ship: Ship | undefined): 'foe' | 'friend' => (ship !== undefined && isFoe(ship) ? 'foe' : 'friend')

const ofFoe = ({ hull, shield, effects }: Ship): number =>
  weights.kill + hull + shield - weights.effect * effects.length

function ofPilot(state: FightState, pilot: PilotShip, foes: readonly Ship[]): number {
  const { hull, shield, stress, effects, waiting, cards, pose } = pilot
  const harm = effects.filter(({ effect }) => effect !== 'stealth').length
  return (
    weights.hull * hull +
    weights.shield * shield -
    weights.stress * stress * (stress >= 5 ? 2 : 1) +
    sum(cards, ({ kind, damaged }) => (damaged || !(kind in weights.card) ? 0 : weights.card[kind as 'weapon'])) +
    weights.effect * (effects.length - 2 * harm) +
    weights.waiting * waiting.length +
    weights.reached * Object.values(state.tally.reached).filter((seats) => seats.includes(pilot.id)).length +
    (pose === null ? 0 : ofPose(state, pilot, pose, foes))
  )
}

function ofPose(state: FightState, pilot: PilotShip, pose: Pose, foes: readonly Ship[]): number {
  const places = foes.flatMap((foe) => (foe.pose === null ? [] : [foe.pose.at]))
  const quarry = foes.flatMap((foe) => (foe.pose !== null && isQuarry(state, foe) ? [foe.pose.at] : []))
  const near = nearest(pose.at, places) * weights.hex + nearest(pose.at, quarry) * weights.hunt
  const goals = goalsOf(state, pilot)
  const goal = nearest(pose.at, goals)
  const ahead = [goals, quarry, places].find((list) => list.length > 0) ?? []
  const board = fightBoard(state)
  const aims = attacksOf(state, pilot).map((attack) =>
    places.some((at) => isAimedAt(attack, pose, at) && canSee(board, pose, at)) && typeof attack.damage === 'number'
      ? attack.damage
      : 0,
  )
  return weights.aimed * Math.max(0, ...aims) - near - weights.way * goal + weights.heading * heading(pose, ahead)
}

/** Markers that this pilot still has to reach. */
function goalsOf({ content, map, tally }: FightState, { id }: PilotShip): readonly Spot[] {
  const wanted = content.mission.win.objectives.flatMap(({ goal }) =>
    goal.type === 'reach' && tally.reached[goal.marker]?.includes(id) !== true ? [goal.marker] : [],
  )
  return map.markers.flatMap(({ marker, at }) => (wanted.includes(marker) ? [at] : []))
}

/** 1 for a nose that points at the nearest of the places, -1 for one that points away. */
function heading({ at, facing }: Pose, places: readonly Spot[]): number {
  const near = nearest(at, places)
  const target = places.find((place) => distance(at, place) === near)
  if (target === undefined) return 0
  if (near === 0) return 1
  const { q, r } = rotate(between(at, target), turn(0, -facing))
  const [x, y] = [1.5 * q, Math.sqrt(3) * (r + q / 2)]
  return -y / Math.hypot(x, y)
}

const nearest = (from: Spot, places: readonly Spot[]): number =>
  places.length === 0 ? 0 : Math.min(...places.map((at) => distance(from, at)))

/** Named by an objective: it counts for more than what stands about it. */
const isQuarry = ({ content }: FightState, foe: Ship): boolean =>
  content.mission.win.objectives.some(
    ({ goal }) =>
      (goal.type === 'destroyMarker' && foe.kind === 'marker' && foe.marker === goal.marker) ||
      (goal.type === 'destroyEnemies' && foe.kind === 'enemy' && foe.type === goal.enemy),
  )

function attacksOf({ content }: FightState, { cards }: PilotShip): readonly PrintedAttack[] {
  const fitted = cards.flatMap(({ card, damaged, supply }) =>
    damaged || supply === 0 ? [] : (content.cards[card]?.attacks ?? []),
  )
  return content.board.attack === undefined ? fitted : [...fitted, content.board.attack]
}

/** Sight aside. */
function isAimedAt({ arcs, range }: PrintedAttack, { at, facing }: Pose, target: Spot): boolean {
  if (arcs === undefined) return range !== undefined && distance(at, target) <= range
  const seen = rotate(between(at, target), turn(0, -facing))
  return arcs.some((arc) => arc.some((hex) => sameHex(hex, seen)))
}
