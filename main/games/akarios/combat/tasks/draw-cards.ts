// A card was drawn again and has been paid for: the draw goes on, unless that was the end of one of the ships.
import { drawOn, layAway } from '../draw.ts'
import { findActor } from '../state/actor.ts'
import { attackOf, findShip, isGone } from '../state/read.ts'
import type { Run } from './run.ts'

export const drawCards: Run<'drawCards'> = (fight, task) => {
  const attack = attackOf(fight.state, task.attack)
  const attacker = findActor(fight.state, attack.attacker)
  const target = findShip(fight.state, task.target)
  const goesOn = attacker !== null && !isGone(attacker) && target !== null && !isGone(target)
  if (goesOn) drawOn(fight, attack, attacker, task)
  else for (const { cards } of task.runs) layAway(fight, attack, cards, false)
}
