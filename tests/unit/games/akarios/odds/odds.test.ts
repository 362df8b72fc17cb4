// The chances against the engine itself: every card that may come is let come, and what the fight then does is counted.
import { describe, expect, test } from 'vitest'
import { combatMachine } from '../../../../../main/games/akarios/combat/index.ts'
import type { FightState } from '../../../../../main/games/akarios/combat/state/state.ts'
import { oddsAfter, oddsFrom } from '../../../../../main/games/akarios/odds/index.ts'
import type { Answer } from '../../../../../shared/games/akarios/answer/answer.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import { card } from '../../../../support/combat/content.ts'
import { fight, type FightStated } from '../../../../support/combat/table.ts'

const word = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const places = ['E-6', 'D-7', 'F-7']
type Enemies = NonNullable<FightStated['enemies']>

interface Shot {
  deck: string
  /** Up to three, in the order in which they are attacked. */
  targets: readonly Enemies[string][]
  pilot?: NonNullable<FightStated['pilots']>[string]
  /** Lies on the discard already. */
  discard?: string
}

/** The fight in front of the draws, and the answer that leads to them. */
function aimed({ deck, targets, pilot = {}, discard = '' }: Shot): { state: FightState; answer: Answer } {
  const effects = [{ effect: 'stun' as const }]
  const gun = card('gun', [{ do: 'attack' }], {
    attacks: [{ damage: 2, targets: targets.length, range: 3, effects }],
  })
  const table = fight({
    pilots: { p1: { dice: 'attack', ...pilot, deck, cards: { 'weapon-1': gun, ...pilot.cards } } },
    enemies: Object.fromEntries(targets.map((target, at) => [`scout#${at + 1}`, { at: places[at] ?? '', ...target }])),
  })
  const { question } = table
  if (question.type !== 'act') throw new Error(question.type)
  const payment = question.payments.find(({ action }) => action === 'weapon-1')?.id ?? ''
  const act: Answer = { type: 'act', seat: 'p1', pay: { payment, dice: [0] } }
  const [state, answer]: [FightState, Answer] =
    targets.length === 1
      ? [table.state, act]
      : [
          combatMachine.step(table.state, { kind: 'answer', seat: 'p1', answer: act }).state,
          { type: 'targets', targets: targets.map((_, at) => `scout#${at + 1}`) },
        ]
  const pile = state.piles['deck:p1']
  if (pile === undefined) throw new Error('no deck')
  const laid = discard.split(' ').filter((word) => word !== '')
  return { state: { ...state, piles: { ...state.piles, 'deck:p1': { ...pile, discard: laid } } }, answer }
}

/** Totals and destroyed ships of the attack, for every luck there is. */
function everyLuck({ state, answer }: ReturnType<typeof aimed>) {
  const ends: { chance: number; totals: string[]; destroyed: string[] }[] = []
  const goOn = (at: FightState, notes: readonly Note[], chance: number): void => {
    const wait = combatMachine.wait(at)
    const step = (input: Parameters<typeof combatMachine.step>[1], share: number) => {
      const next = combatMachine.step(at, input)
      goOn(next.state, [...notes, ...next.notes], share)
    }
    if (wait.kind === 'chance' && wait.ask.kind === 'pick') {
      const { among } = wait.ask
      for (const index of among.keys()) step({ kind: 'chance', result: [index] }, chance / among.length)
    } else if (wait.kind === 'ask' && wait.question.type === 'act' && 'drawn' in wait.question.asks.args) {
      const { asks, payments } = wait.question
      const bad = ['miss', 'stress-miss', 'minus-1', 'minus-2'].includes(word(asks.args['drawn']))
      const pay = bad ? { payment: payments[0]?.id ?? '', dice: [] } : null
      step({ kind: 'answer', seat: 'p1', answer: { type: 'act', seat: 'p1', pay } }, chance)
    } else if (wait.kind === 'ask' && wait.question.type === 'choose') {
      const { options } = wait.question
      const worth = (option: (typeof options)[number]) =>
        option.args['missed'] === true ? -1 : Number(option.args['total'])
      const [best] = options.toSorted((a, b) => worth(b) - worth(a))
      step({ kind: 'answer', seat: 'p1', answer: { type: 'choose', chosen: [best?.id ?? ''] } }, chance)
    } else {
      const told = (key: string) => notes.filter((note) => note.key === `akarios.log.${key}`).map(({ args }) => args)
      ends.push({
        chance,
        totals: told('modifierApplied').map((args) => (args['missed'] === true ? 'miss' : word(args['total']))),
        destroyed: told('shipDestroyed').map((args) => word(args['ship'])),
      })
    }
  }
  const begun = combatMachine.step(state, { kind: 'answer', seat: 'p1', answer })
  goOn(begun.state, begun.notes, 1)
  return ends
}

const rounded = (chance: number): number => Math.round(chance * 1e9) / 1e9

/** What both ways say in the same form. */
function byForce(shot: Shot) {
  const ends = everyLuck(aimed(shot))
  const sum = (test: (end: (typeof ends)[number]) => boolean) =>
    rounded(ends.reduce((total, end) => (test(end) ? total + end.chance : total), 0))
  return {
    allDestroyed: sum(({ destroyed }) => destroyed.length === shot.targets.length),
    targets: shot.targets.map((_, at) => ({
      totals: Object.fromEntries(
        [...new Set(ends.map(({ totals }) => totals[at] ?? ''))].map((total) => [
          total,
          sum(({ totals }) => totals[at] === total),
        ]),
      ),
      destroyed: sum(({ destroyed }) => destroyed.includes(`scout#${at + 1}`)),
    })),
  }
}

function byOdds(shot: Shot) {
  const { state, answer } = aimed(shot)
  const odds = oddsAfter(state, answer)
  if (odds === null) throw new Error('no odds')
  return {
    allDestroyed: rounded(odds.allDestroyed),
    targets: odds.targets.map(({ totals, missed, destroyed }) => ({
      totals: Object.fromEntries([
        ...totals.map(({ total, chance }) => [String(total), rounded(chance)] as const),
        ...(missed > 0 ? [['miss', rounded(missed)] as const] : []),
      ]),
      destroyed: rounded(destroyed),
    })),
  }
}

const plain = { hull: 3, shield: 0 }
const locked = { ...plain, effects: { targetLock: 1 } }
const jammed = { effects: { radarJam: 1 } }
const steady = { cards: { pilotAbility: card('again', [{ do: 'redraw' }], { timing: 'onDraw', slots: [] }) } }

describe('the chances are those of every luck there is', () => {
  test.each<[string, Shot]>([
    ['one card', { deck: 'zero plus-1 plus-2 minus-1 miss', targets: [plain] }],
    ['twice the damage, floored at none', { deck: 'x2 minus-2 minus-2 zero', targets: [{ hull: 4, shield: 1 }] }],
    ['cards that roll on', { deck: 'rolling-plus-1 rolling-plus-1 x2 miss zero', targets: [plain] }],
    ['a pile of nothing but rolling cards', { deck: 'rolling-plus-1 rolling-plus-1', targets: [plain] }],
    ['piercing and other effects', { deck: 'pierce stun zero plus-1', targets: [{ hull: 3, shield: 2 }] }],
    ['a stress miss, and a bolster that leaves', { deck: 'stress-miss x2-bolster zero', targets: [plain, plain] }],
    [
      'three targets off one pile',
      { deck: 'zero plus-1 miss plus-2', targets: [plain, { hull: 2, shield: 0 }, plain] },
    ],
    ['advantage', { deck: 'zero plus-1 miss minus-1 plus-2', targets: [locked] }],
    ['advantage with rolling cards', { deck: 'rolling-plus-1 zero miss plus-1', targets: [locked, plain] }],
    ['disadvantage', { deck: 'zero plus-1 miss minus-1 plus-2', targets: [plain], pilot: jammed }],
    ['both, which cancel', { deck: 'zero plus-1 miss', targets: [locked], pilot: jammed }],
    ['a pile that runs out in the middle', { deck: 'zero plus-1 miss', targets: [locked, locked] }],
    ['a discard that is shuffled in', { deck: 'zero', discard: 'plus-2 miss', targets: [locked, plain] }],
    ['bad cards drawn again for nothing', { deck: 'zero plus-1 miss minus-1', targets: [plain, plain], pilot: steady }],
    ['the last card drawn again', { deck: 'miss', discard: 'zero minus-2', targets: [plain], pilot: steady }],
    ['advantage with a card drawn again', { deck: 'zero plus-1 miss minus-1', targets: [locked], pilot: steady }],
    ['two advantaged targets', { deck: 'zero plus-1 plus-1 miss', targets: [locked, { ...locked, hull: 2 }] }],
    [
      'less damage that pierces',
      { deck: 'pierce plus-1 plus-2 miss', targets: [{ ...locked, hull: 2, shield: 2 }, plain] },
    ],
    [
      'a disadvantage that the last shuffle meets',
      { deck: 'plus-1', discard: 'zero plus-2 miss', targets: [plain, plain], pilot: jammed },
    ],
    [
      'cards that leave, and a shuffle',
      { deck: 'x2-bolster zero', discard: 'stress-miss plus-1', targets: [locked, locked] },
    ],
    ['a stress miss that was not used and comes back', { deck: 'stress-miss zero', targets: [locked, plain] }],
  ])('%s', (_, shot) => {
    expect(byOdds(shot)).toEqual(byForce(shot))
  })
})

test('effects come with hull lost where they need it, and not to a ship that is gone', () => {
  const { state, answer } = aimed({ deck: 'zero plus-1 minus-2 miss', targets: [{ hull: 3, shield: 1 }] })
  const [target] = oddsAfter(state, answer)?.targets ?? []
  // Total 2 takes 1 hull: stunned. Total 3 takes 2: stunned. Total 0 takes none, a miss voids all.
  expect([target?.effects, target?.missed, target?.mean]).toEqual([{ stun: 0.5 }, 0.25, 1.25])
})

test('the reasons for a better or worse draw are told, and how many runs are drawn', () => {
  const { state, answer } = aimed({ deck: 'zero zero zero', targets: [locked, plain] })
  const odds = oddsAfter(state, answer)?.targets.map(({ advantaged, draws, base }) => ({ advantaged, draws, base }))
  expect(odds).toEqual([
    { advantaged: ['targetLock'], draws: 2, base: 2 },
    { advantaged: [], draws: 1, base: 2 },
  ])
})

test('asking for the chances moves nothing, and there are none where no attack draws', () => {
  const { state, answer } = aimed({ deck: 'zero plus-1', targets: [plain] })
  const before = JSON.stringify(state)
  oddsAfter(state, answer)
  expect(oddsAfter(state, { type: 'act', seat: 'p1', pay: null })).toBeNull()
  expect(JSON.stringify(state)).toBe(before)
})

const each = (state: FightState, answer: Answer | null) =>
  oddsFrom(state, answer).map(({ targets }) => targets.map(({ target, destroyed }) => [target, destroyed]))

test('before targets are chosen there are the chances of each alone, also from the action that leads there', () => {
  const gun = card('gun', [{ do: 'attack' }], { attacks: [{ damage: 2, targets: 1, range: 3 }] })
  const table = fight({
    pilots: { p1: { dice: 'attack', deck: 'zero plus-1', cards: { 'weapon-1': gun } } },
    enemies: { 'scout#1': { at: 'E-6', hull: 2, shield: 0 }, 'scout#2': { at: 'D-7', hull: 3, shield: 0 } },
  })
  const alone = [[['scout#1', 1]], [['scout#2', 0.5]]]
  const { question } = table
  if (question.type !== 'act') throw new Error(question.type)
  const payment = question.payments.find(({ action }) => action === 'weapon-1')?.id ?? ''
  expect(each(table.state, { type: 'act', seat: 'p1', pay: { payment, dice: [0] } })).toEqual(alone)
  expect(each(table.state, null)).toEqual([])
  table.act('p1', 'weapon-1', 'attack')
  expect(each(table.state, null)).toEqual(alone)
  expect(each(table.state, { type: 'targets', targets: ['scout#2'] })).toEqual([alone[1]])
  expect(each(table.state, { type: 'targets', targets: ['nobody'] })).toEqual(alone)
})

test('while the first real card is awaited the chances are those of before the draw', () => {
  const { state, answer } = aimed({ deck: 'zero plus-1', targets: [{ hull: 3, shield: 0 }] })
  const { state: waits } = combatMachine.step(state, { kind: 'answer', seat: 'p1', answer })
  expect(combatMachine.wait(waits).kind).toBe('chance')
  expect(oddsFrom(waits, null)).toEqual(oddsFrom(state, answer))
})

test('what a total destroys is told with it, and how likely the printed damage or more is', () => {
  const { state, answer } = aimed({ deck: 'zero plus-1 minus-1 miss', targets: [{ hull: 3, shield: 0 }] })
  const [target] = oddsAfter(state, answer)?.targets ?? []
  expect([target?.orMore, target?.totals]).toEqual([
    { total: 2, chance: 0.5 },
    [
      { total: 1, chance: 0.25, destroys: false },
      { total: 2, chance: 0.25, destroys: false },
      { total: 3, chance: 0.25, destroys: true },
    ],
  ])
})
