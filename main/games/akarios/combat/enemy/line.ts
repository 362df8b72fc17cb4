// The command line of an enemy in this phase, and what still lies ahead on it.
import type { Command } from '../../../../../shared/games/akarios/content/combat-card.ts'
import type { PrintedAttack } from '../../../../../shared/games/akarios/content/attack.ts'
import type { Diagram } from '../../../../../shared/games/akarios/content/geometry.ts'
import { hasEffect } from '../state/read.ts'
import type { Aim } from '../state/attack.ts'
import type { EnemyShip } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'

/** Empty when the type has no card in this phase. */
export function lineOf(state: FightState, { type }: EnemyShip): readonly Command[] {
  const id = state.orders[type]
  return state.content.enemies[type]?.cards?.find((card) => card.id === id)?.line ?? []
}

export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>

/** Without arc and range an attack reaches only its own hex, which is nobody's. */
export const aimOf = ({ arcs, range }: Pick<PrintedAttack, 'arcs' | 'range'>): Aim =>
  arcs === undefined ? { type: 'range', hexes: range ?? 0 } : { type: 'arc', arc: arcs.flat() }

/**
 * What a turn is made for: the next attack of the line, stunned or not, and the next move, unless slowed (EN-014, EN-015,
 * open question 112). The line is followed as if everything could be done.
 */
export function intentAfter(
  state: FightState,
  ship: EnemyShip,
  command: string,
): { aim: Aim | null; move: Diagram | null } {
  const line = lineOf(state, ship)
  let [aim, move]: [Aim | null, Diagram | null] = [null, null]
  const seen = new Set<string>()
  for (let at = nextOf(line, command, true); at !== null && !seen.has(at.id); at = nextOf(line, at.id, true)) {
    seen.add(at.id)
    if (at.do === 'attack') aim ??= aimOf(at)
    if (at.do === 'move' && !hasEffect(ship, 'slow')) move ??= at.path
  }
  return { aim, move }
}

/** The command after this one; `yes` chooses the branch of a fork. Null at the end of the line. */
export function nextOf(line: readonly Command[], id: string, yes: boolean): Command | null {
  const at = line.findIndex((one) => one.id === id)
  const here = line[at]
  if (here === undefined) return null
  const next = here.fork === undefined ? (here.then ?? line[at + 1]?.id ?? 'end') : yes ? here.fork.yes : here.fork.no
  return line.find((one) => one.id === next) ?? null
}
