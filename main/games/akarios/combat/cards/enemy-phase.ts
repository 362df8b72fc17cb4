// Cards for the enemy phase: who may still step in between two actions of enemies (open question 63).
import type { Fight } from '../fight.ts'
import type { Card } from '../state/card.ts'
import { cardOf, consciousPilots } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { TaskOf } from '../tasks/task.ts'
import { waitsFor } from './moment.ts'
import { waysToPay } from './pay-card.ts'

/** One question for each pilot who has a card that can be paid now and has not waived the rest of the phase. */
export const interventions = (fight: Fight): TaskOf<'intervene'>[] =>
  consciousPilots(fight.state).flatMap((pilot) =>
    pilot.heldBack === fight.state.round || readyCards(fight, pilot).length === 0
      ? []
      : [{ type: 'intervene' as const, seat: pilot.id }],
  )

export const readyCards = (fight: Fight, pilot: PilotShip): readonly Card[] =>
  pilot.cards.filter(
    (card) => waitsFor(cardOf(fight.state, card.card), 'enemyPhase') && waysToPay(fight, pilot, card).length > 0,
  )
