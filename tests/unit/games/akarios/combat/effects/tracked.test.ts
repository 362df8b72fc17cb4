// The six effects that are kept as cubes, and taking one off (CE-007, CE-008, CE-044, CE-047).
import { expect, test } from 'vitest'
import { effectsOn, give } from '../../../../../support/combat/raider.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { effectIds } from '../../../../../../shared/games/akarios/content/effect.ts'

test('[CE-007] cancel effects takes one of choice off', () => {
  const table = fight({ enemies: { 'scout#1': { effects: { slow: 1, stun: 1 } } } }).run(
    give('scout#1', 'cancelEffects'),
  )
  expect(effectsOn(table.choose('slow'), 'scout#1')).toEqual(['stun'])
})

test('[CE-008] cancel effects never takes a hull breach off', () => {
  const table = fight({ pilots: { p1: { effects: { hullBreach: null } } } }).run(give('p1', 'cancelEffects'))
  expect([table.question.type, effectsOn(table, 'p1')]).toEqual(['act', ['hullBreach']])
})

test('[CE-044] a second cube of a kind only counts for its later end', () => {
  const table = fight({ round: 2, pilots: { p1: { effects: { radarJam: 2 } } } }).run(give('p1', 'radarJam'))
  expect(table.pilot('p1').effects).toEqual([{ effect: 'radarJam', lastRound: 3 }])
})

test('[CE-047] six effects stay on a ship, all others act and are gone', () => {
  const table = fight({ pilots: { p1: {}, p2: { at: 'E-5' } } })
  for (const effect of effectIds)
    if (effect !== 'cancelEffects') table.run(give('p1', effect, effect === 'repair' ? null : 1, { from: 'p2' }))
  expect(effectsOn(table, 'p1')).toEqual(['hullBreach', 'radarJam', 'slow', 'stealth', 'stun', 'targetLock'])
})
