// Visits to worlds: where a squad can land, the start of a visit, what its end would bring, and the entry that stands for it.
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { entriesOf } from '../../shared/games/akarios/content/content.ts'
import type { Outcome as Entry } from '../../shared/games/akarios/content/reward.ts'
import { sourceOf } from '../../shared/games/akarios/content/source.ts'
import type { World } from '../../shared/games/akarios/content/world.ts'
import type { WorldView } from '../../shared/games/akarios/world/world-view.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { sha256 } from '../db/digest.ts'
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
import { worldMachine, type WorldOutcome } from '../games/akarios/world/index.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf } from './campaign-state.ts'
import type { ContentService } from './content.ts'
import { newTransferId } from './ids.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'
import { isTakenOver } from './trips.ts'

export interface VisitsService {
  readonly list: (campaign: string) => Outcome<Output<'world.list'>>
  readonly start: (input: Parsed<'world.start'>) => Outcome<{ play: string }>
  readonly outcome: (input: Parsed<'world.outcome'>) => Outcome<Output<'world.outcome'>>
  readonly instead: (input: Parsed<'world.instead'>) => Outcome<Output<'world.instead'>>
}

export interface VisitsOptions {
  readonly open: OpenCampaigns
  readonly plays: Pick<PlaysService, 'list' | 'view' | 'start'>
  readonly content: ContentService
}

type Play = Output<'play.list'>['plays'][number]

/** Refuses a play that is no visit, or one that is under way. */
export function overVisit(
  plays: Pick<PlaysService, 'view'>,
  campaign: string,
  play: string,
): Outcome<{ outcome: WorldOutcome; view: WorldView }> {
  const seen = plays.view(campaign, play)
  if (!seen.ok) return seen
  const { machine, wait, view } = seen.value
  if (machine !== worldMachine.id || wait?.kind !== 'over') return fail(refusal('refused', 'world.notOver'))
  return ok({ outcome: wait.outcome as WorldOutcome, view: view as WorldView })
}

export function createVisits({ open, plays, content }: VisitsOptions): VisitsService {
  const worlds = (): readonly World[] => entriesOf(content.layered().content, 'worlds')
  /** The last visit, if it is under way or its outcome still waits. */
  const waiting = (campaign: string, file: CampaignFile): Outcome<Play | null> => {
    const list = plays.list(campaign)
    if (!list.ok) return list
    const last = list.value.plays.filter(({ machine }) => machine === worldMachine.id).at(-1)
    return ok(last === undefined || (last.status === 'over' && isTakenOver(file, last.id)) ? null : last)
  }
  const destination = (to: Parsed<'world.start'>['to']): Destination | undefined => {
    if (to.type === 'printed') return to
    const world = content.layered().content.worlds[to.world]
    return world && { type: 'pack', world }
  }

  return {
    list: (campaign) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const { file } = held.value
      const visit = waiting(campaign, file)
      if (!visit.ok) return visit
      const state = stateOf(file)
      const { sources } = content.layered()
      const titles = new Map(content.packs.map(({ manifest }) => [manifest.id, manifest.title]))
      return ok({
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
          contentOf(content, state.seats),
          state.seats.map(({ seat }) => seat),
        ).map((lack) => ({ ...lack, fields: [...lack.fields] })),
        visit: visit.value?.id ?? null,
      })
    },
    start: ({ campaign, to: wanted, seats }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      const list = plays.list(campaign)
      if (!list.ok) return list
      const visit = waiting(campaign, held.value)
      if (!visit.ok) return visit
      if (visit.value?.status === 'over') return fail(refusal('conflict', 'world.notTaken'))
      if (list.value.plays.some(({ status }) => status === 'open')) return fail(refusal('conflict', 'world.playOpen'))
      const to = destination(wanted)
      if (to === undefined) return fail(refusal('not-found', 'world.unknown'))
      const state = stateOf(held.value)
      const all = contentOf(content, state.seats)
      const barred = barredFromWorld(state, all, scenarioOf(to), seats)
      if (barred !== undefined) return fail(refusal('refused', barred.key, barred.args))
      const setup = visitSetup(state, all, to, seats)
      if (!setup.ok) return fail(refusal('refused', 'world.lacks', { pilot: setup.error[0]?.name ?? '' }))
      const play = newTransferId()
      const count = list.value.plays.filter(({ machine }) => machine === worldMachine.id).length
      const started = plays.start(campaign, {
        id: play,
        machine: worldMachine.id,
        setup: setup.value,
        seed: seedOf(held.value, count),
        physical: [],
        title: { key: 'akarios.world.title.begun', args: { world: setup.value.name } },
      })
      if (!started.ok) return started
      if (started.value.taken) return ok({ play })
      const [problem] = started.value.problems
      return fail(refusal('refused', 'world.notBegun', { reason: problem?.path ?? problem?.key ?? started.value.code }))
    },
    outcome: ({ campaign, play, choice }) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const over = overVisit(plays, campaign, play)
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

const shown = (entry: Entry | undefined) => ({
  text: entry?.text ?? null,
  choices: (entry?.choice ?? []).map(({ label, text }) => ({ label, text })),
})

/** The same visit of the same campaign has the same luck: taking its start back is no way to throw the dice again. */
const seedOf = ({ seed }: CampaignFile, visits: number): string => sha256(`${seed}:visit:${visits}`)
