import { expect, test } from 'vitest'
import { choosePilotLevel, openPilotLevels } from '../../../../../main/games/akarios/campaign/pilot-abilities.ts'

test('[CS-007] a fresh pilot has level I alone, and level II is refused', () => {
  expect(openPilotLevels(0)).toEqual(['I'])
  expect(choosePilotLevel('I', 0)).toEqual({ ok: true, value: 'I' })
  expect(choosePilotLevel('II', 0)).toEqual({
    ok: false,
    error: { key: 'levelLocked', rule: 'CS-007', level: 'II', next: 'II' },
  })
})

test('[CS-007] [PG-007] each ability hex opens the next level: the second gives III, not IV', () => {
  expect([0, 1, 2, 3].map((releases) => openPilotLevels(releases).at(-1))).toEqual(['I', 'II', 'III', 'IV'])
  expect(choosePilotLevel('III', 2)).toMatchObject({ ok: true })
  expect(choosePilotLevel('IV', 2)).toMatchObject({ ok: false, error: { level: 'IV', next: 'IV' } })
  expect(choosePilotLevel('IV', 1)).toMatchObject({ ok: false, error: { level: 'IV', next: 'III' } })
})

test('the level chosen lies in the one slot, a lower one too', () => {
  expect(['I', 'II'].map((level) => choosePilotLevel(level as 'I', 1))).toEqual([
    { ok: true, value: 'I' },
    { ok: true, value: 'II' },
  ])
})

test('[CS-007] levels of a pilot are four, whatever the trees give', () => {
  expect(openPilotLevels(9)).toEqual(['I', 'II', 'III', 'IV'])
})
