// A command line typed in keys is the line that a pack would hold, and every line of the training sector can be typed.
import { expect, test } from 'vitest'
import { effectIds } from '../../../../../../../shared/games/akarios/content/effect.ts'
import { readLine } from '../../../../../../../shared/games/akarios/content/forms/command-line.ts'

const line = (text: string) => readLine(text, effectIds)

test('[EN-007] turn, move, attack: straight ahead', () => {
  expect(line('r m:ff a2,@3,slow,push2')).toEqual({
    ok: true,
    value: [
      { id: 'a', do: 'rotate' },
      {
        id: 'b',
        do: 'move',
        path: [
          { q: 0, r: -1, facing: 0 },
          { q: 0, r: -2, facing: 0 },
        ],
      },
      {
        ...{ id: 'c', do: 'attack', damage: 2, targets: 1, range: 3 },
        effects: [{ effect: 'slow' }, { effect: 'push', amount: 2 }],
      },
    ],
  })
})

test('a way bends as its hexes turn: to a side with the ship, backwards, and turned in the hex', () => {
  expect(line('m:f>fl<b')).toMatchObject({
    value: [
      {
        path: [
          { q: 0, r: -1, facing: 1 },
          { q: 1, r: -2, facing: 1 },
          { q: 1, r: -3, facing: 0 },
          { q: 1, r: -2, facing: 0 },
        ],
      },
    ],
  })
})

test('[EN-026] a fork parts the line, and both ways go on behind it unless they end', () => {
  expect(line('r ?near3(a3 end|m:f) a1')).toEqual({
    ok: true,
    value: [
      { id: 'a', do: 'rotate', fork: { if: { type: 'targetWithin', range: 3 }, yes: 'b', no: 'c' } },
      { id: 'b', do: 'attack', damage: 3, targets: 1, then: 'end' },
      { id: 'c', do: 'move', path: [{ q: 0, r: -1, facing: 0 }] },
      { id: 'd', do: 'attack', damage: 1, targets: 1 },
    ],
  })
  expect(line('a2 ?done(end) r')).toMatchObject({ value: [{ fork: { yes: 'end', no: 'b' } }, { id: 'b' }] })
  expect(line('a2 ?hull(a1)')).toMatchObject({ value: [{ fork: { yes: 'b', no: 'end' } }, { id: 'b' }] })
})

test('arcs, effects without an attack, and words for the table', () => {
  expect(line('a1,xall,[0,-1 1,-1],[0,1] +repair2 +stun,players,@4,x1 "Do what it says."')).toMatchObject({
    value: [
      {
        targets: 'all',
        arcs: [
          [
            { q: 0, r: -1 },
            { q: 1, r: -1 },
          ],
          [{ q: 0, r: 1 }],
        ],
      },
      { do: 'apply', effect: 'repair', amount: 2, on: 'self' },
      { do: 'apply', effect: 'stun', on: 'players', range: 4, targets: 1 },
      { do: 'byHand', says: 'Do what it says.' },
    ],
  })
})

test.each([
  ['', ''],
  ['r x', 'x'],
  ['a2,glow', 'a2,glow'],
  ['m:fx', 'm:fx'],
  ['r ?done(', ''],
  ['?done(a1)', '?done('],
  ['r ?done()', '?done('],
  ['r ?maybe(a1)', '?maybe('],
  ['a2,[0,-1', '[0,-1'],
  ['r ) a1', ')'],
  ['r end', 'end'],
])('what says nothing is named: %s', (text, word) => {
  expect(line(text)).toEqual({ ok: false, error: word })
})
