// Whom a pilot's attack is aimed at: anybody it reaches up to its number of targets, or one ship in each of its arcs.
import type { PrintedAttack } from '../../../../shared/games/akarios/content/attack.ts'
import type { TargetCandidate } from '../../../../shared/games/akarios/question/question.ts'
import { forCard } from './card-targets.ts'
import { chooseOne } from './choose-one.ts'
import { shipOption } from './ship-option.ts'
import type { Fight } from './fight.ts'
import { change } from './hooks/run.ts'
import { actorOf, isFarAway } from './state/actor.ts'
import type { Aim, Attack, Performance } from './state/attack.ts'
import type { Ship } from './state/ships.ts'
import { allInSight, chooseTargets, marksOf } from './targeting.ts'
import type { Waivers } from './tabletop/tabletop.ts'

export interface Aimed {
  readonly by: Performance
  readonly attacker: Ship
  /** The ship whose place and facing count. */
  readonly stand: Ship
  readonly attack: Attack
  readonly printed: PrintedAttack
  /** Targets on top of the printed number. */
  readonly extra: number
  /** One target in each arc. */
  readonly eachArc: boolean
  readonly ignores: readonly ('lineOfSight' | 'range' | 'firingArc')[]
}

/** The ids in the order in which they were chosen; none when nobody can be attacked (PA-049). */
export function aimAt(fight: Fight, aimed: Aimed): readonly string[] {
  const { by, printed, extra, eachArc, attack } = aimed
  const most = printed.targets === 'all' ? 'all' : printed.targets + extra
  const arcs = eachArc ? (printed.arcs ?? []) : []
  if (arcs.length === 0) return choose(fight, by, reached(fight, aimed, attack.aim), 1, most)
  const targets: string[] = []
  for (const arc of arcs) {
    const open = without(reached(fight, aimed, { type: 'arc', arc }), targets)
    targets.push(...choose(fight, by, open, 0, 1))
  }
  if (extra > 0) targets.push(...choose(fight, by, without(reached(fight, aimed, attack.aim), targets), 0, extra))
  return firstOf(fight, aimed, targets)
}

function reached(fight: Fight, { by, attacker, stand, printed, ignores }: Aimed, aim: Aim): readonly TargetCandidate[] {
  const marks = marksOf(fight, 'enemies', 'players')
  // An attack without a target limit reaches hidden ships as well (CE-037).
  const seen = printed.targets === 'all' ? marks.map((mark) => ({ ...mark, hidden: false })) : marks
  const waivers: Waivers = {
    clear: change(fight, 'changeSight', [], { ship: attacker }),
    sight: ignores.includes('lineOfSight'),
    reach: ignores.some((one) => one !== 'lineOfSight'),
  }
  const candidates = isFarAway(stand)
    ? allInSight(seen)
    : fight.know(fight.table.targets(fight.state, stand, aim, seen, waivers))
  return forCard(fight.state, by.card, candidates)
}

const without = (candidates: readonly TargetCandidate[], taken: readonly string[]): readonly TargetCandidate[] =>
  candidates.filter(({ id }) => !taken.includes(id))

const choose = (
  fight: Fight,
  by: Performance,
  candidates: readonly TargetCandidate[],
  least: number,
  most: number | 'all',
): readonly string[] =>
  chooseTargets(fight, {
    seat: by.seat,
    asks: { key: 'akarios.ask.targets', args: { ship: actorOf(by), card: by.card }, rule: 'PA-051' },
    candidates,
    least,
    most,
    ordered: true,
  })

/** Chosen arc by arc, the first target is named in the end where it counts for more (CE-045). */
function firstOf(fight: Fight, { by, attack }: Aimed, targets: readonly string[]): readonly string[] {
  const { damage, ifAdvantaged, advantaged, disadvantaged, double } = attack.first
  const [one, another] = targets
  const matters = damage > 0 || ifAdvantaged > 0 || advantaged || disadvantaged || double
  if (one === undefined || another === undefined || !matters) return targets
  const first = chooseOne(fight, {
    about: 'order',
    seat: by.seat,
    asks: { key: 'akarios.ask.firstTarget', args: { card: by.card }, rule: 'CE-045' },
    options: targets.map(shipOption),
  })
  return [first, ...targets.filter((id) => id !== first)]
}
