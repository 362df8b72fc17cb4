// Who does what: the actions of one seat, what bars the others, and then the dice that pay.
import type { Answer } from '../../../../../shared/games/akarios/answer/answer.ts'
import type { ActQuestion, Payment } from '../../../../../shared/games/akarios/question/question.ts'
import type { ActionPreview, DieView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { pilotOf } from '../pilots.ts'
import { diceWays } from './dice-ways.ts'
import type { Menu, MenuContext, Option, Pick } from './option.ts'
import { isPooled, placeInPool, poolMenu } from './pool-menu.ts'
import { faceNames, headingOf } from './words.ts'

export function actMenu(question: ActQuestion, pick: Pick, context: MenuContext): Menu {
  const payment = question.payments.find(({ id }) => id === pick.payment)
  if (payment === undefined) return actionsMenu(question, pick, context)
  return isPooled(payment) ? poolMenu(payment, pick, context) : diceMenu(payment, pick, context)
}

function actionsMenu(question: ActQuestion, pick: Pick, context: MenuContext): Menu {
  const { texts, talk } = context
  const seat = pick.seat ?? firstSeat(question) ?? ''
  const dice = pilotOf(context.view, seat)?.dice ?? []
  const open = question.payments
    .filter((one) => isOf(one, seat) && canPay(one, seat, dice, pick.die))
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
    .filter((one) => isOf(one, seat))
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

/** The first seat with something to do; what the whole squad pays for belongs to none. */
export const firstSeat = ({ payments, passes }: ActQuestion): string | undefined =>
  payments.find(({ seat }) => seat !== squad)?.seat ?? passes[0]

/** Upgrades of the Sparrow are everybody's (SW-005). */
const squad = 'table'
const isOf = (one: { readonly seat: string }, seat: string): boolean => one.seat === seat || one.seat === squad

/** With the picked die, where one is picked. */
export const canPay = (
  payment: Payment,
  seat: string,
  dice: readonly DieView[],
  picked: number | undefined,
): boolean =>
  isPooled(payment)
    ? picked === undefined || placeInPool(payment, seat, picked) !== undefined
    : diceWays(payment, dice, picked).length > 0

/** Elsewhere one card is offered, and a pass leaves only that card alone. */
const isActStep = ({ asks }: ActQuestion): boolean => asks.key === 'akarios.ask.act'

function actionOption(payment: Payment, pick: Pick, context: MenuContext): Option {
  const { texts, talk, view } = context
  const { id, seat, action, slots, tells } = payment
  const preview = view.previews.find((one) => one.seat === seat && one.action === action)
  const card = [...(pilotOf(context.view, seat)?.cards ?? []), ...view.sparrowUpgrades].find(
    ({ place }) => place === action,
  )
  const supply = card?.supply ?? null
  const undiced = tells === true ? texts.printed.tells : supply === null ? texts.hints.noCost : texts.hints.supplyOnly
  return {
    id,
    label: talk.action(seat, action),
    hints: [
      slots.length === 0 ? undiced : wantedDice(slots, context),
      ...(preview === undefined ? [] : vain(preview, context)),
    ],
    ...(card === undefined ? {} : { detail: card.wording }),
    ...(preview === undefined ? {} : { preview, ...attackOf(payment, preview, pick, context) }),
    then: nextStep(payment, pick, context),
  }
}

/** "move + wild", "wild × 3". */
function wantedDice(slots: Payment['slots'], { talk }: MenuContext): string {
  const icons = slots.map(({ icon }) => icon)
  return [...new Set(icons)]
    .map((icon) => {
      const count = icons.filter((one) => one === icon).length
      return count === 1 ? talk.name(icon) : `${talk.name(icon)} × ${count}`
    })
    .join(' + ')
}

/** The dice that pay with the least stress stand for all: an attack is the same with every way to pay. */
function attackOf(payment: Payment, { reach }: ActionPreview, pick: Pick, context: MenuContext): { attack?: Answer } {
  const [way] = reach === null ? [] : diceWays(payment, pilotOf(context.view, payment.seat)?.dice ?? [], pick.die)
  return way === undefined ? {} : { attack: answerOf(payment, way) }
}

/** What shows beforehand that the action would do nothing. */
const vain = ({ reach, ends }: ActionPreview, { texts }: MenuContext): string[] => [
  ...(reach?.sights.every(({ why }) => why !== null) === true ? [texts.hints.nobody] : []),
  ...(ends.length > 0 && ends.every(({ entered }) => entered === 0) ? [texts.hints.nowhere] : []),
]

/** With one way to pay there is nothing to choose. */
function nextStep(payment: Payment, pick: Pick, context: MenuContext): Option['then'] {
  if (isPooled(payment) && payment.slots.length > 0) {
    const die = pick.die === undefined ? undefined : placeInPool(payment, pick.seat ?? '', pick.die)
    return { pick: { ...pick, payment: payment.id, chosen: die === undefined ? [] : [String(die)] } }
  }
  const ways = diceWays(payment, pilotOf(context.view, payment.seat)?.dice ?? [], pick.die)
  const [only] = ways
  if (ways.length === 1 && only !== undefined) return { answer: answerOf(payment, only) }
  return { pick: { ...pick, payment: payment.id } }
}

function diceMenu(payment: Payment, pick: Pick, context: MenuContext): Menu {
  const { texts, talk, view } = context
  const dice = pilotOf(context.view, payment.seat)?.dice ?? []
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
      ...(preview === undefined || preview.reach === null ? {} : { attack: answerOf(payment, way) }),
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
