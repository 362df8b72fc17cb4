// What grows over a campaign: pilots with their skill trees, ships with theirs, and the stress that a player's board carries.
// Written inside commands and taken back by undo, like every table of the game. A pilot or ship without a row is as it came.
import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { seat } from './akarios.ts'

/** Pilots that the squad may use (rules CS-005, UN-001), what they have been through and been given. */
export const pilot = sqliteTable(
  'ak_pilot',
  {
    pilot: text('pilot').primaryKey(),
    /** `flown` once a seat had the pilot: only then may points be missing on return (rule UN-010). */
    state: text('state', { enum: ['open', 'flown'] }).notNull(),
    trauma: integer('trauma').notNull(),
    /** Half-hexes given in all, spent or not (rules PG-001, UN-002). */
    points: integer('points').notNull(),
  },
  (t) => [
    check('ak_pilot_state', sql`${t.state} in ('open', 'flown')`),
    check('ak_pilot_trauma', sql`${t.trauma} between 0 and 20`),
    check('ak_pilot_points', sql`${t.points} >= 0`),
  ],
)

/** Marked halves of skill hexes (rule PG-002). */
export const skillMark = sqliteTable(
  'ak_skill_mark',
  {
    pilot: text('pilot').notNull(),
    tree: text('tree').notNull(),
    hex: text('hex').notNull(),
    halves: integer('halves').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pilot, t.tree, t.hex] }),
    check('ak_skill_mark_halves', sql`${t.halves} between 1 and 2`),
  ],
)

/** Changes of a pilot's modifier deck that came by hand, on top of those of the skill trees (rules PG-009, PG-010). */
export const modifierChange = sqliteTable(
  'ak_modifier_change',
  {
    id: integer('id').primaryKey(),
    pilot: text('pilot').notNull(),
    card: text('card').notNull(),
    /** Copies put in, or taken out when negative. */
    count: integer('count').notNull(),
  },
  (t) => [check('ak_modifier_change_count', sql`${t.count} <> 0`)],
)

/** Ships that the squad may fly (rules CS-008, UN-001) and what was done to them. */
export const ship = sqliteTable(
  'ak_ship',
  {
    ship: text('ship').primaryKey(),
    /** `flown` once a seat had the ship: it gets no points for being new again (rule UN-007). */
    state: text('state', { enum: ['open', 'flown'] }).notNull(),
    /** Hexes of the ship's tree given in all, marked or not (rules PG-012, MK-014, UN-005). */
    points: integer('points').notNull(),
    /** Of these, bought at markets (rule MK-013). */
    bought: integer('bought').notNull(),
    /** Start value set by hand, and the sum that it took the place of: what comes later is added (FR-023). */
    hullByHand: integer('hull_by_hand'),
    hullBefore: integer('hull_before'),
    shieldByHand: integer('shield_by_hand'),
    shieldBefore: integer('shield_before'),
  },
  (t) => [
    check('ak_ship_state', sql`${t.state} in ('open', 'flown')`),
    check('ak_ship_points', sql`${t.points} >= 0`),
    check('ak_ship_bought', sql`${t.bought} between 0 and 2`),
    check('ak_ship_hull', sql`${t.hullByHand} is null or ${t.hullByHand} between 0 and 10`),
    check('ak_ship_shield', sql`${t.shieldByHand} is null or ${t.shieldByHand} between 0 and 10`),
    check('ak_ship_hull_whole', sql`(${t.hullByHand} is null) = (${t.hullBefore} is null)`),
    check('ak_ship_shield_whole', sql`(${t.shieldByHand} is null) = (${t.shieldBefore} is null)`),
  ],
)

/** Full hexes of a ship's tree (rule PG-013). */
export const shipMark = sqliteTable(
  'ak_ship_mark',
  { ship: text('ship').notNull(), hex: text('hex').notNull() },
  (t) => [primaryKey({ columns: [t.ship, t.hex] })],
)

/** A player's board between scenarios (rules CS-012, ES-021), and whether the seat takes part in the open scenario. */
export const board = sqliteTable(
  'ak_board',
  {
    seat: integer('seat')
      .primaryKey()
      .references(() => seat.seat, { onDelete: 'cascade' }),
    stress: integer('stress').notNull(),
    part: text('part', { enum: ['in', 'out'] }).notNull(),
  },
  (t) => [
    check('ak_board_stress', sql`${t.stress} between 0 and 10`),
    check('ak_board_part', sql`${t.part} in ('in', 'out')`),
  ],
)
