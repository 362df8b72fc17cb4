import { expect, test } from 'vitest'
import { menuOf } from '../../../../../../../renderer/games/akarios/combat/question/menu.ts'
import { nothingPicked } from '../../../../../../../renderer/games/akarios/combat/question/option.ts'
import type { PathEnd, Question, TargetsQuestion } from '../../../../../../../shared/games/akarios/question/question.ts'
import type { FightView } from '../../../../../../../shared/games/akarios/view/fight-view.ts'
import { fight } from '../../../../../../support/combat/table.ts'
import { contextOf } from '../table.ts'

const board: FightView = fight({ pilots: { p1: {} }, enemies: { 'scout#2': { hull: 3, shield: 0 } } }).view
const onTable: FightView = { ...board, realTable: { told: [], laid: [] } }
const menu = (question: Question, view = onTable) => menuOf(question, nothingPicked, contextOf(view))

const targets: TargetsQuestion = {
  type: 'targets',
  seat: 'p1',
  asks: { key: 'akarios.ask.targets', args: { ship: 'p1', card: null } },
  least: 0,
  most: 1,
  ordered: true,
  candidates: [{ id: 'scout#2', can: true }],
}

test('[PA-051] on the real table one target is one answer, and nobody is another; on the board none is picked', () => {
  const { options, several } = menu(targets)
  expect(several).toBeUndefined()
  expect(options.map(({ key, then }) => [key, then])).toEqual([
    [undefined, { answer: { type: 'targets', targets: ['scout#2'] } }],
    ['0', { answer: { type: 'targets', targets: [] } }],
  ])
  expect(menu(targets, board).several).toMatchObject({ least: 0, most: 1 })
})

const end = (kind: PathEnd['kind'], entered: number, more: Partial<PathEnd> = {}): PathEnd => ({
  kind,
  entered,
  hexes: [],
  at: null,
  facing: null,
  costs: [],
  stress: 0,
  ...more,
})

test('[PA-030] how far a ship got is answered by that number; through terrain and into a wormhole by a letter', () => {
  const ends = [
    end('whole', 2, { clear: true }),
    end('whole', 2, { clear: false }),
    end('early', 1, { clear: true, stress: 1 }),
    end('forced', 0),
    end('wormhole', 1),
  ]
  const asks = { key: 'akarios.ask.table.way', args: { ship: 'p1' }, rule: 'PA-030' }
  const { heading, direct, options } = menu({ type: 'path', seat: 'p1', asks, ship: 'p1', ends })
  expect([heading, direct]).toEqual(['How far did Argonaut get?', true])
  expect(options.map(({ key, label, hints }) => [key, label, ...hints])).toEqual([
    ['2', 'All the way: 2 hexes'],
    ['b', 'All the way: 2 hexes', 'through asteroid or nebula'],
    ['1', 'Only 1 hex', 'stops early: 1 stress'],
    ['0', 'It did not get anywhere'],
    ['l', 'Into a wormhole, hex 1 of the way'],
  ])
})
