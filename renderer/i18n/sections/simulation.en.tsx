// English: a mission that is tried by simulation while it is made.
import { englishCount } from '../plural.ts'

type Judged = { readonly verdict: 'tooHard' | 'fair' | 'tooEasy'; readonly sure: boolean }

export const simulation = {
  title: 'Try it by simulation',
  intro:
    'A squad as on its first evening plays the mission again and again, with everything that is entered above, saved or not. With care it tries each answer and gives the one that leaves it best off.',
  pilots: 'Pilots',
  each: '1 to 4',
  runs: 'Fights for each number of pilots',
  policy: 'How it plays',
  policies: { greedy: 'With care', random: 'By chance' },
  seed: 'Seed',
  seedHint: 'The same seed gives the same fights.',
  start: 'Start the simulation',
  notRight: 'Something that is entered above is not right yet.',
  lacking: 'Some printed values are not told yet.',
  noSeed: 'The seed is missing.',
  toTell: 'Nobody can be asked in a simulation. To be told first:',
  noPlaces: 'The map needs a deployment hex for each pilot.',
  running: (p: { done: number; of: number }) => `${p.done} of ${p.of} fights`,
  meanwhile: 'Go on with the mission meanwhile. The simulation ends when you leave this page.',
  done: (p: { of: number }) => `All ${p.of} fights are played.`,
  stopped: (p: { done: number; of: number }) => `Stopped after ${p.done} of ${p.of} fights. The figures are of these.`,
  changedSince: 'The mission has been changed since it was begun.',
  failed:
    'A fight could not be played on. That is a fault of the app; it stands in the fault log. The mission is as it was.',
  replaced: 'Another simulation was begun in another window. This one has ended.',

  wins: 'Fights won',
  winsNote: (p: { from: string; to: string }) =>
    `The dot is the share of fights won; the true one lies within the bar, 95 times in 100. Fair at Normal, played with care, is the hatched part: ${p.from} to ${p.to}.`,
  won: 'Won',
  trueShare: 'True share',
  between: (p: { from: string; to: string }) => `${p.from} to ${p.to}`,
  squadOf: (p: { pilots: number }) => englishCount(p.pilots, { one: '# pilot', other: '# pilots' }),
  wonOf: (p: { won: number; fights: number }) => `${p.won} of ${p.fights}`,
  fair: 'Fair?',
  judged: (judged: Judged) => {
    const verdict = { tooHard: 'too hard', fair: 'fair', tooEasy: 'too easy' }[judged.verdict]
    return judged.sure ? verdict : `${verdict}, not sure yet`
  },
  costs: 'What a fight is like',
  costsNote:
    'The fight in the middle, and between which figures half of the fights lie. Damage is in points of hull and shield.',
  rounds: 'Rounds',
  dealt: 'Damage done',
  taken: 'Damage taken',
  /** The median, and where half of the fights lie. */
  spread: (p: { median: string; from: string; to: string }) => `${p.median}\u00a0(${p.from}\u00a0to\u00a0${p.to})`,
  unconscious: 'Unconscious at the end',
  nobodyFell: 'nobody',
  fell: (p: { pilot: string; fights: number }) => `${p.pilot} ${p.fights}×`,
  ends: 'How the fights ended',
  endedBy: 'Ended by',
  reasons: {
    allLost: 'Every pilot was unconscious.',
    objective: 'The objectives were met.',
    byHand: 'By hand.',
  },
  result: 'Result',
  success: 'won',
  failure: 'lost',
  fights: 'Fights',
  fightsOf: (p: { fights: number; share: string }) => `${p.fights} (${p.share})`,
  unfinished: (p: { squad: string; count: number }) =>
    `${p.squad}: ${englishCount(p.count, { one: '# fight found no end and was', other: '# fights found no end and were' })} given up. That counts nowhere above.`,
}
