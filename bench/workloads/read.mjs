// P16: what is read by a key at every move, and a row of the screens, beside the same rows read by the driver alone.
import { readNote } from '../../main/db/stores/notes.ts'
import { portsOf } from '../../main/db/stores/plays.ts'
import { within } from '../comparison.mjs'
import { sideBySide, sink } from '../measure.mjs'
import { addNotes, beginFight, foundCampaign } from '../support/campaigns.mjs'

const notes = 500
const ops = 100

const each = (read) => ({
  ops,
  run: () => {
    for (let id = 1; id <= ops; id += 1) sink.value += read(id) === undefined ? 0 : 1
  },
})

export async function measure(pace) {
  const file = foundCampaign()
  addNotes(file, notes)
  const fight = beginFight(file)
  for (let answer = 0; answer < 40; answer += 1) fight.answer()
  const { plays, entries } = portsOf(file, { who: 'table', now: new Date() })
  const [{ id: play }] = file.sqlite.prepare('SELECT id FROM play').all()
  const bareNote = file.sqlite.prepare('SELECT * FROM ak_note WHERE id = ?')
  const barePlay = file.sqlite.prepare('SELECT * FROM play WHERE id = ?')
  const bareEntry = file.sqlite.prepare(
    'SELECT n, "index", input.kind, inputs, state_hash FROM input JOIN log ON n = entry WHERE input.play = ? ORDER BY n DESC LIMIT 1',
  )
  const took = await sideBySide(
    {
      note: each((id) => readNote(file, id)),
      bareNote: each((id) => bareNote.get(id)),
      play: each(() => plays.read(play)),
      barePlay: each(() => barePlay.get(play)),
      entry: each(() => entries.last(play)),
      bareEntry: each(() => bareEntry.get(play)),
    },
    pace,
  )
  file.close()
  return [
    within('the last entry of a fight', took.entry, ['better-sqlite3 get', took.bareEntry], { gate: 1.2 }),
    within('the row of a fight', took.play, ['better-sqlite3 get', took.barePlay], { gate: 1.2 }),
    within('a note', took.note, ['better-sqlite3 get', took.bareNote], { gate: 1.2 }),
  ]
}
