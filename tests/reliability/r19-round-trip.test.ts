// R19: a campaign goes out, comes in and goes out again byte for byte the same, and means the same on a machine with another
// clock, language and place.
import { describe, expect, test } from 'vitest'
import { dumpRows } from '../../main/db/rows.ts'
import { placeBytes } from '../../main/db/place-bytes.ts'
import { packSparrow, unpackSparrow } from '../../main/services/sparrow.ts'
import { childEnvironment, runChild } from './support/child.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { openIn, pathIn } from './support/sample.ts'
import { createTable, found, migrationsDir, must } from './support/table.ts'
import { randomOf, report, seed, times } from './support/trial.ts'

describe(`R19 export and import, SEED=${String(seed)}`, () => {
  test('export, import, export: the same bytes, the same rows, for every generated campaign', async () => {
    const random = randomOf('r19')
    const campaigns = times(500, 20)
    for (let campaign = 0; campaign < campaigns; campaign += 1) {
      const folder = tidyFolder()
      const file = found(folder)
      const table = createTable(file, random)
      for (let act = random(40); act > 0; act -= 1) table.act()
      const first = must(await packSparrow(file.sqlite.serialize(), '0.1.0'))
      const rows = dumpRows(file.sqlite)
      const { chain } = file.state.head
      file.close()
      const { database } = must(await unpackSparrow(first, migrationsDir))
      const path = pathIn(folder, 'b1')
      must(placeBytes(Buffer.from(database), path))
      const copy = must(openIn(path))
      expect(dumpRows(copy.sqlite)).toEqual(rows)
      expect(must(await packSparrow(copy.sqlite.serialize(), '0.1.0')).equals(first)).toBe(true)
      copy.close()
      expect(assertCampaignHealthy(path).chain).toBe(chain)
    }
    report('R19', `${String(campaigns)} campaigns: export, import, export byte for byte the same`)
  })

  test('other clocks, languages and places: the same hashes and the same file', async () => {
    const said: unknown[] = []
    const places = [
      { TZ: 'UTC', LC_ALL: 'C.UTF-8' },
      { TZ: 'Pacific/Apia', LC_ALL: 'en_US.UTF-8' },
      { TZ: 'Europe/Istanbul', LC_ALL: 'tr_TR.UTF-8' },
      { TZ: 'Asia/Kathmandu', LC_ALL: 'de_DE.UTF-8' },
    ]
    for (const place of places) {
      const folder = tidyFolder()
      const env = { ...childEnvironment, ...place, LANG: place.LC_ALL }
      said.push(await runChild('shape', { folder, seed, acts: times(120, 30) }, { env }))
      assertCampaignHealthy(pathIn(folder))
    }
    const [first, ...others] = said as { zone: number; language: string; chain: string }[]
    expect(new Set([first!, ...others].map(({ zone }) => zone)).size).toBe(places.length)
    expect(others.map(({ language }) => language)).toContain('tr-TR')
    for (const other of others) expect(other).toEqual({ ...first!, zone: other.zone, language: other.language })
    report('R19', `${String(places.length)} time zones and languages: the same hashes, the same export`)
  })
})
