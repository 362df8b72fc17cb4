import { expect, test } from 'vitest'
import { outOfReach } from '../../../../../../renderer/games/akarios/combat/question/why-not.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { contextOf } from './table.ts'

test('[PA-052] those that an attack cannot hit are told by their reason, with what stands in the line', () => {
  const { view } = fight({
    terrain: { planet: 'E-5' },
    pilots: { p1: { at: 'E-7', dice: 'attack' } },
    enemies: { 'scout#1': { at: 'E-6' }, 'scout#2': { at: 'E-4' }, 'scout#3': { at: 'E-8' }, 'scout#4': { at: 'D-8' } },
  })
  const { reach } = view.previews.find(({ action }) => action === 'attack')!
  expect(outOfReach(reach!.sights, contextOf(view).talk)).toEqual([
    { why: 'no line of sight: E-5', ids: ['scout#2'] },
    { why: 'outside the arc', ids: ['scout#3', 'scout#4'] },
  ])
})
