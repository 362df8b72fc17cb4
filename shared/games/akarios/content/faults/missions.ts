// A mission must fit together: signs and legend, rows of one length, room to deploy, markers that exist, a spawn line for 1 to 4 pilots.
import { entriesOf } from '../content.ts'
import { enemyBoards } from '../../enemy-boards.ts'
import { clearSign, voidSign } from '../map-signs.ts'
import { hexesOf, type MapThing } from '../map.ts'
import type { Mission } from '../mission.ts'
import type { Goal } from '../objective.ts'
import type { Trigger } from '../spawn.ts'
import type { Check, Path } from './check.ts'

/** Rule CS-001: one to four pilots. */
const pilotCounts = ['1', '2', '3', '4'] as const

export function checkMissions(check: Check): void {
  for (const mission of entriesOf(check.content, 'missions')) {
    checkMap(check, mission)
    checkMarkers(check, mission)
    checkWaves(check, mission)
    checkUnique(check, mission)
  }
}

function checkMap({ fault }: Check, { id, map, sparrow }: Mission): void {
  const width = map.rows[0]?.length ?? 0
  for (const [y, row] of map.rows.entries()) {
    if (row.length !== width)
      fault(
        'missions',
        id,
        ['map', 'rows', y],
        'map-ragged',
        `Row ${y + 1} has ${row.length} signs, the first row ${width}. Fill with spaces.`,
      )
    for (const sign of new Set(row))
      if (sign !== clearSign && sign !== voidSign && !Object.hasOwn(map.legend, sign))
        fault('missions', id, ['map', 'rows', y], 'sign-unknown', `The legend does not say what "${sign}" is.`)
  }
  const used = new Set(map.rows.join(''))
  for (const sign of Object.keys(map.legend)) {
    if (sign === clearSign)
      fault(
        'missions',
        id,
        ['map', 'legend', sign],
        'sign-unused',
        `"${clearSign}" always means a clear hex; take another sign.`,
      )
    else if (!used.has(sign))
      fault('missions', id, ['map', 'legend', sign], 'sign-unused', `No hex of the map shows "${sign}".`)
  }
  for (const [sign, things] of Object.entries(map.legend)) {
    if (things.filter(standsAlone).length > 1)
      fault(
        'missions',
        id,
        ['map', 'legend', sign],
        'map-full',
        `"${sign}" puts two things on one hex that each need it for themselves.`,
      )
  }
  const things = hexesOf(map).flatMap((hex) => hex.things)
  const count = (type: MapThing['type']): number => things.filter((thing) => thing.type === type).length
  if (count('deployment') < pilotCounts.length)
    fault(
      'missions',
      id,
      ['map'],
      'deployment-short',
      `Four pilots need four deployment hexes; this map has ${count('deployment')}.`,
    )
  const placed = count('sparrow')
  if (placed > 1 || (placed === 1) !== (sparrow !== undefined)) {
    const hint =
      placed > 1
        ? 'The map shows the Sparrow more than once.'
        : 'The Sparrow needs both a place on the map and its hull in "sparrow".'
    fault('missions', id, ['map'], 'sparrow-missing', hint)
  }
}

/** Ships, the Sparrow and terrain that no ship may enter share a hex with nothing of their sort. */
const standsAlone = (thing: MapThing): boolean =>
  thing.type === 'enemy' ||
  thing.type === 'sparrow' ||
  thing.type === 'deployment' ||
  (thing.type === 'terrain' && (thing.terrain === 'planet' || thing.terrain === 'moon'))

function checkMarkers({ fault, suggest }: Check, mission: Mission): void {
  const { id, map, markers } = mission
  const known = new Set(markers.map((marker) => marker.id))
  const placed = new Set(
    hexesOf(map).flatMap(({ things }) => things.flatMap((thing) => (thing.type === 'marker' ? [thing.marker] : []))),
  )
  for (const [path, marker] of namedMarkers(mission))
    if (!known.has(marker))
      fault('missions', id, path, 'marker-missing', `"markers" has no marker "${marker}".${suggest(marker, known)}`)
  for (const [at, marker] of markers.entries())
    if (!placed.has(marker.id))
      fault('missions', id, ['markers', at], 'marker-unused', `The map does not show the marker "${marker.id}".`)
}

function* namedMarkers({ map, waves, rules, win, lose }: Mission): Generator<readonly [Path, string]> {
  for (const [sign, things] of Object.entries(map.legend))
    for (const [at, thing] of things.entries())
      if (thing.type === 'marker') yield [['map', 'legend', sign, at, 'marker'], thing.marker]
  for (const [w, wave] of waves.entries()) {
    for (const [at, marker] of wave.at.entries()) yield [['waves', w, 'at', at], marker]
    if ('marker' in wave.when) yield [['waves', w, 'when', 'marker'], wave.when.marker]
  }
  for (const [at, { when }] of rules.entries())
    if ('marker' in when) yield [['rules', at, 'when', 'marker'], when.marker]
  const goals: readonly (readonly [Path, Goal])[] = [
    ...win.objectives.map(({ goal }, at) => [['win', 'objectives', at, 'goal', 'marker'], goal] as const),
    ...lose.map(({ goal }, at) => [['lose', at, 'goal', 'marker'], goal] as const),
  ]
  for (const [path, goal] of goals) if ('marker' in goal) yield [path, goal.marker]
}

function checkWaves({ fault, suggest }: Check, { id, map, markers, waves, rules, win, lose }: Mission): void {
  const known = new Set(waves.map((wave) => wave.id))
  const objectives = new Set([...win.objectives, ...lose].map((objective) => objective.id))
  const checkTrigger = (when: Trigger, path: Path): void => {
    if ('wave' in when && !known.has(when.wave))
      fault(
        'missions',
        id,
        [...path, 'wave'],
        'unknown-id',
        `"waves" has no wave "${when.wave}".${suggest(when.wave, known)}`,
      )
    if ('objective' in when && !objectives.has(when.objective)) {
      const hint = `No objective is called "${when.objective}".${suggest(when.objective, objectives)}`
      fault('missions', id, [...path, 'objective'], 'unknown-id', hint)
    }
  }
  for (const [at, wave] of waves.entries()) {
    checkTrigger(wave.when, ['waves', at, 'when'])
    for (const pilots of pilotCounts)
      if (wave.table[pilots] === undefined) {
        const hint = `The spawn table has no line for ${pilots} ${pilots === '1' ? 'pilot' : 'pilots'}. Write [] if nothing comes.`
        fault('missions', id, ['waves', at, 'table'], 'spawn-line-missing', hint)
      }
  }
  for (const [at, rule] of rules.entries()) {
    checkTrigger(rule.when, ['rules', at, 'when'])
    for (const [a, action] of rule.then.entries())
      if (action.do === 'spawn' && !known.has(action.wave))
        fault(
          'missions',
          id,
          ['rules', at, 'then', a, 'wave'],
          'unknown-id',
          `"waves" has no wave "${action.wave}".${suggest(action.wave, known)}`,
        )
  }
  const things = hexesOf(map).flatMap((hex) => hex.things)
  const enemies = things.filter((thing) => thing.type === 'enemy').length
  const withHull = new Set(markers.filter(({ hull }) => hull !== undefined).map((marker) => marker.id))
  const bearing = things.filter((thing) => thing.type === 'marker' && withHull.has(thing.marker)).length
  if (enemies + bearing > enemyBoards)
    fault(
      'missions',
      id,
      ['map'],
      'boards-short',
      `${enemies} enemies and ${bearing} markers with hull need more than the ${enemyBoards} enemy boards.`,
    )
}

function checkUnique({ fault }: Check, { id, markers, waves, rules, win, lose }: Mission): void {
  const lists: readonly (readonly [Path, readonly { readonly id: string }[]])[] = [
    [['markers'], markers],
    [['waves'], waves],
    [['rules'], rules],
    [['win', 'objectives'], win.objectives],
    [['lose'], lose],
  ]
  for (const [path, list] of lists) {
    const ids = list.map((one) => one.id)
    for (const [at, one] of ids.entries())
      if (ids.indexOf(one) !== at)
        fault('missions', id, [...path, at, 'id'], 'id-twice', `"${one}" is used twice in this list.`)
  }
}
