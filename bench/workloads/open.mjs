// P15: opening with all checks (pages, digests, chain, mark), beside only reading every row of the log.
import { within } from '../comparison.mjs'
import { inTurn, sink } from '../measure.mjs'
import { fillTo, foundCampaign, freshFolder, openCampaign } from '../support/campaigns.mjs'

const entries = 5000

export async function measure({ times }) {
  const folder = freshFolder()
  const first = foundCampaign(folder)
  fillTo(first, entries)
  first.close()
  const open = () => openCampaign(folder)
  const rows = (file) => file.sqlite.prepare('SELECT * FROM log').all().length
  const took = { open: [], all: [] }
  for (let time = 0; time < times / 3; time += 1) {
    const { open: opened } = await inTurn({ open: () => open().close() }, 1)
    const file = open()
    const { all } = await inTurn({ all: () => void (sink.value += rows(file)) }, 1)
    file.close()
    took.open.push(opened)
    took.all.push(all)
  }
  return [
    within(
      'open, with all checks',
      Math.min(...took.open),
      ['better-sqlite3 .all() of the log', Math.min(...took.all)],
      {
        aim: 5,
      },
    ),
  ]
}
