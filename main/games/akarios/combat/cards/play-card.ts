// What a card does once it is paid: its steps in their order, or its words for the table.
import { ridersOf, stepsOf } from '../commands/expand.ts'
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Fight } from '../fight.ts'
import type { Performance } from '../state/attack.ts'
import type { ActionCard } from '../state/content.ts'
import { cardOf } from '../state/read.ts'

export function playCard(fight: Fight, by: Performance, id: string): void {
  const card = cardOf(fight.state, id)
  const { reminder, wording } = card
  const effects = whole(card)
  if (reminder !== undefined || effects.length === 0)
    fight.push({ type: 'byHand', seat: by.seat, title: id, says: reminder ?? wording })
  playSteps(fight, by, effects)
}

export function playSteps(fight: Fight, by: Performance, effects: readonly Step[]): void {
  const { steps, loose } = stepsOf(effects, by)
  fight.push({ type: 'performSteps', by, steps, riders: ridersOf(effects, by), loose, begun: false })
}

/** With the move that such a card shows. */
const whole = ({ timing, moves, effects }: ActionCard): readonly Step[] =>
  timing === 'afterMove' && moves !== undefined && !effects.some((step) => step.do === 'move')
    ? [{ do: 'move' }, ...effects]
    : effects
