// Begins fights: what a campaign owns and what the packs hold becomes the set-up of the combat machine. And looks at what an attack
// in a running one may come to.
import type { MissionChoice } from '../../shared/contract/calls/fight.ts'
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { entriesOf } from '../../shared/games/akarios/content/content.ts'
import { sourceOf } from '../../shared/games/akarios/content/source.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { askedLater } from '../games/akarios/campaign/asked-later.ts'
import { fightSetup } from '../games/akarios/campaign/fight-setup.ts'
import { combatMachine, realSources, type FightTypes, type RealThings } from '../games/akarios/combat/index.ts'
import { oddsFrom } from '../games/akarios/odds/index.ts'
import { stateOf } from './campaign-state.ts'
import type { ContentService } from './content.ts'
import { fightWanted } from './fight-wanted.ts'
import { newSeed } from './ids.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'

export interface FightsService {
  /** Missions of all packs, with what this squad would still have to tell before each. */
  readonly missions: (campaign: string) => Outcome<{ missions: MissionChoice[] }>
  /** Refuses an unknown mission or seat, a second open fight, and a set-up that lacks what cannot be asked in play. */
  readonly start: (input: Parsed<'fight.start'>) => Outcome<{ play: string }>
  /** Refusals: those of finding the play, `kernel.stale`, `kernel.handOnly`, `fight.noFight` for a play of another kind. */
  readonly odds: (input: Parsed<'fight.odds'>) => Outcome<Output<'fight.odds'>>
}

export interface FightsOptions {
  readonly open: OpenCampaigns
  readonly plays: Pick<PlaysService, 'list' | 'start' | 'lookAt'>
  readonly content: ContentService
}

export function createFights({ open, plays, content }: FightsOptions): FightsService {
  return {
    missions: (campaign) => {
      const held = open.look(campaign)
      if (!held.ok) return held
      const state = stateOf(held.value.file)
      const seats = state.seats.map(({ seat }) => seat)
      const { content: all, sources } = content.layered()
      const titles = new Map(content.packs.map(({ manifest }) => [manifest.id, manifest.title]))
      const missions = entriesOf(all, 'missions').map((mission) => {
        const { id, name, wording, scenario } = mission
        const wanted = fightWanted(content, { state, seats, mission })
        const setup = fightSetup(wanted)
        const pack = titles.get(sourceOf(sources, 'missions', id)?.pack ?? '') ?? ''
        const later = askedLater(wanted)
        return { id, name, wording, scenario, pack, lacks: setup.ok ? [] : [...setup.error], later: [...later] }
      })
      return ok({ missions })
    },
    start: ({ campaign, mission: id, seats: numbers, rulings, tabletop, real }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      const running = plays.list(campaign)
      if (!running.ok) return running
      if (running.value.plays.some(({ machine, status }) => machine === combatMachine.id && status === 'open'))
        return fail(refusal('conflict', 'fight.open'))
      const mission = content.layered().content.missions[id]
      if (mission === undefined) return fail(refusal('not-found', 'fight.noMission', { mission: id }))
      const state = stateOf(held.value)
      if (numbers.some((number) => !state.seats.some(({ seat }) => seat === number)))
        return fail(refusal('not-found', 'fight.noSeat'))
      const setup = fightSetup(fightWanted(content, { state, seats: numbers, mission, rulings, tabletop }))
      if (!setup.ok) {
        const [first] = setup.error
        return fail(
          refusal('refused', 'fight.lacks', { thing: first?.name ?? '', fields: first?.fields.join(', ') ?? '' }),
        )
      }
      return plays.start(campaign, {
        machine: combatMachine.id,
        setup: setup.value,
        seed: newSeed(),
        physical: real === undefined ? [] : realSources(seated(real), setup.value),
        title: { key: 'akarios.title.fightBegun', args: { mission: { of: 'missions', id, name: mission.name } } },
      })
    },
    odds: ({ campaign, play, version, answer }) => {
      const looked = plays.lookAt(campaign, { play, version })
      if (!looked.ok) return looked
      const { machine, state } = looked.value
      if (machine !== combatMachine.id) return fail(refusal('not-found', 'fight.noFight'))
      // The machine's own state: it was made by it.
      return ok({ attacks: oddsFrom(state as FightTypes['state'], answer ?? null) })
    },
  }
}

/** Seats by the names that they have in a fight. */
const seated = ({ dice, decks, shared }: NonNullable<Parsed<'fight.start'>['real']>): RealThings => ({
  dice: dice.map(seatName),
  decks: decks.map(seatName),
  shared,
})
const seatName = (seat: number): string => `p${seat}`
