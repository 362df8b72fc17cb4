// Stealth (CE-034 to CE-037, CE-050).
import { describe, expect, test } from 'vitest'
import { blast, giver, keep } from '../../../../../support/combat/blast.ts'
import { enemyType, order } from '../../../../../support/combat/content.ts'
import { effectsOn, give, raider } from '../../../../../support/combat/raider.ts'
import { told } from '../../../../../support/combat/stress.ts'
import { fight } from '../../../../../support/combat/table.ts'

const hiding = { effects: { stealth: 2 } }
const foe = (at: string, more: object = {}) => ({ at, hull: 9, shield: 0, ...more })

describe('a ship in stealth', () => {
  test('[CE-034, CE-035] is advantaged against every target of its next attack, which ends it', () => {
    const table = fight({
      pilots: { p1: { ...hiding, cards: { 'weapon-1': blast({ targets: 2 }) }, deck: 'minus-1 zero plus-1 plus-2' } },
      enemies: { 'scout#1': foe('E-6'), 'scout#2': foe('F-6') },
      luck: { 'deck:p1': 'minus-1 plus-1 zero plus-2' },
    })
    table.act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2').choose('1').choose('1')
    expect([table.ship('scout#1').hull, table.ship('scout#2').hull]).toEqual([7, 6])
    expect(effectsOn(table, 'p1')).toEqual([])
    expect(told(table, 'drawMode', 'advantaged')).toEqual([['stealth'], ['stealth']])
    expect(table.notes.find(({ key }) => key === 'akarios.log.effectEnded')?.rule).toBe('CE-035')
  })

  test('[CE-034] does nothing for the attack of another ship', () => {
    const table = fight({
      pilots: {
        p1: { at: 'E-8', ...hiding },
        p2: { at: 'D-8', cards: { 'weapon-1': blast() }, deck: 'plus-1 plus-2' },
      },
      enemies: { 'scout#1': foe('D-6') },
      luck: { 'deck:p2': 'plus-1 plus-2' },
    })
    table.act('p2', 'weapon-1', 'attack')
    expect([table.ship('scout#1').hull, effectsOn(table, 'p1')]).toEqual([7, ['stealth']])
  })

  test('[CE-035] without an attack stays hidden until its next action phase closes', () => {
    const table = fight({ round: 1 }).run(give('p1', 'stealth')).pass()
    expect([table.state.round, effectsOn(table, 'p1')]).toEqual([2, ['stealth']])
    table.answer('p1', keep).pass()
    expect([table.state.round, effectsOn(table, 'p1')]).toEqual([3, []])
  })

  test('[CE-036] stays so when it is damaged', () => {
    const table = fight({ pilots: { p1: { ...hiding, hull: 4 } }, terrain: { asteroid: 'E-7' } })
    table.act('p1', 'move-1', 'move').fly()
    expect([table.pilot('p1').hull, effectsOn(table, 'p1')]).toEqual([3, ['stealth']])
  })

  test('[CE-037] cannot be chosen, but an attack without a limit of targets reaches it', () => {
    const pull = giver('pull', { who: 'enemy', count: 'all', range: 3 }, 1)
    const cards = {
      'weapon-1': blast(),
      'weapon-2': { ...blast({ targets: 'all' }), id: 'wide-blast' },
      'tech-1': pull,
    }
    const enemies = { 'scout#1': foe('E-6', hiding), 'scout#2': foe('F-6'), 'scout#3': foe('D-6') }
    const table = () => fight({ pilots: { p1: { dice: 'attack', cards: { ...cards } } }, enemies })
    const single = table().act('p1', 'weapon-1', 'attack')
    expect(single.refused('p1', { type: 'targets', targets: ['scout#1'] })).toBe('hidden')
    const pulled = table().act('p1', 'tech-1', 'attack')
    expect(pulled.refused('p1', { type: 'targets', targets: ['scout#1'] })).toBe('hidden')
    expect(table().act('p1', 'weapon-2', 'attack').targets('scout#1', 'scout#2', 'scout#3').ship('scout#1').hull).toBe(
      8,
    )
  })

  test('[CE-050] is hidden from the other side only', () => {
    const beam = giver('repair', { who: 'friendly', count: 1, range: 9 }, 1)
    const table = fight({
      pilots: { p1: { at: 'E-9', cards: { 'tech-1': beam } }, p2: { at: 'E-6', hull: 2, startHull: 6, ...hiding } },
      enemies: { 'raider#1': {} },
      types: [raider(1)],
    })
    expect(table.act('p1', 'tech-1', 'attack').targets('p2').pilot('p2').hull).toBe(3)
    expect(told(table.pass('p1', 'p2'), 'targetChosen', 'target')).toEqual(['p1'])
  })

  test('[CE-050] of the enemies is not hidden from another one that repairs it', () => {
    const line = [{ id: 'a', do: 'apply', effect: 'repair', amount: 1, on: 'enemies', range: 3 }] as const
    const mender = enemyType('mender', { cards: [order('mend', [...line])] })
    const table = fight({ enemies: { 'mender#1': {}, 'scout#1': { at: 'F-4', hull: 2, ...hiding } }, types: [mender] })
    expect(table.pass().ship('scout#1').hull).toBe(3)
  })
})
