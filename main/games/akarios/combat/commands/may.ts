// All of the steps or none, as the player wants (BO-001). Nobody is asked about using a card when there is none to use.
import type { Command } from './command.ts'
import { usableCards } from './use-card.ts'
import { chooseOne } from '../choose-one.ts'

export const may: Command<'may'> = (fight, { steps }, { by, riders }) => {
  const [first] = steps
  if (first?.do === 'useCard' && first.from === 'own' && usableCards(fight, first, by).length === 0)
    return void fight.note('noCardToUse', { seat: by.seat, card: by.card })
  const chosen = chooseOne(fight, {
    about: 'use',
    seat: by.seat,
    asks: { key: 'akarios.ask.use', args: { card: by.card, steps: steps.map((step) => step.do) }, rule: 'BO-001' },
    options: ['use', 'skip'].map((id) => ({ id, key: `akarios.${id}`, args: {} })),
  })
  if (chosen === 'use') for (const step of steps) fight.push({ type: 'doStep', by, step, riders })
}
