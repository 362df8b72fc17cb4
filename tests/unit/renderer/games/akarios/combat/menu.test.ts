import { describe, expect, test } from 'vitest'
import { menuOf } from '../../../../../../renderer/games/akarios/combat/question/menu.ts'
import { nothingPicked, type Menu } from '../../../../../../renderer/games/akarios/combat/question/option.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { card } from '../../../../../support/combat/content.ts'
import { contextOf } from './table.ts'

const menuAt = ({ question, view }: ReturnType<typeof fight>, pick = nothingPicked) =>
  menuOf(question, pick, contextOf(view))
const words = ({ options }: Menu) =>
  options.map(({ label, refused }) => (refused === undefined ? label : `${label}: ${refused}`))

describe('who does what', () => {
  const table = fight({ pilots: { p1: { at: 'E-7', dice: 'attack stress' }, p2: { at: 'C-7', dice: 'move' } } })

  test('the first seat begins; each action, then passing on its own key', () => {
    const menu = menuAt(table)
    expect(menu.heading).toBe('Starla: Who does what?')
    expect(words(menu)).toEqual(['Basic move 1', 'Basic move 2', 'Rotate', 'Basic attack', 'Pass for this round'])
    expect(menu.options.at(-1)).toMatchObject({ key: '0', then: { answer: { type: 'act', seat: 'p1', pay: null } } })
  })

  test('one way to pay is an answer at once; several ask for the dice, and Back leads to the same seat', () => {
    const other = menuAt(table, { seat: 'p2', chosen: [] })
    const [move] = other.options
    expect(move!.then).toEqual({ answer: { type: 'act', seat: 'p2', pay: { payment: move!.id, dice: [0] } } })
    const attack = menuAt(table).options.find(({ label }) => label === 'Basic attack')!
    expect(attack.then).toEqual({ pick: { chosen: [], payment: attack.id } })
    const dice = menuAt(table, { seat: 'p1', payment: attack.id, chosen: [] })
    expect(dice.options.map(({ label, hints }) => [label, ...hints])).toEqual([['attack'], ['stress', '+1 stress']])
    expect(dice.back).toEqual({ seat: 'p1', chosen: [] })
  })

  test('a picked die offers only what it can pay for, and is the one that pays', () => {
    const menu = menuAt(table, { seat: 'p1', die: 0, chosen: [] })
    expect(menu.heading).toBe('Starla: Who does what? With the die attack.')
    expect(words(menu)).toEqual(['Basic attack', 'Pass for this round'])
    expect(menu.options[0]!.then).toMatchObject({ answer: { pay: { dice: [0] } } })
    expect(menu.back).toEqual({ seat: 'p1', chosen: [] })
  })

  test('[PA-017] a closed action says why, with its rule', () => {
    const lance = card('lance', [{ do: 'attack' }], { supply: 2 })
    const empty = fight({
      pilots: { p1: { at: 'E-7', dice: 'attack', cards: { 'weapon-1': lance }, supply: { 'weapon-1': 0 } } },
    })
    expect(words(menuAt(empty))).toContain('lance: no supply left (PA-017)')
  })
})

test('[PA-036] an end of a move says how far, which way, and what it costs', () => {
  const table = fight({
    terrain: { asteroid: 'E-5' },
    pilots: { p1: { at: 'E-7', facing: 0, dice: 'move' } },
  }).act('p1', 'move-1', 'move')
  const { heading, options } = menuAt(table)
  expect(heading).toBe('Where does Argonaut end its move?')
  expect(options.map(({ label, hints }) => [label, ...hints])).toEqual([
    ['2 to E-5, looking north', 'asteroid: 1 hull'],
    ['1 to E-6, looking north', 'stops early: 1 stress'],
  ])
})

test('[PA-049] who cannot be hit stands below those who can, with the reason and what blocks', () => {
  const table = fight({
    terrain: { planet: 'F-5' },
    pilots: { p1: { at: 'E-7', facing: 0, dice: 'attack' } },
    enemies: {
      'scout#1': { at: 'E-9' },
      'scout#2': { at: 'E-6' },
      'scout#3': { at: 'E-5', effects: { stealth: null } },
      'scout#4': { at: 'E-4' },
    },
  }).act('p1', 'attack', 'attack')
  const menu = menuAt(table)
  expect(words(menu)).toEqual(['scout 2', 'scout 4', 'scout 1: outside the arc', 'scout 3: hidden'])
  expect(menu.options[0]!.hints).toEqual(['hull 4, shield 2', '1 hex away'])
  expect(menu.options[0]!.confirm).toBe('Fire at scout 2')
  expect(menu.options[0]!.then).toEqual({ answer: { type: 'targets', targets: ['scout#2'] } })
})

test('several are picked one after the other, and the answer is there once enough are', () => {
  const table = fight({ pilots: { p1: { at: 'E-7', dice: 'wild wild wild', hull: 3 } } })
  table.act('p1', 'repair', 'wild wild wild')
  const { question } = table
  const context = contextOf(table.view)
  expect(question.type).toBe('choose')
  const menu = menuOf(question, nothingPicked, context)
  expect(menu.options.every(({ then }) => then === 'toggle' || 'answer' in then)).toBe(true)
})

test('[PD-007] taking a hit is what Enter does, unless the question says otherwise', () => {
  const lance = card('lance', [{ do: 'attack' }])
  const table = fight({ pilots: { p1: { at: 'E-7', cards: { 'weapon-1': lance }, dice: 'move' } } })
  table.run({ type: 'dealDamage', target: 'p1', amount: 2, source: 'attack', only: null })
  const menu = menuAt(table)
  expect(words(menu)).toEqual(['Take all 2', 'Ignore it: lance is damaged, 1 stress'])
  expect(menu.options[menu.first]!.id).toBe('take')
})

test('yes and no keep their keys wherever they are asked', () => {
  const table = fight({
    pilots: { p1: { at: 'E-7', facing: 0, dice: 'attack' } },
    enemies: { 'scout#1': { at: 'E-6', facing: 0 } },
    rulings: { fromBehind: 'ask' },
  }).act('p1', 'attack', 'attack')
  const menu = menuAt(table)
  expect(menu.heading).toBe('Does Argonaut fire from behind scout 1?')
  expect(menu.options.map(({ label, key }) => [label, key])).toEqual([
    ['No', 'n'],
    ['Yes', 'y'],
  ])
})

test('[PA-032] a turn on the spot asks for the facing only; a place asks for the hex first', () => {
  const turning = menuAt(fight({ pilots: { p1: { at: 'E-7', facing: 0, dice: 'move' } } }).act('p1', 'rotate', 'move'))
  expect(words(turning)).toEqual(['north-east', 'north-west', 'south-east', 'south-west'])
})

test('[PA-004] who may roll again is offered to keep or to pay, and then picks the dice', () => {
  const table = fight({ pilots: { p1: { at: 'E-7' } }, tasks: [{ type: 'rollDice' }, { type: 'offerRerolls' }] })
  const { options } = menuAt(table)
  expect(options.map(({ label, hints }) => [label, ...hints])).toEqual([
    ['Starla keeps', 'move, move, move, move'],
    ['Starla rolls again', '+1 stress'],
  ])
  const dice = menuAt(table, { seat: 'p1', payment: 'paid', chosen: ['2', '0'] })
  expect(dice.heading).toBe('Starla: Which dice roll again?')
  expect(dice.several).toEqual({
    least: 1,
    most: 4,
    answer: { type: 'reroll', seat: 'p1', how: 'paid', dice: [0, 2] },
  })
})

test('an action that would do nothing says so before it is paid for; a card says what it does', () => {
  const eye = card('eye', [{ do: 'nextAttack', bonus: { add: 'damage', amount: 2 } }])
  const table = fight({
    terrain: { planet: 'E-6' },
    pilots: { p1: { at: 'E-7', facing: 0, dice: 'wild', cards: { pilotAbility: eye } } },
    enemies: { 'scout#1': { at: 'E-4' } },
  })
  const hintsOf = (label: string) => menuAt(table).options.find((option) => option.label === label)!.hints
  expect(hintsOf('Basic move 1')).toEqual(['move', 'no way there'])
  expect(hintsOf('Basic attack')).toEqual(['attack', 'nobody in reach'])
  expect(menuAt(table).options.find(({ label }) => label === 'eye')!.detail).toBe('What eye does.')
})
