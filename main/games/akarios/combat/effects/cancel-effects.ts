// Cancel effects: one effect of choice comes off the target (CE-007), never a hull breach (CE-008).
import type { Fight } from '../fight.ts'
import type { Ship } from '../state/ships.ts'
import { takeOff } from './take-off.ts'

export function cancelEffects(fight: Fight, ship: Ship, { seat }: { seat: string }): void {
  const open = ship.effects.map(({ effect }) => effect).filter((effect) => effect !== 'hullBreach')
  const [only] = open
  if (only === undefined) return
  if (open.length === 1) return void takeOff(fight, ship, only, 'CE-007')
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'effect',
    seat,
    asks: { key: 'akarios.ask.cancelEffect', args: { ship: ship.id }, rule: 'CE-007' },
    least: 1,
    most: 1,
    options: open.map((effect) => ({ id: effect, key: `akarios.effect.${effect}`, args: {} })),
    default: [only],
  })
  const effect = open.find((one) => one === chosen[0])
  if (effect !== undefined) takeOff(fight, ship, effect, 'CE-007')
}
