// The enemies' turns line by line: what is shown of a decision, and where the ships stood at each line.
import { expect, test } from 'vitest'
import { shipsAfter, stepsOf } from '../../../../../../renderer/games/akarios/combat/pace/steps.ts'
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
