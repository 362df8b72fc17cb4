// Which cards of an outcome the squad must share out, since the box has fewer copies than pilots get one (rule ES-020).
import type { OutcomeCommand } from '../../../../shared/games/akarios/campaign/command.ts'
import type { ScarceRewards } from '../../../../shared/games/akarios/view/scarce-rewards.ts'
import { applyCommand } from './commands.ts'
import { seatsInPlay } from './rows.ts'
import type { CampaignState } from './state.ts'
import type { CampaignContent } from './work.ts'

/**
 * Found by doing the command on a copy until no card is refused for want of owners. Empty where nothing is scarce, or where
 * something else forbids it: that refusal comes when the command is given.
 */
export function scarceRewards(state: CampaignState, content: CampaignContent, command: OutcomeCommand): ScarceRewards {
  const opens = state.standing.scenario === null && 'seats' in command
  const seats = opens ? command.seats : seatsInPlay(state).map(({ seat }) => seat)
  const cards: ScarceRewards['cards'] = []
  for (;;) {
    const owners = Object.fromEntries(cards.map(({ upgrade, left }) => [upgrade, seats.slice(0, left)]))
    const done = applyCommand(state, { ...command, owners }, content)
    if (done.ok || done.error.key !== 'camp.rewardScarce') return { seats, cards }
    const { upgrade, card, left } = done.error.args
    if (cards.some((one) => one.upgrade === upgrade)) return { seats, cards }
    cards.push({ upgrade: String(upgrade), name: String(card), left: Number(left) })
  }
}
