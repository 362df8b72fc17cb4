// The figures of a whole campaign: its fights by pilot and by deck, attempts at scenarios, credits from booking to booking.
import type { FightFigures, StatisticsView } from '../../../../../shared/games/akarios/view/chronicle-view.ts'
import type { CampaignState } from '../state.ts'
import type { CampaignContent } from '../work.ts'
import type { FightTally } from './fight-tally.ts'

/** A fight that is over: its figures, and when it began. */
export interface FoughtFight {
  readonly play: string
  /** ISO 8601. */
  readonly time: string
  readonly tally: FightTally
}

/** `fights` in the order in which they were begun. */
export function statisticsOf(
  state: CampaignState,
  { all }: CampaignContent,
  fights: readonly FoughtFight[],
): StatisticsView {
  const fliers = [...new Set(fights.flatMap(({ tally }) => tally.pilots.map(({ pilot }) => pilot)))]
  return {
    fights: fights.map(({ play, time, tally: { mission, won, rounds, pilots } }) => ({
      play,
      mission: all.missions[mission.id]?.name ?? mission.name,
      time,
      won: won === true,
      rounds,
      pilots: pilots.map(({ seat: _, ...figures }) => figures),
    })),
    pilots: fliers.map((pilot) => {
      const flown = fights.flatMap(({ tally }) => tally.pilots.filter((one) => one.pilot === pilot))
      return { pilot, name: all.pilots[pilot]?.name ?? pilot, fights: flown.length, ...sumOf(flown) }
    }),
    draws: [...fliers, null].flatMap((pilot) => {
      const cards = cardsDrawn(fights, pilot)
      const drawn = cards.reduce((sum, card) => sum + card.drawn, 0)
      if (drawn === 0) return []
      return [
        {
          pilot,
          drawn,
          cards: cards.map((card) => ({ ...card, name: all.modifierCards[card.card]?.name ?? card.card })),
        },
      ]
    }),
    attempts: attemptsOf(state),
    credits: creditsOf(state),
  }
}

const figures = ['dealt', 'taken', 'destroyed', 'attacks', 'missed', 'stress', 'eased', 'fell'] as const

const sumOf = (list: readonly FightFigures[]): FightFigures =>
  Object.fromEntries(figures.map((figure) => [figure, list.reduce((sum, one) => sum + one[figure], 0)])) as FightFigures

/** Over all fights of a pilot, or of the enemies; the cards in the order in which they were first met. */
function cardsDrawn(fights: readonly FoughtFight[], pilot: string | null) {
  const sums = new Map<string, { card: string; drawn: number; expected: number }>()
  for (const { tally } of fights)
    for (const { seat, cards } of tally.draws) {
      const owner = tally.pilots.find((one) => one.seat === seat)?.pilot ?? null
      if (owner !== pilot) continue
      for (const [card, { drawn, expected }] of Object.entries(cards)) {
        const sum = sums.get(card) ?? { card, drawn: 0, expected: 0 }
        sums.set(card, { card, drawn: sum.drawn + drawn, expected: sum.expected + expected })
      }
    }
  return [...sums.values()]
}

/** By number; a scenario that was only read counts as read. */
function attemptsOf({ scenarios }: CampaignState): StatisticsView['attempts'] {
  const numbers = [...new Set(scenarios.map(({ number }) => number))].toSorted((a, b) => a - b)
  return numbers.flatMap((number) => {
    const ended = scenarios.filter((row) => row.number === number)
    const [first] = ended
    if (first === undefined) return []
    const times = (outcome: (typeof ended)[number]['outcome']) => ended.filter((row) => row.outcome === outcome).length
    return [{ number, kind: first.kind, success: times('success'), failure: times('failure'), read: times('read') }]
  })
}

/** Each list begins before the first booking, with nothing. */
function creditsOf({ seats, credits }: CampaignState): StatisticsView['credits'] {
  return seats.map(({ seat, player }) => {
    let balance = 0
    return { seat, player, after: [0, ...credits.map((row) => (balance += row.seat === seat ? row.amount : 0))] }
  })
}
