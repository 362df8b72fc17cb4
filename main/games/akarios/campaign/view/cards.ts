// Cards of the squad as screens show them: in trays, on boards, on the Sparrow, and what may lie in a place.
import { placesFor } from '../../../../../shared/games/akarios/card-places.ts'
import { upgradeKinds } from '../../../../../shared/games/akarios/content/upgrade.ts'
import type { CardPlace } from '../../../../../shared/games/akarios/question/action.ts'
import type { CardView, FitChoice, FitRefusal, FitView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { equip } from '../equip.ts'
import { sellingPrice } from '../prices.ts'
import { seatOf } from '../rows.ts'
import { draftOf, type CampaignState, type FitRow } from '../state.ts'
import { cardOf } from '../stock.ts'
import type { CampaignContent } from '../work.ts'
import { fitFace, upgradeFace } from './face.ts'

export const cardViews = (state: CampaignState, content: CampaignContent): CardView[] =>
  state.upgrades.flatMap((card): CardView[] => {
    const known = content.all.upgrades[card.upgrade]
    const fit = state.fits.find(({ owned }) => owned === card.id)
    return [
      {
        owned: card.id,
        upgrade: card.upgrade,
        ...upgradeFace(content, card.upgrade),
        kind: known?.kind ?? 'tech',
        classes: known?.classes === undefined ? null : [...known.classes],
        seat: card.seat,
        on: fit === undefined ? null : { seat: fit.seat, place: fit.place },
        sells: sellingPrice(state, content, card) ?? null,
      },
    ]
  })

/** Seat of the owner, where that is not the seat on whose board the card lies. */
const lender = (state: CampaignState, owned: number | null, seat: number): number | null => {
  const owner = owned === null ? null : (cardOf(state, owned)?.seat ?? null)
  return owner === seat ? null : owner
}

export const fitViews = (state: CampaignState, content: CampaignContent): FitView[] =>
  state.fits.map(({ seat, place, kind, card, owned }) => ({
    seat,
    place,
    kind,
    card,
    ...fitFace(content, { kind, card }),
    owned,
    lentBy: lender(state, owned, seat),
  }))

/** Every other card that the rules let lie in that place now, each once; empty for a seat that is not there. */
export function fitChoices(
  state: CampaignState,
  content: CampaignContent,
  seat: number,
  place: CardPlace,
): FitChoice[] {
  const there = state.fits.find((row) => row.seat === seat && row.place === place)
  return candidates(state, content, seat).flatMap(({ kind, card }): FitChoice[] => {
    if (there?.kind === kind && there.card === card) return []
    const draft = draftOf(state)
    if (equip({ draft, content }, { seat, place, kind, card }) !== undefined) return []
    const laid = draft.fits.find((row) => row.seat === seat && row.place === place)
    return [{ kind, card, ...fitFace(content, { kind, card }), lentBy: lender(state, laid?.owned ?? null, seat) }]
  })
}

/** Every card of a kind that lies in that place, but not this one now, each once with the rule that says no. */
export function fitRefusals(
  state: CampaignState,
  content: CampaignContent,
  seat: number,
  place: CardPlace,
): FitRefusal[] {
  const there = state.fits.find((row) => row.seat === seat && row.place === place)
  return candidates(state, content, seat).flatMap(({ kind, card }): FitRefusal[] => {
    if (!placesFor(kind).includes(place) || (there?.kind === kind && there.card === card)) return []
    const why = equip({ draft: draftOf(state), content }, { seat, place, kind, card })
    return why === undefined
      ? []
      : [{ kind, card, ...fitFace(content, { kind, card }), why: { key: why.key, args: { ...why.args } } }]
  })
}

type Candidate = Pick<FitRow, 'kind' | 'card'>

/** Whatever the squad owns, and the abilities of the seat's pilot and ship. */
function candidates(state: CampaignState, { all }: CampaignContent, seat: number): Candidate[] {
  const { pilot, ship } = seatOf(state, seat) ?? { pilot: '', ship: '' }
  const cards = (kind: Candidate['kind'], ids: readonly (string | undefined)[]): Candidate[] =>
    [...new Set(ids)].flatMap((card) => (card === undefined ? [] : [{ kind, card }]))
  return [
    ...upgradeKinds.flatMap((kind) =>
      cards(
        kind,
        state.upgrades.map(({ upgrade }) => upgrade).filter((id) => all.upgrades[id]?.kind === kind),
      ),
    ),
    ...cards('pilotAbility', Object.values(all.pilots[pilot]?.abilities ?? {})),
    ...cards('shipAbility', Object.values(all.ships[ship]?.abilities ?? {})),
    ...cards(
      'coPilot',
      state.coPilots.map(({ card }) => card),
    ),
  ]
}
