// What screens see of a trip.
import type { TravelView, TripStep } from '../../../../shared/games/akarios/travel/travel-view.ts'
import type { TravelState } from './state.ts'
import { cardOf } from './trip.ts'

export function viewOf(state: TravelState): TravelView {
  const { supply, seats, at, to, setup, face, pile, contest } = state
  return {
    step: stepOf(state),
    supply,
    pilots: seats,
    at,
    to,
    legend: setup.legend,
    face: face === null ? null : face + 1,
    eventsLeft: pile?.length ?? null,
    card: cardView(state),
    contest,
    dieFaces: setup.die,
    pile: state.stage.is === 'draw' ? pileView(state) : [],
  }
}

function stepOf({ stage }: TravelState): TripStep {
  if (stage.is === 'choose' || stage.is === 'over') return stage.is
  return stage.is === 'jump' ? 'move' : 'roll'
}

/** Only while a card is awaited: whoever looks for the drawn one in the list has it in hand. */
const pileView = ({ pile, setup }: TravelState): TravelView['pile'] =>
  (pile ?? []).map((id) => ({ id, name: setup.events?.find((card) => card.id === id)?.name ?? id }))

function cardView(state: TravelState): TravelView['card'] {
  const card = cardOf(state)
  if (card === undefined) return null
  const { name, text, options = [], outcome } = card
  const option = state.option === null ? undefined : options[state.option]
  const taken =
    option !== undefined
      ? { label: option.label, text: option.text }
      : outcome !== undefined && options.length === 0
        ? { label: null, text: outcome.text }
        : null
  return { name, text, options: options.map(({ label }) => label), taken }
}
