// What a scenario leaves and what a squad grows by: chapters ES and PG.
import type { CommandOf } from '../../../shared/games/akarios/campaign/command.ts'
import type { Note } from '../../../shared/kernel/note.ts'
import type { Moment } from '../diary.ts'
import {
  atSetUp,
  creditsOf,
  deckSize,
  did,
  ended,
  refusedBy,
  refusedFor,
  rules,
  sum,
  type Met,
  type Mechanism,
} from './mechanism.ts'

export const endOfScenario: readonly Mechanism[] = [
  {
    rules: rules('ES', 1, 2, 3, 4, 5, 21),
    what: 'stress, damage, added cards and effects of one fight do not reach the next',
    met: (moment) =>
      moment.after.scenarios.length > 0 &&
      atSetUp(moment).length > 0 &&
      atSetUp(moment).every(
        ({ stress, effects, cards }) => stress === 0 && effects.length === 0 && !cards.some(({ damaged }) => damaged),
      ),
  },
  {
    rules: rules('ES', 6),
    what: 'trauma stays after the scenario',
    met: did('openScenario', ({ before }) => before.pilots.some(({ trauma }) => trauma > 0)),
  },
  {
    rules: rules('ES', 7),
    what: 'every seat gets credits and skill points in full',
    met: ended(
      ({ before, after }, { outcome }) =>
        outcome === 'success' && creditsOf(after).every((credits, at) => credits >= (creditsOf(before)[at] ?? 0) + 4),
    ),
  },
  {
    rules: rules('ES', 8),
    what: 'an achievement goes to the squad once',
    met: ended(({ before, after }) => after.achievements.length > before.achievements.length),
  },
  {
    rules: rules('ES', 9),
    what: 'credits are counted for each seat and never fall under 0',
    met: refusedBy('notEnough'),
  },
  {
    rules: rules('ES', 10),
    what: 'a gained card lies in store until it is fitted',
    met: ended(({ before, after }) =>
      after.cards.some(({ owned, on }) => on === null && !before.cards.some((card) => card.owned === owned)),
    ),
  },
  {
    rules: rules('ES', 11),
    what: 'a section that needs an achievement is read',
    met: ended(({ before }, { rewards }) => conditional(before, rewards, true)),
  },
  {
    rules: rules('ES', 12),
    what: 'a section that an achievement closes is skipped',
    met: ended(({ before }, { rewards }) => conditional(before, rewards, false)),
  },
  {
    rules: rules('ES', 13),
    what: 'a failure marks a boost',
    met: ended(({ before, after }, { outcome }) => outcome === 'failure' && after.boosts === before.boosts + 1),
  },
  {
    rules: rules('ES', 14, 16),
    what: 'the boosts are in every deck of the next fight, drawn or not',
    met: (moment) => moment.after.boosts > 0 && deckSize(moment, 1) > 20 && atSetUp(moment).length > 0,
  },
  {
    rules: rules('ES', 15),
    what: 'a success wipes the boosts',
    met: ended(({ before, after }) => before.boosts > 0 && after.boosts === 0),
  },
  { rules: rules('ES', 17), what: 'one option, chosen together', met: ended((_, { choice }) => choice !== undefined) },
  { rules: rules('ES', 18), what: 'a finished scenario is not opened again', met: refusedBy('scenarioDone') },
  {
    rules: rules('ES', 19),
    what: 'a failed scenario is tried again',
    met: did('openScenario', ({ before }, { number }) =>
      before.scenarios.some((one) => one.number === number && one.outcome === 'failure'),
    ),
  },
  {
    rules: rules('ES', 20),
    what: 'the squad decides who gets a card of which there are too few',
    met: ended((_, { owners }) => Object.keys(owners ?? {}).length > 0),
  },
]

export const progression: readonly Mechanism[] = [
  {
    rules: rules('PG', 1),
    what: 'a skill point fills half a hex',
    met: did('markSkill', ({ after }, { pilot, tree, hex }) => halvesOf(after, pilot, tree, hex) === 1),
  },
  {
    rules: rules('PG', 2, 9),
    what: 'the second half brings what the hex gives, such as cards for the deck',
    met: did('markSkill', ({ before, after }) => deckCount(after) > deckCount(before)),
  },
  { rules: rules('PG', 3), what: 'trees are filled from below', met: refusedFor('PG-003') },
  {
    rules: rules('PG', 4),
    what: 'a tree may be left for another',
    met: did('markSkill', ({ before }, { pilot, tree, hex }) =>
      before.pilots.some(
        ({ id, trees }) =>
          id === pilot &&
          halvesOf(before, pilot, tree, hex) === 0 &&
          trees?.some((other) => other.id !== tree && other.hexes.some(({ halves }) => halves > 0)) === true,
      ),
    ),
  },
  { rules: rules('PG', 5), what: 'one side of a fork closes the other', met: refusedFor('PG-005') },
  {
    rules: rules('PG', 6),
    what: 'skill points raise the chart of the squad once',
    met: ended(({ before, after }) => after.chart > before.chart),
  },
  {
    rules: rules('PG', 7),
    what: 'an ability hex opens the next level',
    met: did('markSkill', ({ before, after }) => openLevels(after) > openLevels(before)),
  },
  {
    rules: rules('PG', 8),
    what: 'one ability of those gained is fitted',
    met: did('equip', (_, { kind, card }) => kind === 'pilotAbility' && card === 'hold-your-breath'),
  },
  {
    rules: rules('PG', 10),
    what: 'a minus hex takes cards out of the deck',
    met: did('markSkill', ({ before, after }) => deckCount(after) < deckCount(before)),
  },
  {
    rules: rules('PG', 11),
    what: 'a hex raises a skill for worlds',
    met: did('markSkill', ({ before, after }) => addedSkills(after) > addedSkills(before)),
  },
  {
    rules: rules('PG', 12),
    what: 'a hex of a pilot marks one of a ship',
    met: did('markSkill', ({ before, after }) => shipMarks(after) > shipMarks(before)),
  },
  { rules: rules('PG', 13), what: 'trees of ships are filled in order', met: refusedFor('PG-013') },
  { rules: rules('PG', 14), what: 'one side of a fork of a ship closes the other', met: refusedFor('PG-014') },
  { rules: rules('PG', 15), what: 'with several ships the player says which', met: refusedBy('chooseShip') },
  {
    rules: rules('PG', 16),
    what: 'a hex raises hull or shield, or opens an ability',
    met: did('markShip', ({ after }, { ship }) =>
      after.ships.some(
        ({ id, tree }) =>
          id === ship && tree?.some(({ halves, gives }) => halves > 0 && gives.type === 'shipAbility') === true,
      ),
    ),
  },
  {
    rules: rules('PG', 17),
    what: 'hull and shield end at ten',
    met: (moment) =>
      atSetUp(moment).some(
        ({ ship, startHull }) =>
          startHull === 10 &&
          moment.after.ships.some(
            ({ id, hull }) => id === ship && sum((hull ?? []).map(({ amount }) => amount)) === 10,
          ) &&
          moment.after.fits.some(({ card }) => card === 'spare-plates'),
      ),
  },
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
  {
    rules: rules('PG', 26),
    what: 'one ability of the ship is fitted',
    met: did('equip', (_, { kind }) => kind === 'shipAbility'),
  },
]

type View = Moment['after']

/** Halves of one hex. */
const halvesOf = ({ pilots }: View, pilot: string, tree: string, hex: string): number =>
  pilots
    .find(({ id }) => id === pilot)
    ?.trees?.find(({ id }) => id === tree)
    ?.hexes.find(({ id }) => id === hex)?.halves ?? 0

const deckCount = ({ seats }: View): number => sum(seats.flatMap(({ cards }) => (cards ?? []).map(({ now }) => now)))
const openLevels = ({ pilots }: View): number =>
  sum(pilots.map(({ levels }) => levels.filter(({ open }) => open).length))
const addedSkills = ({ pilots }: View): number =>
  sum(pilots.flatMap(({ skills }) => (skills ?? []).map(({ added }) => added)))
const shipMarks = ({ ships }: View): number =>
  sum(ships.map(({ tree }) => (tree ?? []).filter(({ halves }) => halves > 0).length))

/** Whether the entry has a section for (or against) an achievement that the squad holds (or lacks). */
const conditional = (view: View, rewards: CommandOf<'finishScenario'>['rewards'], held: boolean): boolean =>
  rewards.some(
    (reward) =>
      reward.type === 'ifAchievement' &&
      reward.held === held &&
      view.achievements.some(({ achievement }) => achievement === reward.achievement) === held,
  )

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
