// What an owner would read off a card of the box, made up by chance: slots, supply, moves, attacks, reach and area.
import type { PrintedAttack } from '../../../shared/games/akarios/content/attack.ts'
import { printsCounted } from '../../../shared/games/akarios/content/faults/cards.ts'
import type { Place } from '../../../shared/games/akarios/content/geometry.ts'
import type { SlotGroup, SlotIcon } from '../../../shared/games/akarios/content/slots.ts'
import { everyStep } from '../../../shared/games/akarios/content/steps/step.ts'
import { range } from '../../../shared/lib/hex.ts'
import type { BoxCard } from '../../support/box-cards.ts'
import { lineAhead } from '../../support/combat/content.ts'
import type { Random } from '../random.ts'
import { diagramMade } from './lines.ts'

export const printedFields = ['supply', 'slots', 'moves', 'attacks', 'reach', 'area'] as const
export type PrintedField = (typeof printedFields)[number]
type Printed = Required<Pick<BoxCard, PrintedField>>

/** A value of that field that the card could show. */
export const printedMade: { readonly [F in PrintedField]: (random: Random, card: BoxCard) => Printed[F] } = {
  supply: (random) => random.pick([1, 2, 2, 3, 4, 'unlimited']),
  slots: slotsMade,
  moves: (random, card) => Array.from({ length: Math.max(1, printsCounted(card).moves) }, () => diagramMade(random)),
  attacks: (random, card) =>
    Array.from({ length: Math.max(1, printsCounted(card).attacks) }, () => attackMade(random, card)),
  reach: (random) => (random.percent(15) ? 'unlimited' : random.between(1, 5)),
  area: (random) => around(random.between(1, 3)),
}

const around = (hexes: number): Place[] => range({ q: 0, r: 0 }, hexes).slice(1)
const cone: Place[] = around(3).filter(({ q, r }) => r < 0 && q + r <= 0)
const icons = ['move', 'attack', 'wild', 'wild', 'stress'] as const satisfies readonly SlotIcon[]

/** Cards whose steps speak of the value of their slots. */
const counts = (card: BoxCard): boolean => JSON.stringify(card.effects).includes('"fromSlots"')

function slotsMade(random: Random, card: BoxCard): SlotGroup[] {
  const some = (count: number): SlotIcon[] => Array.from({ length: count }, () => random.pick(icons))
  const length = random.between(2, 3)
  if (counts(card)) {
    const values = Array.from({ length }, (_, at) => at * random.between(1, 2) + 1)
    return [{ type: 'plus', icons: some(length), values }]
  }
  // What is no action may come for nothing.
  if (card.timing !== 'action' && random.percent(40)) return []
  if (random.percent(20)) return [{ type: 'joined', icons: some(length) }]
  const pays = card.supply === 'unlimited' || random.percent(70) ? [] : (['supply'] as const)
  return [{ type: 'single', icons: [...some(random.between(1, 2)), ...pays] }]
}

function attackMade(random: Random, card: BoxCard): PrintedAttack {
  const inArcs = Math.max(0, ...[...everyStep(card.effects)].map((step) => (step.do === 'attack' && step.arcs) || 0))
  const arcs = [cone, around(2), lineAhead(random.between(2, 5)), lineAhead(6)]
  const effects = (
    ['slow', 'stun', 'hack', 'pierce', 'radarJam', 'hullBreach', 'targetLock', 'push', 'pull'] as const
  ).map((effect) => (effect === 'push' || effect === 'pull' ? { effect, amount: random.between(1, 3) } : { effect }))
  return {
    damage: counts(card) && random.percent(30) ? 'fromSlots' : random.between(0, 3),
    targets: random.pick([1, 1, 2, 3, 'all']),
    ...(inArcs > 0 || random.percent(40)
      ? { arcs: random.some(arcs, Math.max(inArcs, 1)) }
      : { range: random.between(1, 6) }),
    ...(random.percent(40) ? { effects: random.some(effects, random.between(1, 2)) } : {}),
  }
}
