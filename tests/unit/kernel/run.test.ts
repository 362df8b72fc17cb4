// A machine that goes on by itself: what each of its steps brings is gathered, in order, until a person is needed.
import { expect, test } from 'vitest'
import { answerChance } from '../../../main/kernel/chance.ts'
import { oneStep, runOn } from '../../../main/kernel/run.ts'
import type { RollAsk } from '../../../shared/kernel/chance.ts'
import type { Input } from '../../../shared/kernel/input.ts'
import type { Machine } from '../../../shared/kernel/machine.ts'
import type { Step } from '../../../shared/kernel/step.ts'
import { strict } from './table.ts'
import { diceDuel } from './dice-duel.ts'

const roll = (number: number): RollAsk => ({
  kind: 'roll',
  die: `d${number}`,
  faces: 6,
  streams: [`r:${number}`],
  why: 'test',
})
const note = (key: string) => ({ key, args: {} })
const learned = (id: string) => ({ kind: 'card', id, field: 'power', value: 1 })
const luck = { seed: 's', physical: [] }

/** Rolls for each step of the list in turn, then asks; its state is how many were made. */
function scripted(steps: readonly Omit<Step<number>, 'state'>[]): Machine {
  return {
    ...strict(diceDuel()),
    wait: (state) => {
      const made = state as number
      return made < steps.length ? { kind: 'chance', ask: roll(made) } : { kind: 'ask', seats: ['p1'], question: made }
    },
    step: (state) => ({ ...steps[state as number]!, state: (state as number) + 1 }),
  }
}

const begun = (first: Omit<Step<number>, 'state'>, inputs: readonly Input[] = []) =>
  oneStep({ state: 0, ...first }, inputs)

test('notes, inputs and learned values are gathered in order; one reveal or good place is enough', () => {
  const machine = scripted([
    { notes: [note('second')], reveals: true },
    { notes: [], records: [learned('a')], snapshot: true },
    { notes: [note('third'), note('fourth')], records: [learned('b')] },
  ])
  const hand: Input = { kind: 'hand', seat: 'p1', change: 1 }
  const stop = runOn(machine, luck, begun({ notes: [note('first')], records: [learned('0')] }, [hand]))
  expect(stop).toEqual({
    state: 3,
    inputs: [hand, ...[0, 1, 2].map((number) => ({ kind: 'chance', result: answerChance('s', roll(number)) }))],
    notes: ['first', 'second', 'third', 'fourth'].map(note),
    records: ['0', 'a', 'b'].map(learned),
    reveals: true,
    snapshot: true,
    wait: { kind: 'ask', seats: ['p1'], question: 3 },
  })
})

test('what the first step showed or marked stays so', () => {
  const stop = runOn(scripted([{ notes: [] }]), luck, begun({ notes: [], reveals: true, snapshot: true }))
  expect(stop).toMatchObject({ reveals: true, snapshot: true })
})

test('nothing shown and nothing marked stays so too', () => {
  const stop = runOn(scripted([{ notes: [] }]), luck, begun({ notes: [] }))
  expect(stop).toMatchObject({ reveals: false, snapshot: false, records: [] })
})

test('it stops where dice lie on the real table, and goes no further', () => {
  const machine = scripted([{ notes: [] }, { notes: [] }, { notes: [] }])
  const stop = runOn(machine, { seed: 's', physical: ['d1'] }, begun({ notes: [] }))
  expect(stop).toMatchObject({ state: 1, wait: { kind: 'chance', ask: roll(1) } })
  expect(stop.inputs).toHaveLength(1)
})

test('1,000 results of luck in one move are allowed', () => {
  const machine = scripted(Array.from({ length: 1_000 }, () => ({ notes: [] })))
  expect(runOn(machine, luck, begun({ notes: [] })).inputs).toHaveLength(1_000)
})
