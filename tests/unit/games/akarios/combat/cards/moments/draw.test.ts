// Cards that touch the cards drawn in an attack: drawn again, or read as others.
import { describe, expect, test } from 'vitest'
import { boxCard } from '../../../../../../support/combat/box-card.ts'
import { blast } from '../../../../../../support/combat/blast.ts'
import { asked, free, oneDie, oneSupply, pay } from '../../../../../../support/combat/kept.ts'
import { missesOf } from '../../../../../../support/combat/stress.ts'
import { fight, type FightStated, type Table } from '../../../../../../support/combat/table.ts'
import { countCards } from '../../../../../../../main/games/akarios/combat/invariants.ts'

type Card = ReturnType<typeof boxCard>
const target = { enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } } }
/** The basic attack of 1 damage; these cards are drawn in this order, the first of them from the deck as it was. */
const shoot = (card: Card, drawn: string, stated: FightStated = {}, more: Card[] = []) => {
  const { p1 = {} } = stated.pilots ?? {}
  const cards = { pilotAbility: card, ...(more[0] === undefined ? {} : { 'tech-1': more[0] }) }
  const pilots = { p1: { deck: `${drawn} zero zero zero`, ...p1, cards } }
  return fight({ ...target, ...stated, pilots, luck: { 'deck:p1': drawn } }).act('p1', 'attack', 'attack')
}
const lost = (table: Table, id = 'scout#1') => 9 - table.ship(id).hull
const steady = boxCard('abilities', 'steady-hand', free)
const push = boxCard('abilities', 'push-the-limit', free)

describe('a card just drawn is discarded and another drawn', () => {
  test('Steady Hand: once for each target where it costs nothing', () => {
    const table = shoot(steady, 'minus-1 miss plus-2')
    expect([asked(table), asked(pay(table)), lost(table)]).toEqual(['redraw', 'act', 0])
    expect(table.pile('deck:p1').discard).toEqual(['miss', 'minus-1'])
  })

  test('Steady Hand: the drawn card stays when its player passes', () => {
    expect(lost(shoot(steady, 'plus-1').pass())).toBe(2)
  })

  test('Steady Hand: with slots it is paid each time, with a kept die or supply', () => {
    const dice = shoot(boxCard('abilities', 'steady-hand', oneDie), 'miss plus-2', {
      pilots: { p1: { dice: 'attack wild move' } },
    })
    expect([lost(pay(dice, 'wild')), dice.pilot('p1').dice.map(({ on }) => on?.action)]).toEqual([
      3,
      ['attack', 'pilotAbility', undefined],
    ])
    const supply = pay(shoot(boxCard('abilities', 'steady-hand', oneSupply), 'miss plus-2'))
    expect([lost(supply), supply.pilot('p1').cards[0]?.supply]).toEqual([3, 1])
  })

  test('Push the Limit: 1 stress each time, as often as wanted', () => {
    const table = pay(pay(shoot(push, 'miss minus-1 plus-1'))).pass()
    expect([lost(table), table.pilot('p1').stress]).toEqual([2, 2])
  })

  test('[ST-004] Push the Limit: a stress miss that its stress brings is in the deck before the next card is drawn', () => {
    const table = shoot(push, 'miss stress-miss', { pilots: { p1: { stress: 2, deck: 'miss plus-2' } } })
    pay(table).pass()
    expect([lost(table), missesOf(table)]).toEqual([0, 0])
  })

  test('[PA-062] the attack reshuffles for a shuffle card that was drawn, though it does not count', () => {
    const table = pay(shoot(steady, 'zero-shuffle plus-1'))
    expect([lost(table), table.pile('deck:p1').discard]).toEqual([2, []])
  })

  test('[PG-018] a rolling card is drawn again like any other, and what was drawn so far stays', () => {
    const table = pay(shoot(steady, 'rolling-plus-1 miss plus-1').pass())
    expect([lost(table), table.pile('deck:p1').discard.toSorted()]).toEqual([3, ['miss', 'plus-1', 'rolling-plus-1']])
  })

  test('cards on the table are counted while the stress is settled', () => {
    const table = shoot(push, 'rolling-plus-1 zero', { pilots: { p1: { stress: 6 } }, trauma: [] }).pass()
    const before = countCards(table.state)
    expect(countCards(pay(table).state)).toEqual(before)
  })
})

describe('ending a phase by hand in the middle of a draw', () => {
  test('[PA-061] cards that lie on the table go to the discard, so that no deck loses one', () => {
    const table = shoot(push, 'rolling-plus-1 zero', { pilots: { p1: { stress: 6 } }, trauma: [] }).pass()
    const before = countCards(table.state)
    pay(table).hand({ type: 'endPhase' })
    expect([countCards(table.state), table.state.round]).toEqual([before, 2])
  })
})

describe('a drawn card counts as another', () => {
  const lucky = boxCard('abilities', 'lucky', free)
  const gynnifer = boxCard('co-pilots', 'gynnifer', free)
  const balroq = boxCard('co-pilots', 'balroq', free)
  const stun = (card: Card, deck: string) => {
    const pilots = {
      p1: {
        deck: `${deck} zero zero`,
        cards: { pilotAbility: card, 'weapon-1': blast({ damage: 3, effects: [{ effect: 'stun' }] }) },
      },
    }
    return fight({ ...target, pilots, luck: { 'deck:p1': deck } }).act('p1', 'weapon-1', 'attack')
  }
  const after = (table: Table) => [lost(table), table.ship('scout#1').effects.map(({ effect }) => effect)]

  test('Lucky: a miss does 3 damage in all, without effects; a stress miss too, and leaves (open question 54)', () => {
    const table = stun(lucky, 'stress-miss')
    expect([after(stun(lucky, 'miss')), after(table), missesOf(table)]).toEqual([[3, []], [3, []], 0])
  })

  test('Lucky: target by target (open question 54)', () => {
    const wide = blast({ damage: 1, targets: 2 })
    const pilots = { p1: { deck: 'miss plus-1 zero', cards: { pilotAbility: lucky, 'weapon-1': wide } } }
    const enemies = { 'scout#1': { at: 'E-6', hull: 9, shield: 0 }, 'scout#2': { at: 'F-6', hull: 9, shield: 0 } }
    const table = fight({ enemies, pilots, luck: { 'deck:p1': 'miss plus-1' } }).act('p1', 'weapon-1', 'attack')
    table.targets('scout#1', 'scout#2')
    expect([lost(table), lost(table, 'scout#2')]).toEqual([3, 2])
  })

  test('[CO-008] Gynnifer: a miss counts as -2 and effects land; the stress miss still leaves', () => {
    const table = stun(gynnifer, 'stress-miss')
    expect([after(stun(gynnifer, 'miss')), after(table), missesOf(table)]).toEqual([[1, ['stun']], [1, ['stun']], 0])
  })

  test('[CO-009] Balroq: a -2 counts as +2', () => {
    expect(lost(shoot(balroq, 'minus-2'))).toBe(3)
  })

  test('[CO-009] Gynnifer with Balroq: a miss that counts as -2 is no -2 card (open question 53)', () => {
    const table = shoot(gynnifer, 'miss', {}, [balroq])
    expect([
      lost(table),
      lost(shoot(balroq, 'miss', {}, [gynnifer])),
      lost(shoot(gynnifer, 'minus-2', {}, [balroq])),
    ]).toEqual([0, 0, 3])
  })

  test('[PA-070] Lock-On with disadvantage: both cancel, and one card is drawn', () => {
    const lockOn = boxCard('abilities', 'lock-on', free)
    const stated = (effects: Record<string, number>) => ({
      enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0, effects: { targetLock: 2 } } },
      pilots: { p1: { effects } },
    })
    const three = shoot(lockOn, 'zero plus-1 plus-2', stated({}))
    const one = shoot(lockOn, 'plus-2', stated({ radarJam: 1 }))
    expect([three.question.type, lost(one)]).toEqual(['choose', 3])
  })
})
