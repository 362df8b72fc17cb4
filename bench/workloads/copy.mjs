// P5: the same change of the same state, with the old state left as it was.
import { create } from 'mutative'
import { produce } from 'immer'
import { changeState } from '../../main/games/akarios/combat/state/change.ts'
import { faster, within } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'
import { changeByHand, changeInPlace, middleState } from '../support/states.mjs'

export async function measure(pace) {
  const state = middleState()
  // A frozen state spares immer its own freezing of what it was given.
  const frozen = produce(state, () => {})
  const took = await sideBySide(
    {
      ours: () => (sink.value += changeState(state, changeInPlace).ships.length),
      immer: () => (sink.value += produce(frozen, changeInPlace).ships.length),
      mutative: () => (sink.value += create(state, changeInPlace).ships.length),
      structuredClone: () => {
        const copy = structuredClone(state)
        changeInPlace(copy)
        sink.value += copy.ships.length
      },
      'by hand': () => (sink.value += changeByHand(state).ships.length),
    },
    pace,
  )
  const beside = (name) => [name, took[name]]
  return [
    faster('one change', took.ours, beside('mutative'), { aim: 5 }),
    faster('one change', took.ours, beside('immer'), { aim: 20 }),
    faster('one change', took.ours, beside('structuredClone')),
    within('one change', took.ours, beside('by hand'), { aim: 4 }),
  ]
}
