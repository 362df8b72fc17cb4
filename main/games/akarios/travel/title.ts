// How the history names a step of a trip: what was said, before its consequences.
import type { TravelChange } from '../../../../shared/games/akarios/travel/change.ts'
import type { TravelAnswer } from '../../../../shared/games/akarios/travel/question.ts'
import type { Input } from '../../../../shared/kernel/input.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import { needOf } from './stages/stages.ts'
import type { TravelState } from './state.ts'
import { eventIn, goalOf, systemIn } from './trip.ts'

const title = (word: string, args: Note['args'] = {}): Note => ({ key: `akarios.travel.title.${word}`, args })

export function titleOf(state: TravelState, input: Input<TravelAnswer, TravelChange>): Note {
  if (input.kind === 'hand') return handTitle(state, input.change)
  const need = needOf(state)
  if (input.kind === 'chance') return title(`chance.${need?.kind === 'chance' ? need.ask.why : 'movement'}`)
  if (need?.kind !== 'ask') return title('chance.movement')
  const { question } = need
  if (question.type === 'amounts')
    return title(question.asks.key.replace('akarios.travel.ask.', ''), {
      ...question.asks.args,
      ...amounts(input.answer),
    })
  const { answer } = input
  const option = question.options.find(({ id }) => answer.type === 'choose' && answer.chosen === id)
  const word = option?.key.replace('akarios.travel.option.', '') ?? ''
  const exit = goalOf(state)?.exits.find(({ system }) => word === 'jumpTo' && system === option?.id)
  const led = exit === undefined ? {} : { system: systemIn(exit) }
  return title(word, { ...question.asks.args, ...option?.args, ...led })
}

const amounts = (answer: TravelAnswer): Note['args'] => (answer.type === 'amounts' ? answer.values : {})

function handTitle(state: TravelState, change: TravelChange): Note {
  switch (change.type) {
    case 'setSupply':
      return title('hand.supply', { to: change.to })
    case 'setStress':
      return title('hand.stress', { seat: change.seat, to: change.to })
    case 'setEvent': {
      const card = eventIn(state, change.event)
      return title(change.used ? 'hand.eventOut' : 'hand.eventBack', { card })
    }
    case 'endTrip':
      return title(change.arrives ? 'hand.arrived' : 'hand.ended')
  }
}
