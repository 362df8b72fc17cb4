// Basic repair: hull or shield, stress off, supply for two cards (PA-084 to PA-088).
import { chooseOne } from '../choose-one.ts'
import { mend } from '../effects/apply.ts'
import { feed } from '../effects/resupply.ts'
import { pilotOf } from '../state/read.ts'
import type { Run } from './run.ts'

export const basicRepair: Run<'basicRepair'> = (fight, { seat }) => {
  const pilot = pilotOf(fight.state, seat)
  const { hullOrShield, stress, cards } = fight.state.content.board.repair
  const chosen = chooseOne(fight, {
    about: 'repair',
    seat,
    asks: { key: 'akarios.ask.repair', args: { ship: seat, amount: hullOrShield }, rule: 'PA-084' },
    usual: pilot.startHull - pilot.hull >= pilot.startShield - pilot.shield ? 'hull' : 'shield',
    options: [
      { id: 'hull', key: 'akarios.hull', args: { now: pilot.hull, most: pilot.startHull } },
      { id: 'shield', key: 'akarios.shield', args: { now: pilot.shield, most: pilot.startShield } },
    ],
  })
  mend(fight, pilot, chosen === 'shield' ? 'shield' : 'hull', hullOrShield)
  fight.push({ type: 'loseStress', seat, amount: stress })
  feed(fight, seat, cards, null, 'PA-086')
}
