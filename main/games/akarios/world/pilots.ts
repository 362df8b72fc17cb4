// The tracks of a pilot on a world: energy, stress without thresholds, health (rules WX-007 to WX-015, WX-041).
import type { Pilot } from './state.ts'
import type { Visit } from './visit.ts'

/** Rule WX-011: the end of the stress track. */
export const mostStress = 10

/** Once a round, and stress must be able to rise (rule WX-020). */
export const canRollAgain = ({ rerolled, stress }: Pilot): boolean => !rerolled && stress < mostStress

/** Rules WX-007 to WX-009: energy goes first, then stress comes, then health goes. */
export function payEnergy(visit: Visit, pilot: Pilot): void {
  const { note } = visit
  const { seat } = pilot
  if (pilot.energy > 0) {
    pilot.energy -= 1
    note('energyPaid', { seat, to: pilot.energy }, 'WX-007')
  } else if (pilot.stress < mostStress) addStress(visit, pilot, 1, 'WX-008')
  else takeDamage(visit, pilot, 1, 'WX-009')
}

/** `change` may be less than 0. The track ends at 0 and 10, and no threshold is looked at (rules WX-010, WX-011). */
export function addStress({ note }: Visit, pilot: Pilot, change: number, rule: string): void {
  pilot.stress = Math.min(Math.max(pilot.stress + change, 0), mostStress)
  note('stressSet', { seat: pilot.seat, to: pilot.stress }, rule)
}

/** Lowers health alone (rule WX-041). */
export function takeDamage(visit: Visit, pilot: Pilot, amount: number, rule: string): void {
  pilot.health = Math.max(pilot.health - amount, 0)
  visit.note('healthLost', { seat: pilot.seat, to: pilot.health }, rule)
  if (pilot.health === 0) fall(visit, pilot)
}

/** Rule WX-012; the dice of the round are gone with it (rule WX-013). */
export function fall({ note }: Visit, pilot: Pilot): void {
  pilot.is = 'unconscious'
  pilot.trauma += 1
  note('fell', { seat: pilot.seat }, 'WX-012')
}

/** Rule WX-015, open question 35: full health; energy and stress stay as they stood. */
export function comeBack({ state, note }: Visit, pilot: Pilot): void {
  pilot.is = 'awake'
  pilot.health = state.setup.seats.find(({ seat }) => seat === pilot.seat)?.health ?? 1
  pilot.card = state.cards[0]?.number ?? null
  note('cameBack', { seat: pilot.seat, card: pilot.card, to: pilot.health }, 'WX-015')
}
