// Before the roll some dice are laid on a face; the roll leaves them out.
import { chooseOne } from '../choose-one.ts'
import { pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'

export const setAsideDice: Command<'setAsideDice'> = (fight, { count, face }, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  const { id: seat, dice, roll } = pilot
  const open = dice.slice(roll.aside)
  const numbers = Array.from({ length: Math.min(count, open.length) + 1 }, (_, number) => String(number))
  if (numbers.length === 1) return
  const chosen = chooseOne(fight, {
    about: 'option',
    seat,
    asks: { key: 'akarios.ask.setAside', args: { seat, card: by.card, face } },
    options: numbers.map((id) => ({ id, key: 'akarios.number', args: { number: Number(id) } })),
  })
  const aside = Number(chosen)
  if (aside === 0) return
  const isAside = (at: number): boolean => at >= roll.aside && at < roll.aside + aside
  pilot.dice = dice.map((die, at) => (isAside(at) ? { ...die, face } : die))
  pilot.roll = { ...roll, aside: roll.aside + aside }
  fight.note('diceSetAside', { seat, count: aside, face })
}
