// Modifier cards: doubling, misses, better and worse draws, where cards go (PA-060 to PA-074).
import { describe, expect, test } from 'vitest'
import type { ActionCard } from '../../../../../../main/games/akarios/combat/state/content.ts'
import type { Step } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import { card, lineAhead } from '../../../../../support/combat/content.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

interface Shot {
  drawn: string
  /** Hull of the target, its facing and effects; at two hexes straight ahead. */
  scout?: NonNullable<FightStated['enemies']>[string]
  pilot?: NonNullable<FightStated['pilots']>[string]
  attack?: NonNullable<ActionCard['attacks']>[number]
  steps?: Step[]
}
/** Base damage 1 on a target without shield and hull 9: hull lost tells the total. */
function shot({ drawn, scout = {}, pilot = {}, attack, steps = [] }: Shot): Table {
  const arcs = [lineAhead(3)]
  const gun = card('gun', [{ do: 'attack' }, ...steps], { attacks: [attack ?? { damage: 1, targets: 1, arcs }] })
  return fight({
    pilots: { p1: { ...pilot, deck: drawn, cards: { 'weapon-1': gun, ...pilot.cards } } },
    enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0, ...scout } },
    luck: { 'deck:p1': drawn },
  }).act('p1', 'weapon-1', 'attack')
}
const total = (table: Table) => 9 - table.ship('scout#1').hull
const discard = (table: Table) => table.pile('deck:p1').discard.toSorted()
const locked = { effects: { targetLock: 1 } }
const jammed = { effects: { radarJam: 1 } }

describe('draws', () => {
  test("[PA-061] go to the owner's discard, but for cards that leave when drawn", () => {
    expect(discard(shot({ drawn: 'plus-1' }))).toEqual(['plus-1'])
    const bolster = shot({ drawn: 'x2-bolster' })
    expect([total(bolster), discard(bolster), bolster.pile('deck:p1').cards]).toEqual([2, [], []])
  })

  const two = { damage: 1, targets: 2, range: 3 } as const
  const both = (drawn: string, pilot: Shot['pilot'] = {}) => {
    const gun = card('gun', [{ do: 'attack' }], { attacks: [two] })
    return fight({
      pilots: { p1: { deck: drawn, ...pilot, cards: { 'weapon-1': gun, ...pilot.cards } } },
      enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 }, 'scout#2': { at: 'D-7', hull: 9, shield: 0 } },
      luck: { 'deck:p1': drawn },
    })
  }
  const hulls = (table: Table) => ['scout#1', 'scout#2'].map((id) => 9 - table.ship(id).hull)

  test('[PA-062] a shuffle icon makes the deck whole again after the attack on all targets', () => {
    const table = both('zero-shuffle plus-1').act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2')
    expect([hulls(table), table.pile('deck:p1')]).toEqual([[1, 2], { cards: ['plus-1', 'zero-shuffle'], discard: [] }])
  })

  test('[PA-065] a miss voids only the part of its own target', () => {
    expect(hulls(both('miss plus-1').act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2'))).toEqual([0, 2])
  })

  test('[PA-060] a doubling replaces the draw for the first target; the others draw as usual', () => {
    const prepare = card('prepare', [{ do: 'nextAttack', bonus: { add: 'double' } }])
    const table = both('plus-1', { dice: 'attack attack', cards: { 'engine-1': prepare } })
    table.act('p1', 'engine-1', 'attack').act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2')
    expect([hulls(table), discard(table)]).toEqual([[2, 2], ['plus-1']])
  })

  test('[PA-068] [PA-071] each target is judged by itself, and advantaged twice is once', () => {
    const table = both('zero plus-1 zero')
    table.hand({ type: 'addEffect', ship: 'scout#2', effect: 'targetLock' })
    table.act('p1', 'weapon-1', 'attack').targets('scout#1', 'scout#2')
    expect(table.question).toMatchObject({
      about: 'modifier',
      options: [{ args: { cards: ['plus-1'] } }, { args: { cards: ['zero'] } }],
    })
    const behind = shot({ drawn: 'zero plus-1 plus-2', scout: { ...locked, facing: 0 } })
    expect(behind.question.type === 'choose' && behind.question.options).toHaveLength(2)
  })
})

describe('misses', () => {
  test('[PA-064] void damage and effects', () => {
    const attack = { damage: 4, targets: 1, range: 3, effects: [{ effect: 'stun' }] } as const
    const table = shot({ drawn: 'miss', attack: { ...attack, effects: [...attack.effects] }, scout: { shield: 3 } })
    expect([total(table), table.ship('scout#1').shield, table.ship('scout#1').effects]).toEqual([0, 3, []])
  })

  test('[PA-066] do not void the bonus abilities of the action', () => {
    const steps: Step[] = [{ do: 'apply', effect: 'repair', amount: 2, targets: { who: 'self', count: 1 } }]
    expect(shot({ drawn: 'miss', steps, pilot: { hull: 2 } }).pilot('p1').hull).toBe(4)
  })
})

describe('better and worse draws', () => {
  test('[PA-067] from behind or at a locked ship two are drawn, and the owner picks', () => {
    const behind = shot({ drawn: 'minus-1 plus-1', scout: { facing: 0 } }).choose('1')
    expect([total(behind), discard(behind)]).toEqual([2, ['minus-1', 'plus-1']])
    expect(total(shot({ drawn: 'minus-1 plus-1', scout: locked }).choose('0'))).toBe(0)
  })

  test('[PA-069] disadvantaged the one with less damage counts; on a tie the player picks', () => {
    expect(total(shot({ drawn: 'plus-2 zero', pilot: jammed }))).toBe(1)
    const worse = shot({ drawn: 'minus-1 miss', pilot: jammed })
    expect([worse.question.type, worse.told.includes('damageTaken'), worse.notes.at(-1)?.args['missed']]).toEqual([
      'act',
      false,
      true,
    ])
    const tie = shot({ drawn: 'pierce zero', pilot: jammed, scout: { shield: 1 } })
    expect(tie.question).toMatchObject({ about: 'modifier', options: [{ id: '0' }, { id: '1' }] })
  })

  test('[PA-070] both at once cancel: one card, however many sources', () => {
    const table = shot({ drawn: 'minus-1 plus-2', pilot: jammed, scout: { ...locked, facing: 0 } })
    expect([total(table), discard(table)]).toEqual([0, ['minus-1']])
  })

  test('[PA-072] Lock-On draws 3 in place of 2, and both states together still 1', () => {
    const lockOn = { shipAbility: card('lock-on', [{ do: 'advantageDraws', count: 3 }], { timing: 'passive' }) }
    const table = shot({ drawn: 'minus-1 zero plus-2', pilot: { cards: lockOn }, scout: locked })
    expect(total(table.choose('2'))).toBe(3)
    expect(total(shot({ drawn: 'minus-1 zero', pilot: { ...jammed, cards: lockOn }, scout: locked }))).toBe(0)
  })

  test('[PA-073] without an arc nothing is gained from behind, but from a lock', () => {
    const attack = { damage: 1, targets: 1, range: 3 } as const
    expect(total(shot({ drawn: 'zero plus-1', attack, scout: { facing: 0 } }))).toBe(1)
    expect(shot({ drawn: 'zero plus-1', attack, scout: locked }).question.type).toBe('choose')
  })

  test('[PA-074] cards that were not picked are laid aside without effect', () => {
    const table = shot({ drawn: 'miss plus-1', scout: locked }).choose('1')
    expect([total(table), discard(table)]).toEqual([2, ['miss', 'plus-1']])
  })
})
