// Cancel effects: one effect of choice comes off the target (CE-007), never a hull breach (CE-008).
import { chooseOne } from '../choose-one.ts'
import type { Fight } from '../fight.ts'
import type { Ship } from '../state/ships.ts'
import { takeOff } from './take-off.ts'

export function cancelEffects(fight: Fight, ship: Ship, { seat }: { seat: string }): void {
  const open = ship.effects.map(({ effect }) => effect).filter((effect) => effect !== 'hullBreach')
  const [only] = open
  if (only === undefined) return
  if (open.length === 1) return void takeOff(fight, ship, only, 'CE-007')
  const effect = chooseOne(fight, {
    about: 'effect',
    seat,
    asks: { key: 'akarios.ask.cancelEffect', args: { ship: ship.id }, rule: 'CE-007' },
    options: open.map((effect) => ({ id: effect, key: `akarios.effect.${effect}`, args: {} })),
  })
  takeOff(fight, ship, effect, 'CE-007')
}
