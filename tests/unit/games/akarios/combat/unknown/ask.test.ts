// A printed value that nobody has told is asked for when it is needed: once, with a form, and refused when it cannot be printed so.
import { describe, expect, test } from 'vitest'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import type { FightSetup } from '../../../../../../main/games/akarios/combat/scenario/setup.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { card, enemyType, order } from '../../../../../support/combat/content.ts'
import { hosted } from '../../../../../support/combat/hosted.ts'
import { options } from '../../../../../support/combat/kept.ts'
import { skirmish } from '../../../../../support/combat/skirmish.ts'
import { fight, open, type Table } from '../../../../../support/combat/table.ts'

/** The enemies of the skirmish by name alone. */
function unrecorded(): FightSetup {
  const setup = skirmish(1)
  setup.content.enemies = { scout: { id: 'scout', name: 'Scout', wording: 'A scout.' } }
  return setup
}

const tell = (table: Table, value: Json) => table.answer('table', { type: 'value', value })

/** Tells what is asked, by field, until something else is asked; gives the fields in the order of the questions. */
function tellAll(table: Table, values: Record<string, Json>): string[] {
  const asked: string[] = []
  for (let { question } = table; question.type === 'value'; { question } = table) {
    asked.push(question.field)
    tell(table, values[question.field] ?? null)
  }
  return asked
}

const sides = ['hull', 'shield', 'attack', 'immune'] as const
const figures = {
  standees: 6,
  'regular.hull': 4,
  'regular.shield': 1,
  'regular.attack': 2,
  'regular.immune': [],
  'elite.hull': 6,
  'elite.shield': 2,
  'elite.attack': 3,
  'elite.immune': ['push'],
  deckSize: 3,
}

describe('an enemy that nobody has recorded', () => {
  test('[CB-016] its figures are asked when it comes, each once, with the form of its schema', () => {
    const table = open(unrecorded())
    expect(table.question).toMatchObject({
      type: 'value',
      seat: 'table',
      kind: 'enemies',
      id: 'scout',
      field: 'standees',
      form: { type: 'number', min: 1, max: 20 },
      asks: { args: { name: 'Scout', what: 'standees' } },
    })
    const [elite, regular] = (['elite', 'regular'] as const).map((rank) => sides.map((field) => `${rank}.${field}`))
    expect(tellAll(table, figures)).toEqual(['standees', ...elite!, 'deckSize', ...regular!])
    const [scout] = table.view.ships.filter(({ kind }) => kind === 'enemy')
    expect(scout).toMatchObject({ hull: 6, shield: 2, attack: 3, immune: ['push'] })
    expect(table.pile('combat:scout').cards).toEqual(['c1', 'c2', 'c3'])
  })

  test('[CB-020] a combat deck of which one card is told holds as many untold ones as lie in it besides', () => {
    const setup = unrecorded()
    const wait = order('wait', [{ id: 'a', do: 'rotate' }])
    setup.content.enemies['scout'] = { ...setup.content.enemies['scout']!, deckSize: 3, cards: [wait] }
    const table = open(setup)
    tellAll(table, figures)
    expect(table.pile('combat:scout').cards).toEqual(['c1', 'c2', 'wait'])
  })

  test('[CB-020] an untold card is moved by hand within its deck, and into no other pile', () => {
    const table = open(unrecorded())
    tellAll(table, figures)
    const move = (to: string) =>
      ({ type: 'moveCard', card: 'c2', from: 'combat:scout', fromPart: 'unseen', to, toPart: 'discard' }) as const
    expect(combatMachine.acceptHand(table.state, 'table', move('deck:E')).ok).toBe(false)
    expect(table.hand(move('combat:scout')).state.piles['combat:scout']).toMatchObject({
      unseen: ['c1', 'c3'],
      discard: ['c2'],
    })
  })

  test('[CB-016] what cannot be printed there is refused with the reason, and the question stands', () => {
    const table = open(unrecorded())
    tell(table, 6)
    const before = table.state
    const refused = combatMachine.accept(before, 'table', { type: 'value', value: 61 })
    expect(refused).toMatchObject({
      ok: false,
      error: [
        {
          key: 'akarios.refused.value',
          args: { code: 'value-refused', hint: expect.stringContaining('61') as string },
        },
      ],
    })
    expect(table.state).toEqual(before)
  })

  test('[EN-001] what its combat cards do is asked when they are drawn, and never again', () => {
    const setup = unrecorded()
    const table = open(setup, { 'combat:scout': 'c2 c1 c3 c2' })
    const waits: Json = [{ id: 'a', do: 'apply', effect: 'shieldCharge', amount: 1, on: 'self' }]
    const lines = { 'cards.c2.line': waits, 'cards.c1.line': waits, 'cards.c3.line': waits }
    const asked = tellAll(table, { ...figures, ...lines })
    table.put(null)
    for (let rounds = 0; table.state.round < 5 && rounds < 60; rounds += 1) {
      if (table.question.type === 'reroll') table.answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] })
      else if (table.question.type === 'act') table.pass('p1')
      asked.push(...tellAll(table, { ...figures, ...lines }))
    }
    expect(asked.filter((field) => field.startsWith('cards'))).toEqual(Object.keys(lines))
    expect(
      table.notes.filter(({ key }) => key === 'akarios.log.combatCardDrawn').map(({ args }) => args['card']),
    ).toEqual(['c2', 'c1', 'c3', 'c2'])
  })

  test('[EN-001] a line with a fork that leads nowhere is refused with the reason', () => {
    const drawn = { type: 'startEnemyPhase' } as const
    const table = fight({
      types: [enemyType('scout', { deckSize: 1, runByCards: true })],
      enemies: { 'scout#1': { at: 'E-2' } },
    })
    table.state.piles['combat:scout'] = { top: ['c1'], unseen: [], discard: [], shuffles: 0, drawn: 0 }
    table.run(drawn)
    expect(table.question).toMatchObject({ field: 'cards.c1.line', form: { type: 'commandLine' } })
    const line: Json = [{ id: 'a', do: 'rotate', fork: { if: { type: 'done' }, yes: 'b', no: 'end' } }]
    const refused = combatMachine.accept(table.state, 'table', { type: 'value', value: line })
    expect(refused).toMatchObject({ ok: false, error: [{ args: { code: 'fork-open' } }] })
  })

  test('[EN-003] the number of its deck is asked only beside another type', () => {
    const untold = (id: string) => {
      const { deckNumber: _, ...type } = enemyType(id, { cards: [{ id: 'wait', line: [{ id: 'a', do: 'rotate' }] }] })
      return type
    }
    const asked = (...ids: string[]) => {
      const table = fight({
        types: ids.map(untold),
        enemies: Object.fromEntries(ids.map((id, at) => [`${id}#1`, { at: at === 0 ? 'A-1' : 'I-1' }])),
      })
      for (const id of ids)
        table.state.piles[`combat:${id}`] = { top: ['wait'], unseen: [], discard: [], shuffles: 0, drawn: 0 }
      const { question } = table.run({ type: 'startEnemyPhase' })
      return question.type === 'value' ? question.field : null
    }
    expect([asked('wasp'), asked('wasp', 'boar')]).toEqual([null, 'deckNumber'])
  })
})

describe('a card whose cost nobody has told', () => {
  const { slots: _, ...plain } = card('ray', [{ do: 'attack' }])
  const ray = () =>
    fight({
      pilots: { p1: { cards: { 'weapon-1': plain }, dice: 'attack move' } },
      enemies: { 'scout#1': { at: 'E-6' } },
    })

  test('[PA-010] is offered to be told; then it costs what it prints, and its supply is full', () => {
    const table = ray().act('p1', 'weapon-1')
    expect(table.question).toMatchObject({ type: 'value', kind: 'upgrades', id: 'ray', field: 'supply' })
    tell(table, 3)
    tell(table, [{ type: 'single', icons: ['attack'] }])
    expect(table.pilot('p1').cards[0]).toMatchObject({ supply: 3, startSupply: 3 })
    table.act('p1', 'weapon-1', 'attack')
    expect(table.question).toMatchObject({ type: 'value', field: 'attacks' })
    tell(table, [{ damage: 1, targets: 1, range: 3 }])
    expect([table.enemy('scout#1').shield, table.pilot('p1').cards[0]?.supply]).toEqual([1, 2])
  })

  test('[PA-010] takes its values also when it names another card or an enemy, which one card alone does not know', () => {
    const { slots: _slots, ...named } = card('ray', [{ do: 'attack' }], { cannotTarget: ['boar'] })
    const table = fight({ pilots: { p1: { cards: { 'weapon-1': named }, dice: 'attack' } } }).act('p1', 'weapon-1')
    tell(table, 3)
    expect(table.question).toMatchObject({ field: 'slots' })
  })

  test('[CB-008] keeps the supply that the table has set by hand, however much it starts with', () => {
    const table = ray().hand({ type: 'setSupply', seat: 'p1', place: 'weapon-1', supply: 1 }).act('p1', 'weapon-1')
    tell(table, 3)
    expect(table.pilot('p1').cards[0]).toMatchObject({ supply: 1, startSupply: 3 })
  })

  test('[PA-010] is not asked about when another card lets its pilot attack, before the pilot wants to attack with it', () => {
    const pilots = { p1: { cards: { 'weapon-1': plain, 'weapon-2': { ...plain, id: 'beam', name: 'beam' } } } }
    const table = fight({ pilots, enemies: { 'scout#1': { at: 'E-6' } } })
    const granted = { seat: 'p1', from: null, targets: 1, ignores: [] } as const
    table.run({ type: 'grantedAttack', ...granted })
    expect(options(table)).toEqual(['skip', 'attack', 'weapon-1', 'weapon-2'])
    expect(table.choose('weapon-2').question).toMatchObject({ type: 'value', id: 'beam', field: 'supply' })
  })

  test('[PA-032] the basic rotate as well', () => {
    const table = fight({ pilots: { p1: { dice: 'move' } } })
    delete (table.state.content.board as { rotate?: unknown }).rotate
    table.run({ type: 'act' }).act('p1', 'rotate')
    tell(table, { slots: [{ type: 'single', icons: ['move'] }] })
    expect(table.act('p1', 'rotate', 'move').question.type).toBe('place')
  })
})

test('undo takes a told value out of the fight, redo brings it back, and a restart knows it', () => {
  const { slots: _, ...plain } = card('ray', [{ do: 'attack' }])
  const table = hosted({ pilots: { p1: { cards: { 'weapon-1': plain }, dice: 'attack' } } })
  const { question } = table
  const payment = question.type === 'act' ? question.payments.find(({ tells }) => tells)?.id : undefined
  table.answer({ type: 'act', seat: 'p1', pay: { payment: payment!, dice: [] } })
  table.answer({ type: 'value', value: 3 })
  expect(table.state.content.cards['ray']?.supply).toBe(3)
  table.undo()
  expect([table.state.content.cards['ray']?.supply, table.question]).toMatchObject([undefined, { field: 'supply' }])
  table.redo().restart()
  expect([table.state.content.cards['ray']?.supply, table.question]).toMatchObject([3, { field: 'slots' }])
})
