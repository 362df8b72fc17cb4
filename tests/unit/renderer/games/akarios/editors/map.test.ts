// A mission's map while it is painted: every map of the training sector comes back as it is, and touches change one hex.
import { expect, test } from 'vitest'
import { loadPack } from '../../../../../../main/files/packs/load.ts'
import {
  blankCells,
  cellsOf,
  mapOf,
  painted,
  resized,
  turnedAt,
} from '../../../../../../renderer/games/akarios/editors/map/painting.ts'
import { entriesOf } from '../../../../../../shared/games/akarios/content/content.ts'
import { layerPacks } from '../../../../../../shared/games/akarios/content/layer.ts'
import { packsDir } from '../../../../../support/packs.ts'

const asteroid = { type: 'terrain', terrain: 'asteroid' } as const
const drone = { type: 'enemy', enemy: 'needle-drone', rank: 'elite', from: 3, facing: 3 } as const
const corner = { column: 0, row: 0 }

test('[CB-012] every map of the training sector comes back with every thing on its hex', async () => {
  const { pack } = await loadPack(`${packsDir}/training-sector`)
  const missions = entriesOf(layerPacks([pack!]).content, 'missions')
  expect(missions.length).toBeGreaterThan(3)
  for (const { id, map } of missions) expect(cellsOf(mapOf(cellsOf(map), map)), id).toEqual(cellsOf(map))
})

test('[CB-012] an enemy shares a hex with terrain, turns, and goes when it is touched again', () => {
  const both = painted(painted(blankCells(2, 1), corner, asteroid), corner, drone)
  expect(mapOf(both)).toEqual({ rows: ['a.'], legend: { a: [asteroid, drone] } })
  const turned = turnedAt(both, corner, 1)
  expect(turned[0]?.[0]).toEqual([asteroid, { ...drone, facing: 4 }])
  expect(painted(both, corner, drone)[0]?.[0]).toEqual([asteroid])
  expect(painted(both, corner, { ...drone, rank: 'regular' })[0]?.[0]).toEqual([
    asteroid,
    { ...drone, rank: 'regular' },
  ])
  expect(painted(both, corner, { type: 'clear' })[0]?.[0]).toEqual([])
  expect(mapOf(painted(both, corner, { type: 'noHex' })).rows).toEqual([' .'])
})

test('a map grows by clear hexes and is cut at its right and lower edge', () => {
  const cells = painted(blankCells(2, 2), corner, asteroid)
  expect(mapOf(resized(cells, 3, 1)).rows).toEqual(['a..'])
  expect(mapOf(resized(cells, 1, 3)).rows).toEqual(['a', '.', '.'])
})

test('what the map before called by a sign keeps it, and two things never share one', () => {
  const before = { rows: ['Xa'], legend: { X: [asteroid], a: [drone] } }
  const cells = painted(cellsOf(before), { column: 1, row: 0 }, { type: 'terrain', terrain: 'nebula' })
  expect(mapOf(cells, before)).toEqual({
    rows: ['XN'],
    legend: { X: [asteroid], N: [drone, { type: 'terrain', terrain: 'nebula' }] },
  })
})
