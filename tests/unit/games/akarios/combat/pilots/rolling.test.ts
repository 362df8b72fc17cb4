// Rolling cards and doublings: runs of draws, and which run counts (PG-018 to PG-025).
import { describe, expect, test } from 'vitest'
import type { ModifierCard } from '../../../../../../shared/games/akarios/content/modifier.ts'
import { card, lineAhead } from '../../../../../support/combat/content.ts'
import { fight, type FightStated, type Table } from '../../../../../support/combat/table.ts'

const rolling = (id: string, change: Extract<ModifierCard, { form: 'card' }>['change']): ModifierCard => ({
  id,
  name: id,
  wording: `${id}.`,
  form: 'card',
  change,
  rolling: true,
})
const modifiers = [
  rolling('rolling-stun', { type: 'effect', gives: { effect: 'stun' } }),
  rolling('rolling-pull', { type: 'effect', gives: { effect: 'pull', amount: 1 } }),
  rolling('rolling-plus-2', { type: 'add', amount: 2 }),
]

/** One shot at a ship three hexes ahead with hull 9 and no shield; `left` are cards of the deck that are not drawn. */
function shot(drawn: string, { damage = 1, left = '', discard = '', state = {} }: Shot = {}): Table {
  const gun = card('gun', [{ do: 'attack' }], { attacks: [{ damage, targets: 1, arcs: [lineAhead(4)] }] })
  const deck = [...new Set([...drawn.split(' '), ...left.split(' ')])].filter((word) => word !== '').join(' ')
  const table = fight({
    modifiers,
    pilots: { p1: { deck, cards: { 'weapon-1': gun }, ...state.pilots?.['p1'] } },
    enemies: { 'scout#1': { at: 'E-5', hull: 9, shield: 0, ...state.enemies?.['scout#1'] } },
    luck: { 'deck:p1': drawn },
  })
  for (const one of discard.split(' ').filter((word) => word !== ''))
    table.hand({ type: 'moveCard', card: one, from: 'deck:p1', fromPart: 'unseen', to: 'deck:p1', toPart: 'discard' })
  return table.act('p1', 'weapon-1', 'attack')
}
interface Shot {
  damage?: number
  left?: string
  discard?: string
  state?: Pick<FightStated, 'pilots' | 'enemies'>
}
const lost = (table: Table) => 9 - table.ship('scout#1').hull
const effects = (table: Table) => table.ship('scout#1').effects.map(({ effect }) => effect)
const locked = { enemies: { 'scout#1': { effects: { targetLock: 1 } } } }
const jammed = { pilots: { p1: { effects: { radarJam: 1 } } } }

describe('a run', () => {
  test('[PG-018] goes on until a card without the icon, and all of it counts: +1, stun, +2', () => {
    const table = shot('rolling-plus-1 rolling-stun plus-2', { damage: 2 })
    expect([lost(table), effects(table)]).toEqual([5, ['stun']])
  })

  test('[PG-019] an x2 doubles the base and all else that was drawn: (2 + 1) × 2', () => {
    expect(lost(shot('rolling-plus-1 x2', { damage: 2 }))).toBe(6)
  })

  test('[PG-020] an x2 does not double effects: pull 1 pulls one hex', () => {
    const table = shot('rolling-pull x2')
    expect([lost(table), table.where('scout#1').split('/')[0]]).toEqual([2, 'E-6'])
  })

  test('[PG-021] a miss anywhere in it voids all of it', () => {
    const table = shot('rolling-plus-2 rolling-stun miss', { damage: 4 })
    expect([lost(table), effects(table)]).toEqual([0, []])
  })

  test('[PG-025] a deck that runs out in the middle is made anew from its discard', () => {
    const table = shot('rolling-plus-1 plus-2', { discard: 'plus-2' })
    expect([lost(table), table.pile('deck:p1').discard.toSorted()]).toEqual([4, ['plus-2', 'rolling-plus-1']])
  })
})

describe('two runs', () => {
  test('[PG-022] advantaged the player picks one of them whole', () => {
    const table = shot('rolling-plus-1 plus-1 miss', { state: locked })
    expect(table.question).toMatchObject({
      about: 'modifier',
      options: [{ args: { cards: ['rolling-plus-1', 'plus-1'] } }, { args: { cards: ['miss'] } }],
    })
    expect(lost(table.choose('0'))).toBe(3)
    expect(lost(shot('rolling-plus-1 plus-1 miss', { state: locked }).choose('1'))).toBe(0)
  })

  test('[PG-023] disadvantaged the lower total counts, a run with a miss before all; on a tie the player decides', () => {
    expect(lost(shot('rolling-plus-1 zero minus-1', { damage: 3, state: jammed }))).toBe(2)
    expect(lost(shot('miss minus-2', { damage: 3, state: jammed }))).toBe(0)
    expect(lost(shot('minus-2 rolling-plus-2 miss', { damage: 3, state: jammed }))).toBe(0)
    expect(shot('rolling-plus-1 zero plus-1', { state: jammed }).question).toMatchObject({ about: 'modifier' })
  })

  test('[PG-024] all cards of both go to the discard, and the icon of the run that did not count shuffles too', () => {
    const plain = shot('rolling-plus-1 zero plus-2', { state: locked }).choose('1')
    expect(plain.pile('deck:p1').discard.toSorted()).toEqual(['plus-2', 'rolling-plus-1', 'zero'])
    const shuffled = shot('zero-shuffle plus-2', { state: locked }).choose('1')
    expect([lost(shuffled), shuffled.pile('deck:p1')]).toEqual([3, { cards: ['plus-2', 'zero-shuffle'], discard: [] }])
  })
})
