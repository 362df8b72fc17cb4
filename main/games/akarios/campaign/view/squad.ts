// The whole campaign between battles in one view, and its ledger of credits.
import type { z } from 'zod'
import { rulingKeys } from '../../../../../shared/games/akarios/campaign/words.ts'
import type { ledgerView as ledgerSchema, SquadView } from '../../../../../shared/games/akarios/view/squad-view.ts'
import { balanceOf } from '../credits.ts'
import { seatDeck } from '../modifier-deck.ts'
import { sparrowSellingPrice } from '../prices.ts'
import { rosterOf } from '../roster.ts'
import { boardOf, seatOf } from '../rows.ts'
import { rulingOf } from '../rulings.ts'
import { isDone, offeredScenarios } from '../scenario-log.ts'
import type { CampaignState } from '../state.ts'
import type { CampaignContent } from '../work.ts'
import { cardViews, fitViews } from './cards.ts'
import { faceOf, sparrowFace } from './face.ts'
import { marketView } from './market.ts'
import { pilotView, shipView } from './people.ts'

export function squadView(state: CampaignState, content: CampaignContent): SquadView {
  const { all } = content
  const { scenario, kind, step, ...standing } = state.standing
  const roster = rosterOf(state, content)
  return {
    ...state.squad,
    ...standing,
    systemName: standing.system === null ? null : (all.systems[standing.system]?.name ?? standing.system),
    open: scenario === null || kind === null || step === null ? null : { number: scenario, kind, step },
    offered: [...offeredScenarios(state, content)],
    seats: state.seats.map((seat) => ({
      ...seat,
      credits: balanceOf(state, seat.seat),
      stress: boardOf(state, seat.seat).stress,
      part: boardOf(state, seat.seat).part,
      cards:
        seatDeck(state, content, seat)?.map((card) => ({
          ...card,
          name: all.modifierCards[card.card]?.name ?? card.card,
        })) ?? null,
    })),
    pilots: roster.pilots.map((id) => pilotView(state, content, id)),
    ships: roster.ships.map((id) => shipView(state, content, id)),
    cards: cardViews(state, content),
    fits: fitViews(state, content),
    sparrow: state.sparrowUpgrades.map(({ card, place }) => ({
      card,
      ...sparrowFace(content, card),
      place,
      sells: sparrowSellingPrice(content, card) ?? null,
    })),
    coPilots: state.coPilots.map(({ card }) => {
      const fit = state.fits.find((row) => row.kind === 'coPilot' && row.card === card)
      return { card, ...faceOf(all.coPilots[card], card), seat: fit?.seat ?? null }
    }),
    achievements: state.achievements.map((one) => ({ ...one })),
    scenarios: state.scenarios.map(({ play: _, ...row }) => row),
    stickers: state.stickers.map((sticker) => ({
      ...sticker,
      systemName: all.systems[sticker.system]?.name ?? sticker.system,
      done: isDone(state, sticker.number),
      jumpsTo: state.jumpLinks.flatMap(({ number, system }) =>
        number === sticker.number ? [all.systems[system]?.name ?? system] : [],
      ),
    })),
    rulings: rulingKeys.map((key) => ({ key, value: rulingOf(state, key) })),
    market: marketView(state, content),
  }
}

/** Newest first. */
export function ledgerView(state: CampaignState): z.infer<typeof ledgerSchema> {
  const balances = new Map<number, number>()
  return state.credits
    .map((row) => {
      const balance = (balances.get(row.seat) ?? 0) + row.amount
      balances.set(row.seat, balance)
      return { ...row, player: seatOf(state, row.seat)?.player ?? '', balance }
    })
    .toReversed()
}
