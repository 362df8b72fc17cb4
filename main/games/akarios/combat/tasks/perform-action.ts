// An action that has been paid is carried out: a basic one, or what a card says.
import { playCard } from '../cards/play-card.ts'
import type { Fight } from '../fight.ts'
import type { Performance } from '../state/attack.ts'
import { isSparrowAction } from '../state/actor.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const performAction: Run<'performAction'> = (fight, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  // Stress of the dice may have cost the ship before its action came (ST-028 speaks of pilots who still fly).
  if (pilot.out) return
  if (!isSparrowAction(by.action)) pilot.lastAction = by
  fight.note('actionBegan', { seat: by.seat, action: by.action, card: by.card })
  if (by.card === null) basic(fight, by)
  else playCard(fight, by, by.card)
}

/** The basic attack is what the player board prints, and no more. */
const plainAttack = { riders: [], ignores: [], origin: null, eachArc: false }

function basic(fight: Fight, by: Performance): void {
  const { board } = fight.state.content
  const { seat } = by
  const move = by.action === 'move-1' ? board.moves?.[0] : by.action === 'move-2' ? board.moves?.[1] : undefined
  if (move !== undefined)
    fight.push({ type: 'moveShip', ship: seat, seat, diagram: move.path, passed: [], asAction: true })
  else if (by.action === 'rotate') fight.push({ type: 'turnShip', ship: seat, seat, most: 2, optional: false })
  else if (by.action === 'attack' && board.attack !== undefined)
    fight.push({ type: 'attack', attacker: seat, by, printed: board.attack, ...plainAttack })
  else if (by.action === 'repair') fight.push({ type: 'basicRepair', seat })
}
