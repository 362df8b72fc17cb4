// Cards and the board: each card says something, its steps count only what it prints, plus-linked slots have a value each.
import { entriesOf } from '../content.ts'
import type { Kind, Sheet } from '../kinds.ts'
import type { SlotGroup } from '../slots.ts'
import { everyStep } from '../steps/step.ts'
import type { Check, Path } from './check.ts'
import { cardKinds, type CardEntry } from './diagrams.ts'

const saysNothing = 'A card needs steps in "effects", or a "reminder" to show.'

export function checkCards(check: Check): void {
  const { content, fault } = check
  for (const kind of cardKinds) {
    for (const card of entriesOf(content, kind) as readonly CardEntry[]) {
      const { id, effects, reminder } = card
      if (effects.length === 0 && reminder === undefined) fault(kind, id, [], 'says-nothing', saysNothing)
      for (const [what, printed] of [
        ['moves', card.moves],
        ['attacks', card.attacks],
      ] as const) {
        const wanted = printsCounted(card)[what]
        if (printed !== undefined && printed.length < wanted)
          fault(kind, id, [what], 'no-such-print', `The steps speak of ${wanted} ${what}; ${printed.length} are given.`)
      }
      checkSlots(check, kind, id, ['slots'], card.slots)
    }
  }
  for (const [at, move] of (content.board?.moves ?? []).entries())
    checkSlots(check, 'board', 'board', ['moves', at, 'slots'], move.slots)
  checkSlots(check, 'board', 'board', ['rotate', 'slots'], content.board?.rotate?.slots)
  checkSlots(check, 'board', 'board', ['attack', 'slots'], content.board?.attack?.slots)
  for (const { id, effects, reminder } of entriesOf(content, 'traumaCards'))
    if (effects.length === 0 && reminder === undefined) fault('traumaCards', id, [], 'says-nothing', saysNothing)
}

function checkSlots(
  { fault }: Check,
  kind: Kind | Sheet,
  id: string,
  path: Path,
  slots: readonly SlotGroup[] = [],
): void {
  for (const [at, group] of slots.entries()) {
    const { length } = group.icons
    if (group.type === 'plus' && group.values.length !== length)
      fault(kind, id, [...path, at], 'slots-values', `${length} slots need ${length} values.`)
  }
}

/** How many printed moves and attacks the steps of a card speak of. */
export function printsCounted({ effects }: Pick<CardEntry, 'effects'>): {
  readonly moves: number
  readonly attacks: number
} {
  let [moves, attacks] = [0, 0]
  for (const step of everyStep(effects)) {
    if (step.do === 'move') moves = Math.max(moves, step.diagram ?? 1)
    if (step.do === 'moveOther' && step.by === 'diagram') moves = Math.max(moves, 1)
    if (step.do === 'attack') attacks = Math.max(attacks, step.attack ?? 1)
  }
  return { moves, attacks }
}
