// Whatever people do at the table, in any order: what is stored stays whole, and memory and restarts change nothing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playStateAt } from '../../../main/kernel/history.ts'
import { submit, submitHand } from '../../../main/kernel/moves.ts'
import { noCache, playCache } from '../../../main/kernel/play-cache.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import { play, sitDown, value, type Table } from './table.ts'

// Numbers stand for: what to do, and which of the offered options.
const script = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat(7)), { minLength: 1, maxLength: 60 })
const physical = fc.subarray(['cannon', 'deck'])

/** Does one thing that is possible now. Every offered option must be taken, else the test fails here. */
function doSomething(table: Table, [what, which]: readonly [number, number]): void {
  const { wait } = table.view()
  if (what === 0) table.undo()
  else if (what === 1) table.redo()
  else if (wait?.kind === 'over') table.undo()
  else if (what === 2) value(table.hand({ hull: { seat: which % 2 === 0 ? 'red' : 'blue', value: 1 + which } }))
  else if (wait?.kind === 'chance') {
    const { ask } = wait
    if (which === 7) value(table.result(null))
    else
      value(
        table.result(
          ask.kind === 'roll' ? ask.streams.map((_, die) => (which + die) % ask.faces) : [which % ask.among.length],
        ),
      )
  } else value(table.answer(table.options()[which % table.options().length]!))
}

describe('any sequence of answers, results, changes by hand, undo and redo:', () => {
  test('undo-all and redo-all pass the same hashes, also without memory', () => {
    fc.assert(
      fc.property(script, physical, fc.boolean(), (steps, real, remembers) => {
        const table = sitDown({ physical: real, cache: remembers ? playCache(5) : noCache })
        steps.forEach((step) => doSomething(table, step))
        const seen = [table.view()]
        while (table.undo()) seen.push(table.view())
        expect(table.view().index).toBe(0)
        for (const view of seen.toReversed().slice(1)) {
          expect(table.redo()).toBe(true)
          expect({ ...table.view() }).toEqual(view)
        }
      }),
      { numRuns: 80 },
    )
  })

  test('memory changes nothing: cache on, cache off and a restart before each step store the same', () => {
    fc.assert(
      fc.property(script, physical, (steps, real) => {
        const [on, off, fresh] = [playCache(), noCache, playCache(3)].map((cache) => sitDown({ physical: real, cache }))
        for (const step of steps) {
          fresh!.reopen()
          for (const table of [on!, off!, fresh!]) doSomething(table, step)
          expect(off!.view()).toEqual(on!.view())
        }
        expect(off!.store.dump()).toBe(on!.store.dump())
        expect(fresh!.store.dump()).toBe(on!.store.dump())
      }),
      { numRuns: 60 },
    )
  })

  test('the stored inputs of every current entry lead from the start to the stored states', () => {
    fc.assert(
      fc.property(script, physical, (steps, real) => {
        const table = sitDown({ physical: real })
        steps.forEach((step) => doSomething(table, step))
        table.store.tables.snapshots.splice(1)
        table.reopen(undefined, noCache)
        const { line } = table.store.tables
        for (const { index, stateHash } of line) {
          expect(value(playStateAt(table.host, play, index)).entry.stateHash).toBe(stateHash)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('an answer that is not offered is refused and changes nothing, whatever it is', () => {
    const acts = fc.constantFrom('strike', 'draw', 'peek', 'tell', 'burst', 'spin', '')
    const like = fc.record({ act: acts, card: fc.constantFrom('bolt', 'dust'), power: fc.integer({ min: -1, max: 3 }) })
    const anything = fc.oneof(fc.record({ act: acts }), like, fc.jsonValue() as fc.Arbitrary<Json>)
    fc.assert(
      fc.property(script, anything, fc.constantFrom('red', 'blue', 'table'), (steps, answer, seat) => {
        const table = sitDown()
        steps.slice(0, 12).forEach((step) => doSomething(table, step))
        const { version, wait } = table.view()
        const before = table.store.dump()
        const offered =
          wait?.kind === 'ask' &&
          wait.seats.includes(seat) &&
          table.options().some((option) => canonical(option) === canonical(answer))
        expect(submit(table.host, { play, version, seat, answer }).ok).toBe(offered)
        if (!offered) expect(table.store.dump()).toBe(before)
        else expect(submitHand(table.host, { play, version, seat, change: { winner: 'red' } }).ok).toBe(false)
      }),
      { numRuns: 150 },
    )
  })
})
