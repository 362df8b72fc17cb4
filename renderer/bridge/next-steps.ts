// What the squad may do next, worked out of what stands: the scenario that is open, points to spend, scenarios that may be gone to,
// the map. Each leads to the screen, or to the fight below, where it is done.
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import type { MissionChoice } from '../../shared/contract/calls/fight.ts'
import type { MarketView, SquadView } from '../../shared/games/akarios/view/squad-view.ts'
import { formatList } from '../i18n/format.ts'
import type { Language } from '../i18n/language.ts'
import type { Texts } from '../i18n/texts.tsx'
import type { Screen } from '../screens.ts'
import type { IconName } from '../ui/icons.tsx'

export interface NextStep {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  /** Where it is done: another screen, or the row of a fight on this one. */
  readonly goal: { readonly to: Screen } | { readonly mission: string }
  /** Something has to be told before. */
  readonly waits?: boolean
}

interface Standing {
  readonly campaign: CampaignView
  /** Missing while it is read. */
  readonly view: SquadView | undefined
  readonly missions: readonly MissionChoice[]
}

export function nextSteps(texts: Texts, language: Language, { campaign, view, missions }: Standing): NextStep[] {
  return [
    ...(view === undefined ? [] : [...openStep(texts, campaign, view), ...points(texts, language, campaign, view)]),
    ...campaign.scenarios
      .filter(({ number }) => number !== view?.open?.number)
      .map((scenario) => scenarioStep(texts, campaign, scenario, view, missions)),
    ...(view === undefined || view.open !== null ? [] : elsewhere(texts, campaign, view, missions)),
  ]
}

/** The scenario that was opened: its set-up, its end, or the market's goods. */
function openStep({ bridge, game, squad }: Texts, { id }: CampaignView, view: SquadView): NextStep[] {
  const { open, market } = view
  if (open === null) return []
  const at = (part: 'market' | 'scenario') => ({ to: { name: 'squad', campaign: id, part } }) as const
  if (market !== null)
    return [
      {
        id: 'market',
        icon: 'loc-market',
        title: market.name ?? game.scenario({ number: open.number }),
        detail: affordable(market, view, bridge),
        goal: at('market'),
      },
    ]
  return [
    {
      id: 'open',
      icon: 'book',
      title: squad.opened({ number: game.scenario({ number: open.number }), kind: squad.kinds[open.kind] }),
      detail: bridge.openSteps[open.step],
      goal: at('scenario'),
    },
  ]
}

function affordable(market: MarketView, view: SquadView, { canPay, nobodyCanPay }: Texts['bridge']): string {
  for (const { name, buyers } of market.upgrades) {
    const buyer = buyers.find(({ buyRefusal }) => buyRefusal === null)
    const pilot = view.pilots.find(({ seat }) => seat !== null && seat === buyer?.seat)
    if (pilot !== undefined) return canPay({ pilot: pilot.name, card: name })
  }
  return nobodyCanPay
}

/** Points of the pilots and of the ships that fly. */
function points({ bridge }: Texts, language: Language, { id }: CampaignView, view: SquadView): NextStep[] {
  const step = (kind: 'skill' | 'ship', icon: IconName, list: SquadView['pilots'] | SquadView['ships']): NextStep[] => {
    const waiting = list.filter(({ seat, free }) => seat !== null && free > 0)
    const count = waiting.reduce((sum, { free }) => sum + free, 0)
    if (count === 0) return []
    const detail = formatList(
      language,
      waiting.map(({ name, free }) => `${name} ${String(free)}`),
    )
    const to = { name: 'squad', campaign: id, part: 'progress' } as const
    return [{ id: kind, icon, title: bridge.spend[kind]({ count }), detail, goal: { to } }]
  }
  return [...step('skill', 'pilot', view.pilots), ...step('ship', 'sk-ship', view.ships)]
}

function fightStep({ bridge, game }: Texts, { id, name, scenario, lacks }: MissionChoice): NextStep {
  return {
    id: `fight ${id}`,
    icon: 'd-attack',
    title: name,
    detail: lacks.length > 0 ? bridge.tellFirst : game.scenario({ number: scenario }),
    goal: { mission: id },
    ...(lacks.length > 0 ? { waits: true } : {}),
  }
}

function scenarioStep(
  texts: Texts,
  { id }: CampaignView,
  { number, page }: CampaignView['scenarios'][number],
  view: SquadView | undefined,
  missions: readonly MissionChoice[],
): NextStep {
  const { bridge, game, atlas } = texts
  const mission = missions.find(({ scenario }) => scenario === number)
  if (mission !== undefined) return fightStep(texts, mission)
  const sticker = view?.stickers.find((one) => one.number === number)
  return {
    id: `scenario ${String(number)}`,
    icon: sticker === undefined ? 'book' : `loc-${sticker.kind}`,
    title: [game.scenario({ number }), ...(page === undefined ? [] : [game.onPage({ page })])].join(', '),
    detail: sticker === undefined ? bridge.fromBook : `${atlas.kinds[sticker.kind]}, ${sticker.systemName}`,
    goal: { to: { name: 'squad', campaign: id, part: 'scenario' } },
  }
}

/** The first fight where nothing was played and nothing is scouted; the map, once something is on it; any scenario by its number. */
function elsewhere(
  texts: Texts,
  { id, scenarios }: CampaignView,
  view: SquadView,
  missions: readonly MissionChoice[],
): NextStep[] {
  const { bridge } = texts
  const places = view.stickers.filter(({ done }) => !done).length
  const fly: NextStep = {
    id: 'fly',
    icon: 'loc-jump',
    title: bridge.fly,
    detail: bridge.flyWith({ supply: view.supply, places }),
    goal: { to: { name: 'atlas', campaign: id } },
  }
  const other: NextStep = {
    id: 'other',
    icon: 'book',
    title: bridge.otherScenario,
    detail: bridge.otherWhy,
    goal: { to: { name: 'squad', campaign: id, part: 'scenario' } },
  }
  const [first] = missions.toSorted((one, two) => one.scenario - two.scenario)
  const begins = scenarios.length === 0 && view.scenarios.length === 0
  return [
    ...(begins && first !== undefined ? [fightStep(texts, first)] : []),
    ...(places > 0 && view.next === null ? [fly] : []),
    ...(scenarios.length === 0 ? [other] : []),
  ]
}
