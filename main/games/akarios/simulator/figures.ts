// Many simulated fights of one squad in figures: how often it wins, how long it takes, what it costs, and whether that is fair.
import { fairShare } from '../../../../shared/games/akarios/simulation.ts'
import type { FightEnd, Simulated } from './fight.ts'

/** One figure over all fights: its mean and median, and between which two the middle half of the fights lies. */
export interface Spread {
  readonly mean: number
  readonly median: number
  readonly from: number
  readonly to: number
}

export interface Ended {
  readonly won: boolean
  readonly why: string
  readonly fights: number
}

export interface Figures {
  /** Fights that came to an end; everything else is counted over these. */
  readonly fights: number
  /** Fights that were given up after too many answers. */
  readonly unfinished: number
  readonly won: number
  /** Share of fights won, 0 to 1; 0 without any fight. */
  readonly rate: number
  /** Where the true share lies, 95 times in 100. */
  readonly interval: readonly [number, number]
  readonly rounds: Spread
  readonly dealt: Spread
  readonly taken: Spread
  /** How often the pilot of a seat was unconscious at the end. */
  readonly fallen: Readonly<Record<string, number>>
  /** How they ended, most often first. */
  readonly ends: readonly Ended[]
}

/** Figures of the fights of one squad, in whichever order they came. */
export function figuresOf(simulated: readonly Simulated[]): Figures {
  const ended = simulated.filter((one) => one !== 'unfinished')
  const won = ended.filter((one) => one.won).length
  const spreadOver = (figure: 'rounds' | 'dealt' | 'taken') => spreadOf(ended.map((one) => one[figure]))
  return {
    fights: ended.length,
    unfinished: simulated.length - ended.length,
    won,
    rate: ended.length === 0 ? 0 : won / ended.length,
    interval: intervalOf(won, ended.length),
    rounds: spreadOver('rounds'),
    dealt: spreadOver('dealt'),
    taken: spreadOver('taken'),
    fallen: counts(ended.flatMap(({ fallen }) => fallen)),
    ends: endsOf(ended),
  }
}

/** Wilson's interval; from 0 to 1 where nothing was played. */
export function intervalOf(won: number, fights: number): readonly [number, number] {
  if (fights === 0) return [0, 1]
  const z = 1.96
  const rate = won / fights
  const middle = (rate + (z * z) / (2 * fights)) / (1 + (z * z) / fights)
  const width = (z * Math.sqrt((rate * (1 - rate)) / fights + (z * z) / (4 * fights * fights))) / (1 + (z * z) / fights)
  return [Math.max(0, middle - width), Math.min(1, middle + width)]
}

/** Whether so many wins of the greedy player at Normal are fair; `sure` where the whole interval says so. */
export function verdictOf({ rate, interval: [low, high] }: Pick<Figures, 'rate' | 'interval'>) {
  const of = (share: number) => (share < fairShare.from ? 'tooHard' : share > fairShare.to ? 'tooEasy' : 'fair')
  return { verdict: of(rate), sure: of(low) === of(rate) && of(high) === of(rate) } as const
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  const sum = sorted.reduce((total, value) => total + value, 0)
  return { mean: sum / Math.max(1, sorted.length), median: at(0.5), from: at(0.25), to: at(0.75) }
}

function counts(names: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {}
  for (const name of names) times[name] = (times[name] ?? 0) + 1
  return times
}

function endsOf(ended: readonly FightEnd[]): readonly Ended[] {
  const ends = new Map<string, Ended>()
  for (const { won, why } of ended) {
    const key = `${won ? 'won' : 'lost'} ${why}`
    ends.set(key, { won, why, fights: (ends.get(key)?.fights ?? 0) + 1 })
  }
  return [...ends.values()].toSorted((a, b) => b.fights - a.fights || (a.why < b.why ? -1 : 1))
}
