import { expect, test } from 'vitest'
import { afterTravel, atRest, atSetUp } from '../../../../../main/games/akarios/campaign/board-tracks.ts'
import { loadBox } from '../../../../support/box.ts'

test('[CS-012] after a fight the board reads 0, 0, 0; one trip on empty supply makes its stress 1', async () => {
  const { stressWhenEmpty } = (await loadBox()).figures!.sparrow
  expect(atRest).toEqual({ hull: 0, shield: 0, stress: 0 })
  expect(afterTravel(atRest, stressWhenEmpty)).toEqual({ hull: 0, shield: 0, stress: 1 })
})

test('[CS-012] set-up reads the start values anew and keeps what travel brought', () => {
  const travelled = afterTravel(afterTravel(atRest, 1), 1)
  expect(atSetUp(travelled, { hull: 6, shield: 2 })).toEqual({ hull: 6, shield: 2, stress: 2 })
  expect(atSetUp(travelled, { hull: 7, shield: 3 })).toEqual({ hull: 7, shield: 3, stress: 2 })
})

test('[CS-012] stress from travel is held at 10', () => {
  expect(afterTravel({ ...atRest, stress: 9 }, 3)).toEqual({ hull: 0, shield: 0, stress: 10 })
})
