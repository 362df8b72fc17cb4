// One or several of a list that the machine has worked out. Yes and no keep their keys wherever they are asked.
import type { Answer } from '../../../../../shared/games/akarios/answer/answer.ts'
import type { ChoiceSubject, ChooseQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { Menu, MenuContext, Option, Pick } from './option.ts'
import { figuresOf } from './targets-menu.ts'
import { headingOf, templateOf } from './words.ts'

const keyOf: Readonly<Record<string, string>> = { yes: 'y', use: 'y', no: 'n', skip: 'n' }

/** Subjects that may come right before an attack draws. */
const leads: readonly ChoiceSubject[] = ['enemyTarget', 'behind', 'use', 'option', 'order']

export function chooseMenu(question: ChooseQuestion, pick: Pick, context: MenuContext): Menu {
  const { least, most } = question
  const several = most > 1 || least !== 1
  const before = leads.includes(question.about)
  const options = question.options.map((option) => {
    const answer: Answer = { type: 'choose', chosen: [option.id] }
    return chooseOption(option, several ? 'toggle' : { answer }, before ? { attack: answer } : {}, context)
  })
  const enough = pick.chosen.length >= least && pick.chosen.length <= most
  return {
    heading: headingOf(question, context),
    ...(question.figure === undefined ? {} : { figure: question.figure }),
    direct: question.about === 'table',
    options,
    first: Math.max(
      0,
      options.findIndex(({ id }) => question.default.includes(id)),
    ),
    ...(several
      ? { several: { least, most, answer: enough ? { type: 'choose', chosen: [...pick.chosen] } : null } }
      : {}),
  }
}

function chooseOption(
  { id, key, args }: ChooseQuestion['options'][number],
  then: Option['then'],
  attack: { attack?: Answer },
  { texts, talk, view }: MenuContext,
): Option {
  const ship = view.ships.find((one) => one.id === args['ship'])
  const template = templateOf(texts.options, key)
  const own = Object.hasOwn(keyOf, id) ? keyOf[id] : undefined
  return {
    id,
    label: template === undefined ? talk.name(id) : talk.say(template, args),
    hints: ship === undefined ? [] : [figuresOf(ship, { texts })],
    ...(own === undefined ? {} : { key: own }),
    ...(ship === undefined ? {} : { ship: ship.id, ...(ship.pose ? { at: ship.pose.at } : {}) }),
    ...attack,
    then,
  }
}
