// Slow and stun: what they bind, and when (CE-032, CE-033, CE-041, CE-048).
import { describe, expect, test } from 'vitest'
import { giver, keep } from '../../../../../support/combat/blast.ts'
import { card } from '../../../../../support/combat/content.ts'
import { effectsOn, give, raider } from '../../../../../support/combat/raider.ts'
import { fight } from '../../../../../support/combat/table.ts'

const cards = {
  'engine-1': card('turn', [{ do: 'rotate' }]),
  'weapon-1': giver('repair', { who: 'self', count: 1 }, 1),
  'tech-1': giver('shieldCharge', { who: 'self', count: 1 }, 1),
}
/** Actions that p1 may take and those that are closed, with the reason and its rule. */
const choices = ({ question }: ReturnType<typeof fight>) =>
  question.type !== 'act'
    ? null
    : {
        open: [...new Set(question.payments.map(({ action }) => action))],
        closed: question.closed.map(({ action, why, rule }) => `${action}: ${why} by ${rule}`),
      }

describe('a bound ship', () => {
  test('[CE-032] slowed may neither move nor use engines, but rotate and attack', () => {
    expect(choices(fight({ pilots: { p1: { effects: { slow: 1 }, cards } } }))).toEqual({
      open: ['rotate', 'attack', 'repair', 'weapon-1', 'tech-1'],
      closed: ['move-1: slowed by CE-032', 'move-2: slowed by CE-032', 'engine-1: slowed by CE-032'],
    })
  })

  test('[CE-041] stunned may neither attack nor use weapons, but move and rotate', () => {
    expect(choices(fight({ pilots: { p1: { effects: { stun: 1 }, cards } } }))).toEqual({
      open: ['move-1', 'move-2', 'rotate', 'repair', 'engine-1', 'tech-1'],
      closed: ['attack: stunned by CE-041', 'weapon-1: stunned by CE-041'],
    })
  })

  test('[CE-033] slowed in its own phase is bound in the next one, which takes the slow off', () => {
    const table = fight({ round: 2, luck: { dice: 'move move move move move move move move' } }).run(give('p1', 'slow'))
    expect(choices(table)?.closed).toEqual([])
    expect(choices(table.pass().answer('p1', keep))?.closed).toEqual([
      'move-1: slowed by CE-032',
      'move-2: slowed by CE-032',
    ])
    expect([effectsOn(table, 'p1'), effectsOn(table.pass(), 'p1'), table.state.round]).toEqual([['slow'], [], 4])
  })

  test('[CE-048] stunned in the enemy phase of round 2 is free again after its phase of round 3', () => {
    const pilots = { p1: { shield: 0, startShield: 4 } }
    const table = fight({ round: 2, pilots, enemies: { 'raider#1': {} }, types: [raider(1, [{ effect: 'stun' }])] })
    expect(choices(table.pass().answer('p1', keep))?.closed).toEqual(['attack: stunned by CE-041'])
    table.hand({ type: 'removeShip', ship: 'raider#1' }).pass()
    expect([effectsOn(table, 'p1'), table.state.round]).toEqual([[], 4])
  })
})
