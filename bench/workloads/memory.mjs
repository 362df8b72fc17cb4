// Memory: what is still held after many inputs, and after a campaign was opened and closed many times. Garbage is collected before
// each look, so that only what somebody holds counts.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { atMost, within } from '../comparison.mjs'
import { beginFight, fightLength, foundCampaign, freshFolder, openCampaign } from '../support/campaigns.mjs'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

function held() {
  for (let time = 0; time < 3; time += 1) collect()
  return process.memoryUsage().heapUsed
}

/** Plays so many inputs, fight after fight, with the states that a step back needs kept as in the app. */
function play(file, inputs) {
  let fight = beginFight(file)
  for (let given = 0, inFight = 0; given < inputs; given += 1, inFight += 1) {
    if (inFight === fightLength) {
      fight = beginFight(file)
      inFight = 0
    }
    fight.answer()
  }
}

/** Bytes of heap after a fifth of the inputs, and after all. */
function afterInputs(inputs) {
  const file = foundCampaign()
  play(file, inputs / 5)
  const early = held()
  play(file, (inputs / 5) * 4)
  const late = held()
  file.close()
  return { early, late }
}

/** Bytes of heap after some openings, and after so many more. */
function afterOpenings(cycles) {
  const folder = freshFolder()
  const file = foundCampaign(folder)
  play(file, 100)
  file.close()
  const openAndClose = (times) => {
    for (let time = 0; time < times; time += 1) openCampaign(folder).close()
  }
  openAndClose(cycles / 2)
  const early = held()
  openAndClose(cycles)
  return { early, late: held() }
}

export async function measure({ entries }) {
  const inputs = entries / 10
  const cycles = entries / 400
  const played = afterInputs(inputs)
  const opened = afterOpenings(cycles)
  const text = (count) => count.toLocaleString('en')
  const bytes = { unit: 'bytes' }
  return [
    within(`heap after ${text(inputs)} inputs`, played.late, [`after ${text(inputs / 5)}`, played.early], {
      ...bytes,
      gate: 1.5,
    }),
    within(`heap after ${text(cycles)} openings`, opened.late, ['before them', opened.early], { ...bytes, gate: 1.02 }),
    atMost(`resident after all that`, process.memoryUsage().rss, bytes),
  ]
}
