// A die that is let go: on slots that it fills, on others with the reason, and beside everything.
import { expect, test } from 'vitest'
import { dropOn } from '../../../../../../renderer/games/akarios/combat/panels/drop.ts'
import type { ActQuestion } from '../../../../../../shared/games/akarios/question/question.ts'
import type { PilotView } from '../../../../../../shared/games/akarios/view/fight-view.ts'
import { card } from '../../../../../support/combat/content.ts'
import { fight } from '../../../../../support/combat/table.ts'
import { contextOf } from './table.ts'

const lance = card('lance', [{ do: 'attack' }], { supply: 2 })
const { question, view } = fight({
  pilots: {
    p1: { at: 'E-7', dice: 'attack move', cards: { 'weapon-1': lance }, supply: { 'weapon-1': 0 } },
  },
})
const act = question as ActQuestion
const pilot = view.ships[0] as PilotView
const { talk, texts } = contextOf(view)

/** The row of an action with the slots of one payment under the pointer. */
function over(action: string, payment?: string): readonly Element[] {
  const row = document.createElement('li')
  row.dataset['action'] = action
  const slots = document.createElement('button')
  if (payment !== undefined) slots.dataset['payment'] = payment
  row.append(slots)
  return [slots, row]
}
const drop = (die: number, elements: readonly Element[]) => dropOn(elements, die, { pilot, act, talk, texts })
const paymentOf = (action: string) => act.payments.find((one) => one.action === action)!.id

test('a die pays for the action over which it is let go, on its slots or beside them in the row', () => {
  expect(drop(0, over('attack', paymentOf('attack')))).toEqual({ payment: paymentOf('attack') })
  expect(drop(1, over('move-2'))).toEqual({ payment: paymentOf('move-2') })
})

test('[PA-017] a die that does not fit, and an action that is closed, say why', () => {
  expect(drop(1, over('attack', paymentOf('attack')))).toEqual({
    refused: 'Basic attack wants attack, and this die shows move.',
  })
  expect(drop(0, over('weapon-1'))).toEqual({ refused: 'lance: no supply left (PA-017)' })
})

test('beside every action the die goes back without a word', () => {
  expect(drop(0, [document.createElement('main')])).toBeUndefined()
})
