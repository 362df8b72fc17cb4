// Whether a shot comes from behind, put to the table each time it has ruled so (open question 13).
import type { Ship } from '../state/ships.ts'
import { known } from './known.ts'
import type { Known } from './tabletop.ts'

export const askBehind = (shooter: Ship, target: Ship): Known<boolean> => ({
  ask: {
    type: 'choose',
    about: 'behind',
    seat: 'table',
    asks: { key: 'akarios.ask.behind', args: { shooter: shooter.id, target: target.id }, rule: 'PA-067' },
    least: 1,
    most: 1,
    options: ['no', 'yes'].map((id) => ({ id, key: `akarios.${id}`, args: {} })),
    default: ['no'],
  },
  read: (answer) => known(answer.type === 'choose' && answer.chosen[0] === 'yes'),
})
