// What a scenario leaves: chapter ES.
import type { CommandOf } from '../../../shared/games/akarios/campaign/command.ts'
import type { Moment } from '../diary.ts'
import { atSetUp, creditsOf, deckSize, did, ended, refusedBy, rules, type Mechanism } from './mechanism.ts'

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
    met: did(
      'gain',
      ({ before, after }, { owners }) =>
        Object.keys(owners ?? {}).length > 0 && after.cards.length === before.cards.length + 1,
    ),
  },
]

type View = Moment['after']

/** Whether the entry has a section for (or against) an achievement that the squad holds (or lacks). */
const conditional = (view: View, rewards: CommandOf<'finishScenario'>['rewards'], held: boolean): boolean =>
  rewards.some(
    (reward) =>
      reward.type === 'ifAchievement' &&
      reward.held === held &&
      view.achievements.some(({ achievement }) => achievement === reward.achievement) === held,
  )
