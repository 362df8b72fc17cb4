// The steps once for each thing that the card counts.
import type { Fight } from '../fight.ts'
import type { StepOf } from '../../../../../shared/games/akarios/content/steps/step.ts'
import type { Performance } from '../state/attack.ts'
import type { Command } from './command.ts'

export const forEach: Command<'forEach'> = (fight, step, { by, riders }) => {
  const count = counted(fight, step.what, by)
  for (let done = 0; done < count; done += 1)
    for (const inner of step.steps) fight.push({ type: 'doStep', by, step: inner, riders })
}

/** Nebula hexes of the ship's last move, or player ships next to the target of the next attack, which people name. */
function counted(fight: Fight, what: StepOf<'forEach'>['what'], by: Performance): number {
  if (what === 'nebulaHexEntered') return fight.state.lastMove?.ship === by.seat ? fight.state.lastMove.nebulae : 0
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'option',
    seat: by.seat,
    asks: { key: 'akarios.ask.howMany', args: { what, card: by.card } },
    least: 1,
    most: 1,
    options: ['0', '1', '2', '3', '4'].map((id) => ({ id, key: 'akarios.number', args: { number: Number(id) } })),
    default: ['0'],
  })
  return Number(chosen[0])
}
