import { expect, test } from 'vitest'
import { fitsClass, knownClasses } from '../../../../../main/games/akarios/campaign/ship-classes.ts'
import { classLetters, shipClasses } from '../../../../../shared/games/akarios/content/ship.ts'
import { loadBox } from '../../../../support/box.ts'

test('[CS-011] the classes are five, each with its letter', () => {
  expect(shipClasses.map((one) => `${classLetters[one]} ${one}`)).toEqual([
    'C command',
    'H heavy',
    'A assault',
    'R research',
    'S scout',
  ])
})

test('[CS-011] the Argonaut of the box is at least Heavy: a Heavy card fits, of another class nobody knows yet', async () => {
  const argonaut = knownClasses((await loadBox()).ships['argonaut']!)
  expect(argonaut).toEqual({ classes: ['heavy'], whole: false })
  expect(fitsClass(['heavy'], argonaut)).toBe('fits')
  expect(fitsClass(['command', 'heavy'], argonaut)).toBe('fits')
  expect(fitsClass(['scout'], argonaut)).toBe('ask')
})

test('[CS-011] a tile may show several classes: one that matches is enough, none is a refusal', () => {
  const told = knownClasses({ classes: ['assault', 'scout'], statedClasses: ['heavy'] })
  expect(told).toEqual({ classes: ['assault', 'scout'], whole: true })
  expect(fitsClass(['research', 'scout'], told)).toBe('fits')
  expect(fitsClass(['heavy'], told)).toBe('refused')
})

test('a card without a class fits every ship, one whose classes are not known does not tell', () => {
  const bare = knownClasses({})
  expect(fitsClass([], bare)).toBe('fits')
  expect(fitsClass(undefined, knownClasses({ classes: ['heavy'] }))).toBe('ask')
})
