// Goes back and forth between backups without end and acknowledges each. `sources` are paths.
import { restore } from '../../../../main/db/restore.ts'
import { migrationsDir, must } from '../table.ts'
import { order, say } from './say.ts'

const { path, sources } = order as { path: string; sources: string[] }
say({ ready: true })
for (let turn = 0; ; turn = (turn + 1) % sources.length) {
  must(restore({ path, source: sources[turn]!, migrationsDir, now: new Date() }))
  say({ restored: turn })
}
