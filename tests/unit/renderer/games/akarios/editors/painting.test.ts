// Diagrams painted hex by hex, and the words of a command line that they become.
import { expect, test } from 'vitest'
import { diagramAt, withDiagram } from '../../../../../../renderer/games/akarios/editors/line-diagram.ts'
import { radiusFor, touchArc, touchMove, turnEnd } from '../../../../../../renderer/games/akarios/editors/painting.ts'
import { arrowSteps, beside } from '../../../../../../renderer/games/akarios/parts/board/hex-steps.ts'

const ahead = { q: 0, r: -1 }

test('[PA-051] an arc gains and loses hexes, never the own one', () => {
  expect(touchArc([], ahead)).toEqual([ahead])
  expect(touchArc([ahead, { q: 1, r: -1 }], ahead)).toEqual([{ q: 1, r: -1 }])
  expect(touchArc([ahead], { q: 0, r: 0 })).toEqual([ahead])
})

test('[EN-017] a move goes on to hexes beside its end, turns there, and gives its last hex back', () => {
  const one = touchMove([], ahead)
  expect(one).toEqual([{ ...ahead, facing: 0 }])
  expect(touchMove(one, { q: 0, r: -3 })).toBe(one)
  const turned = turnEnd(one, -1)
  expect(turned).toEqual([{ ...ahead, facing: 5 }])
  expect(touchMove(turned, { q: 0, r: -2 })).toEqual([
    { ...ahead, facing: 5 },
    { q: 0, r: -2, facing: 5 },
  ])
  expect(touchMove(one, ahead)).toEqual([])
})

test('there is room for one ring more than is painted, up to eight; arrows go by columns', () => {
  expect([radiusFor([]), radiusFor([{ q: 0, r: -4 }]), radiusFor([{ q: 0, r: -12 }])]).toEqual([3, 5, 8])
  expect(beside({ q: 0, r: 0 }, arrowSteps.ArrowRight)).toEqual({ q: 1, r: 0 })
  expect(beside({ q: 0, r: 0 }, arrowSteps.ArrowUp)).toEqual(ahead)
})

test('the word at the caret shows its diagram, and takes what is painted', () => {
  expect(diagramAt('m2', 2)).toMatchObject({ type: 'move', path: [ahead, { q: 0, r: -2 }] })
  expect(diagramAt('r', 1)).toBeUndefined()
  expect(diagramAt('a2,[0,-1],[0,1]', 5)).toEqual({ type: 'arc', hexes: [ahead] })
  expect(diagramAt('a2,[0,-1],[0,1]', 15)).toEqual({ type: 'arc', hexes: [{ q: 0, r: 1 }] })
  expect(withDiagram('m2', 2, { type: 'move', path: [{ ...ahead, facing: 1 }] })).toBe('mf>')
  expect(withDiagram('a2', 2, { type: 'arc', hexes: [ahead] })).toBe('a2,[0,-1]')
  expect(withDiagram('a2,[0,-1],slow', 4, { type: 'arc', hexes: [] })).toBe('a2,slow')
  expect(withDiagram('a2,[0,-1]', 9, { type: 'arc', hexes: [ahead, { q: 0, r: -2 }] })).toBe('a2,[0,-1 0,-2]')
})
