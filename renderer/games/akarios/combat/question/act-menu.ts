// Who does what: the actions of one seat, what bars the others, and then the dice that pay.
import type { ActQuestion, Payment } from '../../../../../shared/games/akarios/question/question.ts'
import { diceWays } from './dice-ways.ts'
import type { Menu, MenuContext, Option, Pick } from './option.ts'
import { faceNames, headingOf, pilotOf } from './words.ts'

export function actMenu(question: ActQuestion, pick: Pick, context: MenuContext): Menu {
  const payment = question.payments.find(({ id }) => id === pick.payment)
  return payment === undefined ? actionsMenu(question, pick, context) : diceMenu(payment, pick, context)
}

function actionsMenu(question: ActQuestion, pick: Pick, context: MenuContext): Menu {
  const { texts, talk } = context
  const seat = pick.seat ?? question.payments[0]?.seat ?? question.passes[0] ?? ''
  const dice = pilotOf(context, seat)?.dice ?? []
  const open = question.payments
    .filter((one) => one.seat === seat && diceWays(one, dice, pick.die).length > 0)
    .map((one) => actionOption(one, pick, context))
  const pass: Option[] = question.passes.includes(seat)
    ? [
        {
          id: 'pass',
          label: talk.say(isActStep(question) ? texts.options.pass : texts.options.notUsed, { seat }),
          hints: [],
          key: '0',
          then: { answer: { type: 'act', seat, pay: null } },
        },
      ]
    : []
  const closed = question.closed
    .filter((one) => one.seat === seat)
    .map((one): Option => ({
      id: `closed:${one.action}`,
      label: talk.action(one.seat, one.action),
      hints: [],
      refused: `${talk.name(one.why)} (${one.rule})`,
      then: 'toggle',
    }))
  const asked = `${talk.person(seat)}: ${headingOf(question, context)}`
  const face = pick.die === undefined ? null : (dice[pick.die]?.face ?? null)
  return {
    heading: face === null ? asked : `${asked} ${texts.withDie({ face: talk.name(face) })}`,
    options: [...open, ...pass, ...closed],
    first: 0,
    ...(pick.die === undefined ? {} : { back: backTo(pick) }),
  }
}

/** Elsewhere one card is offered, and a pass leaves only that card alone. */
const isActStep = ({ asks }: ActQuestion): boolean => asks.key === 'akarios.ask.act'

function actionOption(payment: Payment, pick: Pick, context: MenuContext): Option {
  const { texts, talk, view } = context
  const { id, seat, action, slots } = payment
  const preview = view.previews.find((one) => one.seat === seat && one.action === action)
  const supply = pilotOf(context, seat)?.cards.find(({ place }) => place === action)?.supply ?? null
  const undiced = supply === null ? texts.hints.noCost : texts.hints.supplyOnly
  return {
    id,
    label: talk.action(seat, action),
    hints: [slots.length === 0 ? undiced : slots.map(({ icon }) => talk.name(icon)).join(' + ')],
    ...(preview === undefined ? {} : { preview }),
    then: nextStep(payment, pick, context),
  }
}

/** With one way to pay there is nothing to choose. */
function nextStep(payment: Payment, pick: Pick, context: MenuContext): Option['then'] {
  const ways = diceWays(payment, pilotOf(context, payment.seat)?.dice ?? [], pick.die)
  const [only] = ways
  if (ways.length === 1 && only !== undefined) return { answer: answerOf(payment, only) }
  return { pick: { ...pick, payment: payment.id } }
}

function diceMenu(payment: Payment, pick: Pick, context: MenuContext): Menu {
  const { texts, talk, view } = context
  const dice = pilotOf(context, payment.seat)?.dice ?? []
  const preview = view.previews.find(({ seat, action }) => seat === payment.seat && action === payment.action)
  const options = diceWays(payment, dice, pick.die).map((way): Option => {
    const used = way.flatMap((index) => dice[index] ?? [])
    const stress = used.filter(({ face }) => face === 'stress').length
    return {
      id: way.join('-') || 'supply',
      label: way.length === 0 ? texts.hints.supplyOnly : faceNames(used, context),
      hints:
        stress > 0 && payment.action !== 'repair'
          ? used.flatMap(({ face }) => (face === 'stress' ? [texts.hints.stressDie] : []))
          : [],
      ...(preview === undefined ? {} : { preview }),
      then: { answer: answerOf(payment, way) },
    }
  })
  return {
    heading: `${talk.action(payment.seat, payment.action)}: ${texts.asks.dice}`,
    options,
    first: 0,
    back: backTo(pick),
  }
}

const answerOf = ({ seat, id }: Payment, dice: readonly number[]) =>
  ({ type: 'act', seat, pay: { payment: id, dice: [...dice] } }) as const

const backTo = ({ seat }: Pick): Pick => (seat === undefined ? { chosen: [] } : { seat, chosen: [] })
