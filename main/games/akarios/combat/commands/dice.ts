// Dice that have not been assigned: turned to another face, or rolled once more.
import { dieFaces } from '../../../../../shared/games/akarios/content/slots.ts'
import { mayChooseOne } from '../choose-one.ts'
import type { Fight } from '../fight.ts'
import { changeDie } from '../state/fitted.ts'
import { pilotOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { Command } from './command.ts'
import { reach } from './reach.ts'

/** One die after the other, as many as the card says or fewer. */
export const setDice: Command<'setDice'> = (fight, { count, whose, range }, { by }) => {
  const others = { who: 'friendly', count: 1, excludeSelf: true, ...(range === undefined ? {} : { range }) } as const
  const [seat] = whose === 'own' ? [by.seat] : reach(fight, others, by, 'setDice')
  if (seat === undefined) return
  const pilot = pilotOf(fight.state, seat)
  for (let turned = 0; turned < count; turned += 1) {
    const options = freeDice(pilot).flatMap((die) =>
      dieFaces.map((face) => ({ id: `${die}:${face}`, key: 'akarios.turnDie', args: { die, face } })),
    )
    const asks = { key: 'akarios.ask.setDice', args: { seat } }
    const chosen = mayChooseOne(fight, {
      about: 'option',
      seat: by.seat,
      asks,
      options,
    })
    const [die = '', face = ''] = chosen?.split(':') ?? []
    const wanted = dieFaces.find((one) => one === face)
    if (wanted === undefined || pilot.dice[Number(die)] === undefined) return
    changeDie(pilot, Number(die), { face: wanted })
    fight.note('dieTurned', { seat, die: Number(die), face })
  }
}

export const rerollDice: Command<'rerollDice'> = (fight, _step, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  const free = freeDice(pilot)
  const dice = ask(fight, pilot, free)
  if (dice.length === 0) return
  // As after any roll, whoever may roll once more still can (PA-004, PA-005).
  pilot.roll = { ...pilot.roll, kept: false }
  fight.push({ type: 'rerollDice', seat: by.seat, dice: [...dice] })
}

const freeDice = ({ dice }: PilotShip): readonly number[] =>
  [...dice.keys()].filter((at) => dice[at]?.on === null && dice[at].face !== null)

function ask(fight: Fight, { id, dice }: PilotShip, free: readonly number[]): readonly number[] {
  if (free.length === 0) return []
  const { chosen } = fight.ask({
    type: 'choose',
    about: 'option',
    seat: id,
    asks: { key: 'akarios.ask.rerollDice', args: { seat: id } },
    least: 0,
    most: free.length,
    options: free.map((die) => ({ id: String(die), key: 'akarios.die', args: { die, face: dice[die]?.face ?? null } })),
    default: [],
  })
  return chosen.map(Number)
}
