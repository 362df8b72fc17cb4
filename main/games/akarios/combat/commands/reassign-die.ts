// Each other pilot may lay one assigned die on another slot, face unchanged: it pays for one action more.
import { consciousPilots } from '../state/read.ts'
import type { Command } from './command.ts'

export const reassignDie: Command<'reassignDie'> = (fight, _step, { by }) => {
  for (const { id, passed } of consciousPilots(fight.state))
    if (id !== by.seat && !passed) fight.push({ type: 'reassignDie', seat: id })
}
