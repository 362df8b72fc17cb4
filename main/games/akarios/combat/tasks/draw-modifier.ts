// Modifier cards for one target of an attack: on what damage they act, and how many of them are drawn (PA-058 to PA-072).
import { drawOn, land } from '../draw.ts'
import type { Fight } from '../fight.ts'
import type { DrawMode } from '../hooks/hooks.ts'
import { change } from '../hooks/run.ts'
import type { ModifierRun } from '../modifier-run.ts'
import type { Attack } from '../state/attack.ts'
import { findActor } from '../state/actor.ts'
import { attackOf, findShip, isGone } from '../state/read.ts'
import type { Ship } from '../state/ships.ts'
import type { Run } from './run.ts'

export const drawModifier: Run<'drawModifier'> = (fight, { attack: id, target: targetId }) => {
  const attack = attackOf(fight.state, id)
  const attacker = findActor(fight.state, attack.attacker)
  const target = findShip(fight.state, targetId)
  if (attacker === null || isGone(attacker) || target === null || isGone(target)) return
  const first = attack.targets[0] === targetId
  const base = change(fight, 'changeDamage', baseOf(attack, first), { attack, attacker, target })
  const drawless = replacedDraw(attack, first, base)
  if (drawless !== null) return void land(fight, attack, targetId, drawless)
  const mode = modeOf(fight, attack, attacker, target, first)
  const { base: sum, runs: count, counts } = drawOf(attack, first, base, mode)
  if (mode.advantaged.length + mode.disadvantaged.length > 0)
    fight.note(
      'drawMode',
      {
        ship: attacker.id,
        target: target.id,
        advantaged: [...mode.advantaged],
        disadvantaged: [...mode.disadvantaged],
        count,
      },
      { only: 'PA-070', best: 'PA-067', worst: 'PA-069' }[counts],
    )
  const runs = Array.from({ length: count }, () => ({ cards: [], open: true }))
  drawOn(fight, attack, attacker, {
    type: 'drawCards',
    attack: id,
    target: targetId,
    base: sum,
    better: counts === 'best',
    runs,
    spent: [],
  })
}

/** What cards act on: floored at 0 first, which matters for an enemy on Easy (open question 103). */
export const baseOf = (attack: Attack, first: boolean): number =>
  Math.max(
    0,
    attack.parts.reduce((sum, { amount }) => sum + amount, 0),
  ) + (first ? attack.first.damage : 0)

/** No card is drawn, advantage and all aside (PA-060, open questions 19 and 120): a doubling, or a card that draws none. */
export function replacedDraw({ first: { double }, by }: Attack, first: boolean, base: number): ModifierRun | null {
  const doubles = first && double
  if (!doubles && by?.undrawn === undefined) return null
  return { cards: [], total: doubles ? base * 2 : base, missed: false, effects: [], only: false }
}

export interface TargetDraw {
  /** What the cards act on. */
  readonly base: number
  readonly runs: number
  readonly counts: 'only' | 'best' | 'worst'
}

/** How many runs are drawn, and which of them counts. Both sides cancel, however many sources each has (PA-067 to PA-072). */
export function drawOf(attack: Attack, first: boolean, base: number, mode: DrawMode): TargetDraw {
  const better = mode.advantaged.length > 0
  if (better === mode.disadvantaged.length > 0) return { base, runs: 1, counts: 'only' }
  if (!better) return { base, runs: 2, counts: 'worst' }
  return { base: base + (first ? attack.first.ifAdvantaged : 0), runs: mode.draws, counts: 'best' }
}

/** What makes the draw for this target better or worse, by name. */
export function modeOf(fight: Fight, attack: Attack, attacker: Ship, target: Ship, first: boolean): DrawMode {
  const stand = attack.origin === null ? attacker : (findShip(fight.state, attack.origin) ?? attacker)
  const behind = fight.know(fight.table.isBehind(fight.state, stand, target, attack.aim))
  const start: DrawMode = {
    advantaged: [...(behind ? ['behind'] : []), ...(first && attack.first.advantaged ? ['waiting'] : [])],
    disadvantaged: first && attack.first.disadvantaged ? ['waiting'] : [],
    draws: 2,
  }
  return change(fight, 'changeDraw', start, { attack, attacker, target, first })
}
