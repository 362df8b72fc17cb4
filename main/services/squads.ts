// A campaign between battles: every command of the table on it, and what stands. The rules decide on plain rows, the file keeps them.
import type { Output, Parsed } from '../../shared/contract/contract.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import type { CampaignCommand } from '../../shared/games/akarios/campaign/command.ts'
import type { Mission } from '../../shared/games/akarios/content/mission.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import type { CampaignFile } from '../db/campaign-file.ts'
import { changesOf } from '../games/akarios/campaign/changes.ts'
import { applyCommand } from '../games/akarios/campaign/commands.ts'
import { findBreaches } from '../games/akarios/campaign/invariants.ts'
import { endingOf } from '../games/akarios/campaign/outcome.ts'
import { scarceRewards } from '../games/akarios/campaign/scarce.ts'
import type { CampaignState } from '../games/akarios/campaign/state.ts'
import { titleOf } from '../games/akarios/campaign/titles.ts'
import { fitChoices, fitRefusals } from '../games/akarios/campaign/view/cards.ts'
import { deckView } from '../games/akarios/campaign/view/deck.ts'
import { setUpList } from '../games/akarios/campaign/view/set-up.ts'
import { ledgerView, squadView } from '../games/akarios/campaign/view/squad.ts'
import type { CampaignContent } from '../games/akarios/campaign/work.ts'
import { combatMachine, type Outcome as FightOutcome } from '../games/akarios/combat/index.ts'
import { worldMachine } from '../games/akarios/world/index.ts'
import { contentOf } from './campaign-content.ts'
import { stateOf, storeState } from './campaign-state.ts'
import type { Commands } from './commands.ts'
import type { ContentService } from './content.ts'
import type { Names } from './names.ts'
import type { OpenCampaigns } from './open-campaigns.ts'
import type { PlaysService } from './plays.ts'
import { overPlay } from './plays-of-kind.ts'
import { readingOf } from './reading.ts'
import { isTakenOver } from './taken-over.ts'
import { overTrip } from './trips.ts'
import { overVisit } from './visits.ts'

export interface SquadsService {
  readonly view: (campaign: string) => Outcome<Output<'squad.view'>>
  readonly ledger: (campaign: string) => Outcome<Output<'squad.ledger'>>
  readonly choices: (input: Parsed<'squad.choices'>) => Outcome<Output<'squad.choices'>>
  readonly deck: (input: Parsed<'squad.deck'>) => Outcome<Output<'squad.deck'>>
  readonly setUp: (campaign: string) => Outcome<Output<'squad.setUp'>>
  /** Refuses a play that is not over, or whose mission no pack has any more. */
  readonly outcome: (input: Parsed<'squad.outcome'>) => Outcome<Output<'squad.outcome'>>
  readonly scarce: (input: Parsed<'squad.scarce'>) => Outcome<Output<'squad.scarce'>>
  /** Refuses with the rule that says no; then nothing is written. */
  readonly do: (input: Parsed<'squad.do'>) => Outcome<Output<'squad.do'>>
}

export interface SquadsOptions {
  readonly open: OpenCampaigns
  readonly commands: Commands
  readonly content: ContentService
  readonly plays: Pick<PlaysService, 'view' | 'list'>
  readonly names: Names
}

/** What a fight or a visit was set up with: it is not changed while that runs (rules UN-003, UN-004, CB-004, SW-002, DF-001). */
const waitsForPlay: ReadonlySet<CampaignCommand['type']> = new Set([
  'switchPilot',
  'switchShip',
  'equip',
  'takeOff',
  'equipSparrow',
  'setDifficulty',
])

const scenarioMachines: ReadonlySet<string> = new Set([combatMachine.id, worldMachine.id])

/** A rule of ours that leaves a campaign unsound is a bug: it throws, and nothing of it is stored. */
function refuseBreaches(before: CampaignState, after: CampaignState, content: CampaignContent): void {
  const known = new Set(findBreaches(before, content))
  const fresh = findBreaches(after, content).filter((breach) => !known.has(breach))
  if (fresh.length > 0) throw new Error(`a command would break the campaign: ${fresh.join('; ')}`)
}

/** Number of the entry that has just been written. */
const lastEntry = ({ state: { line } }: CampaignFile): number => line.done.at(-1) ?? 0

export function createSquads({ open, commands, content, plays, names }: SquadsOptions): SquadsService {
  const read = readingOf({ open, content })
  const overFight = (campaign: string, play: string): Outcome<{ mission: Mission; outcome: FightOutcome }> => {
    const over = overPlay(plays, combatMachine, 'fight.notOver', { campaign, play })
    if (!over.ok) return over
    const { outcome, view } = over.value
    const mission = content.layered().content.missions[view.mission]
    if (mission === undefined) return fail(refusal('not-found', 'fight.noMission', { mission: view.mission }))
    return ok({ mission, outcome })
  }
  /** The play of a scenario, fought or explored, must have come to its end. */
  const overScenario = (campaign: string, play: string): Outcome<unknown> => {
    const seen = plays.view(campaign, play)
    return seen.ok && seen.value.machine === worldMachine.id
      ? overVisit(plays, { campaign, play })
      : overFight(campaign, play)
  }
  const scenarioRuns = (campaign: string): boolean => {
    const listed = plays.list(campaign)
    return (
      listed.ok && listed.value.plays.some(({ machine, status }) => scenarioMachines.has(machine) && status === 'open')
    )
  }
  return {
    view: (campaign) => read(campaign, squadView),
    ledger: (campaign) => read(campaign, (state) => ({ rows: ledgerView(state) })),
    choices: ({ campaign, seat, place }) =>
      read(campaign, (state, all) => ({
        choices: fitChoices(state, all, seat, place),
        refused: fitRefusals(state, all, seat, place),
      })),
    deck: ({ campaign, seat, hex }) => read(campaign, (state, all) => ({ deck: deckView(state, all, seat, hex) })),
    setUp: (campaign) => read(campaign, (state, all) => ({ list: setUpList(state, all) })),
    outcome: ({ campaign, play, choice }) => {
      const fight = overFight(campaign, play)
      if (!fight.ok) return fight
      const { mission, outcome } = fight.value
      const { text, choice: options = [] } = mission[outcome.result]
      return read(campaign, ({ scenarios }) => ({
        mission: mission.name,
        text,
        choices: options.map((option) => ({ label: option.label, text: option.text })),
        command: { ...endingOf(mission, outcome, choice), play },
        done: scenarios.some((row) => row.play === play),
      }))
    },
    scarce: ({ campaign, command }) => read(campaign, (state, all) => scarceRewards(state, all, command)),
    do: ({ campaign, who, command }) => {
      const held = open.own(campaign)
      if (!held.ok) return held
      if (waitsForPlay.has(command.type) && scenarioRuns(campaign)) return fail(refusal('refused', 'fight.runs'))
      const play = 'play' in command ? command.play : undefined
      if (play !== undefined) {
        const over = command.type === 'endTrip' ? overTrip(plays, { campaign, play }) : overScenario(campaign, play)
        if (!over.ok) return over
        if (command.type === 'endTrip' && isTakenOver(held.value, play))
          return fail(refusal('conflict', 'travel.taken'))
      }
      const before = stateOf(held.value)
      const all = contentOf(content, before.seats)
      const after = applyCommand(before, command, all)
      if (!after.ok) return fail(refusal('refused', after.error.key, after.error.args))
      refuseBreaches(before, after.value, all)
      const title = titleOf(before, command, all)
      const notes = changesOf(before, after.value, command, all)
      const entry = { titleKey: title.key, titleArgs: title.args, who, notes, ...(play === undefined ? {} : { play }) }
      const done = commands.run(campaign, entry, (file) => {
        storeState(file, after.value)
        return ok({ title: names.line(title) })
      })
      return done.ok ? ok({ ...done.value, entry: lastEntry(held.value) }) : done
    },
  }
}
