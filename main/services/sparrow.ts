// From a campaign's database to a `.sparrow` file and back, on bytes alone: nothing here touches a disk.
import { refusal, type Outcome, type Refusal } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { cardOf, type Card } from '../db/card.ts'
import { connect } from '../db/driver.ts'
import { readMigrations } from '../db/migrations.ts'
import { databaseOf, dumpRows } from '../db/rows.ts'
import { sparrowFormat, sparrowKind, type SparrowFault, type SparrowManifest } from '../files/sparrow/format.ts'
import { readSparrow } from '../files/sparrow/read.ts'
import { writeSparrow } from '../files/sparrow/write.ts'

export interface Unpacked {
  readonly manifest: SparrowManifest
  readonly card: Card
  /** The campaign's database, found sound. */
  readonly database: Buffer
  /** Its schema is older than this app's; opening it brings it up to date. */
  readonly older: boolean
}

/** `database`: the bytes of a sound campaign. */
export async function packSparrow(database: Buffer, appVersion: string): Promise<Outcome<Buffer>> {
  const sqlite = connect(database)
  try {
    const schemaVersion = sqlite.pragma('user_version', { simple: true }) as number
    const manifest = { kind: sparrowKind, format: sparrowFormat, appVersion, schemaVersion } as const
    return ok(await writeSparrow({ manifest, tables: dumpRows(sqlite) }))
  } finally {
    sqlite.close()
  }
}

const codes = { newerFormat: 'newer', tooLarge: 'refused' } as const

const refused = ({ code, entry }: SparrowFault): Refusal =>
  refusal(code in codes ? codes[code as keyof typeof codes] : 'damaged', `import.${code}`, { entry: entry ?? '' })

/** Refuses, with what is wrong, everything that is not a whole and sound campaign of this app's version or an older one. */
export async function unpackSparrow(sparrow: Buffer, migrationsDir: string): Promise<Outcome<Unpacked>> {
  const read = await readSparrow(sparrow)
  if (!read.ok) return fail(refused(read.error))
  const { manifest, tables } = read.value
  const migrations = readMigrations(migrationsDir)
  if (manifest.schemaVersion > migrations.length)
    return fail(refusal('newer', 'fileNewer', { version: manifest.schemaVersion, known: migrations.length }))
  const made = databaseOf(tables, manifest.schemaVersion, migrations)
  if (!made.ok) return made
  const sqlite = made.value
  try {
    const older = manifest.schemaVersion < migrations.length
    return ok({ manifest, card: cardOf(sqlite), database: sqlite.serialize(), older })
  } finally {
    sqlite.close()
  }
}
