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
  /** Picks the die, or lays it down again. */
  readonly pickDie: (seat: string, die: number) => void
  readonly holdDie: (seat: string, die: number) => void
  readonly pickPayment: (seat: string, payment: string) => void
}

/** Belongs to one version of the fight: a new question begins with nothing picked, and so does the same question after undo. */
interface Standing {
  readonly pick: Pick
  readonly pointed?: string | undefined
  readonly looking?: string | undefined
}

/** `lately`: the pilot who acted last and goes on for as long as he may. */
export function useAnswering(
  { question, version, send }: FightHandle,
  context: MenuContext,
  lately: string | undefined,
): Answering {
  const [last, setLast] = useState<Standing>()
  const [at, setAt] = useState(version)
  if (at !== version) {
    setAt(version)
    setLast(undefined)
  }
  const standingIn = (one: Standing | undefined): Standing => one ?? { pick: beginning(question, lately) }
  const { pick, pointed, looking } = standingIn(at === version ? last : undefined)
  // A press may point, pick and look at once: each goes on from what the one before it left.
  const change = (to: (now: Standing) => Standing) => setLast((one) => to(standingIn(one)))
  const menu = question && menuOf(question, pick, context)
  const options = menu?.options ?? []
  const pointedAt = options.findIndex(({ id }) => id === pointed)
  const index = pointedAt < 0 ? (menu?.first ?? 0) : pointedAt
  const current = options[index]

  const goTo = (next: Pick) => change(() => ({ pick: next }))
  const take = ({ id, then }: Option) => {
    if (then === 'toggle') change((now) => ({ ...now, pick: toggled(now.pick, id) }))
    else if ('answer' in then) send(then.answer)
    else goTo(then.pick)
  }
  const point = ({ id, refused, then }: Option) => {
    if (refused !== undefined) return
    change((now) => ({ pick: then === 'toggle' ? toggled(now.pick, id) : now.pick, pointed: id }))
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
    look: (id) => change((now) => ({ ...now, looking: id })),
    point,
    touch: (option) => {
      if (option.id === pointed && option.then !== 'toggle') take(option)
      else point(option)
    },
    take,
    confirm,
    back: () => goTo(menu?.back ?? beginning(question, lately)),
    goTo,
    pickDie: (seat, die) => goTo({ seat, chosen: [], ...(pick.seat === seat && pick.die === die ? {} : { die }) }),
    holdDie: (seat, die) => goTo({ seat, die, chosen: [] }),
    pickPayment: (seat, payment) => {
      const option = options.find(({ id }) => id === payment)
      // The slots keep the focus: Enter on them takes the dice that were picked meanwhile.
      if (pick.payment === payment) confirm()
      else if (option !== undefined) take(option)
      else goTo({ seat, payment, chosen: [] })
    },
  }
}

const toggled = (pick: Pick, id: string): Pick => ({
  ...pick,
  chosen: pick.chosen.includes(id) ? pick.chosen.filter((one) => one !== id) : [...pick.chosen, id],
})

const beginning = (question: Question | undefined, lately: string | undefined): Pick =>
  question?.type === 'act' && lately !== undefined && question.passes.includes(lately)
    ? { ...nothingPicked, seat: lately }
    : nothingPicked

function actingOf(question: Question | undefined, pick: Pick): string | undefined {
  if (question === undefined) return undefined
  if (question.type === 'act') return pick.seat ?? firstSeat(question)
  if (question.type === 'reroll') return pick.seat ?? question.pilots[0]?.seat
  if ('ship' in question) return question.ship
  const { ship } = question.asks.args
  return typeof ship === 'string' ? ship : question.seat
}
