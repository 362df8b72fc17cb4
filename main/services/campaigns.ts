// Founding a campaign and showing what it is. The rules decide who may fly what; the file keeps it.
import type { CampaignView, NewCampaign } from '../../shared/contract/calls/campaign.ts'
import { deckLabels } from '../../shared/contract/choices.ts'
import { refusal, type Outcome, type Refusal } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { createCampaignFile } from '../db/create.ts'
import { addUpgrade, putSeat, putSquad, readSeats, readSquad, type Seat } from '../db/stores/squad.ts'
import { firstBoards } from '../games/akarios/campaign/first-fit.ts'
import { foundSquad, type FoundingFault } from '../games/akarios/campaign/founding.ts'
import { offeredScenarios } from '../games/akarios/campaign/scenario-log.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf, storeState } from './campaign-state.ts'
import type { ContentService } from './content.ts'
import { newCampaignId, newSeed } from './ids.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { Pushes } from './pushes.ts'
import type { RosterService } from './roster.ts'

export interface CampaignsService {
  /** Refuses a squad that the rules do not allow, and a folder that cannot be written; then nothing is left behind. */
  readonly create: (input: NewCampaign) => Outcome<{ id: string }>
  readonly view: (id: string) => Outcome<CampaignView>
}

export interface CampaignsOptions {
  readonly open: OpenCampaigns
  readonly roster: RosterService
  readonly content: Pick<ContentService, 'layered' | 'packs'>
  readonly pushes: Pushes
  readonly migrationsDir: string
  readonly appVersion: string
  readonly now: () => Date
}

const foundingRefusal = ({ key, ...args }: FoundingFault): Refusal => refusal('refused', `founding.${key}`, args)

/** A seat with the printed names beside the ids. */
export const seatWithNames = (seat: Seat, roster: RosterService) => ({
  ...seat,
  pilotName: roster.pilotName(seat.pilot),
  shipName: roster.shipName(seat.ship),
})

export function createCampaigns(options: CampaignsOptions): CampaignsService {
  const { open, roster, content, pushes, migrationsDir, appVersion, now } = options
  /** Where the squad may go next, with the page of the one that opens every campaign. */
  const nextScenarios = (file: CampaignFile): CampaignView['scenarios'] => {
    const state = stateOf(file)
    const figures = content.layered().content.figures?.scenarios
    return offeredScenarios(state, contentOf(content, state.seats)).map((number) => ({
      number,
      page: number === figures?.first ? figures.firstPage : undefined,
    }))
  }
  return {
    create: ({ squad, seats: asked, difficulty, ironman }) => {
      const seats = asked.map((seat, place) => ({ ...seat, deck: seat.deck ?? deckLabels[place] ?? deckLabels[0] }))
      const founding = foundSquad(seats, roster.stockOf(seats))
      if (!founding.ok) return fail(foundingRefusal(founding.error))
      const id = newCampaignId()
      const made = createCampaignFile({
        path: open.pathOf(id),
        migrationsDir,
        appVersion,
        id,
        seed: newSeed(),
        now: now(),
        founding: {
          titleKey: 'campaignFounded',
          titleArgs: { squad },
          who: seats[0]?.player ?? '',
          write: (_orm, file) => {
            putSquad(file, { name: squad, difficulty, ironman, act: 1 })
            for (const [index, seat] of seats.entries()) putSeat(file, { ...seat, seat: index + 1 })
            for (const { seat, upgrade } of founding.value.cards) addUpgrade(file, { seat, upgrade, source: 'start' })
            storeState(file, firstBoards(stateOf(file), contentOf(content, seats)))
          },
        },
      })
      if (!made.ok) return made
      open.add(id, made.value)
      pushes.publish({ name: 'library.changed', args: {} })
      return ok({ id })
    },
    view: (id) => {
      const held = open.look(id)
      if (!held.ok) return held
      const { file, looking } = held.value
      const squad = readSquad(file)
      if (squad === undefined) throw new Error('a campaign without a squad')
      const { name, difficulty, ironman } = squad
      const seats = readSeats(file).map((seat) => seatWithNames(seat, roster))
      const scenarios = nextScenarios(file)
      const view = { id, squad: name, difficulty, ironman, createdAt: file.createdAt, seats, scenarios }
      if (looking === undefined) return ok({ ...view, access: 'owner' })
      return ok({ ...view, access: 'looking', why: { code: looking.code, key: looking.key } })
    },
  }
}
