// Space combat as a machine of the kernel: the one door through which a fight is moved.
import type { Input } from '../../../../shared/kernel/input.ts'
import type { Machine } from '../../../../shared/kernel/machine.ts'
import { acceptForm, refuse } from '../../../../shared/kernel/problem.ts'
import type { Step } from '../../../../shared/kernel/step.ts'
import { answer, type Answer, type AnswerTo } from '../../../../shared/games/akarios/answer/answer.ts'
import { admits } from '../../../../shared/games/akarios/question/admits.ts'
import type { Question, ValueQuestion } from '../../../../shared/games/akarios/question/question.ts'
import type { HandChange } from '../../../../shared/games/akarios/command/hand-change.ts'
import type { FightView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { acceptSetup } from './scenario/accept-setup.ts'
import { acceptChange, applyChange } from './hand/hand.ts'
import { proceed, type Progress } from './queue.ts'
import { begin } from './scenario/begin.ts'
import type { Outcome } from './scenario/outcome.ts'
import type { FightSetup } from './scenario/setup.ts'
import type { FightState } from './state/state.ts'
import { titleOf } from './title.ts'
import { acceptValue, learn } from './unknown/learn.ts'
import { viewOf } from './view.ts'

export type FightTypes = {
  setup: FightSetup
  state: FightState
  question: Question
  answer: Answer
  change: HandChange
  view: FightView
  outcome: Outcome
}

export const combatMachine: Machine<FightTypes> = {
  id: 'akarios.combat',
  version: 1,
  acceptSetup,
  start: (setup) => stepOf(proceed(begin(setup))),
  wait: ({ need, outcome }) => {
    if (outcome !== null) return { kind: 'over', outcome }
    if (need === null) throw new Error('a fight that is not over waits for something')
    return need
  },
  accept: (state, seat, raw) => {
    const { need } = state
    const form = acceptForm(answer, raw, 'akarios.refused.form')
    if (!form.ok) return form
    if (need?.kind !== 'ask') return refuse('akarios.refused.notAsked')
    const own = !('seat' in form.value) || form.value.seat === seat
    if (!own) return refuse('akarios.refused.otherSeat')
    const { question } = need
    return question.type === 'value' && form.value.type === 'value'
      ? acceptValue({ state, question, answer: form.value })
      : admits(question, form.value)
  },
  acceptHand: (state, _seat, raw) => acceptChange(state, raw),
  step: (state, input) => {
    if (input.kind === 'answer' && input.answer.type === 'value') return learned(state, input.answer)
    if (input.kind !== 'hand') {
      const answered = state.need?.kind === 'ask' ? state.need.question : null
      return stepOf(proceed({ ...state, given: [...state.given, givenOf(state, input)] }, { answered }))
    }
    const changed = applyChange(state, input.change)
    const { state: after, notes, ...rest } = proceed(changed.state)
    return stepOf({ ...rest, state: after, notes: [...changed.notes, ...notes] })
  },
  title: titleOf,
  view: viewOf,
  upgrade: () => refuse('akarios.refused.noUpgrade'),
}

/** What was told is known at once: the task that lacked it is run again, with what it has been given so far. */
function learned(state: FightState, { value }: AnswerTo<ValueQuestion>): Step<FightState> {
  const { need } = state
  if (need?.kind !== 'ask' || need.question.type !== 'value') throw new Error('a value that nobody asked for')
  const { state: after, note, record } = learn(state, need.question, value)
  const { notes, ...rest } = proceed(after)
  return { ...stepOf({ ...rest, notes: [note, ...notes] }), records: [record] }
}

type FightInput = Exclude<Input<Answer, HandChange>, { kind: 'hand' }>

function givenOf({ need }: FightState, input: FightInput): FightState['given'][number] {
  if (input.kind === 'answer') return { kind: 'answer', answer: input.answer }
  if (need?.kind !== 'chance') throw new Error('luck that nobody asked for')
  return { kind: 'chance', ask: need.ask, result: input.result }
}

const stepOf = ({ state, notes, snapshot, reveals }: Progress): Step<FightState> => ({
  state,
  notes,
  ...(snapshot ? { snapshot } : {}),
  ...(reveals ? { reveals } : {}),
})
