// Cards that are damaged, and cards that cut a hit (PD-013, PD-014, PD-017).
import { describe, expect, test } from 'vitest'
import { card } from '../../../../../support/combat/content.ts'
import { effectsOn, figures, give, hurt, raider } from '../../../../../support/combat/raider.ts'
import { told } from '../../../../../support/combat/stress.ts'
import { fight, type FightStated } from '../../../../../support/combat/table.ts'
import type { CardPlace } from '../../../../../../shared/games/akarios/question/action.ts'
import type { ActionCard } from '../../../../../../main/games/akarios/combat/state/content.ts'

const slots = [{ type: 'single' as const, icons: ['supply' as const] }]
const cannon = card('cannon', [{ do: 'attack' }, { do: 'refill', amount: 1, when: 'ownShipDamaged', most: 4 }], {
  supply: 2,
})

test('[PD-013] a damaged card gives no action, no passive and takes no supply for the rest of the scenario', () => {
  const table = fight({ pilots: { p1: { cards: { 'weapon-1': cannon }, supply: { 'weapon-1': 1 } } } })
  table
    .hand({ type: 'setDamaged', seat: 'p1', place: 'weapon-1', damaged: true })
    .run(hurt('p1', 1), give('p1', 'resupply', 1))
  table.pass().answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] })
  const { question } = table
  expect(question.type === 'act' && question.closed).toEqual([
    { seat: 'p1', action: 'weapon-1', why: 'damaged', rule: 'PD-013' },
  ])
  expect(table.pilot('p1').cards[0]).toMatchObject({ supply: 1, damaged: true })
})

describe('cards that cut a hit', () => {
  const armor = card('armor', [{ do: 'reduceDamage', amount: 1, lasts: 'thisAttack' }], {
    timing: 'afterAttackedAndDamaged',
    slots,
  })
  const shell = card('shell', [{ do: 'reduceDamage', amount: 4, lasts: 'thisAttack' }], {
    timing: 'afterAttacked',
    slots,
    supply: 1,
  })
  const stone = card('stone', [{ do: 'reduceDamage', amount: 'all', lasts: 'nextEnemyPhase' }], { slots })
  const close = card('close', [{ do: 'reduceDamage', amount: 1, withinRange: 1 }], { timing: 'passive', slots: [] })
  const hit = (damage: number, place: CardPlace, fitted: ActionCard, at = 'E-6', more: FightStated = {}) =>
    fight({
      pilots: { p1: { hull: 9, shield: 0, cards: { [place]: fitted } } },
      enemies: { 'raider#1': { at } },
      types: [raider(damage, [{ effect: 'radarJam' }])],
      ...more,
    })
  const after = (table: ReturnType<typeof fight>) => [9 - figures(table, 'p1').hull, effectsOn(table, 'p1')]

  test('[PD-014] act once the attack is rolled: Polarized Armor 1, Polarized Shell 4 and never under 0', () => {
    expect(after(hit(6, 'shipAbility', armor).pass().act('p1', 'shipAbility'))).toEqual([5, ['radarJam']])
    expect(after(hit(6, 'tech-1', shell).pass().act('p1', 'tech-1'))).toEqual([2, ['radarJam']])
    const small = hit(3, 'tech-1', shell).pass().act('p1', 'tech-1')
    expect([...after(small), told(small, 'hitChanged', 'to')]).toEqual([0, ['radarJam'], [0]])
    expect(after(hit(6, 'tech-1', shell).pass().pass())).toEqual([6, ['radarJam']])
  })

  test('[PD-014] Polarized Armor is not asked for after a hit of 0, Polarized Shell not without supply', () => {
    const zero = hit(1, 'shipAbility', armor, 'E-6', { enemyDeck: 'minus-1', luck: { 'deck:E': 'minus-1' } })
    expect([zero.pass().question.type, after(zero)]).toEqual(['reroll', [0, ['radarJam']]])
    const empty = hit(6, 'tech-1', shell).hand({ type: 'setSupply', seat: 'p1', place: 'tech-1', supply: 0 })
    expect(after(empty.pass())).toEqual([6, ['radarJam']])
  })

  test('[PD-014] Stone Shield makes all of the next enemy phase 0, with its effects kept', () => {
    const table = hit(6, 'tech-1', stone).act('p1', 'tech-1').pass()
    expect(after(table)).toEqual([0, ['radarJam']])
    table.answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] }).pass()
    expect(after(table)).toEqual([6, ['radarJam']])
  })

  test('[PA-021] cut what the last filled slot says: as the hit comes, or for the phase to come', () => {
    const filled = { type: 'plus' as const, icons: ['wild' as const, 'wild' as const], values: [1, 3] }
    const cut = (lasts: 'thisAttack' | 'nextEnemyPhase', timing: 'afterAttacked' | 'action') =>
      card('screen', [{ do: 'reduceDamage', amount: 'fromSlots', lasts }], { timing, slots: [filled] })
    const now = hit(6, 'tech-1', cut('thisAttack', 'afterAttacked')).pass().act('p1', 'tech-1', 'attack wild')
    const before = hit(6, 'tech-1', cut('nextEnemyPhase', 'action')).act('p1', 'tech-1', 'attack').pass()
    expect([after(now), after(before)]).toEqual([
      [3, ['radarJam']],
      [5, ['radarJam']],
    ])
  })

  test.each([
    { at: 'E-7', taken: 5 },
    { at: 'E-6', taken: 6 },
  ])('[PD-014] Close Encounters cuts 1 of an attack within 1 hex: $at', ({ at, taken }) => {
    expect(after(hit(6, 'pilotAbility', close, at).pass())).toEqual([taken, ['radarJam']])
  })
})

test.each([
  { stress: 0, says: 'as Core Explosion does' },
  { stress: 1, says: 'as others do' },
] as const)('[PD-017] a card that damages itself adds $stress stress, $says', ({ stress }) => {
  const core = card('core', [{ do: 'damageCard', which: 'this', stress }])
  const table = fight({ pilots: { p1: { cards: { 'engine-1': core } } } }).act('p1', 'engine-1', 'attack')
  expect([table.pilot('p1').stress, table.pilot('p1').cards[0]?.damaged]).toEqual([stress, true])
})

test('[PD-017] Sigma-013 adds 1 stress in all for the card that it uses and damages', () => {
  const sigma = card('sigma', [
    { do: 'useCard', kinds: ['engine', 'weapon'], from: 'own', state: 'undamaged', stressAbilities: true },
    { do: 'damageCard', which: 'used', stress: 1 },
  ])
  const charge = { do: 'apply', effect: 'shieldCharge', amount: 1, targets: { who: 'self', count: 1 } } as const
  const coil = card('coil', [charge, { do: 'ifStress', steps: [charge] }], { supply: 2 })
  const cards = { pilotAbility: sigma, 'weapon-1': coil, 'tech-1': coil }
  const table = fight({ pilots: { p1: { shield: 0, startShield: 4, cards } } }).act('p1', 'pilotAbility', 'attack')
  expect(table.pilot('p1')).toMatchObject({ stress: 1, shield: 2 })
  expect(table.pilot('p1').cards.map(({ damaged, supply }) => [damaged, supply])).toEqual([
    [false, null],
    [true, 2],
    [false, 2],
  ])
})
