// The Sparrow moves to its location; from a jump point it goes on to another system (rules SX-011, SX-012, SX-024).
import { goalOf, systemIn, type Trip } from '../trip.ts'
import { askTable, choiceOf, chosen, type StageCode } from './stage.ts'

export function arrive({ state, note }: Trip): void {
  state.at = { ...state.at, location: state.to }
  note('arrived', { number: state.to, system: systemIn(state.at) }, 'SX-012')
  const exits = goalOf(state)?.exits ?? []
  state.stage = exits.length > 0 ? { is: 'jump' } : { is: 'over' }
}

export const jump: StageCode<'jump'> = {
  needs: (state) =>
    askTable(
      choiceOf('jump', 'SX-011', [
        ...(goalOf(state)?.exits ?? []).map(({ system, name }) => ({
          id: system,
          word: 'jumpTo',
          args: { system: name },
        })),
        'stay',
      ]),
    ),
  take: ({ state, note }, _, got) => {
    const exit = goalOf(state)?.exits.find(({ system }) => system === chosen(got))
    if (exit !== undefined) {
      state.at = { system: exit.system, name: exit.name, location: exit.location }
      note('jumped', { system: systemIn(exit) }, 'SX-011')
    }
    state.stage = { is: 'over' }
  },
}
