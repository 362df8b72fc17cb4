// Fitting ships for a fight: only what the squad owns, lent freely among its seats, within slots and classes (CB-004 to CB-006).
import type { Problem } from '../../../../shared/kernel/problem.ts'
import { placesFor } from '../../../../shared/games/akarios/card-places.ts'
import type { CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import type { ShipClass } from '../../../../shared/games/akarios/content/ship.ts'
import { fitsClass, type KnownClasses } from './ship-classes.ts'

/** A card as far as fitting goes; `classes` are the printed limits, undefined when nobody has told them. */
export interface FittableCard {
  readonly kind: 'weapon' | 'engine' | 'tech'
  readonly classes: readonly ShipClass[] | undefined
}

export interface SeatFit {
  readonly seat: number
  readonly ship: KnownClasses
  readonly cards: readonly { readonly place: CardPlace; readonly card: string }[]
}

/**
 * Every fault of the squad's fits, by path; empty when they can be flown. `owned`: copies in the squad, whoever owns them: a
 * card may be lent to another seat, and the total stays as it is (CB-006). A class that nobody knows does not refuse.
 */
export const findFitFaults = (
  seats: readonly SeatFit[],
  owned: Readonly<Record<string, number>>,
  cards: Readonly<Record<string, FittableCard>>,
): readonly Problem[] => {
  const used: Record<string, number> = {}
  return seats.flatMap(({ ship, cards: fitted }, at) =>
    fitted.flatMap(({ place, card: id }, index): Problem[] => {
      const fault = (word: string, rule: string): Problem => ({
        key: `akarios.fit.${word}`,
        args: { card: id },
        path: `${at}.cards.${index}`,
        rule,
      })
      used[id] = (used[id] ?? 0) + 1
      const card = cards[id]
      if (card === undefined || (owned[id] ?? 0) === 0) return [fault('notOwned', 'CB-005')]
      if (used[id] > (owned[id] ?? 0)) return [fault('allInUse', 'CB-006')]
      const isFree = fitted.findIndex((other) => other.place === place) === index
      if (!isFree || !placesFor(card.kind).includes(place)) return [fault('noPlace', 'CB-004')]
      return fitsClass(card.classes, ship) === 'refused' ? [fault('otherClass', 'CB-006')] : []
    }),
  )
}

export { placesFor }
