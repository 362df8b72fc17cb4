// The table of all tasks: a type without code here does not compile.
import type { Fight } from '../fight.ts'
import { act } from './act.ts'
import { applyEffect } from './apply-effect.ts'
import { applyHit } from './apply-hit.ts'
import { attack } from './attack.ts'
import { basicRepair } from './basic-repair.ts'
import { beginStress } from './begin-stress.ts'
import { byHand } from './by-hand.ts'
import { crossMark } from './cross-mark.ts'
import { dealDamage } from './deal-damage.ts'
import { deploy } from './deploy.ts'
import { doStep } from './do-step.ts'
import { drawCards } from './draw-cards.ts'
import { drawModifier } from './draw-modifier.ts'
import { drawTrauma } from './draw-trauma.ts'
import { endEnemyPhase } from './end-enemy-phase.ts'
import { endOfRound } from './end-of-round.ts'
import { endPilotPhase } from './end-pilot-phase.ts'
import { enemyCommand } from './enemy-command.ts'
import { enemyNext } from './enemy-next.ts'
import { enemyShip } from './enemy-ship.ts'
import { enterTerrain } from './enter-terrain.ts'
import { fire } from './fire.ts'
import { finishAttack } from './finish-attack.ts'
import { gainStress } from './gain-stress.ts'
import { landShip } from './land-ship.ts'
import { loseStress } from './lose-stress.ts'
import { moveShip } from './move-ship.ts'
import { grantedAttack } from './granted-attack.ts'
import { intervene } from './intervene.ts'
import { offerCard } from './offer-card.ts'
import { offerCards } from './offer-cards.ts'
import { offerRerolls } from './offer-rerolls.ts'
import { performAction } from './perform-action.ts'
import { performSteps } from './perform-steps.ts'
import { reassignDie } from './reassign-die.ts'
import { rerollDice } from './reroll-dice.ts'
import { resolveTrauma } from './resolve-trauma.ts'
import { rollDice } from './roll-dice.ts'
import type { Run } from './run.ts'
import { shoveShip } from './shove-ship.ts'
import { placeEnemy } from './place-enemy.ts'
import { moveSparrow } from './move-sparrow.ts'
import { spawn, spawnShip } from './spawn.ts'
import { specialRule } from './special-rule.ts'
import { startEndPhase } from './start-end-phase.ts'
import { startEnemyPhase } from './start-enemy-phase.ts'
import { startPilotPhase } from './start-pilot-phase.ts'
import { startRound } from './start-round.ts'
import { startUpgrade } from './start-upgrade.ts'
import type { Task, TaskType } from './task.ts'
import { turnShip } from './turn-ship.ts'
import { useUpgrade } from './use-upgrade.ts'

export const tasks = {
  startRound,
  startPilotPhase,
  rollDice,
  offerRerolls,
  rerollDice,
  act,
  endPilotPhase,
  startEnemyPhase,
  enemyShip,
  enemyCommand,
  enemyNext,
  endEnemyPhase,
  startEndPhase,
  endOfRound,
  reassignDie,
  performAction,
  useUpgrade,
  performSteps,
  doStep,
  basicRepair,
  offerCards,
  offerCard,
  intervene,
  grantedAttack,
  moveShip,
  turnShip,
  landShip,
  enterTerrain,
  shoveShip,
  attack,
  drawModifier,
  drawCards,
  applyHit,
  finishAttack,
  dealDamage,
  applyEffect,
  gainStress,
  loseStress,
  crossMark,
  drawTrauma,
  resolveTrauma,
  byHand,
  placeEnemy,
  fire,
  specialRule,
  moveSparrow,
  spawn,
  spawnShip,
  deploy,
  beginStress,
  startUpgrade,
} satisfies { [T in TaskType]: Run<T> }

export function runTask(fight: Fight, task: Task): void {
  const run = tasks[task.type] as (fight: Fight, task: Task) => void
  run(fight, task)
}
