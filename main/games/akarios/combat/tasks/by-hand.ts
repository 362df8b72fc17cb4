// What no step can say: the text is shown, the table acts by hand and then goes on.
import type { Run } from './run.ts'
import { chooseOne } from '../choose-one.ts'

export const byHand: Run<'byHand'> = (fight, { seat, title, says }) => {
  chooseOne(fight, {
    about: 'byHand',
    seat,
    asks: { key: 'akarios.ask.byHand', args: { title, says } },
    options: [{ id: 'done', key: 'akarios.done', args: {} }],
  })
  fight.note('doneByHand', { seat, title })
}
