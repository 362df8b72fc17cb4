// How far a campaign is, as the shelf shows it.
import { expect, test } from 'vitest'
import { progressOf } from '../../../../../main/games/akarios/campaign/scenario-log.ts'

test('[SX-009] [ES-018] done counts what was won or read, once; known adds what is scouted but no market and no jump point', () => {
  expect(
    progressOf({
      scenarios: [
        { number: 1, kind: 'fight', outcome: 'failure' },
        { number: 1, kind: 'fight', outcome: 'success' },
        { number: 8, kind: 'story', outcome: 'read' },
        { number: 9, kind: 'world', outcome: 'failure' },
        { number: 30, kind: 'market', outcome: 'read' },
      ],
      stickers: [
        { number: 8, kind: 'side' },
        { number: 9, kind: 'primary' },
        { number: 11, kind: 'side' },
        { number: 30, kind: 'market' },
        { number: 40, kind: 'jump' },
      ],
    }),
  ).toEqual({ done: 2, known: 4 })
})
