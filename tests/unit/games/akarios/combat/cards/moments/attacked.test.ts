// Cards of the ship that is attacked: what the hit does to it, and what follows.
import { describe, expect, test } from 'vitest'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { asked, free, oneDie, oneSupply, pay } from '../../../../../../support/combat/kept.ts'
import { effectsOn, figures, raider } from '../../../../../../support/combat/raider.ts'
import { enemyType, order } from '../../../../../../support/combat/content.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'

type Card = ReturnType<typeof boxCard>
const stun = [{ effect: 'stun' as const }]
const hit = (
  place: 'shipAbility' | 'pilotAbility' | 'tech-1',
  card: Card,
  damage: number,
  effects = [] as typeof stun,
  stated: FightStated = {},
): Table => {
  const { p1 = {} } = stated.pilots ?? {}
  const pilots = { p1: { shield: 2, ...p1, cards: { [place]: card } } }
  return fight({ types: [raider(damage, effects)], enemies: { 'raider#1': { at: 'E-6' } }, ...stated, pilots }).pass()
}

describe('when an enemy has attacked', () => {
  test('Phaseshift Cloak: stealth once an enemy attack has taken hull', () => {
    const cloak = boxCard('upgrades', 'phaseshift-cloak', oneDie)
    const table = hit('tech-1', cloak, 3)
    expect([asked(table), effectsOn(pay(table, 'attack'), 'p1')]).toEqual(['moment', ['stealth']])
    const [left, shieldOnly] = [hit('tech-1', cloak, 3).pass(), hit('tech-1', cloak, 2)]
    expect([effectsOn(left, 'p1'), shieldOnly.state.round, asked(shieldOnly)]).toEqual([[], 2, 'reroll'])
  })

  test('Phaseshift Cloak: not once the ship is lost', () => {
    expect(hit('tech-1', boxCard('upgrades', 'phaseshift-cloak', oneDie), 9).state.outcome?.result).toBe('failure')
  })

  test('[PD-014] Polarized Armor takes 1 off by itself, and nothing off a hit of 0', () => {
    const armor = boxCard('abilities', 'polarized-armor', free)
    expect([
      figures(hit('shipAbility', armor, 3), 'p1'),
      hit('shipAbility', armor, 0).told.includes('cardUsed'),
    ]).toEqual([{ hull: 6, shield: 0 }, false])
  })

  test('[PD-014] Polarized Shell takes 4 off for a die or a supply, never under 0', () => {
    const shell = boxCard('upgrades', 'polarized-shell', oneSupply)
    const table = pay(hit('tech-1', shell, 3))
    expect([figures(table, 'p1'), table.pilot('p1').cards[0]?.supply]).toEqual([{ hull: 6, shield: 2 }, 1])
  })

  test('Reactive Ignore: the effects of the attack do not land, its damage does', () => {
    const ignore = boxCard('abilities', 'reactive-ignore', oneDie)
    const table = pay(hit('shipAbility', ignore, 3, stun), 'attack')
    expect([figures(table, 'p1'), effectsOn(table, 'p1')]).toEqual([{ hull: 5, shield: 0 }, []])
    const left = hit('shipAbility', ignore, 3, stun).pass()
    expect(effectsOn(left, 'p1')).toEqual(['stun'])
  })

  test('[PD-013] a damaged card does nothing', () => {
    const armor = boxCard('abilities', 'polarized-armor', free)
    const stated = { types: [raider(3)], enemies: { 'raider#1': { at: 'E-6' } } }
    const table = fight({ ...stated, pilots: { p1: { shield: 2, cards: { shipAbility: armor } } } })
    table.hand({ type: 'setDamaged', seat: 'p1', place: 'shipAbility', damaged: true }).pass()
    expect(figures(table, 'p1')).toEqual({ hull: 5, shield: 0 })
  })
})

describe('Grudge', () => {
  const grudge = boxCard('abilities', 'grudge', free)
  test('own attacks on the first enemy that attacked are advantaged, on others not', () => {
    const two = { 'raider#1': { at: 'E-6', hull: 9 }, 'raider#2': { at: 'A-1', hull: 9 } }
    const table = hit('pilotAbility', grudge, 1, [], { enemies: two })
    expect(table.pilot('p1').firstAttacker).toBe('raider#1')
    const attack = { type: 'attack' as const, attacker: 'p1', riders: [], ignores: [], origin: null, eachArc: false }
    const by = { seat: 'p1', action: 'attack', card: null, stress: false, value: null } as const
    const drawn = (range: number, ship: string) => {
      const before = table.told.filter((one) => one === 'drawMode').length
      table.run({ ...attack, by, printed: { damage: 1, targets: 1, range } })
      if (table.question.type === 'targets') table.targets(ship)
      return table.told.filter((one) => one === 'drawMode').length - before
    }
    expect([drawn(3, 'raider#1'), drawn(9, 'raider#2')]).toEqual([1, 0])
  })
})

describe('Invulnerability', () => {
  const invulnerable = boxCard('abilities', 'invulnerability', { ...oneDie, reach: 5 })
  const twice = enemyType('raider', {
    cards: [
      order('twice', [
        { id: 'a', do: 'attack', damage: 1, targets: 1, range: 5, effects: stun },
        { id: 'b', do: 'attack', damage: 1, targets: 1, range: 5 },
      ]),
    ],
  })
  const guarded = (luck: Record<string, string> = {}) => {
    const stated = { types: [twice], enemies: { 'raider#1': { at: 'E-6' } }, enemyDeck: 'zero zero miss', luck }
    const table = fight({ ...stated, pilots: { p1: { shield: 2, cards: { shipAbility: invulnerable } } } })
    return table.act('p1', 'shipAbility', 'attack').targets('p1').pass()
  }

  test('the first attack on the chosen ship does neither damage nor effects, the second does', () => {
    const table = guarded()
    expect([figures(table, 'p1'), effectsOn(table, 'p1')]).toEqual([{ hull: 6, shield: 0 }, []])
  })

  test('a first attack that misses uses it up', () => {
    expect(figures(guarded({ 'deck:E': 'miss zero' }), 'p1')).toEqual({ hull: 6, shield: 0 })
  })

  test('it is over with the enemy phase', () => {
    const calm = { types: [enemyType('raider')], enemies: { 'raider#1': { at: 'E-6' } } }
    const table = fight({ ...calm, pilots: { p1: { cards: { shipAbility: invulnerable } } } })
    table.act('p1', 'shipAbility', 'attack').targets('p1').pass()
    expect([table.state.round, table.pilot('p1').held]).toEqual([2, []])
  })
})
