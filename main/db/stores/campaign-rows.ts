// The rows of a campaign's game, read whole and written by what changed: rules work on all of them at once. Writing needs a command
// around it.
import { and, eq, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { canonical } from '../../../shared/lib/canonical.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import type { CampaignFile } from '../campaign-file.ts'
import { ownedUpgrade, seat } from '../schema/akarios.ts'
import { board, modifierChange, pilot, ship, shipMark, skillMark } from '../schema/akarios-people.ts'
import { coPilot, credit, fit, sparrowUpgrade } from '../schema/akarios-stock.ts'
import {
  achievement,
  eventUsed,
  jumpLink,
  market,
  ruling,
  scenario,
  standing,
  sticker,
} from '../schema/akarios-story.ts'
import { putSquad, readSquad, type Squad } from './squad.ts'

/** Tables whose rows are lists, parents before children; the columns by which a row is known. */
const lists = {
  seats: { table: seat, key: [seat.seat] },
  upgrades: { table: ownedUpgrade, key: [ownedUpgrade.id] },
  pilots: { table: pilot, key: [pilot.pilot] },
  skillMarks: { table: skillMark, key: [skillMark.pilot, skillMark.tree, skillMark.hex] },
  modifierChanges: { table: modifierChange, key: [modifierChange.id] },
  ships: { table: ship, key: [ship.ship] },
  shipMarks: { table: shipMark, key: [shipMark.ship, shipMark.hex] },
  boards: { table: board, key: [board.seat] },
  credits: { table: credit, key: [credit.id] },
  fits: { table: fit, key: [fit.seat, fit.place] },
  sparrowUpgrades: { table: sparrowUpgrade, key: [sparrowUpgrade.card] },
  coPilots: { table: coPilot, key: [coPilot.card] },
  scenarios: { table: scenario, key: [scenario.id] },
  achievements: { table: achievement, key: [achievement.achievement] },
  rulings: { table: ruling, key: [ruling.key] },
  stickers: { table: sticker, key: [sticker.number] },
  jumpLinks: { table: jumpLink, key: [jumpLink.number, jumpLink.system] },
  eventsUsed: { table: eventUsed, key: [eventUsed.system, eventUsed.event] },
  markets: { table: market, key: [market.number] },
} as const
type Lists = typeof lists
type ListName = keyof Lists

export type CampaignRows = { readonly [K in ListName]: readonly Lists[K]['table']['$inferSelect'][] } & {
  readonly squad: Squad
  /** Undefined in a campaign where nothing has happened yet. */
  readonly standing: Omit<typeof standing.$inferSelect, 'row'> | undefined
}

const names = Object.keys(lists) as readonly ListName[]

/** Rows that others refer to, or that must not clash for a moment: these are changed in place, all others taken out and put in. */
const inPlace: ReadonlySet<ListName> = new Set(['seats', 'upgrades', 'stickers'])

/** All rows in the order of their keys. Throws in a campaign without a squad. */
export function readRows(file: CampaignFile): CampaignRows {
  const { orm } = file
  const squad = readSquad(file)
  if (squad === undefined) throw new Error('a campaign without a squad')
  const read = (name: ListName) => {
    const { table, key } = lists[name]
    return orm
      .select()
      .from(table as SQLiteTable)
      .orderBy(...(key as readonly SQLiteColumn[]))
      .all()
  }
  const rows = Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Pick<CampaignRows, ListName>
  const one = orm.select().from(standing).get()
  if (one === undefined) return { ...rows, squad, standing: undefined }
  const { row: _, ...rest } = one
  return { ...rows, squad, standing: rest }
}

type Row = Record<string, Json>

/** Writes what is different in `after`; `before` is what the file holds. */
export function writeRows(file: CampaignFile, before: CampaignRows, after: CampaignRows): void {
  const changes = names.map((name) => ({ name, ...difference(name, before[name], after[name]) }))
  for (const { name, gone } of changes.toReversed()) for (const row of gone) remove(file, name, row)
  for (const { name, changed, fresh } of changes) {
    if (name === 'seats') letGo(file, before.seats, changed)
    for (const row of changed) update(file, name, row)
    for (const row of fresh) insert(file, name, row)
  }
  if (canonical({ ...before.squad }) !== canonical({ ...after.squad })) putSquad(file, after.squad)
  const { standing: stands } = after
  if (stands !== undefined && canonical({ ...before.standing }) !== canonical({ ...stands })) {
    file.orm
      .insert(standing)
      .values({ row: 1, ...stands })
      .onConflictDoUpdate({ target: standing.row, set: stands })
      .run()
  }
}

/** A pilot and a ship sit in one seat only: where seats change them among each other, they leave the old ones first. */
function letGo(file: CampaignFile, before: CampaignRows['seats'], changed: readonly Row[]): void {
  const swapped = changed.some((row) =>
    before.some(({ seat, pilot, ship }) => seat !== row['seat'] && (pilot === row['pilot'] || ship === row['ship'])),
  )
  for (const [at, row] of swapped ? changed.entries() : []) {
    const nobody = `between-seats-${at}`
    update(file, 'seats', { ...row, pilot: nobody, ship: nobody })
  }
}

interface Difference {
  readonly gone: readonly Row[]
  readonly changed: readonly Row[]
  readonly fresh: readonly Row[]
}

function difference(name: ListName, before: readonly object[], after: readonly object[]): Difference {
  const keyOf = (row: Row) => canonical(keyNames(name).map((column) => row[column] ?? null))
  const old = new Map((before as readonly Row[]).map((row) => [keyOf(row), row]))
  const kept = new Set<string>()
  const different: Row[] = []
  const fresh: Row[] = []
  for (const row of after as readonly Row[]) {
    const key = keyOf(row)
    const known = old.get(key)
    kept.add(key)
    if (known === undefined) fresh.push(row)
    else if (known !== row && canonical(known) !== canonical(row)) different.push(row)
  }
  const gone = [...old].flatMap(([key, row]) => (kept.has(key) ? [] : [row]))
  if (inPlace.has(name)) return { gone, changed: different, fresh }
  return { gone: [...gone, ...different], changed: [], fresh: [...different, ...fresh] }
}

/** The names that rows have for the columns of the key. */
function keyNames(name: ListName): readonly string[] {
  const { table, key } = lists[name]
  const columns = Object.entries(table as unknown as Record<string, SQLiteColumn>)
  return (key as readonly SQLiteColumn[]).flatMap((column) =>
    columns.flatMap(([property, one]) => (one === column ? [property] : [])),
  )
}

function isRow(name: ListName, row: Row): SQL | undefined {
  const { key } = lists[name]
  const properties = keyNames(name)
  return and(...(key as readonly SQLiteColumn[]).map((column, at) => eq(column, row[properties[at] ?? ''])))
}

const insert = ({ orm }: CampaignFile, name: ListName, row: Row): void =>
  void orm
    .insert(lists[name].table as SQLiteTable)
    .values(row)
    .run()

const update = ({ orm }: CampaignFile, name: ListName, row: Row): void =>
  void orm
    .update(lists[name].table as SQLiteTable)
    .set(row)
    .where(isRow(name, row))
    .run()

const remove = ({ orm }: CampaignFile, name: ListName, row: Row): void =>
  void orm
    .delete(lists[name].table as SQLiteTable)
    .where(isRow(name, row))
    .run()
