// Commands by chance: mostly sensible ones for where the campaign stands, some of them refused. Used to play whole campaigns.
import { balanceOf } from '../../../main/games/akarios/campaign/credits.ts'
import { marketView } from '../../../main/games/akarios/campaign/view/market.ts'
import { fitChoices } from '../../../main/games/akarios/campaign/view/cards.ts'
import { pilotView, shipView } from '../../../main/games/akarios/campaign/view/people.ts'
import { rosterOf } from '../../../main/games/akarios/campaign/roster.ts'
import type { CampaignState } from '../../../main/games/akarios/campaign/state.ts'
import type { CampaignContent } from '../../../main/games/akarios/campaign/work.ts'
import type { CampaignCommand } from '../../../shared/games/akarios/campaign/command.ts'
import { difficulties } from '../../../shared/contract/choices.ts'
import type { PlainReward, Reward } from '../../../shared/games/akarios/content/reward.ts'
import { cardPlaces } from '../../../shared/games/akarios/question/action.ts'
import type { Random } from '../../random/random.ts'

type Make = (state: CampaignState, content: CampaignContent, random: Random) => CampaignCommand

/** Scenarios 30 and 31 are the markets of the told box. */
const markets = [30, 31]

const seatsOf = (state: CampaignState, random: Random) =>
  random.some(
    state.seats.map(({ seat }) => seat),
    random.between(1, state.seats.length),
  )

const plain = (content: CampaignContent, random: Random): PlainReward => {
  const to = random.pick(['eachPilot', 'finder'] as const)
  const upgrade = random.pick(Object.keys(content.all.upgrades))
  return random.pick<PlainReward>([
    { type: 'credits', amount: random.between(-4, 12) || 1, to },
    { type: 'skillPoints', amount: random.between(1, 3) },
    { type: 'skillPoints', amount: 2 },
    { type: 'upgrade', upgrade, to: random.pick(['eachPilot', 'finder', 'squad'] as const) },
    { type: 'coPilot', coPilot: random.pick(Object.keys(content.all.coPilots)) },
    { type: 'loseCoPilot', coPilot: random.pick(Object.keys(content.all.coPilots)) },
    { type: 'sparrowUpgrade', sparrowUpgrade: random.pick(Object.keys(content.all.sparrowUpgrades)) },
    { type: 'achievement', achievement: random.pick(['first-light', 'long-night']) },
    { type: 'loseAchievement', achievement: random.pick(['first-light', 'long-night']) },
    { type: 'unlockPilot', pilot: 'pilot-5' },
    { type: 'unlockShip', ship: 'ship-5' },
    { type: 'supply', amount: random.between(-4, 4) },
    { type: 'stress', amount: random.between(-3, 6), to },
    { type: 'trauma', amount: random.between(-1, 2), to },
    {
      type: 'scout',
      number: random.between(2, 40),
      system: 'draconian',
      x: random.between(1, 9),
      y: random.between(1, 9),
    },
  ])
}

const rewardsOf = (content: CampaignContent, random: Random): Reward[] =>
  Array.from({ length: random.between(0, 3) }, () =>
    random.percent(15)
      ? {
          type: 'ifAchievement',
          achievement: 'first-light',
          held: random.percent(50),
          rewards: [plain(content, random)],
        }
      : plain(content, random),
  )

const shareOut = (state: CampaignState, price: number, random: Random) => {
  const first = random.between(0, Math.max(price, 0))
  const [one = 1, two = one] = random.some(
    state.seats.map(({ seat }) => seat),
    2,
  )
  return one === two
    ? [{ seat: one, amount: price }]
    : [
        { seat: one, amount: first },
        { seat: two, amount: price - first },
      ]
}

const finishing: Make = (state, content, random) => {
  const { scenario, kind } = state.standing
  const playing = state.seats.filter(({ seat }) => state.boards.find((row) => row.seat === seat)?.part !== 'out')
  const seats = playing.map(({ seat }) => seat)
  const isRead = kind === 'market' || kind === 'story'
  return {
    type: 'finishScenario',
    number: scenario ?? random.between(2, 60),
    kind: kind ?? 'fight',
    seats: seats.length > 0 ? seats : [1],
    outcome: isRead ? 'read' : random.pick(['success', 'failure'] as const),
    pilots: seats.map((seat) => ({ seat, trauma: random.between(0, 1), fell: random.percent(15) })),
    rewards: rewardsOf(content, random),
    ...(seats[0] === undefined ? {} : { finder: random.pick(seats) }),
    ...(random.percent(10) ? { next: random.between(2, 60) } : {}),
  }
}

const opening: Make = (state, _, random) => {
  const kind = random.pick(['fight', 'fight', 'world', 'market', 'market', 'market', 'story'] as const)
  const number = state.standing.next ?? (kind === 'market' ? random.pick(markets) : random.between(1, 60))
  return { type: 'openScenario', number, kind, seats: seatsOf(state, random) }
}

const skill: Make = (state, content, random) => {
  const pilot = random.pick(rosterOf(state, content).pilots)
  const open = (pilotView(state, content, pilot).trees ?? []).flatMap(({ id, hexes }) =>
    hexes.filter(({ standing }) => standing === 'open' || random.percent(10)).map((hex) => ({ tree: id, hex: hex.id })),
  )
  const { tree, hex } = open.length > 0 ? random.pick(open) : { tree: 'blue', hex: 'b1' }
  return {
    type: 'markSkill',
    pilot,
    tree,
    hex,
    ...(random.percent(80) ? { ship: random.pick(rosterOf(state, content).ships) } : {}),
  }
}

const shipHex: Make = (state, content, random) => {
  const ship = random.pick(rosterOf(state, content).ships)
  const hexes = shipView(state, content, ship).tree ?? []
  return { type: 'markShip', ship, hex: hexes.length > 0 ? random.pick(hexes).id : 's1' }
}

const fitting: Make = (state, content, random) => {
  const { seat } = random.pick(state.seats)
  const laid = random.percent(20) && state.fits.length > 0 ? random.pick(state.fits) : undefined
  if (laid !== undefined) return { type: 'takeOff', seat: laid.seat, place: laid.place }
  const place = random.pick(cardPlaces)
  const choices = fitChoices(state, content, seat, place)
  if (choices.length === 0) return { type: 'takeOff', seat, place }
  const { kind, card } = random.pick(choices)
  return { type: 'equip', seat, place, kind, card }
}

const trading: Make = (state, content, random) => {
  const { seat } = random.pick(state.seats)
  const market = marketView(state, content)
  const upgrade = market === null || market.upgrades.length === 0 ? 'jet-burn' : random.pick(market.upgrades).id
  const priced = state.upgrades.filter((card) => content.all.upgrades[card.upgrade]?.cost !== undefined)
  const copy = priced.length > 0 ? random.pick(priced).id : 1
  const amount = random.between(1, 3)
  const ship = random.pick(rosterOf(state, content).ships)
  return random.pick<CampaignCommand>([
    { type: 'buyCard', seat, upgrade, ...(random.percent(30) ? { place: random.pick(cardPlaces) } : {}) },
    { type: 'buyCard', seat, upgrade },
    { type: 'sellCard', owned: copy, to: seat },
    { type: 'buySupply', amount, shares: shareOut(state, (market?.supply ?? 3) * amount, random) },
    state.sparrowUpgrades.some(({ card }) => card === 'shield-tech')
      ? { type: 'sellSparrowUpgrade', card: 'shield-tech', shares: shareOut(state, 5, random) }
      : { type: 'buySparrowUpgrade', card: 'shield-tech', shares: shareOut(state, 10, random) },
    { type: 'buyImprovement', seat, ship },
    {
      type: 'cutTrauma',
      pilot: random.pick(state.seats).pilot,
      shares: shareOut(state, market?.trauma ?? 7, random),
    },
  ])
}

const changing: Make = (state, content, random) => {
  const { seat } = random.pick(state.seats)
  const copy = state.upgrades.length > 0 ? random.pick(state.upgrades).id : 1
  const owned = state.sparrowUpgrades.map(({ card }) => card)
  return random.pick<CampaignCommand>([
    { type: 'giveCard', owned: copy, to: random.pick([null, seat]) },
    { type: 'equipSparrow', cards: random.some(owned, random.between(0, 2)) },
    { type: 'setAct', act: random.between(1, 3) },
    { type: 'setDifficulty', difficulty: random.pick(difficulties) },
    { type: 'beginScenario' },
    {
      type: 'skipWorld',
      number: random.between(2, 60),
      seats: seatsOf(state, random),
      rewards: rewardsOf(content, random),
    },
  ])
}

const crew: Make = (state, content, random) => {
  const { seat } = random.pick(state.seats)
  const { pilots, ships } = rosterOf(state, content)
  return random.percent(50)
    ? { type: 'switchPilot', seat, pilot: random.pick(pilots) }
    : { type: 'switchShip', seat, ship: random.pick(ships) }
}

const byHand: Make = (state, content, random) => {
  const { seat, pilot, ship } = random.pick(state.seats)
  return random.pick<CampaignCommand>([
    { type: 'setByHand', what: { of: 'credits', seat, to: balanceOf(state, seat) + random.between(0, 9), why: '' } },
    { type: 'setByHand', what: { of: 'stress', seat, to: random.between(0, 10) } },
    { type: 'setByHand', what: { of: 'trauma', pilot, to: random.between(0, 6) } },
    { type: 'setByHand', what: { of: 'points', pilot, to: random.between(0, 12) } },
    { type: 'setByHand', what: { of: 'shipPoints', ship, to: random.between(0, 5), bought: random.between(0, 2) } },
    { type: 'setByHand', what: { of: 'startValue', ship, field: 'hull', to: random.pick([null, 7]) } },
    { type: 'setByHand', what: { of: 'supply', to: random.between(0, 10) } },
    { type: 'setByHand', what: { of: 'next', to: null } },
    { type: 'cardByHand', card: { of: 'upgrade', upgrade: random.pick(Object.keys(content.all.upgrades)), seat } },
    { type: 'cardByHand', card: { of: 'modifier', pilot, card: 'miss', count: random.pick([-1, 1, 2]) } },
    { type: 'achievementByHand', name: 'Long Night', has: random.percent(50) },
    { type: 'changeSeat', seat, player: random.pick(['Ada', 'Ben']), callSign: 'Ink' },
    { type: 'setRuling', key: random.pick(['marketOwned', 'resaleAtPaid'] as const), value: random.between(0, 1) },
    {
      type: 'tellMarket',
      number: 31,
      name: 'Pier 9',
      sells: [{ kind: random.pick(['weapon', 'engine', 'tech'] as const), first: 1, last: 9 }],
      supply: random.pick([null, 2]),
      improvement: random.pick([null, 4]),
      trauma: random.pick([null, 6]),
    },
    { type: 'scout', number: random.between(2, 40), system: 'draconian', x: 3, y: 2 },
    {
      type: 'placeStickers',
      orders: [2, 3].map((x) => ({
        number: random.between(2, 60),
        system: random.pick(['draconian', 'letter-k']),
        x,
        y: 1,
      })),
    },
    { type: 'setByHand', what: { of: 'location', system: 'letter-k', to: random.pick([null, 40]) } },
    {
      type: 'endTrip',
      play: 'a trip',
      system: random.pick(['draconian', 'letter-k']),
      location: random.between(1, 60),
      supply: random.between(0, 10),
      stress: [{ seat, to: random.between(0, 10) }],
      events: [{ system: 'draconian', event: random.pick(['leak', 'wreck']) }],
      rewards: rewardsOf(content, random),
      next: random.pick([null, random.between(1, 60)]),
      finder: seat,
    },
  ])
}

/** The next command; a campaign that is left alone with these opens, plays and ends scenarios, trades and grows. */
export const randomCommand: Make = (state, content, random) => {
  const gaining: Make = () => ({
    type: 'gain',
    rewards: [plain(content, random), ...rewardsOf(content, random)],
    ...(random.percent(70) ? { finder: random.pick(state.seats).seat } : {}),
  })
  const isMarket = state.standing.kind === 'market'
  const make = random.pick<Make>([
    state.standing.step === 'setUp' ? crew : changing,
    state.standing.scenario === null ? opening : random.percent(isMarket ? 15 : 80) ? finishing : trading,
    isMarket ? trading : gaining,
    skill,
    skill,
    shipHex,
    fitting,
    fitting,
    changing,
    gaining,
    byHand,
  ])
  return make(state, content, random)
}
