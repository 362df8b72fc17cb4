// The enemies' turns line by line: what is shown of a decision, and where the ships stood at each line.
import { expect, test } from 'vitest'
import { shipsAfter, stepsOf, stillToAct } from '../../../../../../renderer/games/akarios/combat/pace/steps.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { fight } from '../../../../../support/combat/table.ts'

const note = (word: string, args: Readonly<Record<string, Json>> = {}) => ({ key: `akarios.log.${word}`, args })

const notes = [
  note('passed', { seat: 'p1' }),
  note('enemyPhaseBegan', { round: 1 }),
  note('enemyBegan', { ship: 'scout#1' }),
  note('shipMoved', { ship: 'scout#1', to: { at: { q: 4, r: 4 }, facing: 2 } }),
  note('damageTaken', { ship: 'p1', amount: 3, shield: 2, hull: 1 }),
  note('roundEnded', { round: 1 }),
  note('roundBegan', { round: 2 }),
]

test('the lines of the enemies alone are shown, each with the enemy that acts', () => {
  expect(stepsOf(notes).map(({ at, ship }) => [at, ship])).toEqual([
    [2, 'scout#1'],
    [3, 'scout#1'],
    [4, 'scout#1'],
  ])
  expect(stepsOf(notes.slice(0, 2))).toEqual([])
})

test('what follows a question in the midst of a turn is shown as that turn', () => {
  expect(stepsOf(notes.slice(3, 5), 'scout#1').map(({ at, ship }) => [at, ship])).toEqual([
    [0, 'scout#1'],
    [1, 'scout#1'],
  ])
})

test('an enemy that waits behind the next question has still to act; once the phase is over, none has', () => {
  const [first, ...later] = stepsOf([note('enemyBegan', { ship: 'scout#1' }), note('enemyBegan', { ship: 'scout#2' })])
  const { view } = fight({ enemies: { 'scout#3': { at: 'E-2' } } })
  const enemyPhase = { ...view.enemyPhase, now: { ship: 'scout#3', command: null }, toAct: ['scout#4'] }
  const asked = { ...view, phase: 'enemies', enemyPhase } as const
  expect(stillToAct(first!, later, asked)).toEqual(['scout#2', 'scout#3', 'scout#4'])
  expect(stillToAct(later[0]!, [], asked)).toEqual(['scout#3', 'scout#4'])
  expect(stillToAct(first!, later, { ...asked, phase: 'pilots' })).toEqual(['scout#2'])
})

test('at each line the ships are where the log had them by then', () => {
  const { ships } = fight({ pilots: { p1: { hull: 5, shield: 2 } }, enemies: { 'scout#1': { at: 'E-2' } } }).view
  const at = (lines: number) =>
    shipsAfter(ships, notes.slice(0, lines)).flatMap(({ kind, pose, hull, shield }): unknown[] =>
      kind === 'enemy' ? [[pose?.at, pose?.facing]] : kind === 'pilot' ? [[hull, shield]] : [],
    )
  const before = ships.find(({ kind }) => kind === 'enemy')!.pose!
  expect(at(3)).toEqual([
    [5, 2],
    [before.at, before.facing],
  ])
  expect(at(4)).toEqual([
    [5, 2],
    [{ q: 4, r: 4 }, 2],
  ])
  expect(at(5)).toEqual([
    [4, 0],
    [{ q: 4, r: 4 }, 2],
  ])
})
