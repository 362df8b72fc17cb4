// A pilot declares an attack: its figures, what has waited for it, whom it may reach, and whom it is aimed at (PA-049 to PA-058).
import type { PrintedAttack } from '../../../../../shared/games/akarios/content/attack.ts'
import type { Fight } from '../fight.ts'
import { change } from '../hooks/run.ts'
import { deckOf } from '../stress-miss.ts'
import type { Aim, Attack, BonusGrant, Performance } from '../state/attack.ts'
import { shipOf } from '../state/read.ts'
import { chooseTargets, marksOf } from '../targeting.ts'
import type { Run } from './run.ts'

export const attack: Run<'attack'> = (fight, { attacker: id, by, printed, riders, ignores }) => {
  const { state } = fight
  const attacker = shipOf(state, id)
  const grants = [...riders, ...attacker.waiting.map(({ bonus }) => bonus)]
  const declared = change(fight, 'changeAttack', declare(fight, id, by, printed, grants), { attacker })
  const unlimited = printed.targets === 'all'
  const marks = marksOf(fight, 'enemies', 'players')
  // An attack without a target limit reaches hidden ships as well (CE-037).
  const seen = unlimited ? marks.map((mark) => ({ ...mark, hidden: false })) : marks
  const waivers = { sight: ignores.includes('lineOfSight'), reach: ignores.some((one) => one !== 'lineOfSight') }
  const candidates = fight.know(fight.table.targets(state, attacker, declared.aim, seen, waivers))
  const most = printed.targets === 'all' ? 'all' : printed.targets + more(grants, 'targets')
  const targets = chooseTargets(fight, {
    seat: by.seat,
    asks: { key: 'akarios.ask.targets', args: { ship: id, card: by.card }, rule: 'PA-051' },
    candidates,
    least: 1,
    most,
    ordered: true,
  })
  if (targets.length === 0) return void fight.note('noTarget', { ship: id }, 'PA-049')
  // Whatever waited is used up now, hit or miss (BO-006).
  attacker.waiting = []
  state.attacks.push({ ...declared, targets: [...targets] })
  state.handled = [...targets]
  fight.note('attackDeclared', { ship: id, targets: [...targets], parts: declared.parts }, 'PA-058')
  fight.push(...targets.map((target) => ({ type: 'drawModifier' as const, attack: declared.id, target })), {
    type: 'finishAttack',
    attack: declared.id,
  })
}

const more = (grants: readonly BonusGrant[], add: 'damage' | 'range' | 'targets'): number =>
  grants.reduce((sum, grant) => (grant.add === add ? sum + grant.amount : sum), 0)

function declare(
  fight: Fight,
  id: string,
  by: Performance,
  printed: PrintedAttack,
  grants: readonly BonusGrant[],
): Attack {
  const { state } = fight
  const number = state.nextAttackId
  state.nextAttackId = number + 1
  const given = grants.flatMap((grant) =>
    grant.add === 'effect' ? [{ effect: grant.effect, amount: grant.amount }] : [],
  )
  const has = (effect: string): boolean => given.some((grant) => grant.effect === effect)
  const printedEffects = (printed.effects ?? []).map(({ effect, amount }) => ({ effect, amount: amount ?? null }))
  return {
    id: number,
    attacker: id,
    deck: deckOf(by.seat),
    by,
    aim: aimOf(printed, more(grants, 'range')),
    parts: [{ part: 'base', amount: printed.damage === 'fromSlots' ? (by.value ?? 0) : printed.damage }],
    effects: [
      ...printedEffects,
      ...given.filter(({ effect }) => effect !== 'advantaged' && effect !== 'disadvantaged'),
    ],
    first: {
      damage: more(grants, 'damage'),
      advantaged: has('advantaged'),
      disadvantaged: has('disadvantaged'),
      double: grants.some(({ add }) => add === 'double'),
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
