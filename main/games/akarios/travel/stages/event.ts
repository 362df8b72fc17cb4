// A known event card: drawn unseen, carried out from its front, or one option chosen and its back read (rules SX-019 to SX-023, SX-026).
import type { Reward } from '../../../../../shared/games/akarios/content/reward.ts'
import { applyRewards } from '../effects.ts'
import { eventPile } from '../real-things.ts'
import { cardOf, eventIn, type Trip } from '../trip.ts'
import { arrive } from './arrive.ts'
import { beginContest } from './contest.ts'
import { rollAgain } from './legend.ts'
import { askTable, choiceOf, chosen, luckOf, type Need, type StageCode } from './stage.ts'

export const draw: StageCode<'draw'> = {
  needs: ({ pile, at, used, setup }) => ({
    kind: 'chance',
    ask: {
      kind: 'pick',
      pile: eventPile(at.system),
      among: pile ?? [],
      stream: `${eventPile(at.system)}:${setup.eventsUsed.length + used.length}`,
      why: 'event',
    },
  }),
  take: (trip, _, got) => {
    const { state, note } = trip
    const [at = 0] = luckOf(got)
    const card = state.pile?.[at]
    if (state.pile === null || card === undefined) return void rollAgain(trip)
    state.pile = state.pile.toSpliced(at, 1)
    state.used.push(card)
    state.card = card
    state.option = null
    const front = cardOf(state)
    note('eventDrawn', { card: eventIn(state, card), left: state.pile.length }, 'SX-019')
    if (front?.options === undefined) carryOut(trip, front?.outcome?.rewards ?? [])
    else state.stage = { is: 'option' }
  },
}

/** Does what a card says, then goes on; a trip that has to ask who gets something comes back here. */
export function carryOut(trip: Trip, rewards: readonly Reward[]): void {
  if (applyRewards(trip, rewards) === 'done') arrive(trip)
}

export const option: StageCode<'option'> = {
  needs: (state) => optionsOf(state, 'table', state.setup.players.length > 1),
  take: (trip, _, got) => {
    if (chosen(got) === 'disagree') beginContest(trip, trip.state.setup.players)
    else take(trip, Number(chosen(got)))
  },
}

export const decide: StageCode<'decide'> = {
  needs: (state, { seat }) =>
    state.card === null
      ? { kind: 'ask', seats: [seat], question: choiceOf('decided', 'SX-022', ['carryOn'], { seat }) }
      : optionsOf(state, seat, false),
  take: (trip, _, got) => {
    if (trip.state.card === null) trip.state.stage = { is: 'printedResult' }
    else take(trip, Number(chosen(got)))
  },
}

function optionsOf(state: Trip['state'], seat: string, mayDisagree: boolean): Need {
  const options = cardOf(state)?.options ?? []
  const list = options.map(({ label }, at) => ({ id: String(at), word: 'label', args: { label } }))
  const question = choiceOf(
    seat === 'table' ? 'agree' : 'decide',
    seat === 'table' ? 'SX-023' : 'SX-022',
    [...list, ...(mayDisagree ? ['disagree'] : [])],
    seat === 'table' ? {} : { seat },
  )
  return { kind: 'ask', seats: [seat], question }
}

function take(trip: Trip, at: number): void {
  const { state, note } = trip
  const taken = cardOf(state)?.options?.[at]
  state.option = at
  note('optionTaken', { label: taken?.label ?? '' }, 'SX-023')
  carryOut(trip, taken?.rewards ?? [])
}

export const finder: StageCode<'finder'> = {
  needs: ({ seats }) =>
    askTable(
      choiceOf(
        'finder',
        'SX-023',
        seats.map(({ seat }) => ({ id: seat, word: 'seat', args: { seat } })),
      ),
    ),
  take: (trip, { rewards }, got) => {
    trip.state.finder = chosen(got)
    carryOut(trip, rewards)
  },
}
