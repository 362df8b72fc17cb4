// Dice of other pilots that are used for one pilot phase: a die that was given, or a result that is shared (open question 77).
import { pilotOf, pilotsOf } from './state/read.ts'
import type { Die, PilotShip } from './state/ships.ts'
import type { FightState } from './state/state.ts'

/** The die itself changes hands with its face. */
export function giveTo(from: PilotShip, to: PilotShip, at: number): void {
  const die = from.dice[at]
  if (die === undefined) throw new Error(`no die ${at}`)
  const owner = die.guest?.of ?? from.id
  from.dice = from.dice.toSpliced(at, 1)
  to.dice = [...to.dice, { face: die.face, on: null, guest: { of: owner, returns: die.guest?.returns ?? true } }]
}

/** The same face once more for another pilot. */
export const shareWith = (of: string, to: PilotShip, face: Die['face']): void => {
  to.dice = [...to.dice, { face, on: null, guest: { of, returns: false } }]
}

/** The pilot phase ends: shared results are gone, given dice are back, with their face if nobody has used them. */
export function sendGuestsHome(state: FightState): void {
  for (const pilot of pilotsOf(state)) {
    const guests = pilot.dice.filter(({ guest }) => guest !== undefined)
    pilot.dice = pilot.dice.filter(({ guest }) => guest === undefined)
    for (const { face, on, guest } of guests) {
      if (guest?.returns !== true) continue
      const owner = pilotOf(state, guest.of)
      owner.dice = [...owner.dice, { face: on === null ? face : null, on: null }]
    }
  }
}
