import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deckLabels } from '../../../../shared/contract/choices.ts'
import {
  emptyDraft,
  seatsInPlay,
  takenBy,
  toNewCampaign,
  withDeck,
  withName,
  withPeople,
  withPilots,
  withSeat,
  type Draft,
} from '../../../../renderer/new-campaign/draft.ts'

const counts = fc.integer({ min: 1, max: 4 })

test('[CS-001] two people hold four seats, turn by turn', () => {
  const draft = withPilots(emptyDraft, 4)
  expect(draft.people).toBe(2)
  expect(seatsInPlay(draft).map((seat) => seat.person)).toEqual([0, 1, 0, 1])
})

test('[CS-001] whatever numbers are chosen, there are 1 to 4 seats and every person holds one', () => {
  const step = fc.oneof(
    counts.map((people) => (draft: Draft) => withPeople(draft, people)),
    counts.map((pilots) => (draft: Draft) => withPilots(draft, pilots)),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const draft = steps.reduce((before, each) => each(before), emptyDraft)
      const holders = new Set(seatsInPlay(draft).map((seat) => seat.person))
      expect(seatsInPlay(draft).length).toBe(draft.pilots)
      expect([...holders].toSorted()).toEqual(Array.from({ length: draft.people }, (_, person) => person))
    }),
  )
})

test('a seat that goes out of play and comes back has kept its pilot, ship and call sign', () => {
  const filled = withSeat(withPilots(emptyDraft, 3), 2, { pilot: 'enver', ship: 'knossis', callSign: 'Quill' })
  expect(withPilots(withPilots(filled, 1), 3).seats[2]).toMatchObject({
    pilot: 'enver',
    ship: 'knossis',
    callSign: 'Quill',
  })
})

test('[CS-006] a pilot in a seat is taken for every other seat in play', () => {
  const draft = withSeat(withPilots(emptyDraft, 3), 1, { pilot: 'enver' })
  expect([0, 1, 2].map((seat) => takenBy(draft, 'pilot', 'enver', seat))).toEqual([1, undefined, 1])
  expect(takenBy(withPilots({ ...draft, people: 1 }, 1), 'pilot', 'enver', 0)).toBeUndefined()
})

test('[CS-008] a ship in a seat is taken for every other seat in play', () => {
  const draft = withSeat(emptyDraft, 0, { ship: 'merkava' })
  expect(takenBy(draft, 'ship', 'merkava', 1)).toBe(0)
  expect(takenBy(draft, 'ship', 'knossis', 1)).toBeUndefined()
})

test('[CS-003] every seat begins with the deck of its number; a deck that another has is taken in exchange', () => {
  const decksOf = (draft: Draft) => draft.seats.map(({ deck }) => deck)
  expect(decksOf(emptyDraft)).toEqual([1, 2, 3, 4])
  expect(decksOf(withDeck(emptyDraft, 0, 2))).toEqual([2, 1, 3, 4])
  const choice = fc.tuple(fc.nat({ max: 3 }), fc.constantFrom(...deckLabels))
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 8 }), (choices) => {
      const decks = decksOf(choices.reduce((draft, [seat, deck]) => withDeck(draft, seat, deck), emptyDraft))
      expect(decks.toSorted()).toEqual([1, 2, 3, 4])
      const [seat, deck] = choices.at(-1) ?? [0, 1]
      expect(decks[seat]).toBe(choices.length === 0 ? 1 : deck)
    }),
  )
})

test('what is sent names the person of each seat and only seats in play', () => {
  const named = withName(withName(emptyDraft, 0, 'Mara'), 1, 'Jonas')
  const seated = withSeat(named, 0, { pilot: 'starla', ship: 'argonaut', callSign: 'Oak', person: 1 })
  expect(toNewCampaign({ ...seated, squad: 'Two Chairs' })).toEqual({
    squad: 'Two Chairs',
    difficulty: 'normal',
    ironman: false,
    seats: [
      { player: 'Jonas', pilot: 'starla', ship: 'argonaut', callSign: 'Oak', deck: 1 },
      { player: 'Jonas', pilot: '', ship: '', callSign: '', deck: 2 },
    ],
  })
})
