// Takes off what ends with the action phase of a side (PA-028, EN-030, CE-048).
import type { Fight } from '../fight.ts'
import { sideOf } from '../state/read.ts'
import type { Side } from '../state/ships.ts'
import { takeOff } from './take-off.ts'

export function endEffects(fight: Fight, side: Side, rule: string): void {
  const { round, ships } = fight.state
  for (const ship of ships) {
    if (sideOf(ship) !== side) continue
    const over = ship.effects.filter(({ lastRound }) => lastRound !== null && lastRound <= round)
    for (const { effect } of over) takeOff(fight, ship, effect, rule)
  }
}
