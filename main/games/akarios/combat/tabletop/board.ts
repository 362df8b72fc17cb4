// The digital board as tabletop: it knows every answer from the geometry, and asks only where a ruling says so.
import type { Pose } from '../../../../../shared/games/akarios/question/place.ts'
import type { PlaceQuestion, TargetCandidate } from '../../../../../shared/games/akarios/question/question.ts'
import {
  ahead,
  distance,
  facings,
  neighbours,
  range,
  sameHex,
  turn,
  type Facing,
} from '../../../../../shared/lib/hex.ts'
import type { Aim } from '../state/attack.ts'
import type { Ship } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'
import { askBehind } from './behind-question.ts'
import { attackOrder } from './board/attack-order.ts'
import { canAttack } from './board/attack.ts'
import { attacksFromBehind } from './board/behind.ts'
import { bestTurn } from './board/best-turn.ts'
import { cellAt, costAt, type Board } from './board/board.ts'
import type { Diagram } from './board/diagram.ts'
import { enemyWalk } from './board/enemy-walk.ts'
import { fightBoard } from './board/fight-board.ts'
import { isFree } from './board/free.ts'
import { nearestTargets, type Candidate } from './board/nearest.ts'
import { pullPath, pushPath } from './board/push.ts'
import { holderOf, type StandingShip } from './board/ships.ts'
import { shoveOptions } from './board/shove.ts'
import { faceNearest, spawnPlaces } from './board/spawn.ts'
import { walkDiagram, type WalkEnd, type WalkHex } from './board/walk.ts'
import type { Exit } from './board/wormhole.ts'
import { known } from './known.ts'
import { sparingShipsOff } from './off-board.ts'
import type { Mark, Tabletop, Waivers, Way } from './tabletop.ts'

export const boardTable: Tabletop = sparingShipsOff({
  targets: (state, shooter, aim, marks, waivers) => known(marks.map(reaching(state, shooter, aim, waivers))),
  within: (state, ship, aim, marks, waivers) => {
    const reached = reaching(state, ship, aim, waivers)
    return known(marks.map((mark) => (mark.id === ship.id ? { id: mark.id, can: true } : reached(mark))))
  },
  isNear: (_state, ship, other, hexes) => known(distance(poseOf(ship).at, poseOf(other).at) <= hexes),
  anyNear: (state, ship, marks, hexes) => {
    const from = poseOf(ship).at
    return known(candidates(state, marks).some(({ hidden, at }) => !hidden && distance(from, at) <= hexes))
  },
  isBeside: (state, ship, terrain) => {
    const board = fightBoard(state)
    return known(range(poseOf(ship).at, 1).some((hex) => hasTerrain(board, hex, terrain)))
  },
  isBehind: (state, shooter, target, aim) => {
    const behind = attacksFromBehind(state.rulings.fromBehind, aim, poseOf(shooter).at, poseOf(target))
    return behind === 'ask' ? askBehind(shooter, target) : known(behind)
  },
  ways: (state, ship, diagram, passed, more) => {
    const along = (path: Diagram): readonly Way[] => {
      const walk = walkDiagram(fightBoard(state), standing(state), standingOf(ship), path, passed)
      return walk.ends.map((end) => wayOf(fightBoard(state), end, walk.path, walk.obstacle?.type ?? null))
    }
    const further = Array.from({ length: more }, (_, at) => along(extended(diagram, at + 1))[0])
    return known(
      [...along(diagram), ...further.filter((way) => way?.kind === 'whole')].filter((way) => way !== undefined),
    )
  },
  travelled: (_state, _ship, way) => known(way),
  turns: (_state, ship, most) => {
    const { at, facing } = poseOf(ship)
    const steps = Array.from({ length: most }, (_, index) => index + 1).flatMap((count) => [count, -count])
    const turned = steps.map((count) => turn(facing, count))
    return known([{ at, facings: turned.filter((one, index) => turned.indexOf(one) === index), costs: [] }])
  },
  nearest: (state, enemy, marks) => {
    const found = nearestTargets(poseOf(enemy).at, candidates(state, marks))
    if (found === null) return known(null)
    const { nearest, decidedBy } = found
    return known({ ids: nearest.map(({ id }) => id), decidedBy, distance: nearest[0]?.distance ?? null })
  },
  attackOrder: (state, enemy, aim, marks, chosen) => {
    const groups = attackOrder(fightBoard(state), poseOf(enemy), aim, candidates(state, marks), chosen)
    return known(groups.map((group) => group.map(({ id }) => id)))
  },
  bestTurn: (state, enemy, target, intent) => {
    const at = placeOf(state, target.id)
    const { facing } = poseOf(enemy)
    if (at === null) return known({ toward: 'look', poses: [{ steps: 0, pose: enemy.pose }] })
    const best = bestTurn(fightBoard(state), standing(state), standingOf(enemy), { ...target, at }, intent)
    const poses = best.turns.map(({ steps }) => ({
      steps,
      pose: { at: poseOf(enemy).at, facing: turn(facing, steps) },
    }))
    return known({ toward: best.toward, poses })
  },
  enemyWay: (state, enemy, diagram) => {
    const walk = enemyWalk(fightBoard(state), standing(state), standingOf(enemy), diagram)
    return known({ way: wayOf(fightBoard(state), walk.end, walk.path, walk.obstacle?.type ?? null), moved: walk.moved })
  },
  pushes: (state, ship, from, hexes, kind) => {
    const ways = (kind === 'push' ? pushPath : pullPath)(
      fightBoard(state),
      standing(state),
      standingOf(ship),
      poseOf(from).at,
      hexes,
    )
    const { facing } = poseOf(ship)
    return known(
      ways.map(({ path, costs, exits }) => ({
        pose: { at: path.at(-1) ?? poseOf(ship).at, facing },
        moved: path.length,
        costs,
        exits: exitPlaces(exits, [facing]),
      })),
    )
  },
  shoves: (state, ship) => {
    const { facing } = poseOf(ship)
    const options = shoveOptions(fightBoard(state), standing(state), standingOf(ship))
    return known(
      options.flatMap(({ at, cost, exits }) =>
        exits.length > 0
          ? exitPlaces(exits, [facing])
          : [{ at, facings: [facing], costs: cost === null ? [] : [cost] }],
      ),
    )
  },
  spawnPlaces: (state, ship, marker, marks) => {
    const board = fightBoard(state)
    const players = state.ships.flatMap((one) => (one.kind === 'pilot' && one.pose ? [one.pose.at] : []))
    const spots = state.map.markers.filter((one) => one.marker === marker)
    const places = spots.flatMap(({ at }) => spawnPlaces(board, standing(state), ship.id, at, players))
    return known(places.map((at) => ({ at, facings: facingsAt(at, candidates(state, marks)), costs: [] })))
  },
  shipUnder: (state, ship) => {
    const pose = ship.pose
    if (pose === null) return known(null)
    return known(holderOf(standing(state), pose.at, ship.id))
  },
  landings: (state, ship, { where, terrain, range: reach, from, facing, ignoresTerrain }) => {
    const board = fightBoard(state)
    const kept = ship.pose?.facing ?? 0
    const fits = (hex: Pose['at']): boolean =>
      where === 'free' ||
      neighbours(hex).some((beside) =>
        where === 'edge' ? cellAt(board, beside) === null : terrain.some((kind) => hasTerrain(board, beside, kind)),
      )
    const places = board.cells
      .map(({ at }) => at)
      .filter((at) => isFree(board, standing(state), ship.id, at) && fits(at))
      .filter((at) => reach === null || (from.pose !== null && distance(from.pose.at, at) <= reach))
    return known(
      places.map((at) => {
        const cost = ignoresTerrain ? null : costAt(board, at)
        return { at, facings: facing === 'any' ? [...facings] : [kept], costs: cost === null ? [] : [cost] }
      }),
    )
  },
  deployment: (state, ship) => {
    const board = fightBoard(state)
    const free = state.map.deployment.filter((at) => isFree(board, standing(state), ship.id, at))
    return known(free.map((at) => ({ at, facings: [...facings], costs: [] })))
  },
  markersUnder: (state, ship) => {
    const pose = ship.pose
    if (pose === null) return known([])
    return known(state.map.markers.filter(({ at }) => sameHex(at, pose.at)).map(({ marker }) => marker))
  },
})

function poseOf({ id, pose }: Ship): Pose {
  if (pose === null) throw new Error(`${id} is not on the board`)
  return pose
}

const placeOf = (state: FightState, id: string) => state.ships.find((ship) => ship.id === id)?.pose?.at ?? null

const standingOf = (ship: Ship): StandingShip => ({ ship: ship.id, ...poseOf(ship) })

/** Markers with hull are part of the map, not of the ships. */
const standing = (state: FightState): StandingShip[] =>
  state.ships.flatMap((ship) => (ship.pose !== null && ship.kind !== 'marker' ? [{ ship: ship.id, ...ship.pose }] : []))

/** An objective's shield counts as 0 when targets are compared. */
const candidates = (state: FightState, marks: readonly Mark[]): Candidate[] =>
  marks.flatMap(({ id, hidden }) => {
    const ship = state.ships.find((one) => one.id === id)
    if (ship === undefined || ship.pose === null) return []
    return [{ id, hidden, at: ship.pose.at, hull: ship.hull, shield: ship.kind === 'pilot' ? ship.shield : 0 }]
  })

/** Whether a mark lies in the aim of the ship and in its sight, else why not. */
function reaching(state: FightState, ship: Ship, aim: Aim, waivers: Waivers): (mark: Mark) => TargetCandidate {
  const [board, pose] = [fightBoard(state), poseOf(ship)]
  return ({ id, hidden }) => {
    const at = placeOf(state, id)
    if (at === null) return { id, can: false, why: 'outOfRange' }
    const verdict = canAttack(board, pose, aim, { id, at, hidden }, waivers)
    return verdict.can ? { id, can: true } : { id, can: false, why: verdict.why }
  }
}

/** The diagram with so many hexes more, straight on as it ends. */
function extended(diagram: Diagram, hexes: number): Diagram {
  const last = diagram.at(-1)
  if (last === undefined) return diagram
  const { facing } = last
  return [...diagram, ...Array.from({ length: hexes }, (_, at) => ({ ...ahead(last, facing, at + 1), facing }))]
}

function hasTerrain(board: Board, hex: Pose['at'], terrain: string): boolean {
  const cell = cellAt(board, hex)
  return cell !== null && (cell.terrain === terrain || (terrain === 'wormhole' && cell.wormhole !== null))
}

function wayOf(board: Board, end: WalkEnd, path: readonly WalkHex[], stoppedBy: string | null): Way {
  const { type: kind, entered, at, costs, stress } = end
  const hexes = path.slice(0, entered).map((hex) => hex.at)
  const facing = end.type === 'wormhole' ? null : end.facing
  const exits = end.type === 'wormhole' ? exitPlaces(end.exits, facings) : []
  const nebulae = hexes.filter((hex) => hasTerrain(board, hex, 'nebula')).length
  return {
    kind,
    entered,
    hexes,
    at,
    facing,
    costs,
    stress,
    exits,
    nebulae,
    stoppedBy: kind === 'forced' ? stoppedBy : null,
  }
}

/** Terrain at the exit is entered too. */
const exitPlaces = (exits: readonly Exit[], faced: readonly Facing[]): PlaceQuestion['places'] =>
  exits.map(({ at, cost }) => ({ at, facings: [...faced], costs: cost === null ? [] : [cost] }))

function facingsAt(at: Pose['at'], list: readonly Candidate[]): readonly Facing[] {
  const toward = faceNearest(at, list).map(({ facing }) => facing)
  return toward.length === 0 ? [...facings] : toward.filter((one, index) => toward.indexOf(one) === index)
}
