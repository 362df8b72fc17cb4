// Re-rolls, until every pilot is content; only then may anybody assign a die (PA-001).
import type { RerollQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import { consciousPilots, pilotOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { Run } from './run.ts'

export const offerRerolls: Run<'offerRerolls'> = (fight) => {
  const pilots = consciousPilots(fight.state).flatMap(optionsOf)
  if (pilots.length === 0) return
  const question: RerollQuestion = {
    type: 'reroll',
    seat: 'table',
    asks: { key: 'akarios.ask.reroll', args: {}, rule: 'PA-004' },
    pilots,
  }
  const { seat, how, dice } = fight.ask(
    question,
    pilots.map((one) => one.seat),
  )
  const pilot = pilotOf(fight.state, seat)
  if (how === 'keep') pilot.roll = { ...pilot.roll, kept: true }
  else {
    if (how === 'paid') {
      pilot.roll = { ...pilot.roll, paid: true }
      fight.push({ type: 'gainStress', seat, amount: 1, why: 'reroll' })
    }
    fight.push({ type: 'rerollDice', seat, dice: [...dice] })
  }
  fight.push({ type: 'offerRerolls' })
}

/** Free with three stress faces, as often as it happens (PA-005); paid once, counted apart (PA-004, PA-006). */
function optionsOf({ id, dice, roll }: PilotShip): RerollQuestion['pilots'] {
  const faces = dice.flatMap(({ face }) => face ?? [])
  const free = faces.filter((face) => face === 'stress').length >= 3
  const paid = !roll.paid
  return roll.kept || (!free && !paid) ? [] : [{ seat: id, faces, free, paid }]
}
