// Trips played by chance to their ends: every offered answer must be taken, and the invariants hold after each step.
import { findBreaches } from '../../../main/games/akarios/travel/invariants.ts'
import { travelMachine } from '../../../main/games/akarios/travel/machine.ts'
import type { TravelSetup } from '../../../main/games/akarios/travel/setup.ts'
import type { TravelState } from '../../../main/games/akarios/travel/state.ts'
import type { PlainReward } from '../../../shared/games/akarios/content/reward.ts'
import { enumerateTravel, type TravelQuestion } from '../../../shared/games/akarios/travel/question.ts'
import { sizeOf } from '../../../shared/kernel/chance.ts'
import type { Note } from '../../../shared/kernel/note.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import { randomOf, type Random } from '../../random/random.ts'
import { event, goal, legendOf, tripSetup } from './trip.ts'

/** One of each kind that an event may give besides supply and stress. */
const gifts: PlainReward[] = [
  { type: 'skillPoints', amount: 1 },
  { type: 'upgrade', upgrade: 'jet-burn', to: 'squad' },
  { type: 'coPilot', coPilot: 'krina' },
  { type: 'loseCoPilot', coPilot: 'krina' },
  { type: 'sparrowUpgrade', sparrowUpgrade: 'shield-tech' },
  { type: 'achievement', achievement: 'first-light' },
  { type: 'loseAchievement', achievement: 'first-light' },
  { type: 'unlockPilot', pilot: 'pilot-5' },
  { type: 'unlockShip', ship: 'ship-5' },
  { type: 'damage', amount: 1, to: 'eachPilot' },
  { type: 'trauma', amount: 1, to: 'eachPilot' },
  { type: 'scout', number: 31, system: 'draconian', x: 1, y: 1 },
  { type: 'byHand', says: 'Turn the card.' },
]

const cards = [
  event('leak', { outcome: { text: 'Back.', rewards: [{ type: 'supply', amount: -2 }] } }),
  event('find', { outcome: { text: 'Back.', rewards: [{ type: 'stress', amount: 3, to: 'finder' }] } }),
  event('hoard', { outcome: { text: 'Back.', rewards: gifts } }),
  event('wreck', {
    options: [
      { label: 'A', text: 'Back.', rewards: [{ type: 'supply', amount: 3 }] },
      { label: 'B', text: 'Back.', rewards: [{ type: 'stress', amount: 9, to: 'eachPilot' }] },
    ],
  }),
]

const setupOf = (random: Random): TravelSetup =>
  tripSetup({
    supply: random.between(0, 10),
    goals: [
      goal(8),
      goal(9, 'side'),
      goal(10, 'market'),
      goal(20, 'jump', [{ system: 'fenris', name: 'Fenris', location: null }]),
    ],
    legend: random.percent(70)
      ? legendOf('event', 'nothing', { type: 'stress', amount: 2 }, { type: 'supply', amount: -1 })
      : null,
    events: random.percent(60) ? cards : null,
    eventsUsed: random.some(['leak', 'find', 'hoard', 'wreck'], random.between(0, 4)),
    die: random.percent(50) ? tripSetup().die : null,
  })

export interface Seen {
  readonly state: TravelState
  readonly question: TravelQuestion | null
  /** Titles of all answers that could be given. */
  readonly titles: readonly Note[]
  readonly notes: readonly Note[]
}

/** `look` sees every state, with the lines that led to it. Throws when a trip does not end, or an offered answer is refused. */
export function playTrips(seed: string, count: number, look: (seen: Seen) => void): void {
  const random = randomOf(seed)
  for (let trip = 0; trip < count; trip += 1) {
    let { state, notes } = travelMachine.start(setupOf(random))
    for (let moves = 0; ; moves += 1) {
      const breaches = findBreaches(state)
      if (breaches.length > 0 || moves > 200) throw new Error(`trip ${trip}, move ${moves}: ${breaches.join(' ')}`)
      state = JSON.parse(canonical(state)) as TravelState
      const wait = travelMachine.wait(state)
      const question = wait.kind === 'ask' ? wait.question : null
      const answers = question === null ? [] : enumerateTravel(question)
      const titles = answers.map((answer) => travelMachine.title(state, { kind: 'answer', seat: 'table', answer }))
      look({ state, question, titles, notes })
      if (wait.kind === 'over') break
      const refused = answers.find((answer) => !travelMachine.accept(state, 'table', answer).ok)
      if (refused !== undefined) throw new Error(`trip ${trip}: offered and refused: ${JSON.stringify(refused)}`)
      const after =
        wait.kind === 'chance'
          ? travelMachine.step(state, { kind: 'chance', result: resultOf(wait.ask, random) })
          : travelMachine.step(state, { kind: 'answer', seat: 'table', answer: random.pick(answers) })
      state = after.state
      notes = after.notes
    }
  }
}

function resultOf(ask: Parameters<typeof sizeOf>[0], random: Random): number[] {
  const { results, sides } = sizeOf(ask)
  return Array.from({ length: results }, () => random.between(0, sides - 1))
}
