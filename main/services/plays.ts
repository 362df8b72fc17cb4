// Runs plays of a campaign: the kernel decides, the file keeps, every window is told after the commit.
import type { MovedReply } from '../../shared/contract/calls/play.ts'
import type { Output } from '../../shared/contract/contract.ts'
import { refusal, type Outcome, type Refusal } from '../../shared/contract/envelope.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import type { PlayRefusal } from '../../shared/kernel/play-refusal.ts'
import type { SubmitChanceRequest, SubmitHandRequest, SubmitRequest } from '../../shared/kernel/play-requests.ts'
import type { PlayView } from '../../shared/kernel/play-view.ts'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import type { Finding } from '../db/findings.ts'
import { beginningsOfPlays } from '../db/history.ts'
import { listPlays, portsOf, runPlay } from '../db/stores/plays.ts'
import { goTo } from '../kernel/history.ts'
import { isHandOnly, machinesOf, type Host } from '../kernel/host.ts'
import { submit, submitChance, submitHand } from '../kernel/moves.ts'
import { openPlay, restPlay } from '../kernel/open-play.ts'
import { playCache, type PlayCache } from '../kernel/play-cache.ts'
import type { Ports } from '../kernel/ports.ts'
import type { Played } from '../kernel/record.ts'
import { standingForMove, viewOf } from '../kernel/standing.ts'
import { startPlay, type NewPlay } from '../kernel/start.ts'
import { newPlayId } from './ids.ts'
import type { Names } from './names.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { Pushes } from './pushes.ts'
import { isTakenOver } from './taken-over.ts'

export interface PlaysService {
  /** Those that count now, in the order in which they were begun. */
  readonly list: (campaign: string) => Outcome<Output<'play.list'>>
  readonly view: (campaign: string, play: string) => Outcome<PlayView>
  /** The state that stands at `version`, for services that work something out from it. Refused like a move; nothing changes. */
  readonly lookAt: (
    campaign: string,
    at: { play: string; version: number },
  ) => Outcome<{ machine: string; state: Json }>
  readonly submit: (campaign: string, request: SubmitRequest) => Outcome<MovedReply>
  readonly chance: (campaign: string, request: SubmitChanceRequest) => Outcome<MovedReply>
  readonly hand: (campaign: string, request: SubmitHandRequest) => Outcome<MovedReply>
  /** Begins a play and answers its id. For services that make set-ups; refuses with what the machine says of the set-up. */
  readonly start: (campaign: string, play: Omit<NewPlay, 'id'>) => Outcome<{ play: string }>
  /** What undo and redo ask of the kernel, inside their transaction. */
  readonly goTo: (file: CampaignFile) => (play: string, index: number) => Result<string | null, Refusal>
  /** Takes running plays over into this version of their games, when a campaign has been opened. */
  readonly wake: (file: CampaignFile) => void
  /** Stores running plays whole, when a campaign is about to close. */
  readonly rest: (file: CampaignFile) => void
  /** A fight's round has ended or a play was stored whole since this was last asked. */
  readonly takeMilestone: (campaign: string) => boolean
}

export interface PlaysOptions {
  readonly open: OpenCampaigns
  readonly machines: readonly Machine[]
  readonly pushes: Pushes
  readonly names: Names
  readonly now: () => Date
  /** Told of every fault of a game, whole. */
  readonly log: (fault: unknown, where: string) => void
  /** Told of each campaign that has stored a move, before the windows are. */
  readonly afterCommit: (file: CampaignFile) => void
}

type Move = (host: Host) => Result<Played, PlayRefusal>

const isFindingLike = (error: PlayRefusal | Finding): error is Finding => 'key' in error

/** A play's refusal as the contract's: the first reason stands for all. */
const playRefused = ({ code, problems }: Pick<PlayRefusal, 'problems'> & { code: string }): Refusal => {
  const first = problems[0]
  const kind = code === 'unknown-play' ? 'not-found' : code === 'stale' ? 'conflict' : 'refused'
  return refusal(kind, first?.key ?? code, first?.args)
}

export function createPlays({
  open,
  machines: list,
  pushes,
  names,
  now,
  log,
  afterCommit,
}: PlaysOptions): PlaysService {
  const machines = machinesOf(list)
  const caches = new WeakMap<CampaignFile, PlayCache>()
  const milestones = new Set<string>()
  const acting = () => ({ who: 'table', now: now() })

  const hostOf = (file: CampaignFile, ports: Ports): Host => {
    const cache = caches.get(file) ?? playCache()
    caches.set(file, cache)
    return { ports, machines, cache }
  }
  const reading = (file: CampaignFile) => hostOf(file, portsOf(file, acting()))
  const running = (file: CampaignFile) =>
    listPlays(file).filter((play) => play.status === 'open' && machines.has(play.machine))

  const notTaken = (error: PlayRefusal): MovedReply => {
    if (error.code === 'engine-fault') log(error.report, `play ${error.report.machine}`)
    return {
      taken: false,
      code: error.code,
      problems: [...error.problems],
      ...('view' in error ? { view: error.view } : {}),
      ...('report' in error ? { report: error.report } : {}),
    }
  }
  const move = (campaign: string, body: Move): Outcome<MovedReply> => {
    const held = open.own(campaign)
    if (!held.ok) return held
    const file = held.value
    const moved = runPlay<Played, PlayRefusal>(file, acting(), (ports) => body(hostOf(file, ports)))
    if (!moved.ok) return isFindingLike(moved.error) ? fail(moved.error) : ok(notTaken(moved.error))
    afterCommit(file)
    if (moved.value.snapshot) milestones.add(campaign)
    pushes.publish({ name: 'campaign.changed', args: { campaign } })
    return ok({ taken: true, view: moved.value.view, notes: moved.value.notes.map(names.line) })
  }
  return {
    list: (campaign) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const { file } = held.value
      const known = new Map(listPlays(file).map((play) => [play.id, play]))
      const plays = [...beginningsOfPlays(file)].flatMap(([id, { n, time, titleKey, titleArgs }]) => {
        const play = known.get(id)
        if (play === undefined) return []
        const begun = { n, time, title: { key: titleKey, args: names.args(titleArgs) } }
        return [{ id, machine: play.machine, status: play.status, begun }]
      })
      const lastOfIts = (machine: string) => plays.findLast((play) => play.machine === machine)
      return ok({
        plays: plays.map((play) => ({
          ...play,
          waits: play.status === 'over' && lastOfIts(play.machine) === play && !isTakenOver(file, play.id),
        })),
      })
    },
    view: (campaign, play) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const view = viewOf(reading(held.value.file), play)
      return view.ok ? view : fail(playRefused(view.error))
    },
    lookAt: (campaign, at) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const standing = standingForMove(reading(held.value.file), at)
      if (!standing.ok) return fail(playRefused(standing.error))
      if (isHandOnly(standing.value)) return fail(refusal('refused', 'kernel.handOnly'))
      const { machine, held: stands } = standing.value
      return ok({ machine: machine.id, state: stands.state })
    },
    submit: (campaign, request) => move(campaign, (host) => submit(host, request)),
    chance: (campaign, request) => move(campaign, (host) => submitChance(host, request)),
    hand: (campaign, request) => move(campaign, (host) => submitHand(host, request)),
    start: (campaign, wanted) => {
      const play = newPlayId()
      const begun = move(campaign, (host) => startPlay(host, { ...wanted, id: play }))
      if (!begun.ok) return begun
      return begun.value.taken ? ok({ play }) : fail(playRefused(begun.value))
    },
    goTo: (file) => (play, index) => {
      const moved = goTo(reading(file), play, index)
      return moved.ok ? ok(moved.value.stateHash) : fail(playRefused(moved.error))
    },
    wake: (file) => {
      for (const { id } of running(file)) runPlay(file, acting(), (ports) => openPlay(hostOf(file, ports), id))
    },
    rest: (file) => {
      for (const { id } of running(file)) runPlay(file, acting(), (ports) => restPlay(hostOf(file, ports), id))
    },
    takeMilestone: (campaign) => milestones.delete(campaign),
  }
}
