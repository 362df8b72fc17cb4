// How a question is answered on the screen, step by step: what is picked, pointed at and looked at, and what Enter would take.
import { useState } from 'react'
import type { Question } from '../../../../shared/games/akarios/question/question.ts'
import { firstSeat } from './question/act-menu.ts'
import { menuOf } from './question/menu.ts'
import { nothingPicked, type Menu, type MenuContext, type Option, type Pick } from './question/option.ts'
import type { FightHandle } from './use-fight.ts'

export interface Answering {
  readonly question: Question | undefined
  readonly menu: Menu | undefined
  readonly pick: Pick
  /** The ship that the question is about. */
  readonly acting: string | undefined
  /** Index of the option that Enter takes, and the option itself. */
  readonly index: number
  readonly current: Option | undefined
  /** The option that the board shows. */
  readonly looked: Option | undefined
  readonly look: (id: string | undefined) => void
  /** A first touch shows it on the board; Enter, the brass button or a second touch take it. */
  readonly point: (option: Option) => void
  readonly touch: (option: Option) => void
  /** Takes it at once. */
  readonly take: (option: Option) => void
  readonly confirm: () => void
  readonly back: () => void
  readonly goTo: (pick: Pick) => void
  readonly pickDie: (seat: string, die: number) => void
  readonly pickPayment: (seat: string, payment: string) => void
}

export function useAnswering({ question, send }: FightHandle, context: MenuContext): Answering {
  const [pick, setPick] = useState<Pick>(nothingPicked)
  const [pointed, setPointed] = useState<string>()
  const [looking, setLooking] = useState<string>()
  const menu = question && menuOf(question, pick, context)
  const options = menu?.options ?? []
  const pointedAt = options.findIndex(({ id }) => id === pointed)
  const index = pointedAt < 0 ? (menu?.first ?? 0) : pointedAt
  const current = options[index]

  const goTo = (next: Pick) => {
    setPick(next)
    setPointed(undefined)
    setLooking(undefined)
  }
  const toggle = (id: string) => {
    const chosen = pick.chosen.includes(id) ? pick.chosen.filter((one) => one !== id) : [...pick.chosen, id]
    setPick({ ...pick, chosen })
  }
  const take = ({ id, then }: Option) => {
    if (then === 'toggle') toggle(id)
    else if ('answer' in then) send(then.answer)
    else goTo(then.pick)
  }
  const point = (option: Option) => {
    if (option.refused !== undefined) return
    if (option.then === 'toggle') toggle(option.id)
    setPointed(option.id)
    setLooking(undefined)
  }
  const confirm = () => {
    if (menu?.several !== undefined) {
      if (menu.several.answer !== null) send(menu.several.answer)
    } else if (current !== undefined && current.refused === undefined) take(current)
  }
  return {
    question,
    menu,
    pick,
    acting: actingOf(question, pick),
    index,
    current,
    looked: options.find(({ id }) => id === looking) ?? current,
    look: setLooking,
    point,
    touch: (option) => {
      if (option.id === pointed && option.then !== 'toggle') take(option)
      else point(option)
    },
    take,
    confirm,
    back: () => goTo(menu?.back ?? nothingPicked),
    goTo,
    pickDie: (seat, die) => goTo({ seat, chosen: [], ...(pick.seat === seat && pick.die === die ? {} : { die }) }),
    pickPayment: (seat, payment) => {
      const option = options.find(({ id }) => id === payment)
      // The slots keep the focus: Enter on them takes the dice that were picked meanwhile.
      if (pick.payment === payment) confirm()
      else if (option !== undefined) take(option)
      else goTo({ seat, payment, chosen: [] })
    },
  }
}

function actingOf(question: Question | undefined, pick: Pick): string | undefined {
  if (question === undefined) return undefined
  if (question.type === 'act') return pick.seat ?? firstSeat(question)
  if (question.type === 'reroll') return pick.seat ?? question.pilots[0]?.seat
  if ('ship' in question) return question.ship
  const { ship } = question.asks.args
  return typeof ship === 'string' ? ship : question.seat
}
