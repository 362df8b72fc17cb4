// Which markers a ship stands on, asked only where the mission wants to know (SP-009).
import { findShip } from '../../state/read.ts'
import type { Ship } from '../../state/ships.ts'
import type { FightState } from '../../state/state.ts'
import { known, whenKnown } from '../known.ts'
import type { Known } from '../tabletop.ts'
import { isSo, pick } from './ask.ts'

export function markersUnder(state: FightState, ship: Ship): Known<readonly string[]> {
  const wanted = wantedFrom(state, ship)
  const [only] = wanted
  if (only === undefined || findShip(state, ship.id) === null) return known([])
  if (wanted.length === 1)
    return whenKnown(isSo({ word: 'onMarker', args: { ship: ship.id, marker: only }, rule: 'SP-009' }), (yes) =>
      known(yes ? [only] : []),
    )
  const options = wanted.map((marker) => ({ id: marker, key: 'akarios.marker', args: { marker } }))
  return pick({ word: 'onMarkers', args: { ship: ship.id }, rule: 'SP-009' }, options, 0, wanted.length)
}

/** For a pilot those that the mission wants reached and that it has not reached yet; for an enemy those where it leaves. */
export function wantedFrom({ content: { mission }, tally, map }: FightState, ship: Ship): readonly string[] {
  const goals = [...mission.win.objectives, ...mission.lose].map(({ goal }) => goal)
  const events = [...mission.rules, ...mission.waves].map(({ when }) => when)
  const named =
    ship.kind === 'enemy'
      ? goals.flatMap((goal) => (goal.type === 'enemyLeft' ? [goal.marker] : []))
      : ship.kind === 'pilot'
        ? [
            ...goals.flatMap((goal) => (goal.type === 'reach' ? [goal.marker] : [])),
            ...events.flatMap((when) => (when.on === 'markerReached' ? [when.marker] : [])),
          ].filter((marker) => tally.reached[marker]?.includes(ship.id) !== true)
        : []
  return [...new Set(map.markers.map(({ marker }) => marker))].filter((marker) => named.includes(marker))
}
