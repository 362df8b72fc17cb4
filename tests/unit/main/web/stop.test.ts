import { expect, test } from 'vitest'
import { createStopper } from '../../../../main/web/stop.ts'

function stopping() {
  const seen = { stops: 0, exits: [] as number[], logged: [] as unknown[], clock: 0 }
  const ending: { resolve: () => void; reject: (fault: Error) => void } = { resolve: () => {}, reject: () => {} }
  const ended = new Promise<void>((resolve, reject) => Object.assign(ending, { resolve, reject }))
  const onSignal = createStopper({
    stop: async () => {
      seen.stops += 1
      await ended
    },
    exit: (code) => seen.exits.push(code),
    now: () => seen.clock,
    log: (fault, where) => seen.logged.push([fault, where]),
  })
  return { seen, ending, onSignal }
}

/** Lets everything that is settled run on. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('the first signal stops in order and leaves with 0, but not before all is closed', async () => {
  const { seen, ending, onSignal } = stopping()
  onSignal()
  await turn()
  expect(seen).toMatchObject({ stops: 1, exits: [] })
  ending.resolve()
  await turn()
  expect(seen).toMatchObject({ stops: 1, exits: [0] })
})

test('one press that arrives several times is one signal; a second press forces', async () => {
  const { seen, onSignal } = stopping()
  onSignal()
  seen.clock = 500
  onSignal()
  await turn()
  expect(seen).toMatchObject({ stops: 1, exits: [] })
  seen.clock = 501
  onSignal()
  expect(seen).toMatchObject({ stops: 1, exits: [1] })
})

test('a fault at the end is logged and leaves with 1', async () => {
  const { seen, ending, onSignal } = stopping()
  const fault = new Error('the disk is gone')
  onSignal()
  ending.reject(fault)
  await turn()
  expect(seen).toMatchObject({ exits: [1], logged: [[fault, 'stop']] })
})
