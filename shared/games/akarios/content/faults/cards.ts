// Cards: each says something, its steps count only what it prints, plus-linked slots have a value each.
import { entriesOf } from '../content.ts'
import { everyStep } from '../steps/step.ts'
import type { Check } from './check.ts'
import { cardKinds, type CardEntry } from './diagrams.ts'

export function checkCards({ content, fault }: Check): void {
  for (const kind of cardKinds) {
    for (const card of entriesOf(content, kind) as readonly CardEntry[]) {
      const { id, effects, special, reminder } = card
      if (effects.length === 0 && special === undefined && reminder === undefined)
        fault(
          kind,
          id,
          [],
          'says-nothing',
          'A card needs steps in "effects", a "special" of the app, or a "reminder" to show.',
        )
      for (const [what, printed] of [
        ['moves', card.moves],
        ['attacks', card.attacks],
      ] as const) {
        const wanted = printsCounted(card)[what]
        if (printed !== undefined && printed.length < wanted)
          fault(kind, id, [what], 'no-such-print', `The steps speak of ${wanted} ${what}; ${printed.length} are given.`)
      }
      for (const [at, group] of (card.slots ?? []).entries())
        if (group.type === 'plus' && group.values.length !== group.icons.length)
          fault(
            kind,
            id,
            ['slots', at],
            'slots-values',
            `${group.icons.length} slots need ${group.icons.length} values.`,
          )
    }
  }
  for (const { id, effects, special, reminder } of entriesOf(content, 'traumaCards'))
    if (effects.length === 0 && special === undefined && reminder === undefined)
      fault(
        'traumaCards',
        id,
        [],
        'says-nothing',
        'A card needs steps in "effects", a "special" of the app, or a "reminder" to show.',
      )
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
