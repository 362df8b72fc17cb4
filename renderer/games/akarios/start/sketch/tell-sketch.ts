// Tells a fight of the book to the owner's pack: enemy types that no pack knows, then the mission that is made of them. From then on
// fights stand on the real table unless somebody chooses otherwise.
import { sketchId, sketchMission, type Sketch } from '../../../../../shared/games/akarios/content/sketch.ts'
import { wholeEntry } from '../../../../../shared/games/akarios/content/whole-entry.ts'
import { call } from '../../../../api/client.ts'
import type { KnownEnemy } from './draft.ts'

export interface TellingSketch {
  readonly sketch: Sketch
  readonly fresh: readonly KnownEnemy[]
  /** What is said of an enemy of which only the name is known. */
  readonly wording: string
}

/** Answers the id of the mission. Throws `CallRefused`; types that were told before that stay. */
export async function tellSketch({ sketch, fresh, wording }: TellingSketch): Promise<string> {
  for (const { id, name } of fresh)
    await call('owner.tell', { kind: 'enemies', id, values: [{ field: wholeEntry, value: { id, name, wording } }] })
  const id = sketchId(sketch.scenario)
  await call('owner.tell', { kind: 'missions', id, values: [{ field: wholeEntry, value: sketchMission(sketch) }] })
  // The map lies on the real table; the app has none.
  await call('settings.set', { tabletop: 'table' })
  return id
}
