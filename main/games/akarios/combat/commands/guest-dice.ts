// Dice for other pilots: one of the own goes to another for this phase, or the result that paid serves all others once.
import type { DieFace } from '../../../../../shared/games/akarios/content/slots.ts'
import { chooseOne, mayChooseOne } from '../choose-one.ts'
import type { Fight } from '../fight.ts'
import { shareWith, giveTo } from '../guest-dice.ts'
import { consciousPilots, pilotOf } from '../state/read.ts'
import type { Command } from './command.ts'

/** A rolled die that lies nowhere yet, to a pilot who has not passed; the player may keep it. */
export const giveDie: Command<'giveDie'> = (fight, _step, { by }) => {
  const pilot = pilotOf(fight.state, by.seat)
  const others = consciousPilots(fight.state).filter(({ id, passed }) => id !== by.seat && !passed)
  const options = [...pilot.dice.entries()].flatMap(([die, { face, on }]) =>
    face === null || on !== null
      ? []
      : others.map(({ id }) => ({ id: `${die}:${id}`, key: 'akarios.giveDie', args: { die, face, seat: id } })),
  )
  if (options.length === 0) return void fight.note('noOtherShip', { ship: by.seat, card: by.card })
  const chosen = mayChooseOne(fight, {
    about: 'option',
    seat: by.seat,
    asks: { key: 'akarios.ask.giveDie', args: { seat: by.seat } },
    options,
  })
  const [die, to] = chosen?.split(':') ?? []
  const receiver = others.find(({ id }) => id === to)
  if (die === undefined || receiver === undefined) return
  const face = pilot.dice[Number(die)]?.face ?? null
  giveTo(pilot, receiver, Number(die))
  fight.note('dieGiven', { seat: by.seat, to: receiver.id, face })
}

/** The result that paid: with several dice the player says which; a use without dice shares nothing. */
export const shareDie: Command<'shareDie'> = (fight, _step, { by }) => {
  const { dice } = pilotOf(fight.state, by.seat)
  const faces = [...new Set((by.dice ?? []).flatMap((die) => dice[die]?.face ?? []))]
  const [first] = faces
  const others = consciousPilots(fight.state).filter(({ id, passed }) => id !== by.seat && !passed)
  if (first === undefined || others.length === 0)
    return void fight.note('noOtherShip', { ship: by.seat, card: by.card })
  const face = faces.length === 1 ? first : whichFace(fight, by.seat, faces)
  for (const other of others) shareWith(by.seat, other, face)
  fight.note('dieShared', { seat: by.seat, face })
}

const whichFace = (fight: Fight, seat: string, faces: readonly DieFace[]): DieFace =>
  chooseOne(fight, {
    about: 'option',
    seat,
    asks: { key: 'akarios.ask.shareDie', args: { seat } },
    options: faces.map((face) => ({ id: face, key: 'akarios.face', args: { face } })),
  })
