// Visits to worlds: where a squad can land, the start of a visit, what its end would bring, and the entry that stands for it.
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { entriesOf } from '../../shared/games/akarios/content/content.ts'
import type { Outcome as Entry } from '../../shared/games/akarios/content/reward.ts'
import { sourceOf } from '../../shared/games/akarios/content/source.ts'
import type { World } from '../../shared/games/akarios/content/world.ts'
import type { Json } from '../../shared/kernel/json.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { isDone } from '../games/akarios/campaign/scenario-log.ts'
import {
  barredFromWorld,
  endingOfVisit,
  insteadOf,
  pilotLacks,
  scenarioOf,
  visitSetup,
  type Destination,
} from '../games/akarios/campaign/visits.ts'
import { actionDie, worldMachine, type WorldSetup } from '../games/akarios/world/index.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf } from './campaign-state.ts'
import { lastPhysical, nextSeed, overPlay, waitingPlay, type PlaysOfKindOptions } from './plays-of-kind.ts'
import type { PlaysService } from './plays.ts'
import { readingOf } from './reading.ts'
import { isTakenOver } from './taken-over.ts'

export interface VisitsService {
  readonly list: (campaign: string) => Outcome<Output<'world.list'>>
  readonly start: (input: Parsed<'world.start'>) => Outcome<{ play: string }>
  readonly outcome: (input: Parsed<'world.outcome'>) => Outcome<Output<'world.outcome'>>
  readonly instead: (input: Parsed<'world.instead'>) => Outcome<Output<'world.instead'>>
}

/** Refuses a play that is no visit, or one that is under way. */
export const overVisit = (plays: Pick<PlaysService, 'view'>, at: { campaign: string; play: string }) =>
  overPlay(plays, worldMachine, 'world.notOver', at)

export function createVisits({ open, plays, content }: PlaysOfKindOptions): VisitsService {
  const read = readingOf({ open, content })
  const worlds = (): readonly World[] => entriesOf(content.layered().content, 'worlds')
  const destination = (to: Parsed<'world.start'>['to']): Destination | undefined => {
    if (to.type === 'printed') return to
    const world = content.layered().content.worlds[to.world]
    return world && { type: 'pack', world }
  }

  return {
    list: (campaign) => {
      const list = plays.list(campaign)
      if (!list.ok) return list
      const { plays: begun } = list.value
      const { sources } = content.layered()
      const titles = new Map(content.packs.map(({ manifest }) => [manifest.id, manifest.title]))
      return read(campaign, (state, all, file) => ({
        worlds: worlds().map(({ id, name, wording, scenario, instead }) => ({
          id,
          name,
          wording,
          scenario,
          pack: titles.get(sourceOf(sources, 'worlds', id)?.pack ?? '') ?? '',
          done: isDone(state, scenario),
          instead: instead !== undefined,
        })),
        lacks: pilotLacks(
          state,
          all,
          state.seats.map(({ seat }) => seat),
        ).map((lack) => ({ ...lack, fields: [...lack.fields] })),
        visit: waitingPlay(begun, worldMachine.id)?.id ?? null,
        realDice: lastPhysical(file, begun, worldMachine.id).includes(actionDie),
      }))
    },
    start: ({ campaign, to: wanted, seats, realDice = false }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      const file = held.value
      const list = plays.list(campaign)
      if (!list.ok) return list
      const begun = list.value.plays
      if (waitingPlay(begun, worldMachine.id)?.status === 'over') return fail(refusal('conflict', 'world.notTaken'))
      if (begun.some(({ status }) => status === 'open')) return fail(refusal('conflict', 'world.playOpen'))
      const to = destination(wanted)
      if (to === undefined) return fail(refusal('not-found', 'world.unknown'))
      const state = stateOf(file)
      const all = contentOf(content, state.seats)
      const barred = barredFromWorld(state, all, scenarioOf(to), seats)
      if (barred !== undefined) return fail(refusal('refused', barred.key, barred.args))
      const setup = visitSetup(state, all, to, seats)
      if (!setup.ok) return fail(refusal('refused', 'world.lacks', { pilot: setup.error[0]?.name ?? '' }))
      return plays.start(campaign, {
        machine: worldMachine.id,
        setup: setup.value,
        seed: nextSeed(file, begun, worldMachine.id, 'visit'),
        physical: realDice ? [actionDie] : [],
        title: { key: 'akarios.world.title.begun', args: { world: namedWorld(setup.value) } },
      })
    },
    outcome: ({ campaign, play, choice }) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const over = overVisit(plays, { campaign, play })
      if (!over.ok) return over
      const { outcome, view } = over.value
      const world = view.world === null ? undefined : content.layered().content.worlds[view.world]
      if (view.world !== null && world === undefined) return fail(refusal('not-found', 'world.unknown'))
      const command = endingOfVisit({ scenario: view.scenario, world: world ?? null, play }, outcome, choice)
      return ok({ ...shown(world?.[outcome.result]), command, done: isTakenOver(held.value.file, play) })
    },
    instead: ({ campaign, world: id, seats, choice }) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const world = content.layered().content.worlds[id]
      const command = world && insteadOf(world, seats, choice)
      if (command === undefined) return fail(refusal('not-found', 'world.noInstead'))
      return ok({ ...shown(world?.instead), command })
    },
  }
}

/** A world of which only the number is known has no id. */
const namedWorld = ({ world, name }: WorldSetup): Json => (world === null ? name : { of: 'worlds', id: world.id, name })

const shown = (entry: Entry | undefined) => ({
  text: entry?.text ?? null,
  choices: (entry?.choice ?? []).map(({ label, text }) => ({ label, text })),
})
