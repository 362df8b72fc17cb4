// Retells a campaign and works out its figures. Each play is read once and kept until one of its entries comes or goes, so that
// a long campaign opens as fast as its last fight is read.
import { setImmediate as turn } from 'node:timers/promises'
import type { Output } from '../../shared/contract/contract.ts'
import type { Outcome } from '../../shared/contract/envelope.ts'
import type { ChronicleLine } from '../../shared/games/akarios/view/chronicle-view.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { listPlays } from '../db/stores/plays.ts'
import { campaignEntries, playEntries, playMark } from '../db/told.ts'
import { eveningsOf, type PlacedLine } from '../games/akarios/campaign/chronicle/evenings.ts'
import { fightNames } from '../games/akarios/campaign/chronicle/fight-names.ts'
import {
  countedKeys,
  tallyFight,
  type FightStart,
  type FightTally,
} from '../games/akarios/campaign/chronicle/fight-tally.ts'
import { statisticsOf } from '../games/akarios/campaign/chronicle/statistics.ts'
import { lineOfCommand, linesOfPlay, toldKeys, type Seating } from '../games/akarios/campaign/chronicle/told-lines.ts'
import type { CampaignState } from '../games/akarios/campaign/state.ts'
import type { CampaignContent } from '../games/akarios/campaign/work.ts'
import { combatMachine } from '../games/akarios/combat/index.ts'
import type { PlayRow } from '../kernel/ports.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf } from './campaign-state.ts'
import type { ContentService } from './content.ts'
import type { Names } from './names.ts'
import type { OpenCampaigns } from './open-campaigns.ts'

export interface ChronicleService {
  /** Refusals of both: those of opening the campaign. */
  readonly read: (campaign: string) => Promise<Outcome<Output<'chronicle.read'>>>
  readonly statistics: (campaign: string) => Promise<Outcome<Output<'chronicle.statistics'>>>
}

export interface ChronicleOptions {
  readonly open: OpenCampaigns
  readonly content: ContentService
  readonly names: Names
}

/** What is kept of a play. */
interface PlayTold {
  readonly mark: string
  readonly lines: readonly ChronicleLine[]
  /** Null for what is no fight. */
  readonly tally: FightTally | null
}

interface Retold {
  readonly file: CampaignFile
  readonly plays: ReadonlyMap<string, PlayTold & { readonly status: PlayRow['status'] }>
}

/** Milliseconds of reading after which everything else has its turn. */
const share = 16

export function createChronicle({ open, content, names }: ChronicleOptions): ChronicleService {
  /** Of the campaign that was asked about last. */
  let kept: { readonly campaign: string; readonly seated: string; readonly plays: Map<string, PlayTold> } | undefined

  const standing = (file: CampaignFile) => {
    const state = stateOf(file)
    const all = contentOf(content, state.seats)
    return { state, all, seats: seatingOf(state, all) }
  }
  const retell = async (campaign: string): Promise<Outcome<Retold>> => {
    const held = open.look(campaign)
    if (!held.ok) return held
    const { file } = held.value
    const { seats } = standing(file)
    const seated = JSON.stringify([...seats.byName])
    if (kept?.campaign !== campaign || kept.seated !== seated) kept = { campaign, seated, plays: new Map() }
    const known = kept.plays
    const told = new Map<string, PlayTold & { status: PlayRow['status'] }>()
    let since = performance.now()
    for (const play of listPlays(file)) {
      const mark = playMark(file, play.id)
      if (mark === null) continue
      const before = known.get(play.id)
      const now = before?.mark === mark ? before : { mark, ...readPlay(file, play, seats) }
      known.set(play.id, now)
      told.set(play.id, { ...now, status: play.status })
      if (performance.now() - since < share) continue
      await turn()
      since = performance.now()
      // Closed or opened anew meanwhile: what was read stays kept, the rest is read from the file that is open now.
      if (!file.sqlite.open) return retell(campaign)
    }
    return ok({ file, plays: told })
  }
  return {
    read: async (campaign) => {
      const retold = await retell(campaign)
      if (!retold.ok) return fail(retold.error)
      const { file, plays } = retold.value
      const { seats, all } = standing(file)
      const placed = (line: ChronicleLine, play: string | null): PlacedLine => ({
        line: { ...line, says: names.line(line.says), follows: line.follows.map(names.line) },
        play,
        at: Date.parse(line.time),
      })
      const lines = [
        ...[...campaignEntries(file)].map((entry) => placed(lineOfCommand(entry, seats), null)),
        ...[...plays].flatMap(([play, { lines: own, tally }]) => {
          const named = tally === null ? undefined : fightNames(all.all, tally.mission.id)
          return own.map((line) => placed(named === undefined ? line : withArgs(line, named), play))
        }),
      ]
      // Stable: lines of one entry stay as they are told.
      return ok({ evenings: eveningsOf(lines.toSorted((one, other) => one.line.n - other.line.n)) })
    },
    statistics: async (campaign) => {
      const retold = await retell(campaign)
      if (!retold.ok) return fail(retold.error)
      const { file, plays } = retold.value
      const { state, all } = standing(file)
      const fights = [...plays].flatMap(([play, { status, lines, tally }]) => {
        const begun = lines[0]
        return tally === null || status !== 'over' || begun === undefined ? [] : [{ play, begun, tally }]
      })
      const inOrder = fights.toSorted((one, other) => one.begun.n - other.begun.n)
      return ok(
        statisticsOf(
          state,
          all,
          inOrder.map(({ play, begun, tally }) => ({ play, time: begun.time, tally })),
        ),
      )
    },
  }
}

/** A line of a fight has nothing that follows. */
const withArgs = (line: ChronicleLine, named: ReturnType<typeof fightNames>): ChronicleLine => ({
  ...line,
  says: { ...line.says, args: named(line.says.args) },
})

const readKeys = [...new Set([...toldKeys, ...countedKeys])]

function readPlay(file: CampaignFile, { id, machine, setup }: PlayRow, seats: Seating): Omit<PlayTold, 'mark'> {
  const entries = [...playEntries(file, id, readKeys)]
  const isFight = machine === combatMachine.id
  return {
    lines: linesOfPlay(entries, seats),
    // The machine's own set-up: it was accepted before it was stored.
    tally: isFight
      ? tallyFight(
          JSON.parse(setup) as FightStart,
          entries.flatMap(({ notes }) => notes),
        )
      : null,
  }
}

function seatingOf({ seats }: CampaignState, { all }: CampaignContent): Seating {
  const byName = new Map<string, number[]>()
  for (const { seat, player, pilot, ship } of seats)
    for (const name of [player, all.pilots[pilot]?.name ?? pilot, all.ships[ship]?.name ?? ship])
      byName.set(name, [...(byName.get(name) ?? []), seat])
  return {
    pilots: new Map(seats.map(({ seat, pilot }) => [pilot, seat])),
    ships: new Map(seats.map(({ seat, ship }) => [ship, seat])),
    byName,
  }
}
