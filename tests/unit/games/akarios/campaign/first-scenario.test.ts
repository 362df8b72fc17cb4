import { beforeAll, expect, test } from 'vitest'
import { firstBoards } from '../../../../../main/games/akarios/campaign/first-fit.ts'
import { offeredScenarios } from '../../../../../main/games/akarios/campaign/scenario-log.ts'
import type { CampaignState } from '../../../../../main/games/akarios/campaign/state.ts'
import { foundSquad, type FoundingSeat } from '../../../../../main/games/akarios/campaign/founding.ts'
import { seatDeck } from '../../../../../main/games/akarios/campaign/modifier-deck.ts'
import { checkDecks } from '../../../../../shared/games/akarios/content/faults/decks.ts'
import { entriesOf, type Content } from '../../../../../shared/games/akarios/content/content.ts'
import { loadBox } from '../../../../support/box.ts'
import { contentOf, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'

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

/** The campaign as it is founded, every figure of the box told. */
async function founded(seats: readonly FoundingSeat[]) {
  const content = await toldBox()
  const ships = entriesOf(content.all, 'ships').map(({ id, start, brings }) => ({
    id,
    start,
    brings: [brings.weapon!, brings.engine!],
  }))
  const founding = foundSquad(seats, { pilots: entriesOf(content.all, 'pilots'), ships })
  if (!founding.ok) throw new Error(founding.error.key)
  const state = smallSquad({
    seats: seats.map((one, at) => ({ ...one, seat: at + 1, player: '', callSign: '' })),
    upgrades: founding.value.cards.map((card, at) => ({ ...card, id: at + 1, source: 'start', paid: null })),
  })
  return { content, state: firstBoards(state, content) }
}

const sticker = (number: number) => ({ number, system: 'draconian', x: 1, y: 1, kind: 'primary' as const })
const scenarioRow: CampaignState['scenarios'][number] = {
  id: 1,
  number: 1,
  kind: 'fight',
  outcome: 'success',
  how: 'played',
  choice: null,
  act: 1,
  difficulty: 'normal',
  seats: '1 2',
  play: null,
}

test('[CS-014] before 001 is recorded nothing else can be chosen, after it all that is on offer', () => {
  const content = { ...contentOf(box), firstScenario: true }
  const won = (...numbers: number[]) =>
    numbers.map((number, at) => ({ ...scenarioRow, id: at + 1, number, outcome: 'success' as const }))
  const offeredAfter = (scenarios: CampaignState['scenarios']) =>
    offeredScenarios(smallSquad({ scenarios, stickers: [sticker(2), sticker(17)] }), content)
  expect(box.figures!.scenarios.first).toBe(1)
  expect(offeredAfter([])).toEqual([1])
  expect(offeredAfter(won(2))).toEqual([1])
  expect(offeredAfter([{ ...scenarioRow, outcome: 'failure' }])).toEqual([1])
  expect(offeredAfter(won(1, 2))).toEqual([17])
})

test('[CS-015] four seats play 001 with 4 weapons, 4 engines, 4 abilities of level I, and no other card', async () => {
  const { state } = await founded(four)
  expect(state.fits.map(({ seat, place, card }) => `${seat} ${place} ${card}`)).toEqual([
    '1 weapon-1 burst-fire',
    '1 engine-1 flank',
    '1 pilotAbility lucky',
    '2 weapon-1 proton-blast',
    '2 engine-1 barrel-roll',
    '2 pilotAbility lucky',
    '3 weapon-1 emp-blast',
    '3 engine-1 bank',
    '3 pilotAbility lucky',
    '4 weapon-1 long-shot',
    '4 engine-1 burn-and-flip',
    '4 pilotAbility lucky',
  ])
  expect([state.upgrades.length, state.coPilots, state.sparrowUpgrades]).toEqual([8, [], []])
})

test('[CS-019] three seats play 001 with three plain decks of 20 cards', async () => {
  const { content, state } = await founded(four.slice(1))
  const decks = state.seats.map((seat) => seatDeck(state, content, seat) ?? [])
  expect(decks.map((deck) => deck.reduce((sum, { now }) => sum + now, 0))).toEqual([20, 20, 20])
  expect(decks.flat().filter(({ card, base, now }) => now !== base || /stress-miss|bolster/.test(card))).toEqual([])
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
