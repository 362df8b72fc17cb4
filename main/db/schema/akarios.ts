// Tables of a Stars of Akarios campaign. Everything here is written inside a command and taken back by undo.
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { deckLabels, difficulties, mostSeats } from '../../../shared/contract/choices.ts'
import { upgradeSources } from '../../../shared/games/akarios/campaign/words.ts'

/** One row: the squad that plays the campaign (rules CS-013, DF-002). */
export const squad = sqliteTable(
  'ak_squad',
  {
    row: integer('row').primaryKey(),
    name: text('name').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    ironman: integer('ironman').notNull(),
    act: integer('act').notNull(),
  },
  (t) => [
    check('ak_squad_one_row', sql`${t.row} = 1`),
    check('ak_squad_name', sql`length(${t.name}) between 1 and 60`),
    check(
      'ak_squad_difficulty',
      sql`${t.difficulty} in (${sql.raw(difficulties.map((one) => `'${one}'`).join(', '))})`,
    ),
    check('ak_squad_ironman', sql`${t.ironman} in (0, 1)`),
    check('ak_squad_act', sql`${t.act} >= 1`),
  ],
)

/** One to four places at the table, each with one pilot and one ship (rule CS-001). */
export const seat = sqliteTable(
  'ak_seat',
  {
    seat: integer('seat').primaryKey(),
    player: text('player').notNull(),
    pilot: text('pilot').notNull().unique('ak_seat_pilot'),
    ship: text('ship').notNull().unique('ak_seat_ship'),
    callSign: text('call_sign').notNull(),
    /** Label of the starting deck (rule CS-003). */
    deck: integer('deck').notNull().unique('ak_seat_deck'),
  },
  (t) => [
    check('ak_seat_number', sql`${t.seat} between 1 and ${sql.raw(String(mostSeats))}`),
    check('ak_seat_deck_label', sql`${t.deck} between 1 and ${sql.raw(String(deckLabels.length))}`),
  ],
)

/** Upgrade cards that the squad owns: in a seat's stock, or in the squad's when `seat` is null. */
export const ownedUpgrade = sqliteTable(
  'ak_owned_upgrade',
  {
    id: integer('id').primaryKey(),
    upgrade: text('upgrade').notNull(),
    seat: integer('seat').references(() => seat.seat, { onDelete: 'set null' }),
    /** How it came: `start`, `market`, `reward`, `hand` … */
    source: text('source', { enum: upgradeSources }).notNull(),
    /** Credits paid for it; null when it was not bought (open question 74). */
    paid: integer('paid'),
  },
  (t) => [index('ak_owned_upgrade_seat').on(t.seat)],
)

/** What people at the table wrote down. */
export const note = sqliteTable(
  'ak_note',
  {
    id: integer('id').primaryKey(),
    body: text('body').notNull(),
    who: text('who').notNull(),
    createdAt: text('created_at').notNull(),
    changedAt: text('changed_at').notNull(),
  },
  (t) => [check('ak_note_body', sql`length(${t.body}) >= 1`)],
)
