// Co-pilots in a fight: where they sit, what they lend, what cannot happen to them (CO-001 to CO-009).
import { describe, expect, test } from 'vitest'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import type { FightSetup, SeatSetup } from '../../../../../../main/games/akarios/combat/scenario/setup.ts'
import { blast } from '../../../../../support/combat/blast.ts'
import { boxCard } from '../../../../../support/combat/box-card.ts'
import { give, raider } from '../../../../../support/combat/raider.ts'
import { skirmish } from '../../../../../support/combat/skirmish.ts'
import { passive } from '../../../../../support/combat/sparrow.ts'
import { fight } from '../../../../../support/combat/table.ts'

const mac = boxCard('co-pilots', 'mac', { slots: [{ type: 'single', icons: ['attack'] }] })
const drolf = boxCard('co-pilots', 'drolf')
const aboard = (...seats: SeatSetup['cards'][]): FightSetup => {
  const setup = skirmish(2)
  const squad = setup.squad.map((seat, at) => ({ ...seat, cards: seats[at] ?? [] }))
  return {
    ...setup,
    squad,
    content: { ...setup.content, cards: { mac, drolf, ['extra-cockpit']: passive('extra-cockpit') } },
  }
}
const coPilot = (name: string, place: SeatSetup['cards'][number]['place']) => ({
  place,
  card: name,
  kind: 'coPilot' as const,
})
const faults = (setup: FightSetup): string[] => {
  const accepted = combatMachine.acceptSetup(setup)
  return accepted.ok ? [] : accepted.error.map(({ key, path, rule }) => `${rule} ${key.split('.').at(-1)} ${path}`)
}

describe('a co-pilot', () => {
  test('[CO-001] is alone on its ship', () => {
    const both = [coPilot('mac', 'tech-1'), coPilot('drolf', 'pilotAbility')]
    expect(faults(aboard(both))).toEqual(['CO-001 coPilotLimit squad.0.cards.1'])
    expect(faults(aboard([coPilot('mac', 'tech-1')], [coPilot('drolf', 'tech-1')]))).toEqual([])
  })

  test('[SW-015] has company while Extra Cockpit is fitted: two to a ship, not three', () => {
    const two = [coPilot('mac', 'tech-1'), coPilot('drolf', 'pilotAbility')]
    const fitted = { ...aboard(two, two), sparrow: [{ place: 'sparrow-1' as const, card: 'extra-cockpit' }] }
    expect(faults(fitted).filter((fault) => !fault.includes('coPilotTwice'))).toEqual([])
    const three = {
      ...fitted,
      squad: fitted.squad.map((seat) => ({ ...seat, cards: [...two, coPilot('vogeo', 'tech-2')] })),
    }
    expect(faults(three).filter((fault) => fault.startsWith('CO-001'))).toEqual([
      'CO-001 coPilotLimit squad.0.cards.2',
      'CO-001 coPilotLimit squad.1.cards.2',
    ])
  })

  test('[CO-002] sits where a tech or an ability would lie, never at a weapon or an engine', () => {
    const at = (place: SeatSetup['cards'][number]['place']) => faults(aboard([coPilot('mac', place)]))
    expect((['tech-1', 'tech-2', 'shipAbility', 'pilotAbility'] as const).flatMap(at)).toEqual([])
    expect((['weapon-1', 'engine-2'] as const).flatMap(at)).toEqual([
      'CO-002 otherPlace squad.0.cards.0',
      'CO-002 otherPlace squad.0.cards.0',
    ])
  })

  test('[CO-003] flies with one ship only', () => {
    expect(faults(aboard([coPilot('mac', 'tech-1')], [coPilot('mac', 'tech-1')]))).toEqual([
      'CO-003 coPilotTwice squad.1.cards.0',
    ])
  })

  test('[CO-005] cannot be damaged to ignore a hit: with nobody else, no choice is offered', () => {
    const stated = { types: [raider(3)], enemies: { 'raider#1': { at: 'E-6' } } }
    const alone = fight({ ...stated, pilots: { p1: { cards: { 'tech-1': mac }, kinds: { 'tech-1': 'coPilot' } } } })
    expect([alone.pass().pilot('p1').shield, alone.pilot('p1').cards[0]?.damaged]).toEqual([1, false])
    const armed = fight({
      ...stated,
      pilots: { p1: { cards: { 'weapon-1': blast(), 'tech-1': mac }, kinds: { 'tech-1': 'coPilot' } } },
    }).pass()
    expect(armed.question).toMatchObject({ about: 'avoidDamage', options: [{ id: 'take' }, { id: 'weapon-1' }] })
  })

  test('[CO-006] Timbor adds 2 to the start shield of the own ship, to 10 at most', () => {
    const timbor = boxCard('co-pilots', 'timbor')
    const pilots = { p1: { startShield: 9, cards: { 'tech-1': timbor } }, p2: { startShield: 5 } }
    const table = fight({ pilots })
    expect([table.pilot('p1').startShield, table.pilot('p2').startShield]).toEqual([10, 5])
    expect(fight({ pilots: { p1: { startShield: 5, cards: { 'tech-1': timbor } } } }).pilot('p1').startShield).toBe(7)
  })

  test('[CO-007] starts with its supply and is resupplied like any card, unless its card says no', () => {
    const tannah = boxCard('co-pilots', 'tannah-oneill', { supply: 1 })
    const cards = { 'tech-1': { ...mac, supply: 2 as const }, pilotAbility: tannah }
    const table = fight({ pilots: { p1: { cards, supply: { 'tech-1': 1, pilotAbility: 0 } } } }).run(
      give('p1', 'resupply', 2),
    )
    expect(table.question).toMatchObject({ options: [{ id: 'tech-1' }] })
    expect(
      table
        .choose('tech-1')
        .pilot('p1')
        .cards.map(({ supply }) => supply),
    ).toEqual([2, 0])
  })

  test('[CO-007] is used up at 0 supply, and feeds on a basic repair', () => {
    const pilots = { p1: { dice: 'attack attack attack wild', cards: { 'tech-1': { ...mac, supply: 1 as const } } } }
    const table = fight({ pilots }).act('p1', 'tech-1', 'attack')
    expect(() => table.act('p1', 'tech-1', 'attack')).toThrow(/noSupply/)
    table.act('p1', 'repair', 'attack attack wild').choose('hull').choose('tech-1')
    expect(table.pilot('p1').cards[0]?.supply).toBe(1)
  })

  test('[CO-008] Gynnifer turns a stress miss into -2: the attack hits, its effects land, and the card still leaves', () => {
    const table = fight({
      pilots: {
        p1: {
          deck: 'stress-miss zero zero',
          cards: {
            'weapon-1': blast({ damage: 3, effects: [{ effect: 'slow' }] }),
            'tech-1': boxCard('co-pilots', 'gynnifer'),
          },
          dice: 'attack attack',
        },
      },
      enemies: { 'scout#1': { at: 'E-6', shield: 0 } },
      luck: { 'deck:p1': 'stress-miss' },
    }).act('p1', 'weapon-1', 'attack')
    const { hull, effects } = table.enemy('scout#1')
    const pile = table.pile('deck:p1')
    expect([hull, effects[0]?.effect, [...pile.cards, ...pile.discard]]).toEqual([3, 'slow', ['zero', 'zero']])
  })

  test('[CO-009] Balroq turns a -2 into +2', () => {
    const table = fight({
      pilots: { p1: { deck: 'minus-2', cards: { 'weapon-1': blast(), 'tech-1': boxCard('co-pilots', 'balroq') } } },
      enemies: { 'scout#1': { at: 'E-6', shield: 0 } },
      luck: { 'deck:p1': 'minus-2' },
    }).act('p1', 'weapon-1', 'attack')
    expect(table.enemy('scout#1').hull).toBe(1)
  })

  test('Gynnifer and Balroq together: a miss counts -2, a -2 counts +2 (question 53)', () => {
    const cards = {
      'weapon-1': blast({ damage: 3 }),
      'tech-1': boxCard('co-pilots', 'gynnifer'),
      'tech-2': boxCard('co-pilots', 'balroq'),
    }
    const hull = (drawn: string) =>
      fight({
        pilots: { p1: { deck: drawn, cards } },
        enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } },
        luck: { 'deck:p1': drawn },
      })
        .act('p1', 'weapon-1', 'attack')
        .enemy('scout#1').hull
    expect([hull('miss'), hull('minus-2')]).toEqual([8, 4])
  })

  test('in the place of a ship ability it does not shield the Sparrow, and does not stop working', () => {
    const pilots = { p1: { cards: { shipAbility: mac }, kinds: { shipAbility: 'coPilot' as const } } }
    const table = fight({ pilots, enemies: { 'scout#1': { at: 'E-7', shield: 0 } } }).act('p1', 'shipAbility', 'attack')
    expect(table.pilot('p1').waiting).toHaveLength(1)
  })
})

test('[CB-004] every other card lies in the place of its kind', () => {
  const setup = aboard([{ place: 'tech-1', card: 'mac', kind: 'weapon' }])
  expect(faults(setup)).toEqual(['CB-004 otherPlace squad.0.cards.0'])
})

test('[CR-006] Advanced Weapons and Elite Weapons are never on one ship, but on two of the squad', () => {
  const advanced = boxCard('upgrades', 'advanced-weapons')
  const elite = boxCard('upgrades', 'elite-weapons')
  const setup = aboard()
  const fit = (...seats: SeatSetup['cards'][]): FightSetup => ({
    ...setup,
    squad: setup.squad.map((seat, at) => ({ ...seat, cards: seats[at] ?? [] })),
    content: { ...setup.content, cards: { [advanced.id]: advanced, [elite.id]: elite } },
  })
  const one = { place: 'tech-1', card: advanced.id, kind: 'tech' } as const
  const other = { place: 'tech-2', card: elite.id, kind: 'tech' } as const
  expect([faults(fit([one, other])), faults(fit([other, one])), faults(fit([one], [other]))]).toEqual([
    ['CR-006 notTogether squad.0.cards.1'],
    ['CR-006 notTogether squad.0.cards.1'],
    [],
  ])
})

describe('the fit of the Sparrow', () => {
  const fit = (...sparrow: FightSetup['sparrow']): FightSetup => {
    const setup = skirmish(1)
    const cards = [passive('aerial-barrage'), passive('aerial-bombardment'), passive('shockwave')]
    return {
      ...setup,
      sparrow,
      content: {
        ...setup.content,
        cards: { ...setup.content.cards, ...Object.fromEntries(cards.map((one) => [one.id, one])) },
      },
    }
  }
  const at = (place: 'sparrow-1' | 'sparrow-2', id: string) => ({ place, card: id })

  test('[SW-001] holds two upgrades at most, each of them once', () => {
    const two = [at('sparrow-1', 'shockwave'), at('sparrow-2', 'aerial-barrage')]
    expect(faults(fit(...two))).toEqual([])
    expect(faults(fit(...two, at('sparrow-1', 'aerial-bombardment')))).toEqual(['undefined form sparrow'])
    expect(faults(fit(at('sparrow-1', 'shockwave'), at('sparrow-2', 'shockwave')))).toEqual([
      'SW-001 sparrowTwice sparrow.1',
    ])
  })

  test('[SW-010] never both Aerial cards, in either order', () => {
    const order = (one: string, other: string) => faults(fit(at('sparrow-1', one), at('sparrow-2', other)))
    expect([order('aerial-barrage', 'aerial-bombardment'), order('aerial-bombardment', 'aerial-barrage')]).toEqual([
      ['SW-010 notTogether sparrow.1'],
      ['SW-010 notTogether sparrow.1'],
    ])
  })
})

test('an upgrade of the Sparrow that the content does not hold is named', () => {
  const setup = skirmish(1)
  const odd = { ...setup, sparrow: [{ place: 'sparrow-1' as const, card: 'nobody-knows' }] }
  expect(faults(odd)).toEqual(['CB-009 unknownCard sparrow.0'])
})
