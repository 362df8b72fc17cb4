// Reads off a fight what an attack that is about to draw will meet: the pile, and for each target the figures and the draw.
import type { EffectId } from '../../../../shared/games/akarios/content/effect.ts'
import { freeRedraws } from '../combat/cards/redraw.ts'
import { change } from '../combat/hooks/run.ts'
import { modifierOf } from '../combat/modifier-run.ts'
import { pileNamed } from '../combat/piles.ts'
import { readerOf, type Reader } from '../combat/queue.ts'
import { findActor } from '../combat/state/actor.ts'
import type { Attack } from '../combat/state/attack.ts'
import { findShip, isGone } from '../combat/state/read.ts'
import type { Ship } from '../combat/state/ships.ts'
import type { FightState } from '../combat/state/state.ts'
import { needHull } from '../combat/tasks/apply-effect.ts'
import { baseOf, drawOf, modeOf, replacedDraw } from '../combat/tasks/draw-modifier.ts'
import type { AttackPlan, TargetPlan } from './attack-plan.ts'
import { drawRules } from './draw-ways.ts'
import { knownPile, sortsOf, type Sorts } from './known-pile.ts'

/** A target with what makes its draw better or worse, by name. */
export interface ReasonedTarget extends TargetPlan {
  readonly advantaged: readonly string[]
  readonly disadvantaged: readonly string[]
}
export interface ReasonedPlan extends AttackPlan {
  readonly attacker: string
  readonly targets: readonly ReasonedTarget[]
}

/** Null when the attack is past its draws, or a draw waits for an answer first. */
export function planOf(state: FightState, attack: Attack): ReasonedPlan | null {
  const read = readerOf(state)
  return read((fight) => {
    const attacker = findActor(fight.state, attack.attacker)
    if (attacker === null) return null
    const pile = pileNamed(fight, attack.deck)
    const sorts = sortsOf(pile)
    const left = attack.targets.filter((target) => state.queue.some((task) => draws(task, attack, target)))
    const targets = left.flatMap((id) => {
      const target = findShip(fight.state, id)
      return target === null || isGone(target) ? [] : [targetPlan(read, attack, attacker, target, sorts)]
    })
    if (targets.some((target) => target === null)) return null
    return {
      attacker: attacker.id,
      sorts,
      pile: knownPile(pile, sorts),
      rules: drawRules(sorts.map((sort) => modifierOf(fight.state, sort))),
      targets: targets.filter((target) => target !== null),
    }
  })
}

const draws = (task: FightState['queue'][number], attack: Attack, target: string): boolean =>
  task.type === 'drawModifier' && task.attack === attack.id && task.target === target

function targetPlan(read: Reader, attack: Attack, attacker: Ship, target: Ship, sorts: Sorts): ReasonedTarget | null {
  const first = attack.targets[0] === target.id
  return read((fight): ReasonedTarget => {
    const mode = modeOf(fight, attack, attacker, target, first)
    const base = change(fight, 'changeDamage', baseOf(attack, first), { attack, attacker, target })
    const drawless = replacedDraw(attack, first, base)
    const drawn = drawOf(attack, first, base, mode)
    return {
      target: target.id,
      advantaged: mode.advantaged,
      disadvantaged: mode.disadvantaged,
      base: drawn.base,
      draw: drawless === null ? drawn : { total: drawless.total },
      redraws: attack.by === null ? 0 : freeRedraws(fight.state, attack.by.seat),
      wantsEffects: attack.by !== null,
      changes: sorts.map((card) =>
        change(fight, 'changeDrawnCard', modifierOf(fight.state, card).change, { card, attack, attacker }),
      ),
      effects: attack.effects,
      hull: target.hull,
      shield: target.shield,
      lands: (hit) => read((now) => change(now, 'changeHit', hit, { attack, attacker, target })) ?? hit,
      needsHull: (effect) => needHull.includes(effect),
      isImmune: immunity(read, target),
    }
  })
}

/** Markers and the Sparrow bear no effects (SP-013). */
function immunity(read: Reader, target: Ship): (effect: EffectId) => boolean {
  if (target.kind === 'sparrow' || target.kind === 'marker') return () => true
  return (effect) =>
    (target.kind === 'enemy' && target.immune.includes(effect)) ||
    read((fight) => change(fight, 'canReceive', true, { target, effect })) === false
}
