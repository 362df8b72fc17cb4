// The chronicle of a fight that was written by ids, in the language of the reader.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runPlay } from '../../../main/db/stores/plays.ts'
import { createChronicle } from '../../../main/services/chronicle.ts'
import { contentWith, loadContent } from '../../../main/services/content.ts'
import { createNames } from '../../../main/services/names.ts'
import { packOf } from '../../../main/services/owner-values.ts'
import { ok } from '../../../shared/lib/result.ts'
import { create, must, now } from '../db/support.ts'

const base = await loadContent({ packsDir: join(import.meta.dirname, '../../../packs') })

/** A campaign with a fight in which one note was written. */
function fought() {
  const file = create()
  const mission = { id: 'first-range', name: 'As it was called' }
  const setup = JSON.stringify({ mission, squad: [], enemyDeck: [], bolsterBoosts: 0 })
  const entry = { play: 'p1', seat: null, inputs: '[]', stateHash: 'a'.repeat(64), reveals: false, records: [] }
  const begun = { key: 'akarios.title.fightBegun', args: { mission: { of: 'missions', ...mission } } }
  const destroyed = { key: 'akarios.log.shipDestroyed', args: { ship: 'needle-drone#2' } }
  must(
    runPlay(file, { who: 'table', now }, (ports) => {
      const play = { id: 'p1', machine: 'akarios.combat', version: 1, checked: 1, seed: 's' }
      ports.plays.insert({ ...play, setup, physical: [], status: 'open' })
      ports.entries.append({ ...entry, index: 0, kind: 'start', title: begun, notes: [] })
      const title = { key: 'akarios.title.attack', args: {} }
      return ok(ports.entries.append({ ...entry, index: 1, kind: 'answer', title, notes: [destroyed] }))
    }),
  )
  return file
}

test('enemies and missions are called as the packs call them in the language of now', async () => {
  const file = fought()
  let language = 'en'
  const nobodys = packOf([])
  const content = contentWith(
    base,
    () => nobodys,
    () => language,
  )
  const open = { look: () => ok({ file }) } as unknown as Parameters<typeof createChronicle>[0]['open']
  const chronicle = createChronicle({ open, content, names: createNames(content) })
  const told = async () =>
    must(await chronicle.read('a1'))
      .evenings.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines.map(({ says }) => says.args)))
      .slice(1)
  expect(await told()).toEqual([{ mission: 'First Range' }, { ship: 'Needle Drone 2' }])
  language = 'de'
  expect(await told()).toEqual([{ mission: 'Erstes Übungsgelände' }, { ship: 'Nadeldrohne 2' }])
})
