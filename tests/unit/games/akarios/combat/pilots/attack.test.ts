// One attack from the die to the cubes: targets, totals, what lands (PA-012, PA-051 to PA-059, PA-075 to PA-083, PA-090).
import { describe, expect, test } from 'vitest'
import type { PrintedAttack } from '../../../../../../shared/games/akarios/content/attack.ts'
import type { Step } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import { card } from '../../../../../support/combat/content.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

const figures = (table: Table, id: string) => {
  const { hull, shield } = table.ship(id)
  return { hull, shield }
}
const effects = (table: Table, id: string) => table.ship(id).effects.map(({ effect }) => effect)
/** A weapon with this attack, damage 1 at range 3 unless it says otherwise, and further steps. */
const gun = (attack: Partial<PrintedAttack> = {}, steps: Step[] = []) =>
  card('gun', [{ do: 'attack' }, ...steps], { attacks: [{ damage: 1, targets: 1, range: 3, ...attack }] })
const shooting = (weapon: ReturnType<typeof gun>, enemies: FightStated['enemies'], drawn = 'zero') =>
  fight({
    pilots: { p1: { cards: { 'weapon-1': weapon }, deck: `${drawn} zero zero` } },
    enemies: enemies ?? {},
    luck: { 'deck:p1': drawn },
  }).act('p1', 'weapon-1', 'attack')

describe('targets', () => {
  const [near, far] = [{ at: 'E-6' }, { at: 'D-7' }]
  test('[PA-012] an attack is carried out as soon as its slot is paid', () => {
    expect(figures(shooting(gun(), { 'scout#2': near }, 'plus-1'), 'scout#2')).toEqual({ hull: 4, shield: 0 })
  })

  test('[PA-051] the number is a maximum, and nobody is picked twice', () => {
    const table = shooting(gun({ targets: 2 }), { 'scout#1': near, 'scout#2': far, 'scout#3': { at: 'F-7' } })
    const refused = (...targets: string[]) => table.refused('p1', { type: 'targets', targets })
    expect([refused('scout#1', 'scout#1'), refused('scout#1', 'scout#2', 'scout#3')]).toEqual([
      'targetTwice',
      'targetCount',
    ])
    const alone = shooting(gun({ targets: 2 }), { 'scout#1': near })
    expect(alone.told.filter((key) => key === 'modifierApplied')).toHaveLength(1)
  })

  test('[PA-057] attacks never harm the own side', () => {
    const pilots = { p1: { cards: { 'weapon-1': gun({ targets: 'all' }) } }, p2: { at: 'E-7' } }
    const table = fight({ pilots, enemies: { 'scout#1': near, 'scout#2': far } }).act('p1', 'weapon-1', 'attack')
    expect(table.refused('p1', { type: 'targets', targets: ['p2'] })).toBe('noTarget')
  })

  test('[PA-090] without a limit every ship in reach may be hit, each with a draw of its own', () => {
    const four = { 'scout#1': near, 'scout#2': far, 'scout#3': { at: 'F-7' }, 'scout#4': { at: 'E-5' } }
    const table = shooting(gun({ targets: 'all' }), four).targets('scout#4', 'scout#3', 'scout#2', 'scout#1')
    expect(Object.keys(four).map((id) => table.ship(id).shield)).toEqual([1, 1, 1, 1])
    expect(table.told.filter((key) => key === 'modifierApplied')).toHaveLength(4)
  })
})

describe('damage', () => {
  test('[PA-058] each target has its own draw and total', () => {
    const two = { 'scout#2': { at: 'E-6', shield: 0 }, 'scout#3': { at: 'D-7', shield: 0 } }
    const table = shooting(gun({ targets: 2 }), two, 'zero plus-1').targets('scout#2', 'scout#3')
    expect([table.ship('scout#2').hull, table.ship('scout#3').hull]).toEqual([3, 2])
  })

  test('[PA-059] a total is never under 0', () => {
    expect(shooting(gun(), { 'scout#1': { at: 'E-6' } }, 'minus-2').notes.at(-1)?.args).toMatchObject({ total: 0 })
  })

  test('[PA-075] shield goes first and the rest off the hull', () => {
    expect(figures(shooting(gun({ damage: 3 }), { 'scout#1': { at: 'E-6' } }), 'scout#1')).toEqual({
      hull: 3,
      shield: 0,
    })
  })

  test('[PA-076] an enemy at 0 hull is gone', () => {
    const table = shooting(gun({ damage: 5 }), { 'scout#1': { at: 'E-6', hull: 3, shield: 1 } })
    expect(table.state.ships.map(({ id }) => id)).toEqual(['p1'])
  })
})

describe('effects of an attack', () => {
  test('[PA-077] land with the damage: a ship that is gone is not pulled', () => {
    const pull = gun({ damage: 9, effects: [{ effect: 'pull', amount: 1 }] })
    const table = shooting(pull, { 'scout#1': { at: 'E-5' } })
    expect([table.told.includes('shipDestroyed'), table.told.includes('shipPulled')]).toEqual([true, false])
  })

  test('[PA-078] apply at a total of 0, save those that need hull damage', () => {
    const push = shooting(gun({ effects: [{ effect: 'push', amount: 2 }] }), { 'scout#1': { at: 'E-6' } }, 'minus-1')
    expect(push.where('scout#1')).toBe('E-4/3')
    const stun = shooting(gun({ effects: [{ effect: 'stun' }] }), { 'scout#1': { at: 'E-6' } }, 'minus-1')
    expect(effects(stun, 'scout#1')).toEqual([])
  })

  test('[PA-079] never reach a ship that is immune, damage does', () => {
    const stun = gun({ damage: 2, effects: [{ effect: 'stun' }] })
    const table = shooting(stun, { 'scout#1': { at: 'E-6', shield: 0, immune: ['stun'] } })
    expect([table.ship('scout#1').hull, effects(table, 'scout#1')]).toEqual([2, []])
  })

  test('[PA-063] a modifier card may add one in place of damage', () => {
    const table = shooting(gun({ damage: 2 }), { 'scout#1': { at: 'E-6', shield: 3 } }, 'pierce')
    expect(figures(table, 'scout#1')).toEqual({ hull: 2, shield: 3 })
  })

  test('[PA-080] bonus abilities come after damage and effects', () => {
    const table = shooting(gun({ damage: 9 }, [{ do: 'rotate' }]), { 'scout#1': { at: 'E-6' } })
    expect([table.told.includes('shipDestroyed'), table.question.asks.key]).toEqual([true, 'akarios.ask.turn'])
  })
})

describe('special actions', () => {
  const mend = (more: object): Step => ({
    do: 'apply',
    effect: 'repair',
    amount: 2,
    targets: { who: 'any', count: 2, ...more },
  })
  const hurt = { p1: { hull: 1 }, p2: { at: 'E-7', hull: 1 } }
  const using = (...steps: Step[]) => {
    const { p1, p2 } = hurt
    return fight({ pilots: { p1: { ...p1, cards: { 'tech-1': card('beam', steps, { reach: 'self' }) } }, p2 } })
  }

  test('[PA-081] reach as far as they show, without a range only oneself', () => {
    const table = using(mend({})).act('p1', 'tech-1', 'attack')
    expect(table.refused('p1', { type: 'targets', targets: ['p2'] })).toBe('outOfRange')
    expect(
      using(mend({ range: 1 }))
        .act('p1', 'tech-1', 'attack')
        .targets('p2')
        .pilot('p2').hull,
    ).toBe(3)
  })

  test('[PA-082] draw modifiers when they do damage like an attack', () => {
    const zap = card('zap', [{ do: 'attack' }], { attacks: [{ damage: 1, targets: 1, range: 3 }] })
    const table = fight({
      pilots: { p1: { cards: { 'tech-1': zap }, deck: 'zero plus-1' } },
      enemies: { 'scout#1': { at: 'E-6', effects: { targetLock: 1 } } },
      luck: { 'deck:p1': 'zero plus-1' },
    }).act('p1', 'tech-1', 'attack')
    expect(table.question).toMatchObject({
      about: 'modifier',
      options: [{ args: { total: 1 } }, { args: { total: 2 } }],
    })
  })

  test('[PA-083] take target, damage, effects and bonus in that order', () => {
    const more: Step = { do: 'ifStress', steps: [{ do: 'applyMore', effect: 'repair', amount: 1 }] }
    const table = using(mend({ range: 2 }), more, { do: 'may', steps: [{ do: 'rotate' }] })
    table.act('p1', 'tech-1', 'stress').targets('p1', 'p2')
    expect([table.pilot('p1').hull, table.pilot('p2').hull, table.question.asks.key]).toEqual([4, 4, 'akarios.ask.use'])
  })
})
