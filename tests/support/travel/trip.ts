// A literal trip with stated luck, played in short words. The invariants are looked at after every step.
import { findBreaches } from '../../../main/games/akarios/travel/invariants.ts'
import { travelMachine } from '../../../main/games/akarios/travel/machine.ts'
import type { TravelOutcome } from '../../../main/games/akarios/travel/outcome.ts'
import type { TravelSetup } from '../../../main/games/akarios/travel/setup.ts'
import type { TravelState } from '../../../main/games/akarios/travel/state.ts'
import type { EventCard } from '../../../shared/games/akarios/content/event.ts'
import type { DieFace } from '../../../shared/games/akarios/content/slots.ts'
import type { LegendResult } from '../../../shared/games/akarios/content/system.ts'
import type { TravelChange } from '../../../shared/games/akarios/travel/change.ts'
import type { TravelAnswer, TravelQuestion } from '../../../shared/games/akarios/travel/question.ts'
import type { TravelView } from '../../../shared/games/akarios/travel/travel-view.ts'

export type Goal = TravelSetup['goals'][number]

export const goal = (number: number, kind: Goal['kind'] = 'primary', exits: Goal['exits'] = []): Goal => ({
  number,
  kind,
  exits,
})

/** Results for 1 to 6, by their first letters: nothing, event. */
export const legendOf = (...results: readonly (LegendResult | 'nothing' | 'event')[]): LegendResult[] =>
  Array.from({ length: 6 }, (_, at) => {
    const result = results[at % results.length] ?? 'nothing'
    return typeof result === 'string' ? { type: result } : result
  })

export const event = (id: string, card: Partial<EventCard>): EventCard => ({
  id,
  name: id,
  wording: 'A test card.',
  system: 'draconian',
  text: `Front of ${id}.`,
  ...card,
})

export const dieFaces: readonly DieFace[] = ['move', 'move', 'attack', 'attack', 'wild', 'stress']

/** Two players with a pilot each, supply 7, at 001 in D; 008 and 009 may be gone to, and nothing ever happens. */
export const tripSetup = (change: Partial<TravelSetup> = {}): TravelSetup => ({
  seats: [
    { seat: 'p1', stress: 0 },
    { seat: 'p2', stress: 0 },
  ],
  players: ['p1', 'p2'],
  supply: 7,
  at: { system: 'draconian', name: 'Draconian', location: 1 },
  goals: [goal(8), goal(9)],
  legend: legendOf('nothing'),
  events: [],
  eventsUsed: [],
  achievements: [],
  die: [...dieFaces],
  contestDice: 4,
  ...change,
})

export interface Table {
  readonly state: TravelState
  readonly view: TravelView
  readonly question: TravelQuestion
  /** What is asked, or what luck is awaited: `ask:destination`, `roll:movement`. */
  readonly waits: string
  readonly outcome: TravelOutcome
  readonly notes: readonly string[]
  say(option: string | number): Table
  tell(values: Record<string, number>): Table
  /** Luck: faces of the six-sided die from 1. */
  roll(face: number): Table
  /** Luck: the card of the pile by its id. */
  draw(card: string): Table
  /** Luck: action dice, four for each seat. */
  dice(...faces: readonly DieFace[]): Table
  hand(change: TravelChange): Table
  refuses(answer: TravelAnswer): string
}

export function trip(change: Partial<TravelSetup> = {}): Table {
  const accepted = travelMachine.acceptSetup(tripSetup(change))
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.error))
  let { state } = travelMachine.start(accepted.value)
  const notes: string[] = []
  const step = (input: Parameters<typeof travelMachine.step>[1]) => {
    const after = travelMachine.step(state, input)
    const breaches = findBreaches(after.state)
    if (breaches.length > 0) throw new Error(breaches.join(' '))
    notes.push(...after.notes.map(({ key, rule }) => `${key.replace('akarios.travel.', '')} ${rule ?? ''}`))
    state = after.state
    return table
  }
  const answer = (raw: TravelAnswer) => {
    const taken = travelMachine.accept(state, 'table', raw)
    if (!taken.ok) throw new Error(`refused: ${taken.error[0]?.key}`)
    return step({ kind: 'answer', seat: 'table', answer: taken.value })
  }
  const table: Table = {
    get state() {
      return state
    },
    get view() {
      return travelMachine.view(state)
    },
    get question() {
      const wait = travelMachine.wait(state)
      if (wait.kind !== 'ask') throw new Error(`nobody is asked: ${table.waits}`)
      return wait.question
    },
    get waits() {
      const wait = travelMachine.wait(state)
      if (wait.kind === 'ask') return wait.question.asks.key.replace('akarios.travel.', '')
      return wait.kind === 'chance' ? `${wait.ask.kind}.${wait.ask.why}` : 'over'
    },
    get outcome() {
      const wait = travelMachine.wait(state)
      if (wait.kind !== 'over') throw new Error(`not over: ${table.waits}`)
      return wait.outcome
    },
    notes,
    say: (option) => answer({ type: 'choose', chosen: String(option) }),
    tell: (values) => answer({ type: 'amounts', values }),
    roll: (face) => step({ kind: 'chance', result: [face - 1] }),
    draw: (card) => step({ kind: 'chance', result: [state.pile?.indexOf(card) ?? -1] }),
    dice: (...faces) => step({ kind: 'chance', result: faces.map((face) => dieFaces.indexOf(face)) }),
    hand: (raw) => {
      const taken = travelMachine.acceptHand(state, 'table', raw)
      if (!taken.ok) throw new Error(`refused: ${taken.error[0]?.key}`)
      return step({ kind: 'hand', seat: 'table', change: taken.value })
    },
    refuses: (raw) => {
      const taken = travelMachine.accept(state, 'table', raw)
      return taken.ok ? 'taken' : (taken.error[0]?.key ?? '')
    },
  }
  return table
}
