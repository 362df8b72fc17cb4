// Which files are broken in a run: a sample of those that hold the effects and tasks of a fight, the same for the same seed.
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['main/games/akarios/combat/effects', 'main/games/akarios/combat/tasks']

/** Every file that may be broken, as paths from the root. */
export const broken = (root) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  )

/** So many of the files, in the order that the seed gives them. */
export function sampleOf(files, count, seed) {
  const placeOf = (file) => createHash('sha256').update(`${seed} ${file}`).digest('hex')
  return files.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)).slice(0, count)
}
