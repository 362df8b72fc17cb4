// What people have said about the real table and the app goes by: kept, or given to the task that is under way. Each can be taken back.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { HandChangeOf } from '../../../../../shared/games/akarios/command/hand-change.ts'
import type { Asked } from '../../../../../shared/games/akarios/question/question.ts'
import type { ToldView } from '../../../../../shared/games/akarios/view/fight-view.ts'
import { canonical } from '../../../../../shared/lib/canonical.ts'
import { runHead } from '../queue.ts'
import { saidNow, unsay } from '../state/real-table.ts'
import type { FightState, Need } from '../state/state.ts'

/** The newest last. */
export const toldOf = (state: FightState): readonly ToldView[] => [
  ...saidNow(state).map(({ key, asks, value }) => told(key, asks, value)),
  ...needsOf(state).flatMap((need, at): ToldView[] => {
    const given = state.given[at]
    if (need?.kind !== 'ask' || need.question.type !== 'choose' || need.question.about !== 'table') return []
    return given?.kind === 'answer' && given.answer.type === 'choose'
      ? [told(`${underWay}${at}`, need.question.asks, given.answer.chosen)]
      : []
  }),
]

const underWay = 'given:'

const told = (id: string, { key, args, rule }: Asked, value: Json): ToldView => ({
  id,
  said: {
    key: key.replace('akarios.ask.', 'akarios.title.'),
    args: { ...args, chosen: inWords(value) },
    ...(rule === undefined ? {} : { rule }),
  },
})

function inWords(value: Json): Json {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  return Array.isArray(value) && value.length === 0 ? ['none'] : value
}

/** What the task under way needed before each of the things that it has been given so far. */
function needsOf(state: FightState): readonly (Need | null)[] {
  const [task] = state.queue
  if (task === undefined || state.realTable === undefined) return []
  return state.given.map((_, at) => runHead({ ...state, given: state.given.slice(0, at) }, task).need)
}

/** What the task under way was given before it came to this is kept, as long as it asks the same. */
export function forgetSaid(state: FightState, { said }: HandChangeOf<'forgetSaid'>): string | null {
  if (!toldOf(state).some(({ id }) => id === said)) return said
  if (said.startsWith(underWay)) {
    state.given = state.given.slice(0, Number(said.slice(underWay.length)))
    return null
  }
  const before = needsOf(state)
  unsay(state, said)
  const now = needsOf(state)
  const other = now.findIndex((need, at) => canonical(need) !== canonical(before[at] ?? null))
  if (other >= 0) state.given = state.given.slice(0, other)
  return null
}

/** A ship was moved by hand: what people have told the task under way before is asked again. */
export function forgetGiven(state: FightState): void {
  const first = toldOf(state).find(({ id }) => id.startsWith(underWay))
  if (first !== undefined) state.given = state.given.slice(0, Number(first.id.slice(underWay.length)))
}

/** Ships that an answer hangs on, for the log. */
export const shipsOfSaid = (state: FightState, said: string): readonly string[] => {
  const ids = state.ships.map(({ id }) => id)
  const args = toldOf(state).find(({ id }) => id === said)?.said.args ?? {}
  return [...new Set(Object.values(args).flat())].flatMap((one) => ids.find((id) => id === one) ?? [])
}
