import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SetUpSheet } from '../../../../../../renderer/games/akarios/squad/SetUpSheet.tsx'
import type { SetUpList } from '../../../../../../shared/games/akarios/view/set-up-list.ts'
import { show } from '../../../../../support/renderer/screen.tsx'

const list: SetUpList = {
  number: 12,
  kind: 'fight',
  mission: 'First Range',
  pilots: 2,
  difficulty: { level: 'normal', hull: 0, shield: 0, damage: 0, bonus: 0 },
  seats: [
    {
      seat: 1,
      player: 'Ada',
      pilot: 'Ines Calder',
      ship: 'Heron',
      hull: 6,
      shield: 3,
      stress: 7,
      health: 5,
      stressMisses: 2,
      triggers: 2,
      bolsters: 1,
      deck: 1,
      deckSize: 20,
      putIn: [{ name: '+2', count: 1 }],
      takeOut: [],
      cards: [{ place: 'tech-1', name: 'Lamp', supply: 3 }],
    },
  ],
  energy: null,
  sparrow: [],
  enemies: [{ name: 'Needle Drone', regular: 3, elite: 1 }],
  boards: 4,
  deployment: 3,
  map: [],
  objectives: ['Take every drone off.'],
}

const sheetOf = async (shown: SetUpList) => {
  show(<SetUpSheet campaign="c" />, { 'squad.setUp': { list: shown } })
  await screen.findByRole('table')
}
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent

test('[CB-007, CB-010, CB-012, CB-015, CB-020] a fight of a pack: decks, fitted cards with supply, enemies, boards', async () => {
  await sheetOf(list)
  expect(screen.getByText('Lamp (supply 3)')).toBeDefined()
  expect(screen.getByText('7; 2 triggers to resolve')).toBeDefined()
  expect(screen.getByText(/put in 1 × \+2; 1 bolster; 2 stress misses/)).toBeDefined()
  expect(['Enemies on the map', 'Enemy boards', 'Hexes to begin in', 'Objectives'].map(fact)).toEqual([
    'Needle Drone: 3, and 1 elite',
    '4',
    '3',
    'Take every drone off.',
  ])
  expect(fact('Shuffled')).toContain('combat cards: Needle Drone')
})

test('[CB-012, CB-022] a fight that stands in the book alone says which enemies count, and what is left to the book', async () => {
  await sheetOf({ ...list, mission: null, enemies: [], objectives: [], boards: 0, deployment: 0 })
  expect(fact('Enemies on the map')).toBe("Each symbol of the book's map with a number from 1 to 2")
  expect(fact('Shuffled')).toContain('combat cards of each kind of enemy')
  expect(fact('In the book')).toContain('Special rules are read last.')
})

test('[WX-002, WX-004] a world shows health, energy and stress, and how its cards lie', async () => {
  await sheetOf({ ...list, kind: 'world', energy: 8 })
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Pilot',
    'Health',
    'Energy',
    'Stress',
  ])
  expect(screen.getByText(/face down and unshuffled/)).toBeDefined()
})
