// Begins fights: what a campaign owns and what the packs hold becomes the set-up of the combat machine.
import type { Lack, MissionChoice } from '../../shared/contract/calls/fight.ts'
import type { Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { entriesOf } from '../../shared/games/akarios/content/content.ts'
import type { Kind } from '../../shared/games/akarios/content/kinds.ts'
import type { Mission } from '../../shared/games/akarios/content/mission.ts'
import { sourceOf } from '../../shared/games/akarios/content/source.ts'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { readSeats, readSquad, readUpgrades } from '../db/stores/squad.ts'
import { fightSetup, type FightSeat } from '../games/akarios/campaign/fight-setup.ts'
import { firstFit } from '../games/akarios/campaign/first-fit.ts'
import { combatMachine, type FightSetup, type Rulings } from '../games/akarios/combat/index.ts'
import type { ContentService } from './content.ts'
import { newSeed, newTransferId } from './ids.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'
import { box } from './roster.ts'

export interface FightsService {
  /** Missions of all packs, with what this squad would still have to tell before each. */
  readonly missions: (campaign: string) => Outcome<{ missions: MissionChoice[] }>
  /** Refuses an unknown mission or seat, a second open fight, and a set-up that lacks a printed value. */
  readonly start: (input: Parsed<'fight.start'>) => Outcome<{ play: string }>
}

export interface FightsOptions {
  readonly open: OpenCampaigns
  readonly plays: Pick<PlaysService, 'list' | 'start'>
  readonly content: ContentService
}

export function createFights({ open, plays, content }: FightsOptions): FightsService {
  const packOf = (kind: Kind, id: string) => sourceOf(content.layered().sources, kind, id)?.pack

  /** Whose board, decks and trauma cards the squad plays with: the pack of its ships. */
  const ownPack = (seats: readonly OwnSeat[]): string => packOf('ships', seats[0]?.ship ?? '') ?? box

  const boardOf = (pack: string) => {
    const { content: all, sources } = content.layered()
    if (sourceOf(sources, 'board', 'board')?.pack === pack) return all.board
    return content.packs.find(({ manifest }) => manifest.id === pack)?.sheets.board?.entry
  }

  const setupFor = (file: CampaignFile, seats: readonly OwnSeat[], mission: Mission, rulings?: Rulings) => {
    const squad = readSquad(file)
    if (squad === undefined) throw new Error('a campaign without a squad')
    const { content: all } = content.layered()
    const pack = ownPack(seats)
    const board = boardOf(pack)
    const of = <K extends 'decks' | 'traumaCards'>(kind: K) =>
      entriesOf(all, kind).filter(({ id }) => packOf(kind, id) === pack)
    return fightSetup({
      seats: seats.map(({ upgrades, ...seat }) => ({
        ...seat,
        cards: firstFit({ pilot: seat.pilot, upgrades }, all, board),
      })),
      sparrow: [],
      mission,
      difficulty: squad.difficulty,
      ironman: squad.ironman,
      rulings,
      content: all,
      board,
      decks: of('decks'),
      traumaCards: of('traumaCards'),
    }) satisfies Result<FightSetup, readonly Lack[]>
  }

  return {
    missions: (campaign) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const { file } = held.value
      const seats = seatsOf(file)
      const titles = new Map(content.packs.map(({ manifest }) => [manifest.id, manifest.title]))
      const missions = entriesOf(content.layered().content, 'missions').map((mission) => {
        const { id, name, wording } = mission
        const setup = setupFor(file, seats, mission)
        const pack = titles.get(packOf('missions', id) ?? '') ?? ''
        return { id, name, wording, pack, lacks: setup.ok ? [] : [...setup.error] }
      })
      return ok({ missions })
    },
    start: ({ campaign, mission: id, seats: numbers, rulings }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      const running = plays.list(campaign)
      if (!running.ok) return running
      if (running.value.plays.some(({ machine, status }) => machine === combatMachine.id && status === 'open'))
        return fail(refusal('conflict', 'fight.open'))
      const mission = content.layered().content.missions[id]
      if (mission === undefined) return fail(refusal('not-found', 'fight.noMission', { mission: id }))
      const seats = seatsOf(held.value).filter(({ seat }) => numbers.includes(seat))
      if (seats.length !== numbers.length) return fail(refusal('not-found', 'fight.noSeat'))
      const setup = setupFor(held.value, seats, mission, rulings)
      if (!setup.ok) {
        const [first] = setup.error
        return fail(
          refusal('refused', 'fight.lacks', { thing: first?.name ?? '', fields: first?.fields.join(', ') ?? '' }),
        )
      }
      const play = newTransferId()
      const started = plays.start(campaign, {
        id: play,
        machine: combatMachine.id,
        setup: setup.value,
        seed: newSeed(),
        physical: [],
        title: { key: 'akarios.title.fightBegun', args: { mission: mission.name } },
      })
      if (!started.ok) return started
      if (started.value.taken) return ok({ play })
      const [problem] = started.value.problems
      return fail(refusal('refused', 'fight.notTaken', { reason: problem?.path ?? problem?.key ?? started.value.code }))
    },
  }
}

/** A seat with the upgrades in its stock, in the order in which they came. */
type OwnSeat = Omit<FightSeat, 'cards'> & { readonly upgrades: readonly string[] }

function seatsOf(file: CampaignFile): readonly OwnSeat[] {
  const owned = readUpgrades(file)
  return readSeats(file).map(({ seat, pilot, ship, deck }) => ({
    seat,
    pilot,
    ship,
    deck: deck as FightSeat['deck'],
    upgrades: owned.filter((card) => card.seat === seat).map(({ upgrade }) => upgrade),
  }))
}
