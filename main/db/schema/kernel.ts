// Tables of the log and of plays, whatever game is played. Of these only `play` changes after it was written, and only it
// is taken back row by row; the others are appended to. STRICT is added to the migrations by hand.
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `wall`: undo stops here. `undo` and `redo` name the entry they mean. */
export const logKinds = ['command', 'input', 'undo', 'redo', 'wall'] as const
export type LogKind = (typeof logKinds)[number]

/** One row. The schema version stands here too, because the file's header is under no hash. */
export const campaign = sqliteTable(
  'campaign',
  {
    row: integer('row').primaryKey(),
    id: text('id').notNull(),
    /** Version of the app that made the file or last migrated it. */
    appVersion: text('app_version').notNull(),
    schemaVersion: integer('schema_version').notNull(),
    /** What all luck of the campaign is derived from. */
    seed: text('seed').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (t) => [check('campaign_one_row', sql`${t.row} = 1`), check('campaign_version', sql`${t.schemaVersion} >= 1`)],
)

export const log = sqliteTable(
  'log',
  {
    /** 1, 2, 3 … without a gap. */
    n: integer('n').primaryKey(),
    time: text('time').notNull(),
    kind: text('kind', { enum: logKinds }).notNull(),
    titleKey: text('title_key').notNull(),
    /** JSON object. */
    titleArgs: text('title_args').notNull(),
    who: text('who').notNull(),
    play: text('play'),
    /** Entry that an undo or redo means. */
    means: integer('means'),
    /** Hidden information was shown. */
    reveals: integer('reveals').notNull(),
    /** Log lines that belong to the entry, JSON list. */
    notes: text('notes').notNull(),
    /** Hash over all digests after the entry. */
    tablesHash: text('tables_hash').notNull(),
    /** Hash of the play's state after the entry, where the entry moved a play. */
    stateHash: text('state_hash'),
    chain: text('chain').notNull(),
  },
  (t) => [
    index('log_play').on(t.play),
    check('log_kind', sql`${t.kind} in ('command', 'input', 'undo', 'redo', 'wall')`),
    check('log_means', sql`(${t.kind} in ('undo', 'redo')) = (${t.means} is not null)`),
    check('log_reveals', sql`${t.reveals} in (0, 1)`),
    check('log_json', sql`json_valid(${t.titleArgs}) and json_valid(${t.notes})`),
    check('log_hashes', sql`length(${t.tablesHash}) = 64 and length(${t.chain}) = 64`),
  ],
)

/** What one row was before and after an entry, by column name. Written by the triggers of images.ts. */
export const rowImage = sqliteTable(
  'row_image',
  {
    id: integer('id').primaryKey(),
    entry: integer('entry').notNull(),
    tab: text('tab').notNull(),
    before: text('before'),
    after: text('after'),
  },
  (t) => [
    index('row_image_entry').on(t.entry),
    check('row_image_something', sql`${t.before} is not null or ${t.after} is not null`),
  ],
)

/** sha256 of each table whose rows can be changed, in key order. */
export const digest = sqliteTable('digest', {
  tab: text('tab').primaryKey(),
  hash: text('hash').notNull(),
})

export const play = sqliteTable(
  'play',
  {
    id: text('id').primaryKey(),
    machine: text('machine').notNull(),
    /** Version of the machine that the play's state belongs to. */
    version: integer('version').notNull(),
    /** Newest version that tried to take the play over. */
    checked: integer('checked').notNull(),
    /** Canonical JSON; never changes. */
    setup: text('setup').notNull(),
    seed: text('seed').notNull(),
    /** Dice and piles that lie on the real table, JSON list. */
    physical: text('physical').notNull(),
    status: text('status', { enum: ['open', 'over'] }).notNull(),
  },
  (t) => [check('play_status', sql`${t.status} in ('open', 'over')`)],
)

/** The inputs of one entry: a decision and all chance that followed. */
export const input = sqliteTable(
  'input',
  {
    entry: integer('entry')
      .primaryKey()
      .references(() => log.n),
    play: text('play').notNull(),
    /** Place in the play's line: 0 for its start. */
    index: integer('index').notNull(),
    kind: text('kind', { enum: ['start', 'answer', 'chance', 'hand', 'wall'] }).notNull(),
    seat: text('seat'),
    /** Canonical JSON list. */
    inputs: text('inputs').notNull(),
  },
  (t) => [
    index('input_play').on(t.play, t.index),
    check('input_index', sql`${t.index} >= 0`),
    check('input_kind', sql`${t.kind} in ('start', 'answer', 'chance', 'hand', 'wall')`),
  ],
)

/** State after an entry, so that stepping forward need not begin at the start. */
export const snapshot = sqliteTable('snapshot', {
  entry: integer('entry')
    .primaryKey()
    .references(() => log.n),
  version: integer('version').notNull(),
  /** Canonical JSON; its sha256 is the entry's state hash. */
  state: text('state').notNull(),
})

/** A printed value that the owner typed in; stays when its entry is undone. */
export const recordedValue = sqliteTable(
  'recorded_value',
  {
    entry: integer('entry')
      .notNull()
      .references(() => log.n),
    place: integer('place').notNull(),
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    field: text('field').notNull(),
    /** Canonical JSON. */
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entry, t.place] })],
)
