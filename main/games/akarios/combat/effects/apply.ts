// What each combat effect does when it reaches a ship: the six tracked ones stay, all others act at once (chapter CE).
import type { EffectId } from '../../../../../shared/games/akarios/content/effect.ts'
import type { Fight } from '../fight.ts'
import { shuffleIn } from '../piles.ts'
import { bolsterCard, deckOf, enemyDeck, stressMiss } from '../stress-miss.ts'
import type { Ship } from '../state/ships.ts'
import type { TaskOf } from '../tasks/task.ts'
import { lastRoundFor } from './binds.ts'
import { cancelEffects } from './cancel-effects.ts'
import { resupply } from './resupply.ts'
import { takeOff } from './take-off.ts'

export type Given = TaskOf<'applyEffect'>
type Apply = (fight: Fight, ship: Ship, given: Given) => void

const amountIn = ({ grant }: Given): number => grant.amount ?? 1

/** One cube of a kind; the later end counts (CE-044, open question 65). */
const stay =
  (effect: EffectId, forever = false): Apply =>
  (fight, ship) => {
    const lastRound = forever ? null : lastRoundFor(fight.state, ship)
    const isBorne = ship.effects.some((one) => one.effect === effect)
    ship.effects = isBorne
      ? ship.effects.map((one) =>
          one.effect === effect ? { effect, lastRound: later(one.lastRound, lastRound) } : one,
        )
      : [...ship.effects, { effect, lastRound }]
    fight.note('effectGained', { ship: ship.id, effect, lastRound }, 'CE-047')
  }

/** What no phase ends goes on so; an end stays where nothing gives another. */
const later = (borne: number | null, given: number | null): number | null =>
  borne === null || given === null ? borne : Math.max(borne, given)

/** Waits on the ship itself for its own next attack (CE-001, CE-002). */
const wait =
  (effect: EffectId): Apply =>
  (fight, ship, { from }) => {
    const bonus = { add: 'effect', effect, amount: null } as const
    ship.waiting = [...ship.waiting, { bonus, condition: null, from, lastRound: null }]
    fight.note('effectWaits', { ship: ship.id, effect }, 'CE-001')
  }

const shove =
  (kind: 'push' | 'pull'): Apply =>
  (fight, ship, given) => {
    if (ship.id !== given.from)
      fight.push({ type: 'shoveShip', ship: ship.id, from: given.from, hexes: amountIn(given), kind, seat: given.seat })
  }

export const applications: Record<EffectId, Apply> = {
  advantaged: wait('advantaged'),
  disadvantaged: wait('disadvantaged'),
  /** For pilots' decks; enemies are skipped (CE-006, open question 72). */
  bolster: (fight, ship) => {
    if (ship.kind === 'pilot') shuffleIn(fight, deckOf(ship.id), bolsterCard)
  },
  cancelEffects,
  /** A pilot gains 1 stress (CE-009), for an enemy a stress miss joins deck E (CE-010). */
  hack: (fight, ship) => {
    if (ship.kind === 'pilot') fight.push({ type: 'gainStress', seat: ship.id, amount: 1, why: 'hack' })
    else if (ship.kind === 'enemy') shuffleIn(fight, enemyDeck, stressMiss)
  },
  hullBreach: stay('hullBreach', true),
  /** Printed on cards, which then never gain supply (CE-016); nothing for a ship. */
  noResupply: () => undefined,
  /** Read with the hit that carries it (CE-017). */
  pierce: () => undefined,
  plus: () => undefined,
  pull: shove('pull'),
  push: shove('push'),
  radarJam: stay('radarJam'),
  repair: (fight, ship, given) => mend(fight, ship, 'hull', amountIn(given)),
  resupply,
  shieldCharge: (fight, ship, given) => mend(fight, ship, 'shield', amountIn(given)),
  slow: stay('slow'),
  stealth: stay('stealth'),
  /** Ships without stress are skipped (open question 80). */
  stressReduction: (fight, ship, given) => {
    if (ship.kind === 'pilot') fight.push({ type: 'loseStress', seat: ship.id, amount: amountIn(given) })
  },
  stun: stay('stun'),
  targetLock: stay('targetLock'),
}

/** Up to the start value (CE-026, CE-031); at least 1 hull mended takes a hull breach off (CE-014, CE-015). */
export function mend(fight: Fight, ship: Ship, what: 'hull' | 'shield', amount: number): void {
  const most = what === 'hull' ? ship.startHull : ship.startShield
  const gained = Math.max(0, Math.min(amount, most - ship[what]))
  ship[what] += gained
  fight.note(
    what === 'hull' ? 'hullRepaired' : 'shieldCharged',
    { ship: ship.id, gained, now: ship[what] },
    what === 'hull' ? 'CE-026' : 'CE-031',
  )
  if (what === 'hull' && gained > 0) takeOff(fight, ship, 'hullBreach', 'CE-014')
}
