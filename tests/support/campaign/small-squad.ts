// A small squad between battles, with the box as its content: rows are stated, commands go through the one door.
import { applyCommand } from '../../../main/games/akarios/campaign/commands.ts'
import { nothingYet, type CampaignState, type SeatRow } from '../../../main/games/akarios/campaign/state.ts'
import type { CampaignContent } from '../../../main/games/akarios/campaign/work.ts'
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import type { Content } from '../../../shared/games/akarios/content/content.ts'

const seat = (number: number, pilot: string, ship: string): SeatRow => ({
  seat: number,
  player: `player ${number}`,
  pilot,
  ship,
  callSign: '',
  deck: number,
})

/** Starla in the Merkava and Enver in the Argonaut, with nothing else, in act 1. */
export const smallSquad = (change: Partial<CampaignState> = {}): CampaignState => ({
  ...nothingYet,
  squad: { ...nothingYet.squad, name: 'Test' },
  seats: [seat(1, 'starla', 'merkava'), seat(2, 'enver', 'argonaut')],
  ...change,
})

export const contentOf = (all: Content): CampaignContent => ({
  all,
  own: {
    pilots: new Set(Object.keys(all.pilots)),
    ships: new Set(Object.keys(all.ships)),
    upgrades: new Set(Object.keys(all.upgrades)),
    sparrowUpgrades: new Set(Object.keys(all.sparrowUpgrades)),
    coPilots: new Set(Object.keys(all.coPilots)),
    achievements: new Set(Object.keys(all.achievements)),
    traumaCards: new Set(Object.keys(all.traumaCards)),
    systems: new Set(Object.keys(all.systems)),
  },
  firstScenario: false,
  decks: [],
  board: undefined,
})

/** The campaign after these commands; throws when one of them is refused. */
export function after(state: CampaignState, content: CampaignContent, ...commands: CampaignCommand[]): CampaignState {
  return commands.reduce((before, command) => {
    const done = applyCommand(before, command, content)
    if (!done.ok) throw new Error(`refused: ${done.error.rule} ${done.error.key}`)
    return done.value
  }, state)
}

/** The rule and the word of the refusal, or null. */
export function refusedBy(state: CampaignState, content: CampaignContent, command: CampaignCommand): string | null {
  const done = applyCommand(state, command, content)
  return done.ok ? null : `${done.error.rule} ${done.error.key.replace('camp.', '')}`
}
