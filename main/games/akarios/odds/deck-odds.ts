// What one attack from a whole shuffled deck may come to: for looking at a deck between battles.
import type { ModifierCard } from '../../../../shared/games/akarios/content/modifier.ts'
import { attackOdds, type TargetOdds } from './attack-odds.ts'
import { drawRules } from './draw-ways.ts'

type Card = Extract<ModifierCard, { form: 'card' }>

export interface Copies {
  readonly card: Card
  /** 0 or more. */
  readonly count: number
}

/** An attack of `base` damage on one target, with one draw; no ship stands in the way of any of it. Null for a deck without cards. */
export function deckOdds(deck: readonly Copies[], base: number): TargetOdds | null {
  const there = deck.filter(({ count }) => count > 0)
  if (there.length === 0) return null
  const cards = there.map(({ card }) => card)
  const { targets } = attackOdds({
    sorts: cards.map(({ id }) => id),
    pile: { top: [], unseen: there.map(({ count }) => count), discard: there.map(() => 0) },
    rules: drawRules(cards),
    targets: [
      {
        target: '',
        base,
        draw: { runs: 1, counts: 'only' },
        redraws: 0,
        wantsEffects: true,
        changes: cards.map(({ change }) => change),
        effects: [],
        hull: endless,
        shield: 0,
        lands: (hit) => hit,
        needsHull: () => false,
        isImmune: () => false,
      },
    ],
  })
  return targets[0] ?? null
}

/** More hull than any attack takes. */
const endless = 1000
