// How the history names a move: the answer in words, before its consequences.
import type { Input } from '../../../../shared/kernel/input.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import type { Answer } from '../../../../shared/games/akarios/answer/answer.ts'
import type { HandChange } from '../../../../shared/games/akarios/command/hand-change.ts'
import type { FightState } from './state/state.ts'

export function titleOf({ need }: FightState, input: Input<Answer, HandChange>): Note {
  if (input.kind === 'hand') return { key: `akarios.title.hand.${input.change.type}`, args: { ...input.change } }
  if (input.kind === 'chance')
    return { key: 'akarios.title.chance', args: { why: need?.kind === 'chance' ? need.ask.why : '' } }
  const { answer } = input
  if (answer.type === 'act') return actTitle(need, answer)
  if (answer.type === 'reroll')
    return { key: `akarios.title.reroll.${answer.how}`, args: { seat: answer.seat, dice: [...answer.dice] } }
  const asked = need?.kind === 'ask' ? need.question.asks : { key: 'akarios.ask.unknown', args: {} }
  const args = { ...asked.args, answer: { ...answer } }
  return {
    key: asked.key.replace('akarios.ask.', 'akarios.title.'),
    args,
    ...(asked.rule === undefined ? {} : { rule: asked.rule }),
  }
}

function actTitle(need: FightState['need'], { seat, pay }: Extract<Answer, { type: 'act' }>): Note {
  if (pay === null) return { key: 'akarios.title.pass', args: { seat }, rule: 'PA-027' }
  const question = need?.kind === 'ask' && need.question.type === 'act' ? need.question : null
  const action = question?.payments.find(({ id }) => id === pay.payment)?.action ?? ''
  return { key: 'akarios.title.act', args: { seat, action, dice: [...pay.dice] }, rule: 'PA-012' }
}
