// Founds campaigns without end and acknowledges each.
import { found } from '../table.ts'
import { order, say } from './say.ts'

const { folder, first } = order as { folder: string; first: number }
say({ ready: true })
for (let turn = first; ; turn += 1) {
  found(folder, `c${String(turn)}`).close()
  say({ founded: turn })
}
