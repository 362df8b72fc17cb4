// The steps wait for the next pilot phase; then they cost neither dice nor supply. Attacks are lost to a stun (open question 78).
import { pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const delay: Command<'delay'> = (fight, { steps }, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  pilot.delayed = [...pilot.delayed, { by, steps: [...steps], round: fight.state.round + 1 }]
  fight.note('actionWaits', { ship: by.seat, card: by.card })
}
