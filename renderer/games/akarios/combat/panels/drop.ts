// Where a die was let go: on slots that it fills, or why it does not lie there.
import type { ActQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { PilotView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import type { Texts } from '../../../../i18n/texts.tsx'
import { canPay } from '../question/act-menu.ts'
import type { Talk } from '../talk.ts'

export type Drop = { readonly payment: string } | { readonly refused: string }

/** `over`: what lies under the pointer, the uppermost first. Undefined beside every action: the die goes back without a word. */
export function dropOn(
  over: readonly Element[],
  die: number,
  { pilot, act, talk, texts }: { pilot: PilotView; act: ActQuestion; talk: Talk; texts: Texts['combat'] },
): Drop | undefined {
  const dataOf = (name: string) =>
    over.flatMap((one) => one.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? []).at(0)
  const [slots, action] = [dataOf('payment'), dataOf('action')]
  if (action === undefined) return undefined
  const offered = act.payments.filter((one) => one.action === action && (one.seat === pilot.id || one.seat === 'table'))
  const taking = offered.filter((one) => canPay(one, pilot.id, pilot.dice, die))
  const payment = taking.find(({ id }) => id === slots) ?? taking[0]
  if (payment !== undefined) return { payment: payment.id }
  const name = talk.action(pilot.id, action)
  const closed = act.closed.find((one) => one.action === action && (one.seat === pilot.id || one.seat === 'table'))
  if (closed !== undefined)
    return { refused: texts.dropClosed({ name, why: talk.name(closed.why), rule: closed.rule }) }
  const wanted = [...new Set(offered.flatMap((one) => one.slots.map(({ icon }) => talk.name(icon))))]
  const face = talk.name(pilot.dice[die]?.face ?? '')
  return { refused: texts.dropWrong({ name, face, wanted }) }
}
