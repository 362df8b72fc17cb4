// What the card shows and no text tells: its printed moves and attacks once they are known, else the table does it by hand.
import { cardOf } from '../state/read.ts'
import type { Step } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Command } from './command.ts'

export const depicted: Command<'depicted'> = (fight, _step, { by, riders }) => {
  const card = by.card === null ? null : cardOf(fight.state, by.card)
  const has = (step: Step['do']): boolean => card?.effects.some((one) => one.do === step) === true
  const steps: Step[] = []
  if (card?.moves !== undefined && !has('move') && card.timing !== 'afterMove') steps.push({ do: 'move' })
  if (card?.attacks !== undefined && !has('attack')) steps.push({ do: 'attack' })
  for (const step of steps) fight.push({ type: 'doStep', by, step, riders })
  if (card !== null && steps.length === 0 && card.moves === undefined)
    fight.push({ type: 'byHand', seat: by.seat, title: by.card ?? 'depicted', says: card.wording })
}
