// Modifier cards for one target of an attack: how many are drawn, which count, and what the hit comes to (PA-058 to PA-074).
import type { Fight } from '../fight.ts'
import type { DrawMode, DrawnChange } from '../hooks/hooks.ts'
import { change } from '../hooks/run.ts'
import { drawRun, modifierOf, readRun, type ModifierRun } from '../modifier-run.ts'
import { discard } from '../piles.ts'
import type { Attack } from '../state/attack.ts'
import { findActor } from '../state/actor.ts'
import { findShip, isGone } from '../state/read.ts'
import type { Ship } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'
import type { Run } from './run.ts'

export const drawModifier: Run<'drawModifier'> = (fight, { attack: id, target: targetId }) => {
  const attack = attackOf(fight.state, id)
  const attacker = findActor(fight.state, attack.attacker)
  const target = findShip(fight.state, targetId)
  if (attacker === null || isGone(attacker) || target === null || isGone(target)) return
  const first = attack.targets[0] === targetId
  const base = change(fight, 'changeDamage', baseOf(attack, first), { attack, attacker, target })
  const applied = first && attack.first.double ? doubled(base) : drawn(fight, attack, attacker, target, first, base)
  fight.note(
    'modifierApplied',
    {
      ship: attacker.id,
      target: targetId,
      parts: attack.parts,
      bonus: first ? attack.first.damage : 0,
      cards: [...applied.cards],
      total: applied.total,
      missed: applied.missed,
    },
    applied.missed ? 'PA-064' : 'PA-058',
  )
  const effects = applied.missed || applied.only ? [] : [...attack.effects, ...applied.effects]
  fight.push({ type: 'applyHit', attack: id, target: targetId, total: applied.total, effects, missed: applied.missed })
}

export function attackOf(state: FightState, id: number): Attack {
  const attack = state.attacks.find((one) => one.id === id)
  if (attack === undefined) throw new Error(`no attack ${id}`)
  return attack
}

/** What cards act on: floored at 0 first, which matters for an enemy on Easy (open question 103). */
export const baseOf = (attack: Attack, first: boolean): number =>
  Math.max(
    0,
    attack.parts.reduce((sum, { amount }) => sum + amount, 0),
  ) + (first ? attack.first.damage : 0)

/** The draw is replaced, advantage and all (PA-060, open questions 19 and 120). */
const doubled = (base: number): ModifierRun => ({ cards: [], total: base * 2, missed: false, effects: [], only: false })

function drawn(fight: Fight, attack: Attack, attacker: Ship, target: Ship, first: boolean, base: number): ModifierRun {
  const mode = modeOf(fight, attack, attacker, target, first)
  const better = mode.advantaged.length > 0
  const worse = mode.disadvantaged.length > 0
  // Both at once cancel, however many sources each side has (PA-070).
  const count = better === worse ? 1 : better ? mode.draws : 2
  if (better || worse)
    fight.note(
      'drawMode',
      {
        ship: attacker.id,
        target: target.id,
        advantaged: [...mode.advantaged],
        disadvantaged: [...mode.disadvantaged],
        count,
      },
      better === worse ? 'PA-070' : better ? 'PA-067' : 'PA-069',
    )
  const changed = (card: string): DrawnChange =>
    change(fight, 'changeDrawnCard', modifierOf(fight.state, card).change, { card, attack, attacker })
  const piles = Array.from({ length: count }, () => drawRun(fight, attack.deck))
  const sum = base + (first && better && !worse ? attack.first.ifAdvantaged : 0)
  const runs = piles.map((cards) => readRun(sum, cards, cards.map(changed)))
  const chosen = count === 1 ? 0 : pickRun(fight, attack, attacker, runs, better)
  for (const [at, cards] of piles.entries()) layAway(fight, attack, cards, at === chosen)
  const run = runs[chosen]
  if (run === undefined) throw new Error('no such run')
  return run
}

export function modeOf(fight: Fight, attack: Attack, attacker: Ship, target: Ship, first: boolean): DrawMode {
  const behind = fight.know(fight.table.isBehind(fight.state, attacker, target, attack.aim))
  const start: DrawMode = {
    advantaged: [...(behind ? ['behind'] : []), ...(first && attack.first.advantaged ? ['waiting'] : [])],
    disadvantaged: first && attack.first.disadvantaged ? ['waiting'] : [],
    draws: 2,
  }
  return change(fight, 'changeDraw', start, { attack, attacker, target, first })
}

/**
 * Advantaged pilots pick (PA-067), advantaged enemies take the most damage (open question 15); disadvantage takes the least,
 * a miss before 0 (PA-069, open question 102). What is still equal, people pick.
 */
function pickRun(fight: Fight, { by }: Attack, attacker: Ship, runs: readonly ModifierRun[], better: boolean): number {
  const worth = ({ total, missed }: ModifierRun): number => (missed ? -1 : total)
  const values = runs.map(worth)
  const best = better ? Math.max(...values) : Math.min(...values)
  const free = better && by !== null
  const open = [...runs.keys()].filter((at) => free || values[at] === best)
  const different = open.filter((at, index) => open.findIndex((other) => sameCards(runs[other], runs[at])) === index)
  if (different.length === 1) return different[0] ?? 0
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'modifier',
    seat: by?.seat ?? 'table',
    asks: {
      key: better ? 'akarios.ask.pickBest' : 'akarios.ask.pickWorst',
      args: { ship: attacker.id },
      rule: better ? 'PA-067' : 'PA-069',
    },
    least: 1,
    most: 1,
    options: different.map((at) => ({
      id: String(at),
      key: 'akarios.modifierRun',
      args: { cards: [...(runs[at]?.cards ?? [])], total: runs[at]?.total ?? 0, missed: runs[at]?.missed ?? false },
    })),
    default: [String(different.find((at) => values[at] === best) ?? different[0] ?? 0)],
  })
  return Number(chosen[0])
}

const sameCards = (a: ModifierRun | undefined, b: ModifierRun | undefined): boolean =>
  a?.cards.toSorted().join() === b?.cards.toSorted().join()

/** To the owner's discard (PA-061, PA-074), but for cards that leave when drawn, or once applied (ST-017, ST-018, CE-005). */
function layAway(fight: Fight, attack: Attack, cards: readonly string[], applied: boolean): void {
  for (const card of cards) {
    const { leaves, shuffles } = modifierOf(fight.state, card)
    if (shuffles === true) attack.shuffles = true
    if (leaves === 'whenDrawn' || (leaves === 'whenApplied' && applied))
      fight.note('cardLeft', { card, pile: attack.deck }, 'PA-061')
    else discard(fight, attack.deck, card)
  }
}
