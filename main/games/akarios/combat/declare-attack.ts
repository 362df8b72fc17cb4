// The figures of a pilot's attack: what the card prints, what it adds itself, and what has waited for it (BO-005 to BO-008, CE-045).
import type { PrintedAttack } from '../../../../shared/games/akarios/content/attack.ts'
import type { Condition } from '../../../../shared/games/akarios/content/target.ts'
import { isForActingShip } from './effects/whose.ts'
import type { Fight } from './fight.ts'
import type { Aim, Attack, Performance, Rider } from './state/attack.ts'
import { hasEffect } from './state/read.ts'
import type { Ship } from './state/ships.ts'
import type { FightState } from './state/state.ts'
import { deckOf } from './stress-miss.ts'

/** Those whose condition holds as the attack is made; whether it is advantaged shows only at the draw. */
export const inForce = (
  fight: Fight,
  attacker: Ship,
  printed: PrintedAttack,
  riders: readonly Rider[],
): readonly Rider[] =>
  riders.filter(({ condition }) => condition === null || holds(fight, attacker, printed, condition))

function holds(fight: Fight, attacker: Ship, { range, arcs }: PrintedAttack, condition: Condition): boolean {
  switch (condition) {
    case 'attackHasRange':
      return range !== undefined && arcs === undefined
    case 'attackHasNoArc':
      return arcs === undefined
    case 'stealthed':
      return hasEffect(attacker, 'stealth')
    case 'inOrNextToAsteroid':
      return fight.know(fight.table.isBeside(fight.state, attacker, 'asteroid'))
    case 'advantaged':
      return true
    case 'attackTotalZero':
    case 'targetShieldZero':
      return false
  }
}

/** The sum of these bonuses, without those that wait for the draw. */
export const sumOf = (riders: readonly Rider[], add: 'damage' | 'range' | 'targets'): number =>
  riders.reduce(
    (sum, { bonus, condition }) => (bonus.add === add && condition !== 'advantaged' ? sum + bonus.amount : sum),
    0,
  )

/** An attack without targets yet. Takes a new number. */
export function declareAttack(
  state: FightState,
  attacker: string,
  by: Performance,
  printed: PrintedAttack,
  riders: readonly Rider[],
): Attack {
  const id = state.nextAttackId
  state.nextAttackId = id + 1
  const given = riders.flatMap(({ bonus }) =>
    bonus.add === 'effect' ? [{ effect: bonus.effect, amount: bonus.amount }] : [],
  )
  const has = (effect: string): boolean => given.some((grant) => grant.effect === effect)
  const own = (printed.effects ?? []).map(({ effect, amount }) => ({ effect, amount: amount ?? null }))
  return {
    id,
    attacker,
    deck: deckOf(by.seat),
    by,
    origin: null,
    aim: aimOf(printed, sumOf(riders, 'range')),
    parts: [
      { part: 'base', amount: printed.damage === 'fromSlots' ? (by.value ?? 0) : printed.damage },
      ...(by.undrawn === undefined ? [] : [{ part: 'card', amount: by.undrawn }]),
    ],
    effects: [...own, ...given].filter(({ effect }) => !isForActingShip(effect)),
    own: own.filter(({ effect }) => isForActingShip(effect)),
    first: {
      damage: sumOf(riders, 'damage'),
      ifAdvantaged: riders.reduce(
        (sum, { bonus, condition }) =>
          bonus.add === 'damage' && condition === 'advantaged' ? sum + bonus.amount : sum,
        0,
      ),
      advantaged: has('advantaged'),
      disadvantaged: has('disadvantaged'),
      double: riders.some(({ bonus }) => bonus.add === 'double'),
    },
    targets: [],
    shuffles: false,
    hits: [],
  }
}

/** More range does nothing for an attack with an arc (CE-046). Without either the attack reaches its own hex only. */
function aimOf({ arcs, range }: PrintedAttack, farther: number): Aim {
  if (arcs !== undefined) return { type: 'arc', arc: arcs.flat() }
  return { type: 'range', hexes: range === undefined ? 0 : range + farther }
}
