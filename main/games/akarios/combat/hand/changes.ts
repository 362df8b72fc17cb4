// What each change by hand does to the draft. Each gives null, the name of what it could not find, or why it cannot be.
import { sameHex } from '../../../../../shared/lib/hex.ts'
import { isTracked } from '../../../../../shared/games/akarios/content/tracked-effects.ts'
import type { Problem } from '../../../../../shared/kernel/problem.ts'
import type { HandChange, HandChangeOf } from '../../../../../shared/games/akarios/command/hand-change.ts'
import { lastRoundFor } from '../effects/binds.ts'
import { putAway } from '../scenario/put-away.ts'
import { outcomeOf } from '../scenario/verdict.ts'
import { isOnBoard } from '../invariants.ts'
import type { Card } from '../state/card.ts'
import { changeCard, changeDie, changeUpgrade } from '../state/fitted.ts'
import { findShip } from '../state/read.ts'
import { isOnTable, putShip } from '../state/real-table.ts'
import type { FightState } from '../state/state.ts'
import { leaveFight } from '../state/leave-fight.ts'
import type { Task } from '../tasks/task.ts'
import { fallUnconscious } from '../unconscious.ts'
import { playOnBoard, playOnTable } from './other-board.ts'
import { moveCard, shufflePile } from './piles.ts'
import { forgetGiven, forgetSaid } from './told.ts'
import { endPhase, endTurn } from './turns.ts'

/** A name: there is no such thing. */
export type Unfit = string | Problem | null
type Change<T extends HandChange['type']> = (state: FightState, change: HandChangeOf<T>) => Unfit

export const changes: { readonly [T in HandChange['type']]: Change<T> } = {
  setTrack: (state, { ship: id, track, value }) => {
    const ship = findShip(state, id)
    if (ship === null) return id
    if (track === 'hull' || track === 'shield') ship[track] = value
    else if (ship.kind === 'pilot') ship[track] = value
    else return track
    return null
  },
  addEffect: (state, { ship: id, effect }) => {
    const ship = findShip(state, id)
    if (ship === null) return id
    if (!isTracked(effect)) return effect
    const lastRound = effect === 'hullBreach' ? null : lastRoundFor(state, ship)
    ship.effects = [...ship.effects.filter((borne) => borne.effect !== effect), { effect, lastRound }]
    return null
  },
  endEffect: (state, { ship: id, effect }) => {
    const ship = findShip(state, id)
    if (ship === null) return id
    ship.effects = ship.effects.filter((borne) => borne.effect !== effect)
    return null
  },
  placeShip: (state, { ship: id, at, facing }) => {
    const ship = findShip(state, id)
    if (ship === null) return id
    if (isOnTable(state)) forgetGiven(state)
    putShip(state, ship, at === null ? null : { at, facing })
    // On the real table it stands wherever people have put it.
    if (ship.kind === 'pilot' && (at !== null || isOnTable(state)) && ship.hull > 0) ship.out = false
    return null
  },
  moveSparrow: (state, { at, facing }) => {
    const sparrow = findShip(state, 'sparrow')
    if (sparrow === null) return 'sparrow'
    if (!isOnBoard(state, at)) return `${at.q},${at.r}`
    // Ships are pushed out of its way; a marker with hull is not, so the invariants refuse its hex.
    const isMarker = state.ships.some(({ kind, pose }) => kind === 'marker' && pose !== null && sameHex(pose.at, at))
    if (isMarker) sparrow.pose = { at, facing }
    return doNext(state, { type: 'moveSparrow', pose: { at, facing } })
  },
  removeShip: (state, { ship: id }) => {
    const ship = findShip(state, id)
    if (ship === null) return id
    // Taken off for good at 0 hull: nothing else leaves a pilot unconscious (PD-003), and nobody falls twice.
    if (ship.kind === 'pilot') {
      if (!ship.out) fallUnconscious(state, ship)
    } else leaveFight(state, ship)
    return null
  },
  moveCard,
  shufflePile,
  setSupply: (state, { seat, place, supply }) => {
    const upgrade = state.sparrowUpgrades.find((one) => one.place === place)
    if (upgrade !== undefined) changeUpgrade(state, upgrade.place, { supply })
    return upgrade === undefined ? changeCardAt(state, seat, place, { supply }) : null
  },
  setDamaged: (state, { seat, place, damaged }) => changeCardAt(state, seat, place, { damaged }),
  setDie: (state, { seat, die: index, face, spent }) => {
    const ship = findShip(state, seat)
    if (ship?.kind !== 'pilot' || ship.dice[index] === undefined) return `${seat}.${index}`
    changeDie(ship, index, { face: spent ? null : face, on: null })
    return null
  },
  endTurn,
  endPhase,
  endFight: (state, { result }) => {
    state.queue = []
    state.given = []
    state.need = null
    putAway(state)
    state.outcome = outcomeOf(state, result, 'byHand')
    return null
  },
  forgetSaid,
  playOnTable,
  playOnBoard,
  spawnWave: (state, { wave }) => {
    if (!state.content.mission.waves.some(({ id }) => id === wave)) return wave
    return doNext(state, { type: 'spawn', wave })
  },
  speakRule: (state, { rule }) => {
    if (!state.content.mission.rules.some(({ id }) => id === rule)) return rule
    return doNext(state, { type: 'specialRule', rule })
  },
}

/** What is being asked waits until this has been done. */
function doNext(state: FightState, task: Task): null {
  state.queue.unshift(task)
  state.given = []
  return null
}

function changeCardAt(
  state: FightState,
  seat: string,
  place: string,
  to: Partial<Pick<Card, 'supply' | 'damaged'>>,
): Unfit {
  const ship = findShip(state, seat)
  const card = ship?.kind === 'pilot' ? ship.cards.find((one) => one.place === place) : undefined
  if (ship?.kind !== 'pilot' || card === undefined) return place
  changeCard(ship, card.place, to)
  return null
}
