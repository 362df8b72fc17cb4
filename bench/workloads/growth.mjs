// P2: the same answers of the same fight, stored in a young campaign and in one with a long log, in turn; the same in a fight
// with few entries and with many; and a note among few and among many.
import { within } from '../comparison.mjs'
import { inTurn, median } from '../measure.mjs'
import { addNotes, beginFight, fillTo, foundCampaign } from '../support/campaigns.mjs'

const window = 100

/** Microseconds for each of the first answers of the fight. */
function playWindow(file) {
  const fight = beginFight(file)
  const taken = []
  while (taken.length < window) {
    const started = performance.now()
    if (!fight.answer()) break
    taken.push((performance.now() - started) * 1000)
  }
  return taken
}

/** Where every answer has been given several times, its least time is the one that nothing else disturbed. */
const undisturbed = (rounds) => median(rounds[0].map((_, at) => Math.min(...rounds.map((taken) => taken[at]))))

/** Microseconds of one more note in campaigns that hold so many. */
async function notesAmong(counts, times) {
  const files = counts.map((count) => {
    const file = foundCampaign()
    addNotes(file, count)
    return file
  })
  const works = Object.fromEntries(counts.map((count, at) => [count, () => addNotes(files[at], 1)]))
  const took = await inTurn(works, times)
  for (const file of files) file.close()
  return took
}

/** Microseconds of the same answers in a fight with few entries, and in one where so many were given and taken back before. */
async function lateInFight(before) {
  const file = foundCampaign()
  const [short, long] = [beginFight(file), beginFight(file)]
  short.answer()
  for (let given = 0; given < before; given += 1) {
    long.answer()
    long.undo()
  }
  long.answer()
  const took = await inTurn({ short: () => void short.answer(), long: () => void long.answer() }, window)
  file.close()
  return took
}

export async function measure({ rounds, entries, times }) {
  const lengths = [250, 2000, entries].filter((length, at, all) => all.indexOf(length) === at)
  const files = lengths.map((length) => {
    const file = foundCampaign()
    fillTo(file, length)
    playWindow(file)
    return file
  })
  const taken = files.map(() => [])
  for (let round = 0; round < rounds + 2; round += 1)
    for (const [at, file] of files.entries()) taken[at].push(playWindow(file))
  const [young, ...old] = taken.map(undisturbed)
  for (const file of files) file.close()
  const before = entries / 20
  const { short, long } = await lateInFight(before)
  const notes = await notesAmong([50, 500], times)
  return [
    ...old.map((time, at) =>
      within(`an answer at ${lengths[at + 1].toLocaleString('en')} entries`, time, ['at 250', young], { gate: 1.1 }),
    ),
    within(`an answer after ${before.toLocaleString('en')} others in its fight`, long, ['after none', short], {
      gate: 1.1,
    }),
    within('a note among 500', notes[500], ['among 50', notes[50]], { aim: 1.1 }),
  ]
}
