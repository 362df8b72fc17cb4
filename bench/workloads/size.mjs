// Growth: what a thousand inputs add to the file early and late, and opening with all checks after one fight and after many.
import { atMost, within } from '../comparison.mjs'
import { inTurn, median } from '../measure.mjs'
import { foundCampaign, freshFolder, openCampaign, playFights, sizeOf } from '../support/campaigns.mjs'

/** Answers of one fight as people play it. */
const answers = 100

/** Bytes that the next inputs add. */
function addedBy(file, inputs) {
  const before = sizeOf(file)
  playFights(file, inputs / answers, answers)
  return sizeOf(file) - before
}

/** Bytes for the first inputs of a campaign, and for as many later ones. */
function bytesOf(inputs, between) {
  const file = foundCampaign()
  playFights(file, 2, answers)
  const early = addedBy(file, inputs)
  playFights(file, between, answers)
  const late = addedBy(file, inputs)
  file.close()
  return { early, late }
}

/** Microseconds of opening with all checks, for each number of fights. */
async function openings(counts, times) {
  const folders = counts.map((fights) => {
    const folder = freshFolder()
    const file = foundCampaign(folder)
    playFights(file, fights, answers)
    file.close()
    return folder
  })
  const opened = folders.map(() => [])
  for (let time = 0; time < times; time += 1)
    for (const [at, folder] of folders.entries()) {
      const { open } = await inTurn({ open: () => openCampaign(folder).close() }, 1)
      opened[at].push(open)
    }
  return opened.map(median)
}

export async function measure({ times, entries }) {
  const many = entries / 200
  const { early, late } = bytesOf(1000, many)
  const few = many / 10
  const [young, old] = await openings([few, many], times / 6)
  const name = many.toLocaleString('en')
  return [
    within('1,000 more inputs in the file', late, ['the first 1,000', early], { gate: 1.1, unit: 'bytes' }),
    within(`opening with ${name} fights, for each`, old / many, [`with ${few}`, young / few], { gate: 1.1 }),
    atMost(`opening with ${name} fights, all checks`, old),
  ]
}
