// The table has told a printed value: does it fit, and what is different from now on. It goes into the fight's own content at once, and
// the task that lacked it is run again; the host hands the record on to the owner's pack.
import type { AnswerTo } from '../../../../../shared/games/akarios/answer/answer.ts'
import { findFaults } from '../../../../../shared/games/akarios/content/faults/find-faults.ts'
import type { Fault } from '../../../../../shared/games/akarios/content/faults/fault.ts'
import { layerPacks } from '../../../../../shared/games/akarios/content/layer.ts'
import { packFormat } from '../../../../../shared/games/akarios/content/pack.ts'
import { noEntries, type Pack } from '../../../../../shared/games/akarios/content/packed.ts'
import type { Value } from '../../../../../shared/games/akarios/content/value.ts'
import type { ValueQuestion } from '../../../../../shared/games/akarios/question/question.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import { refuse, type Accepted } from '../../../../../shared/kernel/problem.ts'
import type { Recorded } from '../../../../../shared/kernel/recorded.ts'
import { canonical } from '../../../../../shared/lib/canonical.ts'
import { ok } from '../../../../../shared/lib/result.ts'
import { changeState } from '../state/change.ts'
import type { FightContent } from '../state/content.ts'
import type { FightState } from '../state/state.ts'
import { entryOf, withEntry, type FoundEntry } from './entry.ts'
import { fillSupply } from './fill-supply.ts'

/** Refused with `akarios.refused.value`, the kind of fault and a hint, when the schema or a check of packs says no. */
export function acceptValue({ state, question, answer }: Told): Accepted<AnswerTo<ValueQuestion>> {
  const before = new Set(findFaults([packOf(state.content, question, [])]).map(spell))
  const after = findFaults([packOf(state.content, question, [recordOf(question, answer.value)])])
  const fault = after.find((one) => !before.has(spell(one)))
  if (fault === undefined) return ok(answer)
  return refuse('akarios.refused.value', { args: { code: fault.code, hint: fault.hint }, path: 'value' })
}

interface Told {
  readonly state: FightState
  readonly question: ValueQuestion
  readonly answer: AnswerTo<ValueQuestion>
}

const spell = ({ file, path, code }: Fault): string => canonical([file, [...path], code])

export interface Learned {
  readonly state: FightState
  readonly note: Note
  readonly record: Recorded
}

/** `value` has been accepted. */
export function learn(before: FightState, question: ValueQuestion, value: Json): Learned {
  const told = recordOf(question, value)
  const { content: learned } = layerPacks([packOf(before.content, question, [told])])
  const content = withEntry(before.content, question, learned)
  const state = changeState({ ...before, content, need: null }, (draft) => fillSupply(draft, before.content))
  const { args, rule } = question.asks
  return {
    state,
    note: { key: 'akarios.log.valueTold', args, ...(rule === undefined ? {} : { rule }) },
    record: { kind: told.kind, id: told.id, field: told.field, value: told.value },
  }
}

/** The line of a combat card is kept as a card of its deck. */
function recordOf({ kind, id, field }: ValueQuestion, value: Json): Value {
  const [cards, card, line] = field.split('.')
  return kind === 'enemies' && cards === 'cards' && card !== undefined && line === 'line'
    ? { kind, id, field: `cards.${card}`, value: { id: card, line: value } }
    : { kind, id, field, value }
}

/** The one entry as a pack, with values laid on it: what holds for packs holds here. */
const packOf = (content: FightContent, question: ValueQuestion, values: readonly Value[]): Pack => {
  const found = entryOf(content, question)
  return {
    manifest,
    entries: noEntries(),
    sheets: {},
    ...entryAsPack(found),
    values: values.map((told, at) => ({ ...valuesFile, path: ['values', at], entry: { ...told, kind: found.as } })),
    translations: [],
    leftOut: new Set(),
  }
}

function entryAsPack({ as, entry }: FoundEntry): Partial<Pack> {
  if (as === 'board') return { sheets: { board: { ...entryFile, entry } } }
  if (as === 'enemies') return { entries: { ...noEntries(), enemies: [{ ...entryFile, entry }] } }
  return { entries: { ...noEntries(), coPilots: [{ ...entryFile, entry }] } }
}

const entryFile = { file: 'entry.json', path: [] }
const valuesFile = { file: 'values.json' }

const manifest: Pack['manifest'] = {
  format: packFormat,
  id: 'fight',
  version: '1.0.0',
  title: 'Fight',
  about: 'One entry of a fight.',
  licence: 'Stays in this fight',
  requires: [],
  complete: false,
}
