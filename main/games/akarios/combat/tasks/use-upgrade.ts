// An upgrade of the Sparrow that has been paid is used. One of the pilots who gave dice decides and draws (SW-007).
import { chooseOne } from '../choose-one.ts'
import type { Fight } from '../fight.ts'
import { shipOption } from '../ship-option.ts'
import { everyStep } from '../../../../../shared/games/akarios/content/steps/step.ts'
import { cardOf, consciousPilots } from '../state/read.ts'
import type { Run } from './run.ts'

/** Where no die was needed, or stress has felled all who gave one, any conscious pilot may stand in. */
export const useUpgrade: Run<'useUpgrade'> = (fight, { place, givers, stress, value }) => {
  const upgrade = fight.state.sparrowUpgrades.find((one) => one.place === place)
  const conscious = consciousPilots(fight.state).map(({ id }) => id)
  const left = conscious.filter((seat) => givers.includes(seat))
  const able = left.length > 0 ? left : conscious
  const [first] = able
  if (upgrade === undefined || first === undefined) return
  const attacks = [...everyStep(cardOf(fight.state, upgrade.card).effects)].some((step) => step.do === 'attack')
  const seat = attacks && able.length > 1 ? whoseDeck(fight, upgrade.card, able) : first
  fight.push({ type: 'performAction', by: { seat, action: place, card: upgrade.card, stress, value } })
}

function whoseDeck(fight: Fight, card: string, able: readonly string[]): string {
  return chooseOne(fight, {
    about: 'option',
    seat: 'table',
    asks: { key: 'akarios.ask.whoDraws', args: { card }, rule: 'SW-007' },
    options: able.map(shipOption),
  })
}
