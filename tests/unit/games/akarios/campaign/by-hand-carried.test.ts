// What the table sets by hand in a play is what the campaign has afterwards: any changes, in any order, on every figure that is carried.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endingOf } from '../../../../../main/games/akarios/campaign/outcome.ts'
import { boardOf, pilotOf } from '../../../../../main/games/akarios/campaign/rows.ts'
import { endingOfTrip } from '../../../../../main/games/akarios/campaign/trips.ts'
import { endingOfVisit } from '../../../../../main/games/akarios/campaign/visits.ts'
import { combatMachine } from '../../../../../main/games/akarios/combat/machine.ts'
import type { HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { TravelChange } from '../../../../../shared/games/akarios/travel/change.ts'
import type { WorldChange } from '../../../../../shared/games/akarios/world/change.ts'
import { after, smallSquad } from '../../../../support/campaign/small-squad.ts'
import { toldBox } from '../../../../support/campaign/told.ts'
import { card } from '../../../../support/combat/content.ts'
import { fight } from '../../../../support/combat/table.ts'
import { event, goal, trip, tripSetup } from '../../../../support/travel/trip.ts'
import { visit } from '../../../../support/world/visit.ts'

const box = await toldBox()
/** Without tiles a pilot's trauma track has the 20 places that nobody reaches here. */
const content = { ...box, all: { ...box.all, pilots: {} } }
const seat = fc.constantFrom('p1', 'p2')
const tenth = fc.integer({ min: 0, max: 10 })
/** Starla comes with 3 trauma, Enver with 1. */
const squad = smallSquad({
  pilots: [
    { pilot: 'starla', state: 'flown', trauma: 3, points: 0 },
    { pilot: 'enver', state: 'flown', trauma: 1, points: 0 },
  ],
})
const traumaOf = (state: typeof squad) => [pilotOf(state, 'starla').trauma, pilotOf(state, 'enver').trauma]

const fightChange: fc.Arbitrary<HandChange> = fc.oneof(
  fc.record({
    type: fc.constant('setTrack' as const),
    ship: seat,
    track: fc.constantFrom('hull' as const, 'shield' as const, 'stress' as const, 'trauma' as const),
    value: tenth,
  }),
  fc.record({ type: fc.constant('removeShip' as const), ship: seat }),
  fc.record({
    type: fc.constant('placeShip' as const),
    ship: seat,
    at: fc.constantFrom(null, { q: 0, r: 0 }, { q: 1, r: 0 }),
    facing: fc.constant(0 as const),
  }),
  fc.record({
    type: fc.constant('setDamaged' as const),
    seat,
    place: fc.constant('weapon-1' as const),
    damaged: fc.boolean(),
  }),
)

test('[PD-004] [ES-006] figures of a fight set by hand are those of its outcome, and its trauma is that of the campaign', () => {
  const cards = { 'weapon-1': card('gun', [{ do: 'attack' }]) }
  fc.assert(
    fc.property(fc.array(fightChange, { maxLength: 12 }), (changes) => {
      const table = fight({ pilots: { p1: { trauma: 3, cards }, p2: { trauma: 1, cards } } })
      for (const change of changes)
        if (table.state.outcome === null && combatMachine.acceptHand(table.state, 'table', change).ok)
          table.hand(change)
      if (table.state.outcome === null) table.hand({ type: 'endFight', result: 'failure' })
      const { outcome } = table.state
      if (outcome === null) throw new Error('the fight goes on')
      const pilots = [table.pilot('p1'), table.pilot('p2')]
      expect(outcome.pilots.map(({ trauma: _, ...figures }) => figures)).toEqual(
        pilots.map(({ id, stress, out, hull, cards: fitted }) => ({
          seat: id,
          stress,
          unconscious: out,
          hull,
          damaged: fitted.filter(({ damaged }) => damaged).map(({ place }) => place),
        })),
      )
      const entry = { text: '', rewards: [] }
      const ended = after(squad, content, endingOf({ scenario: 12, success: entry, failure: entry }, outcome))
      expect(traumaOf(ended)).toEqual(pilots.map(({ trauma }) => trauma))
    }),
    { numRuns: 25 },
  )
})

test('[PD-004] [ST-026] a pilot whose ship is taken off for good gains 1 trauma, once, and it is told', () => {
  const table = fight({ pilots: { p1: { trauma: 2 }, p2: {} } })
  table.hand({ type: 'removeShip', ship: 'p1' }).hand({ type: 'removeShip', ship: 'p1' })
  expect(table.pilot('p1')).toMatchObject({ out: true, hull: 0, pose: null, trauma: 3, pendingTrauma: [] })
  expect(table.notes.map(({ key, args, rule }) => [key.replace('akarios.log.', ''), args, rule])).toEqual([
    ['byHand.removeShip', { type: 'removeShip', ship: 'p1' }, undefined],
    ['pilotUnconscious', { seat: 'p1', trauma: 3 }, 'PD-004'],
    ['byHand.removeShip', { type: 'removeShip', ship: 'p1' }, undefined],
  ])
})

const visitChange: fc.Arbitrary<WorldChange> = fc.oneof(
  fc.record({
    type: fc.constant('setTrack' as const),
    seat,
    track: fc.constantFrom('health' as const, 'energy' as const, 'stress' as const),
    to: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({ type: fc.constant('setTrauma' as const), seat, to: fc.integer({ min: 0, max: 8 }) }),
)

test('[WX-012] [ES-006] trauma and fallen pilots of a visit set by hand are those of the campaign', () => {
  fc.assert(
    fc.property(fc.array(visitChange, { maxLength: 12 }), (changes) => {
      const table = visit()
      for (const change of changes) if (table.waits !== 'over') table.hand(change)
      const shown = [table.pilot('p1'), table.pilot('p2')]
      if (table.waits !== 'over') table.hand({ type: 'endVisit', result: 'failure' })
      const { outcome } = table
      expect(outcome.pilots.map(({ seat: of, trauma, fell }) => [of, trauma, fell])).toEqual(
        shown.map(({ seat: of, trauma, is }) => [of, trauma, is === 'unconscious']),
      )
      const command = endingOfVisit({ scenario: 12, world: null, play: 'visit' }, outcome)
      expect(traumaOf(after(squad, content, command))).toEqual([3 + shown[0]!.trauma, 1 + shown[1]!.trauma])
    }),
    { numRuns: 25 },
  )
})

const tripChange: fc.Arbitrary<TravelChange> = fc.oneof(
  fc.record({ type: fc.constant('setSupply' as const), to: tenth }),
  fc.record({ type: fc.constant('setStress' as const), seat, to: tenth }),
  fc.record({ type: fc.constant('setEvent' as const), event: fc.constantFrom('leak', 'find'), used: fc.boolean() }),
)

test('[SX-015] [SX-017] [SX-020] supply, stress and event cards of a trip set by hand are those of the campaign', () => {
  const setup = tripSetup({ goals: [goal(8)], events: [event('leak', {}), event('find', {})] })
  fc.assert(
    fc.property(fc.array(tripChange, { maxLength: 12 }), (changes) => {
      const table = trip(setup)
      const used = new Set<string>()
      let { supply } = setup
      let stress = setup.seats.map((one) => one.stress)
      for (const change of changes) {
        if (change.type === 'setEvent' && used.has(change.event) === change.used) continue
        table.hand(change)
        if (change.type === 'setSupply') supply = change.to
        else if (change.type === 'setStress') stress = stress.with(Number(change.seat.slice(1)) - 1, change.to)
        else if (change.type === 'setEvent') used[change.used ? 'add' : 'delete'](change.event)
      }
      const command = endingOfTrip(table.hand({ type: 'endTrip', arrives: false }).outcome, 'trip')
      const ended = after(squad, content, { ...command, system: 'draconian' })
      expect({
        supply: ended.standing.supply,
        stress: ended.seats.map((one) => boardOf(ended, one.seat).stress),
        used: new Set(ended.eventsUsed.map((row) => row.event)),
      }).toEqual({ supply, stress, used })
    }),
    { numRuns: 25 },
  )
})
