// An event card of the box: people draw it, read it, and tell the app what it did (rules SX-019 to SX-023, SX-026).
import { applyRewards, changeStress, changeSupply } from '../effects.ts'
import { arrive } from './arrive.ts'
import { beginContest } from './contest.ts'
import { rollAgain } from './legend.ts'
import { amountOf, askTable, choiceOf, chosen, type StageCode } from './stage.ts'

export const printed: StageCode<'printed'> = {
  needs: () => askTable(choiceOf('printed', 'SX-019', ['plainCard', 'cardWithChoice', 'pileEmpty'])),
  take: (trip, _, got) => {
    const { state, note } = trip
    if (chosen(got) === 'pileEmpty') return void rollAgain(trip)
    note('printedDrawn', {}, 'SX-019')
    if (chosen(got) === 'plainCard') state.stage = { is: 'printedResult' }
    else state.stage = { is: state.setup.players.length > 1 ? 'printedChoice' : 'printedResult' }
  },
}

export const printedChoice: StageCode<'printedChoice'> = {
  needs: () => askTable(choiceOf('printedChoice', 'SX-022', ['agreed', 'disagree'])),
  take: (trip, _, got) => {
    if (chosen(got) === 'disagree') beginContest(trip, trip.state.setup.players)
    else trip.state.stage = { is: 'printedResult' }
  },
}

export const printedResult: StageCode<'printedResult'> = {
  needs: () =>
    askTable({
      type: 'amounts',
      asks: { key: 'akarios.travel.ask.printedResult', args: {}, rule: 'SX-026' },
      fields: [
        { id: 'supply', least: -10, most: 10, usual: 0 },
        { id: 'stress', least: -10, most: 10, usual: 0 },
        { id: 'credits', least: -50, most: 50, usual: 0 },
      ],
    }),
  take: (trip, _, got) => {
    const { state, note } = trip
    const [supply, stress, credits] = [amountOf(got, 'supply'), amountOf(got, 'stress'), amountOf(got, 'credits')]
    if (supply !== 0) changeSupply(trip, supply)
    if (stress !== 0)
      changeStress(
        trip,
        state.seats.map(({ seat }) => seat),
        stress,
        'SX-015',
      )
    if (credits !== 0) applyRewards(trip, [{ type: 'credits', amount: credits, to: 'eachPilot' }])
    if (supply === 0 && stress === 0 && credits === 0) note('nothingHappens', {}, 'SX-026')
    arrive(trip)
  },
}
