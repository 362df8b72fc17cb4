// What every pilot may do in the act step, and why not the rest: dice, slots, supply, and what bars an action.
import { basicActions, type ActionId } from '../../../../shared/games/akarios/question/action.ts'
import type { ClosedAction, Payment } from '../../../../shared/games/akarios/question/question.ts'
import type { Board } from '../../../../shared/games/akarios/content/board.ts'
import type { SlotGroup, SlotIcon } from '../../../../shared/games/akarios/content/slots.ts'
import type { Fight } from './fight.ts'
import { isAction } from './cards/is-action.ts'
import type { Closed } from './hooks/hooks.ts'
import { asking } from './hooks/run.ts'
import type { Card } from './state/card.ts'
import { supplierOf } from './lent-supply.ts'
import { payersOf, poolOf } from './pooled-dice.ts'
import { diceFor, oncePerIcon, purseOf, type Purse } from './purse.ts'
import { cardOf } from './state/read.ts'
import type { PilotShip } from './state/ships.ts'
import { tellsCost } from './unknown/costs.ts'
import type { FightState } from './state/state.ts'

export interface Choices {
  readonly payments: readonly Payment[]
  readonly closed: readonly ClosedAction[]
}

/** All that this pilot may do now. Empty once the pilot has passed (PA-027) or is unconscious (PD-005). */
export function choicesOf(fight: Fight, pilot: PilotShip): Choices {
  if (pilot.passed || pilot.out) return { payments: [], closed: [] }
  const payments: Payment[] = []
  const closed: ClosedAction[] = []
  const purse = purseOf(fight.state, pilot)
  const canAct = asking(fight, 'canAct')
  for (const { action, card } of actionsOf(fight.state, pilot)) {
    const bar = barOf(fight.state, pilot, card) ?? canAct(null, { pilot, action, card })
    const payers = card === null ? null : payersOf(fight, pilot, card.card)
    if (bar !== null) closed.push({ seat: pilot.id, action, ...bar })
    else if (groupsOf(fight.state, action, card) === null) payments.push(tellsCost(pilot.id, action))
    else if (payers === null) payments.push(...paymentsOf(fight.state, purse, action, card))
    else {
      const pooled = { ...purse, diceFor: oncePerIcon((icon) => pooledDice(payers, icon)), known: new Map() }
      const pool = poolOf(payers)
      payments.push(...paymentsOf(fight.state, pooled, action, card).map((one) => ({ ...one, pool })))
    }
  }
  return { payments, closed }
}

type Doable = { readonly action: ActionId; readonly card: Card | null }

const basics: readonly Doable[] = basicActions.map((action) => ({ action, card: null }))

function actionsOf(state: FightState, { cards }: PilotShip): readonly Doable[] {
  const actions = [...basics]
  for (const card of cards) if (isAction(cardOf(state, card.card))) actions.push({ action: card.place, card })
  return actions
}

/** What the card itself bars: it is damaged (PD-013), out of supply or used up (PA-017). */
function barOf(state: FightState, pilot: PilotShip, card: Card | null): Closed | null {
  if (card === null) return null
  if (card.damaged) return { why: 'damaged', rule: 'PD-013' }
  if (supplierOf(state, pilot, card) === null) return { why: 'noSupply', rule: 'PA-017' }
  if (card.used && cardOf(state, card.card).limit === 'oncePerScenario') return { why: 'usedUp', rule: 'PA-017' }
  return null
}

/** The slots that pay for an action; null when nobody has told them yet. */
export function groupsOf(state: FightState, action: ActionId, card: Card | null): readonly SlotGroup[] | null {
  const { board } = state.content
  if (card !== null) return cardOf(state, card.card).slots ?? null
  if (action === 'move-1') return board.moves?.[0]?.slots ?? null
  if (action === 'move-2') return board.moves?.[1]?.slots ?? null
  if (action === 'rotate') return board.rotate?.slots ?? null
  if (action === 'attack') return board.attack?.slots ?? null
  return repairGroups(board)
}

const repair = new WeakMap<Board, readonly SlotGroup[]>()

/** So many dice of any face, the same list each time. */
function repairGroups(board: Board): readonly SlotGroup[] {
  const known = repair.get(board)
  if (known !== undefined) return known
  const groups: readonly SlotGroup[] = [
    { type: 'joined', icons: Array.from({ length: board.repair.dice }, () => 'wild' as const) },
  ]
  repair.set(board, groups)
  return groups
}

function paymentsOf(state: FightState, purse: Purse, action: ActionId, card: Card | null): readonly Payment[] {
  const groups = groupsOf(state, action, card) ?? []
  const known = purse.known.get(action)
  if (known?.card === card && known.groups === groups) return known.payments
  const payer = { ...purse, action, usedGroups: card?.usedGroups ?? [] }
  const payments = groups.flatMap((group, index) => groupPayments(payer, group, index))
  purse.known.set(action, { card, groups, payments })
  return payments
}

/** Numbers in the pool of the dice of these pilots that the icon takes. */
export function pooledDice(pilots: readonly PilotShip[], icon: SlotIcon): readonly number[] {
  const fitting = new Set(pilots.flatMap((pilot) => diceFor(pilot, icon).map((die) => `${pilot.id}:${die}`)))
  return [...poolOf(pilots).entries()].flatMap(([at, { seat, die }]) => (fitting.has(`${seat}:${die}`) ? [at] : []))
}

/** The ways to pay for a card, whatever bars actions. */
export const cardPayments = (state: FightState, pilot: PilotShip, card: Card): readonly Payment[] =>
  paymentsOf(state, purseOf(state, pilot), card.place, card)

/** Who may pay for one action, and with what. */
export interface Payer extends Pick<Purse, 'seat' | 'laid' | 'diceFor'> {
  readonly action: ActionId
  /** Groups of slots that were used this round where that bars them. */
  readonly usedGroups: readonly string[]
}

/** The ways to pay with the slots of one group, the `index`-th of its card. */
export function groupPayments(
  { seat, action, usedGroups, laid, diceFor }: Payer,
  group: SlotGroup,
  index: number,
): readonly Payment[] {
  const taken = (slot: number): boolean =>
    laid.some((on) => on.action === action && on.group === index && on.slot === slot)
  const payment = (name: string, slots: Payment['slots'], least: number): Payment => ({
    id: `${seat}:${action}:${index}:${name}`,
    seat,
    action,
    group: index,
    slots,
    least,
  })
  if (group.type !== 'single') {
    if (usedGroups.includes(String(index))) return []
    const needDice: { slot: number; icon: SlotIcon; dice: readonly number[] }[] = []
    for (const [slot, icon] of group.icons.entries()) {
      if (icon === 'supply') continue
      if (taken(slot)) return []
      needDice.push({ slot, icon, dice: diceFor(icon) })
    }
    const least = group.type === 'joined' ? needDice.length : 1
    return canFill(needDice, least) ? [payment('all', needDice, least)] : []
  }
  const payments: Payment[] = []
  for (const [slot, icon] of group.icons.entries()) {
    if (icon === 'supply') {
      if (!usedGroups.includes(`${index}.${slot}`)) payments.push(payment(String(slot), [], 0))
    } else {
      const dice = diceFor(icon)
      if (dice.length > 0 && !taken(slot)) payments.push(payment(String(slot), [{ slot, icon, dice }], 1))
    }
  }
  return payments
}

/** Is there a die for each of the first `count` slots, those from `at` on, none used twice? */
function canFill(slots: Payment['slots'], count: number, at = 0, taken: readonly number[] = []): boolean {
  const slot = at < count ? slots[at] : undefined
  return (
    slot === undefined ||
    slot.dice.some((die) => !taken.includes(die) && canFill(slots, count, at + 1, [...taken, die]))
  )
}
