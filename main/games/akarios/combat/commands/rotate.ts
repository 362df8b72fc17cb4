// A rotate in its turn.
import type { Command } from './command.ts'
import { mostOf } from './expand.ts'

export const rotate: Command<'rotate'> = (fight, step, { by }) =>
  fight.push({ type: 'turnShip', ship: by.seat, seat: by.seat, most: mostOf(step), optional: false })
