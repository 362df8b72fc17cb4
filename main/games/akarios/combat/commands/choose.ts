// The player takes some of the options.
import type { Command } from './command.ts'

export const choose: Command<'choose'> = (fight, { count, options }, { by, riders }) => {
  const ids = options.map((_, index) => String(index + 1))
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'option',
    seat: by.seat,
    asks: { key: 'akarios.ask.option', args: { card: by.card } },
    least: count,
    most: count,
    options: ids.map((id, index) => ({
      id,
      key: 'akarios.steps',
      args: { steps: (options[index] ?? []).map((step) => step.do) },
    })),
    default: ids.slice(0, count),
  })
  for (const id of chosen)
    for (const step of options[Number(id) - 1] ?? []) fight.push({ type: 'doStep', by, step, riders })
}
