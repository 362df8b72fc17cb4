// Paying for an action: dice are laid in its slots and supply goes down (PA-016).
import type { Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { SlotGroup } from '../../../../shared/games/akarios/content/slots.ts'
import type { Fight } from './fight.ts'
import { groupsOf } from './payments.ts'
import { supplierOf } from './lent-supply.ts'
import { changeCard, changeDie } from './state/fitted.ts'
import { cardOf, pilotOf } from './state/read.ts'

/** The card's id, how many stress faces paid, and the value of plus-linked slots. */
export interface Laid {
  readonly card: string | null
  readonly stressFaces: number
  readonly value: number | null
}

/** `dice`: one for each slot that is filled, in the order of the payment's slots. */
export function layDice(fight: Fight, payment: Payment, dice: readonly number[]): Laid {
  const { seat, action, group, slots } = payment
  const pilot = pilotOf(fight.state, seat)
  const card = pilot.cards.find(({ place }) => place === action) ?? null
  let stressFaces = 0
  for (const [at, die] of dice.entries()) {
    const [laid, to] = [pilot.dice[die], slots[at]]
    if (laid === undefined || to === undefined) throw new Error('a die without a slot')
    changeDie(pilot, die, { on: { action, group, slot: to.slot } })
    if (laid.face === 'stress') stressFaces += 1
  }
  fight.note('dicePaid', {
    seat,
    action,
    card: card?.card ?? null,
    dice: dice.map((die) => pilot.dice[die]?.face ?? null),
  })
  const slotGroup = groupsOf(fight.state, action, card)?.[group]
  if (card !== null) {
    const supplier = supplierOf(fight.state, pilot, card) ?? card
    useUp(fight, card, payment, slotGroup, (place, to) => changeCard(pilot, place, to), supplier)
    if (cardOf(fight.state, card.card).limit === 'oncePerScenario') changeCard(pilot, card.place, { used: true })
  }
  return { card: card?.card ?? null, stressFaces, value: valueOf(slotGroup, dice.length) }
}

interface Usable<Place> {
  readonly place: Place
  readonly card: string
  readonly supply: number | null
  readonly usedGroups: readonly string[]
}

/**
 * What a use takes from the card: supply, and the use itself where a round has one only (PA-016, PA-022, PA-024). `change` writes
 * down what becomes of the card in a place; the supply may be another card's.
 */
export function useUp<Place>(
  fight: Fight,
  card: Usable<Place>,
  { id, seat, group, slots }: Payment,
  slotGroup: SlotGroup | undefined,
  change: (place: Place, to: Partial<Pick<Usable<Place>, 'supply' | 'usedGroups'>>) => void,
  supplier = card,
): void {
  const used = slotGroup?.type === 'plus' ? String(group) : `${group}.${id.split(':').at(-1) ?? ''}`
  if (slotGroup?.type === 'plus' || slots.length === 0) change(card.place, { usedGroups: [...card.usedGroups, used] })
  if (supplier.supply === null) return
  const left = supplier.supply - 1
  change(supplier.place, { supply: left })
  fight.note('supplySpent', { seat, card: supplier.card, left }, 'PA-016')
}

/** As if all slots were filled: the last value of plus-linked ones. */
export const fullValueOf = (slots: readonly SlotGroup[] = []): number | null =>
  slots.find((group) => group.type === 'plus')?.values.at(-1) ?? null

/** The value above the last filled slot (PA-021). */
export const valueOf = (group: SlotGroup | undefined, filled: number): number | null =>
  group?.type === 'plus' ? (group.values[filled - 1] ?? null) : null
