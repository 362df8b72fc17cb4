// The one door for commands: a campaign and what somebody wants, and either the campaign after it or why not. Nothing else changes rows.
import type {
  CampaignCommand,
  CampaignCommandType,
  CommandOf,
} from '../../../../shared/games/akarios/campaign/command.ts'
import { fail, ok, type Result } from '../../../../shared/lib/result.ts'
import { achievementByHand, cardByHand, setByHand, setRuling } from './by-hand.ts'
import { changeSeat, placeStickers, scout, setAct, setDifficulty, tellMarket } from './course.ts'
import { clearPlace, equip, equipSparrow } from './equip.ts'
import {
  buyCard,
  buyImprovement,
  buySparrowUpgrade,
  buySupply,
  cutTrauma,
  sellCard,
  sellSparrowUpgrade,
} from './market.ts'
import { applyRewards } from './rewards.ts'
import { beginScenario, finishScenario, openScenario, skipWorld } from './scenarios.ts'
import { markShipHex } from './ship-marks.ts'
import { markSkill } from './skill-marks.ts'
import { draftOf, type CampaignState } from './state.ts'
import { giveCard } from './stock.ts'
import { switchPilot, switchShip } from './switching.ts'
import { endTrip } from './trips.ts'
import { no, type CampaignContent, type CampaignFault, type Work } from './work.ts'

type Rules = { readonly [T in CampaignCommandType]: (work: Work, command: CommandOf<T>) => CampaignFault | undefined }

const rules: Rules = {
  markSkill,
  markShip: markShipHex,
  equip,
  takeOff: (work, { seat, place }) => {
    if (!work.draft.fits.some((row) => row.seat === seat && row.place === place)) return no('placeEmpty', 'CB-004')
    return void clearPlace(work, seat, place)
  },
  equipSparrow: (work, { cards }) => equipSparrow(work, cards),
  giveCard: (work, { owned, to }) => giveCard(work, owned, to),
  openScenario,
  beginScenario,
  finishScenario,
  skipWorld,
  gain: (work, { rewards, finder, owners }) => {
    const { scenario } = work.draft.standing
    return applyRewards(work, rewards, { finder, owners, what: scenario === null ? '' : String(scenario) })
  },
  switchPilot,
  switchShip,
  buyCard,
  sellCard,
  buySupply,
  buySparrowUpgrade,
  sellSparrowUpgrade,
  buyImprovement,
  cutTrauma,
  tellMarket,
  scout,
  placeStickers,
  endTrip,
  setAct,
  setDifficulty,
  changeSeat,
  setRuling,
  setByHand,
  cardByHand,
  achievementByHand,
}

/** The campaign after the command; `state` stays as it is either way. */
export function applyCommand<T extends CampaignCommandType>(
  state: CampaignState,
  command: CommandOf<T> & CampaignCommand,
  content: CampaignContent,
): Result<CampaignState, CampaignFault> {
  const draft = draftOf(state)
  const rule: (work: Work, command: CommandOf<T>) => CampaignFault | undefined = rules[command.type]
  const fault = rule({ draft, content }, command)
  return fault === undefined ? ok(draft) : fail(fault)
}
