// The enemies' turns line by line: what is shown of a decision, and where the ships stood at each line.
import { expect, test } from 'vitest'
import { shipsAfter } from '../../../../../../renderer/games/akarios/combat/pace/ships-after.ts'
import {
  attackIn,
  doneBefore,
  stepsOf,
  stillToAct,
} from '../../../../../../renderer/games/akarios/combat/pace/steps.ts'
import type { Json } from '../../../../../../shared/kernel/json.ts'
import { fight } from '../../../../../support/combat/table.ts'

const note = (word: string, args: Readonly<Record<string, Json>> = {}) => ({ key: `akarios.log.${word}`, args })

const notes = [
  note('passed', { seat: 'p1' }),
  note('enemyPhaseBegan', { round: 1 }),
  note('enemyBegan', { ship: 'scout#1' }),
  note('commandBegan', { ship: 'scout#1', command: 'fly' }),
  note('shipMoved', { ship: 'scout#1', to: { at: { q: 4, r: 4 }, facing: 2 } }),
  note('commandBegan', { ship: 'scout#1', command: 'turn' }),
  note('enemyTurned', { ship: 'scout#1', facing: 4 }),
  note('commandBegan', { ship: 'scout#1', command: 'fire' }),
  note('damageTaken', { ship: 'p1', amount: 3, shield: 2, hull: 1 }),
  note('effectGained', { ship: 'p1', effect: 'slow', lastRound: 2 }),
  note('roundEnded', { round: 1 }),
  note('roundBegan', { round: 2 }),
]

test('an enemy takes one step for each command, the first with the word that it acts', () => {
  expect(stepsOf(notes).map(({ at, ship, command, notes: lines }) => [ship, command, lines.length, at])).toEqual([
    ['scout#1', 'fly', 3, 4],
    ['scout#1', 'turn', 2, 6],
    ['scout#1', 'fire', 3, 9],
  ])
  expect(stepsOf(notes.slice(0, 2))).toEqual([])
})

test('what follows a question in the midst of a turn is shown as that command', () => {
  const steps = stepsOf(notes.slice(4, 7), { ship: 'scout#1', command: 'fly' })
  expect(steps.map(({ command, at }) => [command, at])).toEqual([
    ['fly', 0],
    ['turn', 2],
  ])
})

test('an attack of a step is drawn as declared', () => {
  const steps = stepsOf([
    note('enemyBegan', { ship: 'scout#1' }),
    note('commandBegan', { ship: 'scout#1', command: 'turn' }),
    note('commandBegan', { ship: 'scout#1', command: 'fire' }),
    note('attackDeclared', { ship: 'scout#1', targets: ['p1', 'p2'] }),
  ])
  expect(steps.map(attackIn)).toEqual([null, { attacker: 'scout#1', targets: ['p1', 'p2'] }])
})

test('the commands behind a step are those of the same turn', () => {
  const [, , fire] = stepsOf(notes)
  expect(doneBefore(fire!, stepsOf(notes).slice(0, 2))).toEqual(['fly', 'turn'])
  expect(doneBefore({ ...fire!, ship: 'scout#2' }, stepsOf(notes).slice(0, 2))).toEqual([])
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

test('at each step the ships are as the log had them by then', () => {
  const { ships } = fight({ pilots: { p1: { hull: 5, shield: 2 } }, enemies: { 'scout#1': { at: 'E-2' } } }).view
  const shown = stepsOf(notes).map(({ at }) => shipsAfter(ships, notes.slice(0, at + 1)))
  const pilot = shown.map(([p1]) => [p1!.hull, p1!.shield, p1!.effects])
  const scout = shown.map(([, enemy]) => enemy!.pose)
  expect(pilot).toEqual([
    [5, 2, []],
    [5, 2, []],
    [4, 0, [{ effect: 'slow', lastRound: 2 }]],
  ])
  expect(scout).toEqual([
    { at: { q: 4, r: 4 }, facing: 2 },
    { at: { q: 4, r: 4 }, facing: 4 },
    { at: { q: 4, r: 4 }, facing: 4 },
  ])
})
