import { expect, test } from 'vitest'
import { enemyOf, pilotOf } from '../../../../../../main/games/akarios/combat/state/read.ts'
import type { FightState } from '../../../../../../main/games/akarios/combat/state/state.ts'
import { realTable } from '../../../../../../main/games/akarios/combat/tabletop/table.ts'
import { offered, onTable, talk } from '../../../../../support/combat/on-table.ts'

/** `gate` and `buoy` are to be reached, an enemy may leave at `exit`, `rock` means nothing. */
function table(): FightState {
  const objective = (marker: string) =>
    ({ id: marker, wording: 'x', goal: { type: 'reach', marker, pilots: 'all' } }) as const
  const state = onTable({
    pilots: { p1: {}, p2: {} },
    enemies: { 'scout#1': {} },
    mission: {
      win: { need: 'all', objectives: [objective('gate'), objective('buoy')] },
      lose: [{ id: 'gone', wording: 'x', goal: { type: 'enemyLeft', marker: 'exit' } }],
    },
  })
  const at = { q: 0, r: 0 }
  state.map = { ...state.map, markers: ['gate', 'buoy', 'exit', 'rock'].map((marker) => ({ marker, at })) }
  return state
}
const under = (state: FightState, seat = 'p1') => realTable.markersUnder(state, pilotOf(state, seat))

test('[SP-009] which of several markers a ship stands on: as many as people say, or none', () => {
  expect(offered(under(table()))).toEqual(['gate', 'buoy'])
  expect([talk(under(table()), ['gate', 'buoy']), talk(under(table()), [])]).toEqual([
    { asked: ['onMarkers'], known: ['gate', 'buoy'] },
    { asked: ['onMarkers'], known: [] },
  ])
  expect(under(table())).toHaveProperty('ask.most', 2)
})

test('[SP-009] the one marker that is left to reach is asked for by yes or no, then nobody is asked', () => {
  const state = table()
  state.tally.reached['gate'] = ['p1']
  expect([talk(under(state), ['yes']), talk(under(state), ['no'])]).toEqual([
    { asked: ['onMarker'], known: ['buoy'] },
    { asked: ['onMarker'], known: [] },
  ])
  expect(offered(under(state, 'p2'))).toEqual(['gate', 'buoy'])
  state.tally.reached['buoy'] = ['p1']
  expect(talk(under(state))).toEqual({ asked: [], known: [] })
})

test('[SP-009] an enemy is asked for only where it may leave', () => {
  const state = table()
  const enemy = () => realTable.markersUnder(state, enemyOf(state, 'scout#1'))
  expect(talk(enemy(), ['yes'])).toEqual({ asked: ['onMarker'], known: ['exit'] })
})
