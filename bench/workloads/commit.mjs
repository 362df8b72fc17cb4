// P14: a command with its entry, digests, chain and mark, committed before anybody is told, beside the bare insert of one row with
// the same promise (rollback journal, FULL), and the disk's own limit.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { connectAsOwner } from '../../main/db/driver.ts'
import { within } from '../comparison.mjs'
import { inTurn } from '../measure.mjs'
import { foundCampaign, freshFolder, rename } from '../support/campaigns.mjs'

const table = 'CREATE TABLE command (id INTEGER PRIMARY KEY, seq INTEGER NOT NULL, payload TEXT NOT NULL)'
const payload = JSON.stringify({ ship: 'p1', action: 'basic-move-2', die: 3, path: [1, 2, 2, 2, 3, 1], facing: 4 })

/** A function that inserts one row. */
function bareInsert(path, journal) {
  const sqlite = connectAsOwner(path, { mustExist: false })
  if (journal !== undefined) sqlite.pragma(`journal_mode = ${journal}`)
  sqlite.pragma('synchronous = FULL')
  sqlite.exec(table)
  const insert = sqlite.prepare('INSERT INTO command (seq, payload) VALUES (?, ?)')
  return (seq) => void insert.run(seq, payload)
}

export async function measure({ times }) {
  const folder = freshFolder({ isDurable: true })
  const file = foundCampaign(folder)
  const log = openSync(join(folder, 'append.log'), 'a')
  const page = Buffer.alloc(4096, 7)
  const took = await inTurn(
    {
      ours: () => void rename(file),
      bare: bareInsert(join(folder, 'bare.db')),
      wal: bareInsert(join(folder, 'wal.db'), 'WAL'),
      append: () => {
        writeSync(log, page)
        fdatasyncSync(log)
      },
    },
    5 * times,
  )
  closeSync(log)
  file.close()
  return [
    within('a command', took.ours, ['bare insert, same journal', took.bare], { gate: 1.3 }),
    within('a command', took.ours, ['bare insert, WAL FULL', took.wal]),
    within('a command', took.ours, ['append and fdatasync', took.append]),
  ]
}
