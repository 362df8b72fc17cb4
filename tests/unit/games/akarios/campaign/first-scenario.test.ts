import { beforeAll, expect, test } from 'vitest'
import { firstFits, openScenarios } from '../../../../../main/games/akarios/campaign/first-scenario.ts'
import { foundSquad, type FoundingSeat } from '../../../../../main/games/akarios/campaign/founding.ts'
import { checkDecks } from '../../../../../shared/games/akarios/content/faults/decks.ts'
import { entriesOf, type Content } from '../../../../../shared/games/akarios/content/content.ts'
import { loadBox } from '../../../../support/box.ts'

let box: Content
beforeAll(async () => {
  box = await loadBox()
})

const four: readonly FoundingSeat[] = [
  { pilot: 'starla', ship: 'argonaut', deck: 1 },
  { pilot: 'violet-ray', ship: 'merkava', deck: 2 },
  { pilot: 'enver', ship: 'knossis', deck: 3 },
  { pilot: 'gairdan', ship: 'invictus', deck: 4 },
]

function fitsOf(seats: readonly FoundingSeat[]) {
  const ships = entriesOf(box, 'ships').map(({ id, start, brings }) => ({
    id,
    start,
    brings: [brings.weapon!, brings.engine!],
  }))
  const founding = foundSquad(seats, { pilots: entriesOf(box, 'pilots'), ships })
  if (!founding.ok) throw new Error(founding.error.key)
  return firstFits(founding.value, (id) => box.upgrades[id]!.kind)
}

test('[CS-014] before 001 is recorded nothing else can be chosen, after it all that is on offer', () => {
  const { first } = box.figures!.scenarios
  expect(first).toBe(1)
  expect(openScenarios(first, [], [1, 2, 17])).toEqual([1])
  expect(openScenarios(first, [2], [2, 17])).toEqual([1])
  expect(openScenarios(first, [1], [2, 17])).toEqual([2, 17])
})

test('[CS-015] four seats play 001 with 4 weapons, 4 engines, 4 abilities of level I, and no other card', () => {
  const fits = fitsOf(four)
  const kinds = fits.map(({ cards }) => cards.map(({ kind }) => kind))
  expect(kinds).toEqual(four.map(() => ['weapon', 'engine', 'pilotAbility']))
  expect(fits[2]?.cards).toEqual([
    { kind: 'weapon', card: 'emp-blast' },
    { kind: 'engine', card: 'bank' },
    { kind: 'pilotAbility', card: 'I' },
  ])
})

test('[CS-019] three seats play 001 with three plain decks of 20 cards', () => {
  expect(fitsOf(four.slice(1)).map(({ deck }) => deck)).toEqual([
    { label: 2, size: 20 },
    { label: 3, size: 20 },
    { label: 4, size: 20 },
  ])
})

test('[CS-019] a starting deck with a bolster or a stress miss in it, or with 19 cards, is a fault of its pack', () => {
  const faultsOf = (cards: readonly { card: string; count: number }[]) => {
    const found: string[] = []
    const deck = { ...box.decks['player-1']!, cards: [...cards] }
    checkDecks({
      content: { ...box, decks: { [deck.id]: deck } },
      suggest: () => '',
      fault: (_kind, id, path, code) => void found.push(`${id} ${path.join('.')} ${code}`),
    })
    return found
  }
  const rest = { card: 'zero', count: 19 }
  expect(faultsOf([rest, { card: 'plus-1', count: 1 }])).toEqual([])
  expect(faultsOf([rest, { card: 'x2-bolster', count: 1 }])).toEqual(['player-1 cards.1.card wrong-kind'])
  expect(faultsOf([rest, { card: 'stress-miss', count: 1 }])).toEqual(['player-1 cards.1.card wrong-kind'])
  expect(faultsOf([rest])).toEqual(['player-1 cards deck-sum'])
})
