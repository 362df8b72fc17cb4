// How far the story has come: where the squad stands, what was played, what it achieved, where the Sparrow may go.
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { difficulties } from '../../../shared/contract/choices.ts'
import { scenarioHows, scenarioKinds, scenarioOutcomes } from '../../../shared/games/akarios/campaign/words.ts'
import { locationKinds } from '../../../shared/games/akarios/location-kinds.ts'

const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** One row: everything of which a campaign has one. */
export const standing = sqliteTable(
  'ak_standing',
  {
    row: integer('row').primaryKey(),
    /** The squad's pilot progression chart (rule PG-006). */
    chart: integer('chart').notNull(),
    /** Bolster boosts that are marked (rules ES-013 to ES-016). */
    boosts: integer('boosts').notNull(),
    /** Supply of the Sparrow (rule SX-017). */
    supply: integer('supply').notNull(),
    /** Where the Sparrow is (rules SX-003, SX-004); null before space exploration has begun. */
    system: text('system'),
    location: integer('location'),
    /** The scenario that is open, what it is, and whether its set-up is done (rules UN-003, UN-004). */
    scenario: integer('scenario'),
    kind: text('kind', { enum: scenarioKinds }),
    step: text('step', { enum: ['setUp', 'underWay'] }),
    /** Where the last entry sends the squad (rules SX-002, ES-019). */
    next: integer('next'),
  },
  (t) => [
    check('ak_standing_one_row', sql`${t.row} = 1`),
    check('ak_standing_chart', sql`${t.chart} between 0 and 999`),
    check('ak_standing_boosts', sql`${t.boosts} between 0 and 30`),
    check('ak_standing_supply', sql`${t.supply} between 0 and 10`),
    check('ak_standing_kind', sql`${t.kind} is null or ${t.kind} in (${listed(scenarioKinds)})`),
    check('ak_standing_step', sql`${t.step} is null or ${t.step} in ('setUp', 'underWay')`),
    check(
      'ak_standing_open',
      sql`(${t.scenario} is null) = (${t.step} is null) and (${t.scenario} is null) = (${t.kind} is null)`,
    ),
  ],
)

/** Every scenario that ended, in the order in which they did (rules ES-013 to ES-019, AW-002). */
export const scenario = sqliteTable(
  'ak_scenario',
  {
    id: integer('id').primaryKey(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: scenarioKinds }).notNull(),
    outcome: text('outcome', { enum: scenarioOutcomes }).notNull(),
    how: text('how', { enum: scenarioHows }).notNull(),
    /** Place of the option taken, from 1 (rule ES-017). */
    choice: integer('choice'),
    act: integer('act').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    /** Seats that took part, as `1 2 4`. */
    seats: text('seats').notNull(),
    /** The play whose outcome this is. */
    play: text('play'),
  },
  (t) => [
    index('ak_scenario_number').on(t.number),
    check('ak_scenario_number_range', sql`${t.number} between 1 and 999`),
    check('ak_scenario_kind', sql`${t.kind} in (${listed(scenarioKinds)})`),
    check('ak_scenario_outcome', sql`${t.outcome} in (${listed(scenarioOutcomes)})`),
    check('ak_scenario_how', sql`${t.how} in (${listed(scenarioHows)})`),
    check('ak_scenario_difficulty', sql`${t.difficulty} in (${listed(difficulties)})`),
  ],
)

/** Achievements of the squad (rule ES-008). The name stands here too, since most are told by hand. */
export const achievement = sqliteTable(
  'ak_achievement',
  { achievement: text('achievement').primaryKey(), name: text('name').notNull() },
  (t) => [check('ak_achievement_name', sql`length(${t.name}) between 1 and 80`)],
)

/** Readings of unclear rules that this table wants otherwise; a missing one is as the ledger has it. */
export const ruling = sqliteTable('ak_ruling', { key: text('key').primaryKey(), value: text('value').notNull() })

/** Locations on the map (rules SX-005 to SX-008). */
export const sticker = sqliteTable(
  'ak_sticker',
  {
    number: integer('number').primaryKey(),
    system: text('system').notNull(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    kind: text('kind', { enum: locationKinds }).notNull(),
  },
  (t) => [
    check('ak_sticker_number', sql`${t.number} between 1 and 999`),
    check('ak_sticker_place', sql`${t.x} between 1 and 20 and ${t.y} between 1 and 20`),
    check('ak_sticker_kind', sql`${t.kind} in (${listed(locationKinds)})`),
  ],
)

/** Systems that a jump point leads to (rule SX-011). */
export const jumpLink = sqliteTable(
  'ak_jump_link',
  {
    number: integer('number')
      .notNull()
      .references(() => sticker.number, { onDelete: 'cascade' }),
    system: text('system').notNull(),
  },
  (t) => [primaryKey({ columns: [t.number, t.system] })],
)

/** Event cards that are out for the campaign (rule SX-020). */
export const eventUsed = sqliteTable(
  'ak_event_used',
  { system: text('system').notNull(), event: text('event').notNull() },
  (t) => [primaryKey({ columns: [t.system, t.event] })],
)

/** Market lists that the table read out of its book (rules MK-001, MK-015). */
export const market = sqliteTable(
  'ak_market',
  {
    /** The scenario where the market stands. */
    number: integer('number').primaryKey(),
    name: text('name').notNull(),
    /** What is sold, as packs write it; JSON. */
    sells: text('sells').notNull(),
    supply: integer('supply'),
    improvement: integer('improvement'),
    trauma: integer('trauma'),
  },
  (t) => [
    check('ak_market_number', sql`${t.number} between 1 and 999`),
    check('ak_market_name', sql`length(${t.name}) between 1 and 80`),
    check('ak_market_supply', sql`${t.supply} is null or ${t.supply} between 0 and 99`),
    check('ak_market_improvement', sql`${t.improvement} is null or ${t.improvement} between 0 and 99`),
    check('ak_market_trauma', sql`${t.trauma} is null or ${t.trauma} between 0 and 99`),
  ],
)
