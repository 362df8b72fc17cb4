// What a card shows on any screen between battles: its words, its slots and supply, and what may not lie beside it.
import { exclude } from '../../../../../shared/games/akarios/card-places.ts'
import type { Content } from '../../../../../shared/games/akarios/content/content.ts'
import type { CardFace } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { cardOfFit } from '../fitted.ts'
import type { FitRow } from '../state.ts'
import type { CampaignContent } from '../work.ts'

type Card = ReturnType<typeof cardOfFit> | Content['sparrowUpgrades'][string]

/** `others`: every card of its kind, of which some may exclude it. A card that no pack has is called by its id. */
export function faceOf(
  card: Card,
  id: string,
  others: Content['upgrades'] | Content['sparrowUpgrades'] = {},
): CardFace {
  if (card === undefined) return { name: id, wording: '', timing: null, supply: null, slots: null, notWith: [] }
  const { name, wording, timing, supply, slots } = card
  return {
    name,
    wording,
    timing,
    supply: supply ?? null,
    slots: slots ?? null,
    notWith: Object.values(others).flatMap((other) => (exclude(card, other) ? [other.name] : [])),
  }
}

export const upgradeFace = ({ all }: CampaignContent, id: string): CardFace =>
  faceOf(all.upgrades[id], id, all.upgrades)

export const sparrowFace = ({ all }: CampaignContent, id: string): CardFace =>
  faceOf(all.sparrowUpgrades[id], id, all.sparrowUpgrades)

/** Of whatever lies, or might lie, on a player board. */
export const fitFace = (content: CampaignContent, fit: Pick<FitRow, 'kind' | 'card'>): CardFace =>
  content.all.upgrades[fit.card]?.kind === fit.kind
    ? upgradeFace(content, fit.card)
    : faceOf(cardOfFit(content, fit), fit.card)
