// Visits to worlds: chapters WX and AW.
import type { WorldPilot } from '../../../shared/games/akarios/world/world-view.ts'
import type { Moment } from '../diary.ts'
import { did, ended, rules, spoke, type Met, type Mechanism } from './mechanism.ts'

export const worlds: readonly Mechanism[] = [
  {
    rules: rules('WX', 1, 2, 33),
    what: 'health and skills of the tile, energy by the number of seats',
    met: landing(({ health, fullHealth, energy }) => health === fullHealth && energy === 7),
  },
  { rules: rules('WX', 3), what: 'stress that was brought along stays', met: landing(({ stress }) => stress > 0) },
  {
    rules: rules('WX', 4, 5),
    what: 'all begin on the start card; the others lie unseen',
    met: (moment) =>
      landing(({ card }) => card === 1)(moment) &&
      moment.visit?.cards.length === 1 &&
      moment.visit.cards[0]?.start === true,
  },
  {
    rules: rules('WX', 6, 7, 42),
    what: 'rounds: energy is paid, dice come back',
    met: spoke('WX-006', 'WX-007', 'WX-042'),
  },
  { rules: rules('WX', 8), what: 'without energy stress comes instead', met: spoke('WX-008') },
  { rules: rules('WX', 9), what: 'without energy, and with all stress, health goes', met: spoke('WX-009') },
  {
    rules: rules('WX', 10, 11),
    what: 'no mark of the stress track counts here, and stress faces can be used to the last',
    met: ({ visit, notes }) =>
      visit?.pilots.some(({ stress, trauma }) => stress === 10 && trauma === 0) === true &&
      notes.some(({ rule }) => rule === 'WX-022'),
  },
  { rules: rules('WX', 12), what: 'at 0 health a pilot falls, and takes trauma home', met: spoke('WX-012') },
  {
    rules: rules('WX', 13),
    what: 'who has fallen still gets what all get',
    met: ({ visit, notes }) =>
      visit?.pilots.some(
        ({ is, seat }) =>
          is === 'unconscious' && notes.some(({ key, args }) => key.endsWith('.stressSet') && args['seat'] === seat),
      ) === true,
  },
  { rules: rules('WX', 14), what: 'with everybody down the visit has failed', met: spoke('WX-014') },
  { rules: rules('WX', 15), what: 'without an entry for failure the fallen come back', met: spoke('WX-015') },
  { rules: rules('WX', 16), what: 'pilots act in any order, and rest', met: spoke('WX-016') },
  {
    rules: rules('WX', 17),
    what: 'only points of the own card',
    met: ({ visit }) => visit !== null && new Set(visit.pilots.map(({ card }) => card)).size > 1,
  },
  {
    rules: rules('WX', 18, 46),
    what: 'one die at least, where nothing is rolled too',
    met: ({ notes }) => keys(notes, 'committed') && keys(notes, 'succeeded') && !keys(notes, 'rolled'),
  },
  { rules: rules('WX', 19), what: 'each die once in a round', met: spoke('WX-019') },
  {
    rules: rules('WX', 20),
    what: 'dice are rolled, and once again for stress',
    met: ({ notes }) => keys(notes, 'rerolled'),
  },
  { rules: rules('WX', 21, 23), what: 'faces fill icons; all filled is a success', met: spoke('WX-023') },
  { rules: rules('WX', 22), what: 'a stress face that is used costs stress', met: spoke('WX-022') },
  { rules: rules('WX', 24, 25), what: 'a failed try spends its dice', met: spoke('WX-024') },
  {
    rules: rules('WX', 26),
    what: 'dice that would do are held back',
    met: ({ notes, visit }) => keys(notes, 'failed') && visit?.name === 'The Old Academy',
  },
  { rules: rules('WX', 27, 28), what: 'a way leads to a card, which is revealed', met: spoke('WX-027', 'WX-028') },
  { rules: rules('WX', 29), what: 'an investigation reads an entry', met: spoke('WX-029') },
  {
    rules: rules('WX', 30),
    what: 'credits that one pilot finds are that pilot’s alone',
    met: ended((_, { finds = [] }) => finds.some(({ rewards }) => rewards.some(({ type }) => type === 'credits'))),
  },
  {
    rules: rules('WX', 31, 32, 40),
    what: 'a skill counts like a die, and a failed check reads its own text and stays open',
    met: ({ notes, visit }) =>
      keys(notes, 'failed') &&
      visit?.cards.some(({ points }) => points.some(({ is, marked }) => is.type === 'skillCheck' && !marked)) === true,
  },
  {
    rules: rules('WX', 34, 47),
    what: 'a check for all is joined by pilots on its card',
    met: ({ notes }) =>
      notes.some(
        ({ key, args }) => key.endsWith('.succeeded') && Array.isArray(args['seat']) && args['seat'].length > 1,
      ),
  },
  { rules: rules('WX', 35, 39), what: 'a pilot docks, and the way stays open for others', met: spoke('WX-035') },
  { rules: rules('WX', 36), what: 'a stop event is read once, by the first one', met: spoke('WX-036') },
  { rules: rules('WX', 37), what: 'what was found is marked', met: spoke('WX-037') },
  {
    rules: rules('WX', 38),
    what: 'what may be repeated is never marked',
    met: ({ visit }) =>
      visit !== null &&
      visit.read.filter((entry) => entry === 5).length === 1 &&
      visit.cards.some(({ points }) => points.some(({ is, marked }) => is.number === 10 && !marked)),
  },
  { rules: rules('WX', 41), what: 'damage lowers health alone', met: spoke('WX-041') },
  { rules: rules('WX', 43), what: 'the visit ends', met: spoke('WX-043') },
  {
    rules: rules('WX', 44),
    what: 'an icon that asks for a stress face',
    met: ({ notes, visit }) => keys(notes, 'moved') && visit?.cards.some(({ number }) => number === 10) === true,
  },
  { rules: rules('WX', 45), what: 'an entry sends on to another', met: spoke('WX-045') },
]

export const instead: readonly Mechanism[] = [
  {
    rules: rules('AW', 1, 2),
    what: 'a world is skipped: its entry is read, and it counts as done',
    met: did(
      'skipWorld',
      ({ after }, { number, rewards }) =>
        rewards.length > 0 && after.scenarios.some((one) => one.number === number && one.how === 'instead'),
    ),
  },
]

const keys = (notes: Moment['notes'], word: string): boolean => notes.some(({ key }) => key.endsWith(`.${word}`))

/** Each pilot, when nobody has done anything yet. */
function landing(holds: (pilot: WorldPilot) => boolean): Met {
  return ({ visit, notes }) => visit !== null && visit.round === 1 && notes.length === 0 && visit.pilots.every(holds)
}
