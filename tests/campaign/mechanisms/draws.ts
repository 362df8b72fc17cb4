// What the cards of a deck do when they are drawn: the end of chapter PG.
import type { Note } from '../../../shared/kernel/note.ts'
import { rules, type Mechanism, type Met } from './mechanism.ts'

export const draws: readonly Mechanism[] = [
  {
    rules: rules('PG', 18, 19),
    what: 'a rolling card draws another, and x2 doubles it all',
    met: drew((cards, { missed, total }) => cards.length === 2 && cards[1] === 'x2' && missed === false && total === 4),
  },
  {
    rules: rules('PG', 21),
    what: 'a miss voids the whole run',
    met: drew((cards, { missed }) => cards.length > 1 && missed === true),
  },
  {
    rules: rules('PG', 20),
    what: 'x2 leaves effects as they are',
    met: (moment) =>
      drew((cards) => cards.join() === 'training-lock,x2')(moment) &&
      moment.notes.filter(({ key, args }) => key.endsWith('effectGained') && args['effect'] === 'targetLock').length ===
        1,
  },
  {
    rules: rules('PG', 22, 24),
    what: 'with advantage one of two runs counts, and both are discarded',
    met: drewTwo('advantaged'),
  },
  {
    rules: rules('PG', 23),
    what: 'with disadvantage the worse run counts',
    met: drewTwo('disadvantaged'),
  },
  {
    rules: rules('PG', 25),
    what: 'a deck that runs out is made anew',
    met: ({ notes }) => notes.some(({ key, args }) => key.endsWith('shuffled') && args['pile'] === 'deck:p3'),
  },
]

/** A draw of a fight: its cards in order, and what came of it. */
function drew(holds: (cards: readonly string[], draw: Note['args']) => boolean): Met {
  return ({ notes }) =>
    notes.some(
      ({ key, args }) =>
        key.endsWith('modifierApplied') && Array.isArray(args['cards']) && holds(args['cards'] as string[], args),
    )
}

/** This attacker drew two runs, for the better or for the worse. */
function drewTwo(mode: 'advantaged' | 'disadvantaged'): Met {
  return ({ notes }) =>
    notes.some(
      ({ key, args }) => key.endsWith('drawMode') && args['count'] === 2 && JSON.stringify(args[mode]) !== '[]',
    )
}
