// Roll again or keep: one choice for each pilot who may, and then which dice (rules PA-004, PA-005).
import type { RerollQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import { nothingPicked, type Menu, type MenuContext, type Option, type Pick } from './option.ts'
import { headingOf } from './words.ts'

type Rolling = RerollQuestion['pilots'][number]

export function rerollMenu(question: RerollQuestion, pick: Pick, context: MenuContext): Menu {
  const rolling = question.pilots.find(({ seat }) => seat === pick.seat && pick.payment === 'paid')
  if (rolling !== undefined) return diceMenu(rolling, pick, context)
  return {
    heading: headingOf(question, context),
    options: question.pilots.flatMap((pilot) => choicesOf(pilot, context)),
    first: 0,
  }
}

function diceMenu({ seat, faces }: Rolling, pick: Pick, { texts, talk }: MenuContext): Menu {
  const dice = pick.chosen.map(Number).toSorted((a, b) => a - b)
  return {
    heading: `${talk.person(seat)}: ${texts.asks.rerollDice}`,
    options: faces.map((face, die) => ({ id: String(die), label: talk.name(face), hints: [], then: 'toggle' })),
    first: 0,
    back: nothingPicked,
    several: {
      least: 1,
      most: faces.length,
      answer: dice.length === 0 ? null : { type: 'reroll', seat, how: 'paid', dice },
    },
  }
}

function choicesOf({ seat, faces, free, paid }: Rolling, { texts, talk }: MenuContext): Option[] {
  const args = { seat }
  const shown = faces.map(talk.name).join(', ')
  const keep: Option = {
    id: `${seat}:keep`,
    label: talk.say(texts.options.keep, args),
    hints: [shown],
    then: { answer: { type: 'reroll', seat, how: 'keep', dice: [] } },
  }
  const all: Option = {
    id: `${seat}:free`,
    label: talk.say(texts.options.free, args),
    hints: [],
    then: { answer: { type: 'reroll', seat, how: 'free', dice: faces.map((_, die) => die) } },
  }
  const some: Option = {
    id: `${seat}:paid`,
    label: talk.say(texts.options.paid, args),
    hints: [texts.hints.stressDie],
    then: { pick: { seat, payment: 'paid', chosen: [] } },
  }
  return [keep, ...(free ? [all] : []), ...(paid ? [some] : [])]
}
