import { expect, test } from 'vitest'
import { shipGains } from '../../../../../main/games/akarios/campaign/ship-tree.ts'
import { missingOf } from '../../../../../shared/games/akarios/content/missing.ts'
import { pilot, pilotAbilityLevels } from '../../../../../shared/games/akarios/content/pilot.ts'
import { ship, shipAbilityLevels, type Ship } from '../../../../../shared/games/akarios/content/ship.ts'
import { loadBox } from '../../../../support/box.ts'

const hex = (id: string, row: number, gives: NonNullable<Ship['tree']>['hexes'][number]['gives']) => ({
  id,
  row,
  after: row === 1 ? [] : [String(row - 1)],
  gives,
})
const merkava: Pick<Ship, 'id' | 'abilities' | 'tree'> = {
  id: 'merkava',
  abilities: { I: 'first-light', II: 'second-light', III: 'third-light' },
  tree: {
    id: 'merkava',
    hexes: [
      hex('1', 1, { type: 'hull', amount: 1 }),
      hex('2', 2, { type: 'shipAbility' }),
      hex('3', 3, { type: 'shipAbility', ability: 'third-light' }),
      hex('4', 4, { type: 'shield', amount: 2 }),
      hex('5', 5, { type: 'hull', amount: 1 }),
    ],
  },
}

test('[CS-010] a new ship has 0 of its three abilities, in the box too where no card is told yet', async () => {
  const { knossis } = (await loadBox()).ships
  expect(shipAbilityLevels).toHaveLength(3)
  expect(missingOf('ships', knossis!).filter((field) => field.startsWith('abilities'))).toEqual(
    shipAbilityLevels.map((level) => `abilities.${level}`),
  )
  expect(shipGains(knossis!, []).abilities).toEqual([])
  expect(shipGains(merkava, []).abilities).toEqual([])
})

test('[CS-018] a hull hex of a fresh Merkava gives hull 1 and no ability', () => {
  expect(shipGains(merkava, ['1'])).toEqual({ hull: 1, shield: 0, abilities: [] })
})

test('[CS-018] abilities come with the hexes that give them: the one named, else the lowest still in the box', () => {
  expect(shipGains(merkava, ['1', '2']).abilities).toEqual(['I'])
  expect(shipGains(merkava, ['3']).abilities).toEqual(['III'])
  expect(shipGains(merkava, ['1', '2', '3', '4', '5'])).toEqual({ hull: 2, shield: 2, abilities: ['I', 'III'] })
})

test('[CS-018] cards of pilots and of ships are kept by level, and by no other word', () => {
  const base = { id: 'x', name: 'X', wording: 'X.', start: true }
  const cards = (levels: readonly string[]) =>
    Object.fromEntries(levels.map((level) => [level, `card-${level.length}`]))
  expect(pilot.safeParse({ ...base, abilities: cards(pilotAbilityLevels) }).success).toBe(true)
  expect(pilot.safeParse({ ...base, abilities: cards(['V']) }).success).toBe(false)
  expect(ship.safeParse({ ...base, brings: {}, abilities: cards(shipAbilityLevels) }).success).toBe(true)
  expect(ship.safeParse({ ...base, brings: {}, abilities: cards(['IV']) }).success).toBe(false)
})

test('a hex that the tree does not have is a fault of ours', () => {
  expect(() => shipGains(merkava, ['9'])).toThrow('the tree of merkava has no hex 9')
})
