// What the box holds besides cards that are fitted, by name: modifier cards drawn for an attack, effects that reach a ship, and
// the pilots, ships, enemies and systems, which a fight only reads.
import { describe, expect, test } from 'vitest'
import type { EffectId } from '../../../../../../shared/games/akarios/content/effect.ts'
import type { ModifierCard } from '../../../../../../shared/games/akarios/content/modifier.ts'
import { entriesOf } from '../../../../../../shared/games/akarios/content/content.ts'
import { loadBox } from '../../../../../support/box.ts'
import { card, lineAhead } from '../../../../../support/combat/content.ts'
import { fight, type Table } from '../../../../../support/combat/table.ts'

const box = await loadBox()
const modifier = (id: string): Extract<ModifierCard, { form: 'card' }> => {
  const found = box.modifierCards[id]
  if (found?.form !== 'card') throw new Error(`no modifier card ${id}`)
  return found
}

/** Hull lost to an attack of 2 for which these cards come, by a deck of just them. */
function struck(deck: string, modifiers: readonly ModifierCard[]): Table {
  const gun = card('gun', [{ do: 'attack' }], { attacks: [{ damage: 2, targets: 1, arcs: [lineAhead(3)] }] })
  return fight({
    pilots: { p1: { dice: 'attack', deck, cards: { 'weapon-1': gun } } },
    enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } },
    modifiers,
    luck: { 'deck:p1': deck },
  }).act('p1', 'weapon-1', 'attack')
}
const lost = (table: Table) => 9 - table.ship('scout#1').hull

describe('a modifier card of the box is drawn for an attack of 2', () => {
  test.each([
    ['plus-1', 3],
    ['zero', 2],
    ['minus-1', 1],
    ['minus-2', 0],
    ['x2', 4],
    ['x2-bolster', 4],
    ['miss', 0],
    ['stress-miss', 0],
  ])('%s', (id, hull) => {
    expect(lost(struck(id, [modifier(id)]))).toBe(hull)
  })

  test('combat-effect: the effect that its owner has told lands with the hit', () => {
    const told = { ...modifier('combat-effect'), change: { type: 'effect', gives: { effect: 'stun' } } } as const
    const table = struck('combat-effect', [told])
    const gained = table.notes.find(({ key }) => key === 'akarios.log.effectGained')?.args
    expect([lost(table), gained]).toEqual([2, expect.objectContaining({ ship: 'scout#1', effect: 'stun' })])
  })

  test('rolling: the card brings another one', () => {
    expect(box.modifierCards['rolling']).toMatchObject({ form: 'trait', trait: 'rolling' })
    const rolling = { ...modifier('plus-1'), id: 'rolls', rolling: true } as const
    expect(lost(struck('rolls x2', [rolling, modifier('x2')]))).toBe(6)
  })

  test('shuffle: the deck is whole again after the attack', () => {
    expect(box.modifierCards['shuffle']).toMatchObject({ form: 'trait', trait: 'shuffles' })
    const mixing = { ...modifier('zero'), id: 'mixes', shuffles: true } as const
    expect(struck('mixes', [mixing]).pile('deck:p1')).toEqual({ cards: ['mixes'], discard: [] })
  })
})

/** A pilot at 3 of 6 hull, 1 of 4 shield and 4 stress, who is given the effect. */
function given(effect: EffectId): Table {
  const table = fight({
    pilots: {
      p1: {
        at: 'E-7',
        hull: 3,
        shield: 1,
        stress: 4,
        effects: { slow: 2 },
        cards: { 'tech-1': card('tech', [{ do: 'rotate' }], { supply: 2 }) },
        supply: { 'tech-1': 1 },
      },
    },
    enemies: { 'scout#1': { at: 'E-5' } },
  })
  const grant = { effect, amount: 1 }
  table.run({ type: 'applyEffect', target: 'p1', grant, from: 'scout#1', seat: 'p1', hullLost: null })
  return effect === 'resupply' ? table.choose('tech-1') : table
}
const tracked = (effect: EffectId) => (table: Table) => table.pilot('p1').effects.some((one) => one.effect === effect)
const waits = (effect: EffectId) => (table: Table) =>
  table.pilot('p1').waiting.some(({ bonus }) => bonus.add === 'effect' && bonus.effect === effect)
/** Printed on cards and read there; on a ship they do nothing. */
const untouched = (table: Table) => table.told.every((key) => !key.startsWith('effect'))

describe('a combat effect of the box reaches a ship', () => {
  const shown: Readonly<Record<EffectId, (table: Table) => boolean>> = {
    advantaged: waits('advantaged'),
    disadvantaged: waits('disadvantaged'),
    bolster: (table) => table.pile('deck:p1').cards.includes('x2-bolster'),
    cancelEffects: (table) => table.pilot('p1').effects.length === 0,
    hack: (table) => table.pilot('p1').stress === 5,
    hullBreach: tracked('hullBreach'),
    noResupply: untouched,
    pierce: untouched,
    plus: untouched,
    pull: (table) => table.where('p1') !== 'E-7/0',
    push: (table) => table.where('p1') !== 'E-7/0',
    radarJam: tracked('radarJam'),
    repair: (table) => table.pilot('p1').hull === 4,
    resupply: (table) => table.pilot('p1').cards[0]?.supply === 2,
    shieldCharge: (table) => table.pilot('p1').shield === 2,
    slow: tracked('slow'),
    stealth: tracked('stealth'),
    stressReduction: (table) => table.pilot('p1').stress === 3,
    stun: tracked('stun'),
    targetLock: tracked('targetLock'),
  }
  test.each(Object.entries(shown) as [EffectId, (table: Table) => boolean][])('%s', (effect, shows) => {
    expect(box.effects[effect]?.name).toBeTruthy()
    expect(shows(given(effect))).toBe(true)
  })
})

test.each([
  ['pilots', ['starla', 'violet-ray', 'enver', 'gairdan']],
  ['ships', ['argonaut', 'merkava', 'knossis', 'invictus']],
  ['enemies', ['ronin-scout', 'ronin-frigate', 'yur-beacon', 'tkotchka-mammoth', 'uia-arnaut', 'synthetic-titan']],
  ['systems', ['draconian']],
] as const)('the %s of the box are there by name', (kind, ids) => {
  const known = entriesOf(box, kind).map(({ id }) => id)
  for (const id of ids) expect(known).toContain(id)
})
