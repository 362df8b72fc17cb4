// The shapes that cross the contract: what belongs passes unchanged, anything added or missing is refused.
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { input } from '../../../../shared/kernel/input.ts'
import { json } from '../../../../shared/kernel/json.ts'
import { note } from '../../../../shared/kernel/note.ts'
import { submitChanceRequest, submitHandRequest, submitRequest } from '../../../../shared/kernel/play-requests.ts'
import { problem, refuse } from '../../../../shared/kernel/problem.ts'
import { recorded } from '../../../../shared/kernel/recorded.ts'
import { wait } from '../../../../shared/kernel/wait.ts'

const move = { play: 'p', version: 3, seat: 'p1' }
const ask = { kind: 'pick', pile: 'm', among: ['a'], stream: 'm:0:0', why: 'attack' }
const shapes: Record<string, z.ZodType> = {
  input,
  note,
  problem,
  recorded,
  wait,
  submitRequest,
  submitChanceRequest,
  submitHandRequest,
}
const samples: readonly (readonly [string, Record<string, unknown>])[] = [
  ['input', { kind: 'answer', seat: 'p1', answer: { any: ['thing', null] } }],
  ['input', { kind: 'chance', result: [0, 5] }],
  ['input', { kind: 'hand', seat: 'p1', change: null }],
  ['note', { key: 'damageDealt', args: { hull: 2, to: ['ronin-2'] }, rule: 'EN-009' }],
  ['note', { key: 'damageDealt', args: {} }],
  ['problem', { key: 'spent', args: { die: 1 }, path: 'dice.0', rule: 'PA-013' }],
  ['problem', { key: 'spent' }],
  ['recorded', { kind: 'enemy', id: 'ronin', field: 'hull', value: 4 }],
  ['wait', { kind: 'ask', seats: ['p1'], question: { options: [] } }],
  ['wait', { kind: 'chance', ask }],
  ['wait', { kind: 'over', outcome: null }],
  ['submitRequest', { ...move, answer: false }],
  ['submitChanceRequest', { ...move, result: [1] }],
  ['submitChanceRequest', { ...move, result: null }],
  ['submitHandRequest', { ...move, change: {} }],
]

test.each(samples)('%s: %j', (name, sample) => {
  const schema = shapes[name]!
  expect(schema.parse(sample)).toEqual(sample)
  expect(schema.safeParse({ ...sample, extra: 1 }).success).toBe(false)
  const needed = Object.keys(sample).filter((key) => !['args', 'path', 'rule'].includes(key))
  for (const key of needed) {
    const rest = Object.fromEntries(Object.entries(sample).filter(([other]) => other !== key))
    expect(schema.safeParse(rest).success).toBe(false)
  }
})

test('plain data and nothing else', () => {
  const data = { a: [1, 'x', null, true, { b: [] }] }
  expect(json.parse(data)).toEqual(data)
  for (const odd of [undefined, () => 1, Number.NaN, 1n, new Map(), [undefined]])
    expect(json.safeParse(odd).success).toBe(false)
})

test('a refusal for one reason', () => {
  expect(refuse('spent', { args: { die: 1 } })).toEqual({ ok: false, error: [{ key: 'spent', args: { die: 1 } }] })
})
