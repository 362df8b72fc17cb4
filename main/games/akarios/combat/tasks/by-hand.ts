// What no step can say: the text is shown, the table acts by hand and then goes on.
import type { Run } from './run.ts'

export const byHand: Run<'byHand'> = (fight, { seat, title, says }) => {
  fight.ask({
    type: 'choose',
    about: 'byHand',
    seat,
    asks: { key: 'akarios.ask.byHand', args: { title, says } },
    least: 1,
    most: 1,
    options: [{ id: 'done', key: 'akarios.done', args: {} }],
    default: ['done'],
  })
  fight.note('doneByHand', { seat, title })
}
