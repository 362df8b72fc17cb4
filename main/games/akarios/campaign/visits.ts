// Visits to worlds from the campaign's side: what one begins with, what it brings, and the entry that stands for a skipped one (rules
// WX-001 to WX-003, WX-012, WX-013, WX-030, WX-033, AW-001, AW-002, DF-011, DF-012).
import type { CommandOf } from '../../../../shared/games/akarios/campaign/command.ts'
import { worldSkills, type WorldSkill } from '../../../../shared/games/akarios/content/pilot.ts'
import type { Outcome } from '../../../../shared/games/akarios/content/reward.ts'
import type { World } from '../../../../shared/games/akarios/content/world.ts'
import { fail, ok, type Result } from '../../../../shared/lib/result.ts'
import { facesOf } from '../combat/dice.ts'
import type { WorldOutcome, WorldSetup } from '../world/index.ts'
import { applyCommand } from './commands.ts'
import { boardOf, seatsInPlay } from './rows.ts'
import { marksOf, skillGains } from './skill-gains.ts'
import { startEnergy } from './start-energy.ts'
import type { CampaignState, SeatRow } from './state.ts'
import { no, type CampaignContent, type CampaignFault } from './work.ts'

/** A pack's world, or one of the box, whose cards and entries people read. */
export type Destination =
  | { readonly type: 'pack'; readonly world: World }
  | { readonly type: 'printed'; readonly scenario: number; readonly name: string; readonly failureEnding: boolean }

/** What nobody has told yet of a pilot's tile. */
export interface PilotLack {
  readonly pilot: string
  readonly name: string
  readonly fields: readonly ('health' | 'skills')[]
}

export const scenarioOf = (to: Destination): number => (to.type === 'pack' ? to.world.scenario : to.scenario)

/** Whatever bars these seats from it: a scenario that is open, done or elsewhere. Undefined when they can go. */
export function barredFromWorld(
  state: CampaignState,
  content: CampaignContent,
  number: number,
  seats: readonly number[],
): CampaignFault | undefined {
  const { scenario, kind } = state.standing
  if (scenario === null) {
    const opened = applyCommand(state, { type: 'openScenario', number, kind: 'world', seats: [...seats] }, content)
    return opened.ok ? undefined : opened.error
  }
  if (scenario !== number) return no('otherOpen', 'SX-024', { number: scenario })
  if (kind !== 'world') return no('onlyWorlds', 'AW-001')
  const inPlay = seatsInPlay(state).map(({ seat }) => seat)
  const stranger = [...seats, ...inPlay].find((seat) => !seats.includes(seat) || !inPlay.includes(seat))
  return stranger === undefined ? undefined : no('notInPlay', 'ES-007', { seat: stranger })
}

/** Of the pilots in these seats. */
export const pilotLacks = (state: CampaignState, { all }: CampaignContent, seats: readonly number[]): PilotLack[] =>
  seatsOf(state, seats).flatMap(({ pilot }) => {
    const tile = all.pilots[pilot]
    const fields = (['health', 'skills'] as const).filter((field) => tile?.[field] === undefined)
    return fields.length === 0 ? [] : [{ pilot, name: tile?.name ?? pilot, fields }]
  })

const seatsOf = (state: CampaignState, seats: readonly number[]): readonly SeatRow[] =>
  state.seats.filter(({ seat }) => seats.includes(seat))

/** `seats` are those that land; or what is lacking on their tiles. */
export function visitSetup(
  state: CampaignState,
  content: CampaignContent,
  to: Destination,
  seats: readonly number[],
): Result<WorldSetup, readonly PilotLack[]> {
  const lacks = pilotLacks(state, content, seats)
  if (lacks.length > 0) return fail(lacks)
  const { figures } = content.all
  const { ironman } = state.squad
  return ok({
    scenario: scenarioOf(to),
    name: to.type === 'pack' ? to.world.name : to.name,
    world: to.type === 'pack' ? to.world : null,
    failureEnding: to.type === 'pack' ? to.world.failure !== undefined : to.failureEnding,
    ironman,
    seats: seatsOf(state, seats).map(({ seat, pilot }) => ({
      seat: `p${seat}`,
      health: content.all.pilots[pilot]?.health ?? 1,
      skills: skillsOf(state, content, pilot),
      stress: boardOf(state, seat).stress,
    })),
    energy: figures === undefined ? 0 : startEnergy(figures, seats.length, ironman),
    dice: content.board?.dice ?? usualDice,
    die: [...facesOf(content.board ?? {})],
    achievements: state.achievements.map(({ achievement }) => achievement).sort(),
  })
}

/** Rule WX-042. */
const usualDice = 4

/** Printed on the tile, and what full hexes of the trees add (rules WX-033, PG-011). */
function skillsOf(state: CampaignState, { all }: CampaignContent, pilot: string): Record<WorldSkill, number> {
  const tile = all.pilots[pilot]
  const { skills } = skillGains(tile, marksOf(state, pilot))
  return Object.fromEntries(
    worldSkills.map((skill) => [skill, (tile?.skills?.[skill] ?? 0) + (skills[skill] ?? 0)]),
  ) as Record<WorldSkill, number>
}

/** `p3` is seat 3. */
const numberOf = (seat: string): number => Number(seat.slice(1))

/** The outcome as the command that the table confirms. `choice`: place of the option taken, from 1; a printed world has no `world`. */
export function endingOfVisit(
  { scenario, world, play }: { readonly scenario: number; readonly world: World | null; readonly play: string },
  { result, pilots, rewards, finds, next }: WorldOutcome,
  choice?: number,
): CommandOf<'finishScenario'> {
  const entry = world?.[result]
  const last = entry === undefined ? { rewards: [], next } : entryAs(entry, choice)
  return {
    type: 'finishScenario',
    kind: 'world',
    number: scenario,
    seats: pilots.map(({ seat }) => numberOf(seat)),
    outcome: result,
    pilots: pilots.map(({ seat, trauma, fell }) => ({ seat: numberOf(seat), trauma, fell })),
    finds: finds.map((find) => ({ seat: numberOf(find.seat), rewards: [...find.rewards] })),
    ...(last.next === null ? {} : { next: last.next }),
    ...('choice' in last && last.choice !== undefined ? { choice: last.choice } : {}),
    rewards: [...rewards, ...last.rewards],
    play,
  }
}

/** The entry of a pack that is read in place of the visit, as the command that the table confirms; undefined without one. */
export function insteadOf(
  { scenario, instead }: World,
  seats: readonly number[],
  choice?: number,
): CommandOf<'skipWorld'> | undefined {
  if (instead === undefined) return undefined
  const { rewards, next, choice: taken } = entryAs(instead, choice)
  return {
    type: 'skipWorld',
    number: scenario,
    seats: [...seats],
    rewards,
    ...(next === null ? {} : { next }),
    ...(taken === undefined ? {} : { choice: taken }),
  }
}

/** What an entry gives with the option taken, and where it sends the squad. An option that it does not have counts as none. */
function entryAs({ rewards, choice: options, next }: Outcome, choice: number | undefined) {
  const option = choice === undefined ? undefined : options?.[choice - 1]
  return {
    rewards: [...rewards, ...(option?.rewards ?? [])],
    next: next ?? null,
    choice: option === undefined ? undefined : choice,
  }
}
