// What the squad owns beside upgrade cards, what lies on which board, and every credit with its reason.
import { sql } from 'drizzle-orm'
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { cardKinds } from '../../../shared/games/akarios/card-places.ts'
import { creditReasons } from '../../../shared/games/akarios/campaign/words.ts'
import { cardPlaces } from '../../../shared/games/akarios/question/action.ts'
import { ownedUpgrade, seat } from './akarios.ts'

const listed = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/** The ledger of credits: a seat's balance is the sum of its rows and never under 0 (rule ES-009). */
export const credit = sqliteTable(
  'ak_credit',
  {
    id: integer('id').primaryKey(),
    seat: integer('seat')
      .notNull()
      .references(() => seat.seat),
    /** Gained, or paid when negative. */
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: creditReasons }).notNull(),
    /** What it was for: the name of a card, the number of a scenario; may be empty. */
    what: text('what').notNull(),
  },
  (t) => [
    check('ak_credit_amount', sql`${t.amount} <> 0`),
    check('ak_credit_reason', sql`${t.reason} in (${listed(creditReasons)})`),
  ],
)

/** Cards on the players' boards (rule CB-004). An upgrade lies there as the copy that is owned, lent or not (CB-006). */
export const fit = sqliteTable(
  'ak_fit',
  {
    seat: integer('seat')
      .notNull()
      .references(() => seat.seat, { onDelete: 'cascade' }),
    place: text('place', { enum: cardPlaces }).notNull(),
    kind: text('kind', { enum: cardKinds }).notNull(),
    card: text('card').notNull(),
    /** The owned copy; null for abilities and co-pilots, of which there is one each. */
    owned: integer('owned')
      .unique('ak_fit_owned')
      .references(() => ownedUpgrade.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.seat, t.place] }),
    check('ak_fit_place', sql`${t.place} in (${listed(cardPlaces)})`),
    check('ak_fit_kind', sql`${t.kind} in (${listed(cardKinds)})`),
    check('ak_fit_copy', sql`(${t.owned} is null) = (${t.kind} in ('pilotAbility', 'shipAbility', 'coPilot'))`),
  ],
)

/** Sparrow upgrades of the squad (rules SW-002, MK-012); `place` is 1 or 2 while fitted (SW-001). */
export const sparrowUpgrade = sqliteTable(
  'ak_sparrow_upgrade',
  { card: text('card').primaryKey(), place: integer('place').unique('ak_sparrow_upgrade_place') },
  (t) => [check('ak_sparrow_upgrade_place_range', sql`${t.place} is null or ${t.place} between 1 and 2`)],
)

/** Co-pilots of the squad (rules CO-003, CO-004). */
export const coPilot = sqliteTable('ak_co_pilot', { card: text('card').primaryKey() })
