// What scenarios, events and entries give and take, in the order in which it is listed (rules ES-007 to ES-012, ES-020, UN-001).
import type { CreditReason } from '../../../../shared/games/akarios/campaign/words.ts'
import type { PlainReward, Reward } from '../../../../shared/games/akarios/content/reward.ts'
import { gainAchievement, isRead, loseAchievement } from './achievements.ts'
import { afterTravel, atRest } from './board-tracks.ts'
import { gainCoPilot, loseCoPilot } from './co-pilots.ts'
import { gainCredits } from './credits.ts'
import { boardOf, changeBoard, changePilot, changeShip, pilotOf, seatsInPlay, shipOf } from './rows.ts'
import { gainSkillPoints } from './skill-points.ts'
import { changeSupply } from './sparrow-supply.ts'
import { scout } from './stickers.ts'
import { addCard, copiesLeft } from './stock.ts'
import { changeTrauma } from './trauma.ts'
import { firstFault, no, type CampaignFault, type Work } from './work.ts'

export interface Receivers {
  /** Seat of the one who found it (rule WX-030). */
  readonly finder?: number | undefined
  /** Who gets a card of which the box has too few, by its id (rule ES-020). */
  readonly owners?: Readonly<Record<string, readonly number[]>> | undefined
  /** Why credits come or go, where it is no reward. */
  readonly reason?: CreditReason | undefined
  /** What it is booked for. */
  readonly what: string
}

export const applyRewards = (work: Work, rewards: readonly Reward[], receivers: Receivers): CampaignFault | undefined =>
  firstFault(
    ...rewards.map((reward) => () => {
      if (reward.type !== 'ifAchievement') return applyReward(work, reward, receivers)
      return isRead(work.draft, reward) ? applyRewards(work, reward.rewards, receivers) : undefined
    }),
  )

function applyReward(work: Work, reward: PlainReward, receivers: Receivers): CampaignFault | undefined {
  const { draft, content } = work
  switch (reward.type) {
    case 'credits':
      return forEach(work, reward.to, receivers, (seat) =>
        gainCredits(work, { seat, amount: reward.amount, reason: receivers.reason ?? 'reward', what: receivers.what }),
      )
    case 'skillPoints':
      return void gainSkillPoints(work, reward.amount)
    case 'upgrade':
      return giveUpgrade(work, reward, receivers)
    case 'coPilot':
      if (content.all.coPilots[reward.coPilot] === undefined) return no('noCard', 'CO-004', { card: reward.coPilot })
      return void gainCoPilot(work, reward.coPilot)
    case 'loseCoPilot':
      return void loseCoPilot(work, reward.coPilot)
    case 'sparrowUpgrade':
      return giveSparrowUpgrade(work, reward.sparrowUpgrade)
    case 'achievement':
      return void gainAchievement(work, reward.achievement)
    case 'loseAchievement':
      return void loseAchievement(work, reward.achievement)
    case 'unlockPilot':
      if (content.all.pilots[reward.pilot] === undefined) return no('noPilot', 'UN-001', { pilot: reward.pilot })
      return void changePilot(draft, reward.pilot, { state: pilotOf(draft, reward.pilot).state })
    case 'unlockShip':
      if (content.all.ships[reward.ship] === undefined) return no('noShip', 'UN-001', { ship: reward.ship })
      return void changeShip(draft, reward.ship, { state: shipOf(draft, reward.ship).state })
    case 'supply':
      return void changeSupply(work, reward.amount)
    case 'stress':
      return forEach(work, reward.to, receivers, (seat) => {
        const { stress } = afterTravel({ ...atRest, stress: boardOf(draft, seat).stress }, reward.amount)
        changeBoard(draft, seat, { stress: Math.max(stress, 0) })
      })
    case 'trauma':
      return forEach(work, reward.to, receivers, (seat) => {
        const pilot = draft.seats.find((one) => one.seat === seat)?.pilot
        if (pilot !== undefined) changeTrauma(work, pilot, reward.amount)
      })
    case 'scout':
      return void scout(work, reward)
    // Damage is dealt where it is played; between scenarios every board rests at 0 (rule ES-021). The rest is the table's.
    case 'damage':
    case 'byHand':
      return undefined
  }
}

/** The seats that a reward reaches: every pilot in play in full (rule ES-007), or the finder. */
function forEach(
  { draft }: Work,
  to: 'eachPilot' | 'finder',
  { finder }: Receivers,
  give: (seat: number) => void,
): CampaignFault | undefined {
  const seats = seatsInPlay(draft).map(({ seat }) => seat)
  if (to === 'eachPilot') return void seats.forEach(give)
  if (finder === undefined || !seats.includes(finder)) return no('finderMissing', 'WX-030')
  return void give(finder)
}

function giveUpgrade(
  work: Work,
  { upgrade, to }: Extract<PlainReward, { type: 'upgrade' }>,
  { finder, owners }: Receivers,
): CampaignFault | undefined {
  const { draft, content } = work
  const give = (seat: number | null) => addCard(work, { upgrade, seat, source: 'reward', paid: null })
  if (to === 'squad') return give(null)
  if (to === 'finder') return finder === undefined ? no('finderMissing', 'WX-030') : give(finder)
  const seats = seatsInPlay(draft).map(({ seat }) => seat)
  const left = copiesLeft(draft, content, upgrade) ?? seats.length
  if (left >= seats.length) return firstFault(...seats.map((seat) => () => give(seat)))
  const chosen = owners?.[upgrade] ?? []
  const isWhole =
    new Set(chosen).size === left && chosen.length === left && chosen.every((seat) => seats.includes(seat))
  if (!isWhole)
    return no('rewardScarce', 'ES-020', { card: content.all.upgrades[upgrade]?.name ?? upgrade, upgrade, left })
  return firstFault(...chosen.map((seat) => () => give(seat)))
}

function giveSparrowUpgrade({ draft, content }: Work, card: string): CampaignFault | undefined {
  const known = content.all.sparrowUpgrades[card]
  if (known === undefined) return no('noCard', 'SW-002', { card })
  if (draft.sparrowUpgrades.some((row) => row.card === card)) return no('noCopyLeft', 'MK-004', { card: known.name })
  draft.sparrowUpgrades.push({ card, place: null })
  return undefined
}
