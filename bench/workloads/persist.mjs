// P4: storing one answer with everything that can be undone (checked, spelled out, hashed, logged, chained, committed), beside the
// way of helpers that write the game and every undo step again as whole states. The peer's text does not even reach a file.
import { faster, within } from '../comparison.mjs'
import { inTurn, sink } from '../measure.mjs'
import { beginFight, fightLength, fillTo, foundCampaign, knownSteps } from '../support/campaigns.mjs'
import { middleState } from '../support/states.mjs'

const kept = 100

export async function measure({ times, entries }) {
  const state = middleState()
  const states = Array.from({ length: kept }, () => structuredClone(state))
  const few = foundCampaign()
  const many = foundCampaign()
  fillTo(many, entries / 2)
  const machine = knownSteps()
  const rehearsal = beginFight(few, { machine })
  while (rehearsal.answer());
  const fights = [few, many].map((file) => beginFight(file, { machine }))
  const took = await inTurn(
    {
      few: () => void fights[0].answer(),
      many: () => void fights[1].answer(),
      whole: () => void (sink.value += JSON.stringify(state).length + JSON.stringify(states).length),
    },
    Math.min(3 * times, fightLength),
  )
  few.close()
  many.close()
  return [
    faster(`with ${kept} steps to undo`, took.few, ['states written whole', took.whole], { gate: 10 }),
    within(`with ${(entries / 2).toLocaleString('en')} steps to undo`, took.many, ['with few', took.few], {
      gate: 1.3,
    }),
  ]
}
