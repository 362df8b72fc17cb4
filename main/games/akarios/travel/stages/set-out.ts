// A trip sets out: a location is chosen and its supply paid, before any die is rolled (rules SX-009 to SX-014).
import { changeStress } from '../effects.ts'
import type { Trip } from '../trip.ts'
import { askTable, choiceOf, chosen, type StageCode } from './stage.ts'

export const choose: StageCode<'choose'> = {
  needs: ({ setup }) =>
    askTable(
      choiceOf(
        'destination',
        'SX-009',
        setup.goals.map(({ number, kind }) => ({ id: String(number), word: `to.${kind}`, args: { number } })),
      ),
    ),
  take: (trip, _, got) => {
    const { state, note } = trip
    state.to = Number(chosen(got))
    note('chosen', { number: state.to }, 'SX-009')
    pay(trip)
    state.stage = { is: 'roll' }
  },
}

function pay(trip: Trip): void {
  const { state, note } = trip
  state.paid = true
  if (state.supply > 0) {
    state.supply -= 1
    note('supplyPaid', { from: state.supply + 1, to: state.supply }, 'SX-013')
  } else {
    note('supplyEmpty', {}, 'SX-014')
    changeStress(
      trip,
      state.seats.map(({ seat }) => seat),
      1,
      'SX-014',
    )
  }
}
