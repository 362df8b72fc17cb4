// Dice of several pilots on one card, as the screen offers them.
import { describe, expect, test } from 'vitest'
import { menuOf } from '../../../../../../renderer/games/akarios/combat/question/menu.ts'
import { nothingPicked, type Pick } from '../../../../../../renderer/games/akarios/combat/question/option.ts'
import { inSlots } from '../../../../../../renderer/games/akarios/combat/question/pool-menu.ts'
import { upgrade } from '../../../../../support/combat/sparrow.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { contextOf } from './table.ts'

describe('an upgrade of the Sparrow', () => {
  const table = fight({
    pilots: { p1: { dice: 'attack stress' }, p2: { dice: 'wild move' } },
    sparrow: { 'sparrow-1': upgrade('shockwave', ['attack', 'stress']) },
  })
  const menuAt = (pick: Pick = nothingPicked) => menuOf(table.question, pick, contextOf(table.view))
  const optionAt = (pick: Pick) => menuAt(pick).options.find(({ label }) => label === 'Shockwave')
  const payment = 'table:sparrow-1:0:all'

  test('[SW-005] is offered to every seat by its name', () => {
    expect([optionAt({ seat: 'p1', chosen: [] })?.hints, optionAt({ seat: 'p2', chosen: [] })?.then]).toEqual([
      ['attack + stress'],
      { pick: { seat: 'p2', payment, chosen: [] } },
    ])
  })

  test('[SW-005] asks die by die, with whose it is, and answers once the dice fill the slots', () => {
    const menu = menuAt({ seat: 'p1', payment, chosen: [] })
    expect(menu.heading).toBe('Shockwave: With which dice?')
    expect(menu.options.map(({ id, label, hints }) => [id, label, ...hints])).toEqual([
      ['0', 'Starla: attack'],
      ['1', 'Starla: stress', '+1 stress'],
      ['2', 'Enver: wild'],
    ])
    const answers = [['2'], ['2', '0'], ['1', '2']].map(
      (chosen) => menuAt({ seat: 'p1', payment, chosen }).several?.answer,
    )
    expect(answers).toEqual([null, null, { type: 'act', seat: 'table', pay: { payment, dice: [2, 1] } }])
    expect(menu.back).toEqual({ seat: 'p1', chosen: [] })
  })

  test('a picked die is among them from the start, and hides what it cannot pay for', () => {
    expect(optionAt({ seat: 'p2', die: 0, chosen: [] })?.then).toEqual({
      pick: { seat: 'p2', die: 0, payment, chosen: ['2'] },
    })
    expect(optionAt({ seat: 'p2', die: 1, chosen: [] })).toBeUndefined()
  })

  test('the answer that the menu gives is taken', () => {
    const { several } = menuAt({ seat: 'p1', payment, chosen: ['0', '1'] })
    expect(table.refused('table', several!.answer!)).toBeNull()
  })
})

test('dice are laid from the first slot on, whatever the order in which they were picked', () => {
  const slots = [
    { slot: 0, icon: 'move', dice: [4] },
    { slot: 1, icon: 'wild', dice: [3, 4] },
  ]
  const payment = { id: 'x', seat: 'table', action: 'sparrow-1', group: 0, slots, least: 1 } as const
  expect([inSlots(payment, [3, 4]), inSlots(payment, [4]), inSlots(payment, [3]), inSlots(payment, [])]).toEqual([
    [4, 3],
    [4],
    null,
    null,
  ])
})
