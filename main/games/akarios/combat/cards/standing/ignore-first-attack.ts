// The first attack on the chosen ship does neither damage nor effects; then the card has done its work, hit or miss.
import type { CardPlace } from '../../../../../../shared/games/akarios/question/action.ts'
import { pilotOf } from '../../state/read.ts'
import type { PilotShip } from '../../state/ships.ts'
import type { Standing } from './standing-step.ts'

export const ignoreFirstAttack: Standing<'ignoreFirstAttack'> = (_step, place, on) => ({
  changeHit: (fight, bearer, plan, { target }) => {
    if (!on.includes(target.id)) return plan
    fight.note('attackVoided', { ship: target.id, card: cardIn(pilotOf(fight.state, bearer.id), place) })
    return { total: 0, effects: [] }
  },
  afterAttack: (fight, bearer, { attack }) => {
    if (!attack.targets.some((target) => on.includes(target))) return
    const pilot = pilotOf(fight.state, bearer.id)
    pilot.held = pilot.held.filter((one) => one.place !== place || one.step.do !== 'ignoreFirstAttack')
  },
})

const cardIn = ({ cards }: PilotShip, place: CardPlace): string | null =>
  cards.find((one) => one.place === place)?.card ?? null
