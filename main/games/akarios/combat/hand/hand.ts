// Changes by hand: checked for sense, carried out as they are, refused by the invariants alone.
import { fail } from '../../../../../shared/lib/result.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import { acceptForm, refuse, type Accepted } from '../../../../../shared/kernel/problem.ts'
import { handChange, type HandChange } from '../../../../../shared/games/akarios/command/hand-change.ts'
import { findBreaches } from '../invariants.ts'
import { judge, type Judged } from '../scenario/verdict.ts'
import { changeState } from '../state/change.ts'
import { consciousPilots, pilotsOf } from '../state/read.ts'
import type { PilotShip } from '../state/ships.ts'
import type { FightState } from '../state/state.ts'
import { argsOf } from './args.ts'
import { changes, type Unfit } from './changes.ts'

/** The change itself when it names things that exist and breaks no invariant that held before. */
export function acceptChange(state: FightState, raw: Json): Accepted<HandChange> {
  const form = acceptForm(handChange, raw, 'akarios.refused.form')
  if (!form.ok) return form
  const { state: changed, unfit } = attempt(state, form.value)
  if (typeof unfit === 'string') return refuse('akarios.refused.noSuchThing', { args: { name: unfit } })
  if (unfit !== null) return fail([unfit])
  const before = new Set(findBreaches(state))
  const breaches = findBreaches(changed).filter((breach) => !before.has(breach))
  return breaches.length === 0
    ? form
    : fail(
        breaches.map((breach) => {
          const [word = '', ...what] = breach.split(':')
          return { key: `akarios.invariant.${word}`, args: { what: what.join(':') } }
        }),
      )
}

/** What stands then may decide the fight: it ends at that moment, whatever is being asked (CB-024, CB-025). */
export function applyChange(
  state: FightState,
  change: HandChange,
): { readonly state: FightState; readonly notes: readonly Note[] } {
  const { state: changed } = attempt(state, change)
  const notes: Note[] = [{ key: `akarios.log.byHand.${change.type}`, args: argsOf(state, change) }]
  for (const { id: seat, trauma } of fallenSince(state, changed))
    notes.push({ key: 'akarios.log.pilotUnconscious', args: { seat, trauma }, rule: 'PD-004' })
  const judged = changeState(changed, (draft) => {
    const note: Judged['note'] = (key, args = {}, rule) =>
      void notes.push({ key: `akarios.log.${key}`, args, ...(rule === undefined ? {} : { rule }) })
    judge({ state: draft, note })
    if (draft.outcome === null) return
    draft.given = []
    draft.need = null
  })
  return { state: judged, notes }
}

const fallenSince = (before: FightState, after: FightState): readonly PilotShip[] => {
  const awake = new Set(consciousPilots(before).map(({ id }) => id))
  return pilotsOf(after).filter(({ id, out }) => out && awake.has(id))
}

function attempt(state: FightState, change: HandChange): { state: FightState; unfit: Unfit } {
  let unfit: Unfit = null
  const changed = changeState(state, (draft) => {
    const run = changes[change.type] as (state: FightState, change: HandChange) => Unfit
    unfit = run(draft, change)
  })
  return { state: changed, unfit }
}
