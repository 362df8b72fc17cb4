// What every fight lacks is said once, and left out of each.
import { expect, test } from 'vitest'
import { countOf, sharedLacks, without } from '../../../../../../renderer/games/akarios/start/shared-lacks.ts'
import type { Lack } from '../../../../../../shared/contract/calls/fight.ts'

const lack = (id: string, ...fields: string[]): Lack => ({ thing: 'ship', id, name: id, fields })
const heron = lack('heron', 'hull', 'shield')
const range = lack('range', 'rows')

test('what stands in each list is shared; another field makes another lack', () => {
  expect(sharedLacks([[heron, range], [heron]])).toEqual([heron])
  expect(sharedLacks([[heron], [lack('heron', 'hull')]])).toEqual([])
  expect(without([heron, range], [heron])).toEqual([range])
  expect(countOf([heron, range])).toBe(3)
})

test('one fight alone says for itself what it lacks', () => {
  expect(sharedLacks([[heron]])).toEqual([])
  expect(sharedLacks([])).toEqual([])
})
