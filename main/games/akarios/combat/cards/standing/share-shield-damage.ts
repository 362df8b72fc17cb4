// Another friendly ship may lose shield in place of the one whose shield is damaged, point for point (SW-017).
import type { StepOf } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import { chooseOne } from '../../choose-one.ts'
import type { Fight } from '../../fight.ts'
import type { Hooks } from '../../hooks/hooks.ts'
import { amountOf } from '../../commands/expand.ts'
import { consciousPilots, pilotOf } from '../../state/read.ts'
import { noSlots } from './standing-step.ts'

/** Not for shield that a card of the ship's own costs it: that is no damage (open questions 11 and 119). */
export const shareShieldDamage = ({ amount }: StepOf<'shareShieldDamage'>): Hooks => ({
  changeShieldLoss: (fight, _bearer, loss, { ship, source }) =>
    source === 'cost' ? loss : loss - takenOver(fight, ship.id, Math.min(loss, amountOf(amount, noSlots))),
})

/** The points that one ally takes over; nobody is asked when no ally has shield left. */
function takenOver(fight: Fight, saved: string, most: number): number {
  const allies = consciousPilots(fight.state).filter(({ id, shield }) => id !== saved && shield > 0)
  const options = allies.flatMap(({ id, shield }) =>
    Array.from({ length: Math.min(most, shield) }, (_, index) => ({
      id: `${id}:${index + 1}`,
      key: 'akarios.shareShield',
      args: { ship: id, amount: index + 1 },
    })),
  )
  if (options.length === 0) return 0
  const chosen = chooseOne(fight, {
    about: 'option',
    seat: 'table',
    asks: { key: 'akarios.ask.shareShield', args: { ship: saved, most }, rule: 'SW-017' },
    options: [{ id: 'nothing', key: 'akarios.shareNothing', args: { ship: saved } }, ...options],
  })
  const [id, points] = chosen.split(':')
  if (id === undefined || points === undefined) return 0
  const amount = Number(points)
  pilotOf(fight.state, id).shield -= amount
  fight.note('shieldShared', { ship: id, amount, saved }, 'SW-017')
  return amount
}
