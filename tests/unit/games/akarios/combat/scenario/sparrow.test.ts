// The Sparrow in a fight (SP-013 to SP-017).
import { describe, expect, test } from 'vitest'
import { combatMachine } from '../../../../../../main/games/akarios/combat/index.ts'
import type { Step } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import { card } from '../../../../../support/combat/content.ts'
import { effectsOn, give } from '../../../../../support/combat/raider.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

const map = {
  rows: ['.........', '....S....', ...Array.from({ length: 7 }, () => '.........')],
  legend: { S: [{ type: 'sparrow' as const, facing: 0 as const }] },
}
const withSparrow = (stated: FightStated = {}): Table => fight({ mission: { map, sparrow: { hull: 8 } }, ...stated })
const hit = { type: 'dealDamage', target: 'sparrow', amount: 6, source: 'scenario', only: null } as const
const aegis = card('aegis', [])

describe('the Sparrow', () => {
  test('[SP-013] gets no combat effect', () => {
    const effects = ['stun', 'hack', 'targetLock', 'repair'] as const
    const table = withSparrow().run(...effects.map((effect) => give('sparrow', effect, 1)))
    expect([effectsOn(table, 'sparrow'), table.ship('sparrow').hull]).toEqual([[], 8])
  })

  test('[SP-014] pushes a ship out of the hex where it ends its move', () => {
    const table = withSparrow({ enemies: { 'scout#1': { at: 'E-4' } } })
    table.hand({ type: 'moveSparrow', at: table.ship('scout#1').pose!.at, facing: 0 }).put('D-4')
    expect([table.where('sparrow'), table.where('scout#1')]).toEqual(['E-4/0', 'D-4/3'])
  })

  test('[SP-014] pushes no marker with hull: by hand that hex is refused', () => {
    const relay = { id: 'relay', name: 'Relay', wording: 'A relay.', side: 'enemies' as const, hull: 4 }
    const rows = ['.........', '....S....', '....M....', ...map.rows.slice(3)]
    const legend = { ...map.legend, M: [{ type: 'marker' as const, marker: 'relay' }] }
    const table = withSparrow({ mission: { map: { rows, legend }, markers: [relay], sparrow: { hull: 8 } } })
    const { at } = table.ship('marker:relay').pose!
    const moved = combatMachine.acceptHand(table.state, 'table', { type: 'moveSparrow', at, facing: 0 })
    expect(moved.ok ? null : moved.error[0]?.key).toBe('akarios.invariant.twoInAHex')
  })

  test('[SP-015] each pilot may once void all damage of one hit: 1 stress and the ship ability', () => {
    const pilots = { p1: { cards: { shipAbility: aegis } }, p2: { cards: { shipAbility: aegis } } }
    const table = withSparrow({ pilots }).run(hit).choose('p1')
    const { stress, cards } = table.pilot('p1')
    expect([table.ship('sparrow').hull, stress, cards[0]?.damaged]).toEqual([8, 1, true])
    table.hand({ type: 'setDamaged', seat: 'p1', place: 'shipAbility', damaged: false }).run(hit)
    expect(table.refused('table', { type: 'choose', chosen: ['p1'] })).toBe('noSuchOption')
    expect(table.choose('p2').ship('sparrow').hull).toBe(8)
  })

  test('[SP-016] not without an undamaged ship ability, nor with a co-pilot in its place', () => {
    const pilots = { p1: { cards: { pilotAbility: aegis } }, p2: { cards: { shipAbility: aegis } } }
    const table = withSparrow({ pilots }).hand({ type: 'setDamaged', seat: 'p2', place: 'shipAbility', damaged: true })
    expect(table.run(hit).ship('sparrow').hull).toBe(2)
    const seated = withSparrow({ pilots: { p1: { cards: { shipAbility: aegis }, kinds: { shipAbility: 'coPilot' } } } })
    expect(seated.run(hit).ship('sparrow').hull).toBe(2)
  })

  test('[SP-017] is no friendly ship', () => {
    const mend: Step = {
      do: 'apply',
      effect: 'repair',
      amount: 1,
      targets: { who: 'friendly', count: 'all', range: 9 },
    }
    const table = withSparrow({ pilots: { p1: { cards: { 'tech-1': card('mend', [mend]) } }, p2: {} } }).act(
      'p1',
      'tech-1',
      'attack',
    )
    expect(table.refused('p1', { type: 'targets', targets: ['sparrow'] })).toBe('noTarget')
  })

  test('is a target of enemies like any player ship, and its loss may lose the fight', () => {
    const lose = [{ id: 'sparrow', wording: 'The Sparrow is lost.', goal: { type: 'sparrowLost' as const } }]
    const table = fight({ mission: { map, sparrow: { hull: 6 }, lose } }).run(hit)
    expect(table.state.outcome).toMatchObject({ result: 'failure', why: 'sparrow' })
  })
})
