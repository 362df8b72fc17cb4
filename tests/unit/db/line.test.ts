// What counts now: by hand, and against a plain model for any log.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counts, currentLine, nextRedo, nextUndo, type LineEntry } from '../../../main/db/line.ts'

const log = (...kinds: (LineEntry['kind'] | [LineEntry['kind'], number])[]): LineEntry[] =>
  kinds.map((kind, index) =>
    Array.isArray(kind) ? { n: index + 1, kind: kind[0], means: kind[1] } : { n: index + 1, kind, means: null },
  )

test('undo and redo walk back and forth over commands and inputs alike', () => {
  const line = currentLine(log('wall', 'command', 'input', 'input', ['undo', 4], ['undo', 3], ['redo', 3]))
  expect({ done: line.done, undone: line.undone, closed: [...line.closed] }).toEqual({
    done: [1, 2, 3],
    undone: [4],
    closed: [],
  })
  expect([nextUndo(line), nextRedo(line)]).toEqual([3, 4])
})

test('a new entry closes what was undone, and it stays closed', () => {
  const line = currentLine(log('wall', 'command', 'command', ['undo', 3], ['undo', 2], 'input', ['undo', 6], 'command'))
  expect({ done: line.done, undone: line.undone, closed: [...line.closed].sort() }).toEqual({
    done: [1, 8],
    undone: [],
    closed: [2, 3, 6],
  })
  expect([1, 2, 3, 6, 8, 9].map((n) => counts(line, n))).toEqual([true, false, false, false, true, false])
})

test('nothing goes back over a wall', () => {
  const line = currentLine(log('wall', 'command', ['undo', 2], 'wall'))
  expect([nextUndo(line), nextRedo(line), line.wall]).toEqual([undefined, undefined, 4])
  expect(nextUndo(currentLine(log('wall', 'command', 'wall', 'command', ['undo', 4])))).toBeUndefined()
})

test('a log that undoes what is not next is none of ours', () => {
  expect(() => currentLine(log('wall', 'command', 'command', ['undo', 2]))).toThrow('not next')
  expect(() => currentLine(log('wall', ['redo', 1]))).toThrow('not next')
})

test('for any log: what counts, what can be redone and what is closed share out all entries, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('command', 'input', 'undo', 'redo', 'wall'), { maxLength: 60 }), (wishes) => {
      const rows: LineEntry[] = [{ n: 1, kind: 'wall', means: null }]
      let past: number[] = [1]
      let future: number[] = []
      let floor = 1
      for (const kind of wishes) {
        const n = rows.length + 1
        if (kind === 'undo') {
          const means = past.at(-1) ?? 0
          if (means === floor) continue
          past = past.slice(0, -1)
          future = [means, ...future]
          rows.push({ n, kind, means })
        } else if (kind === 'redo') {
          const [means, ...rest] = future
          if (means === undefined) continue
          past = [...past, means]
          future = rest
          rows.push({ n, kind, means })
        } else {
          past = [...past, n]
          future = []
          if (kind === 'wall') floor = n
          rows.push({ n, kind, means: null })
        }
      }
      const line = currentLine(rows)
      expect(line.done).toEqual(past)
      expect(line.undone).toEqual(future.toReversed())
      expect(nextUndo(line)).toBe(past.at(-1) === floor ? undefined : past.at(-1))
      const entries = rows.filter(({ kind }) => kind !== 'undo' && kind !== 'redo').map(({ n }) => n)
      expect([...line.done, ...line.undone, ...line.closed].sort((a, b) => a - b)).toEqual(entries)
    }),
  )
})
