// The course of a scenario: opened by its number, set up, played from the book or in the app, ended with what it gives (rules ES-001 to
// ES-021, AW-001, AW-002, DF-003, UN-010).
import { difficultyShifts } from '../../../../shared/games/akarios/difficulty.ts'
import type { Reward } from '../../../../shared/games/akarios/content/reward.ts'
import type { ScenarioHow, ScenarioKind, ScenarioOutcome } from '../../../../shared/games/akarios/campaign/words.ts'
import { atRest } from './board-tracks.ts'
import { boostsAfter } from './boosts.ts'
import { gainCredits } from './credits.ts'
import { isLost, losePilot, loseShip } from './ironman.ts'
import { applyRewards, type Receivers } from './rewards.ts'
import { changeBoard, nextId, seatOf, seatsInPlay } from './rows.ts'
import { firstOf, isDone } from './scenario-log.ts'
import { topUp } from './skill-points.ts'
import { changeTrauma } from './trauma.ts'
import { firstFault, no, type CampaignFault, type Work } from './work.ts'

export interface Opening {
  readonly number: number
  readonly kind: ScenarioKind
  /** Seats that take part: "number of pilots" is their number. */
  readonly seats: readonly number[]
}

/** Opens a scenario for its set-up. Pilots in play get the points that they have missed. */
export function openScenario(work: Work, { number, kind, seats }: Opening): CampaignFault | undefined {
  const { draft, content } = work
  const { standing } = draft
  if (standing.scenario !== null) return no('scenarioOpen', 'SX-024', { number: standing.scenario })
  const first = firstOf(content)
  if (first !== undefined && number !== first && !isDone(draft, first)) return no('firstScenario', 'CS-014', { first })
  if (standing.next !== null && standing.next !== number) return no('goElsewhere', 'SX-002', { next: standing.next })
  if (kind !== 'market' && isDone(draft, number)) return no('scenarioDone', 'ES-018', { number })
  const stranger = seats.find((seat) => seatOf(draft, seat) === undefined)
  if (stranger !== undefined) return no('noSeat', 'CS-001', { seat: stranger })
  if (seats.length === 0) return no('nobodyPlays', 'CS-001')
  draft.standing = { ...standing, scenario: number, kind, step: 'setUp' }
  for (const { seat, pilot } of draft.seats) {
    changeBoard(draft, seat, { part: seats.includes(seat) ? 'in' : 'out' })
    if (seats.includes(seat)) topUp(work, pilot)
  }
  return undefined
}

/** The set-up is done: from here on nobody changes pilot or ship (rules UN-003, UN-004). */
export function beginScenario({ draft }: Work): CampaignFault | undefined {
  if (draft.standing.scenario === null) return no('nothingOpen', 'SX-024')
  const shipless =
    draft.standing.kind === 'fight' ? seatsInPlay(draft).find(({ ship }) => isLost(draft, ship)) : undefined
  if (shipless !== undefined) return no('shipLost', 'DF-014', { seat: shipless.seat })
  draft.standing = { ...draft.standing, step: 'underWay' }
  return undefined
}

export interface Ending extends Opening {
  readonly outcome: ScenarioOutcome
  /** What each pilot takes home besides the rewards. */
  readonly pilots: readonly {
    readonly seat: number
    readonly trauma: number
    readonly fell?: boolean | undefined
  }[]
  readonly rewards: readonly Reward[]
  /** Place of the option taken, from 1 (rule ES-017). */
  readonly choice?: number | undefined
  /** Where the entry sends the squad (rule SX-002). */
  readonly next?: number | undefined
  readonly play?: string | undefined
  readonly finder?: number | undefined
  readonly owners?: Receivers['owners']
  /** What one pilot alone found on a world (rule WX-030). */
  readonly finds?: readonly { readonly seat: number; readonly rewards: readonly Reward[] }[] | undefined
}

/** Ends the open scenario, or one that was played without being opened here. */
export function finishScenario(work: Work, ending: Ending): CampaignFault | undefined {
  const { draft } = work
  const open = draft.standing.scenario
  if (open !== null && open !== ending.number) return no('otherOpen', 'SX-024', { number: open })
  if (ending.play !== undefined && draft.scenarios.some(({ play }) => play === ending.play))
    return no('playDone', 'ES-018', { number: ending.number })
  return firstFault(
    () => (open === null ? openScenario(work, ending) : undefined),
    () => close(work, ending, 'played'),
  )
}

/** Reads the entry that stands for a world which the squad skips. */
export function skipWorld(
  work: Work,
  entry: Pick<Ending, 'number' | 'seats' | 'rewards' | 'choice' | 'next' | 'owners'>,
): CampaignFault | undefined {
  if (work.draft.standing.scenario !== null && work.draft.standing.scenario !== entry.number)
    return no('otherOpen', 'SX-024', { number: work.draft.standing.scenario })
  if (work.draft.standing.kind !== null && work.draft.standing.kind !== 'world') return no('onlyWorlds', 'AW-001')
  const ending: Ending = { ...entry, kind: 'world', outcome: 'read', pilots: [] }
  return firstFault(
    () => (work.draft.standing.scenario === null ? openScenario(work, ending) : undefined),
    () => close(work, ending, 'instead'),
  )
}

/** Boards come to rest, boosts are marked or wiped, rewards are given, the scenario goes into the log: in this order. */
function close(work: Work, ending: Ending, how: ScenarioHow): CampaignFault | undefined {
  const { draft } = work
  const { standing, squad } = draft
  const inPlay = seatsInPlay(draft)
  const kind = standing.kind ?? ending.kind
  const stranger = [...ending.pilots, ...(ending.finds ?? [])].find(
    ({ seat }) => !inPlay.some((one) => one.seat === seat),
  )
  if (stranger !== undefined) return no('notInPlay', 'ES-007', { seat: stranger.seat })
  const what = String(ending.number)
  if (kind === 'fight' || kind === 'world') for (const { seat } of draft.seats) changeBoard(draft, seat, atRestStress)
  for (const { seat, trauma } of ending.pilots) {
    const pilot = seatOf(draft, seat)?.pilot
    if (pilot !== undefined) changeTrauma(work, pilot, trauma)
  }
  if (kind === 'fight' && ending.outcome === 'success')
    for (const { seat } of inPlay)
      gainCredits(work, { seat, amount: difficultyShifts[squad.difficulty].bonus, reason: 'difficulty', what })
  if (squad.ironman && kind === 'fight')
    for (const { seat, fell } of ending.pilots) if (fell === true) loseShip(work, seat)
  if (squad.ironman && kind === 'world')
    for (const { seat, fell } of ending.pilots) {
      const pilot = seatOf(draft, seat)?.pilot
      if (fell === true && pilot !== undefined) losePilot(work, pilot)
    }
  draft.standing = { ...standing, boosts: boostsAfter(standing.boosts, ending.outcome) }
  const { owners, finds = [] } = ending
  const fault = firstFault(
    ...finds.map((find) => () => applyRewards(work, find.rewards, { finder: find.seat, owners, what })),
    () => applyRewards(work, ending.rewards, { finder: ending.finder, owners, what }),
  )
  if (fault !== undefined) return fault
  draft.scenarios.push({
    id: nextId(draft.scenarios),
    number: ending.number,
    kind,
    outcome: ending.outcome,
    how,
    choice: ending.choice ?? null,
    act: squad.act,
    difficulty: squad.difficulty,
    seats: inPlay.map(({ seat }) => seat).join(' '),
    play: ending.play ?? null,
  })
  for (const { seat } of draft.seats) changeBoard(draft, seat, { part: 'in' })
  draft.standing = { ...draft.standing, scenario: null, kind: null, step: null, next: ending.next ?? null }
  return undefined
}

const atRestStress = { stress: atRest.stress }
