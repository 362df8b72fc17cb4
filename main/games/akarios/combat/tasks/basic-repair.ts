// Basic repair: hull or shield, stress off, supply for two cards (PA-084 to PA-088).
import { mend } from '../effects/apply.ts'
import { feed } from '../effects/resupply.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const basicRepair: Run<'basicRepair'> = (fight, { seat }) => {
  const pilot = pilotOf(fight.state, seat)
  const { hullOrShield, stress, cards } = fight.state.content.board.repair
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'repair',
    seat,
    asks: { key: 'akarios.ask.repair', args: { ship: seat, amount: hullOrShield }, rule: 'PA-084' },
    least: 1,
    most: 1,
    options: [
      { id: 'hull', key: 'akarios.hull', args: { now: pilot.hull, most: pilot.startHull } },
      { id: 'shield', key: 'akarios.shield', args: { now: pilot.shield, most: pilot.startShield } },
    ],
    default: [pilot.startHull - pilot.hull >= pilot.startShield - pilot.shield ? 'hull' : 'shield'],
  })
  mend(fight, pilot, chosen[0] === 'shield' ? 'shield' : 'hull', hullOrShield)
  fight.push({ type: 'loseStress', seat, amount: stress })
  feed(fight, seat, cards, null, 'PA-086')
}
