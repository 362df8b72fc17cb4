// The squad, its seats and what it owns (rules CS-001, CS-003, CS-005 to CS-009, CS-013). Writing needs a command around it.
import { eq, sql } from 'drizzle-orm'
import type { difficulties } from '../../../shared/contract/choices.ts'
import type { CampaignFile } from '../campaign-file.ts'
import { perFile } from '../per-file.ts'
import { ownedUpgrade, seat, squad } from '../schema/akarios.ts'

export interface Squad {
  readonly name: string
  readonly difficulty: (typeof difficulties)[number]
  readonly ironman: boolean
  /** Act of the campaign, from 1. */
  readonly act: number
}

export type Seat = Readonly<typeof seat.$inferSelect>

export type OwnedUpgrade = Readonly<typeof ownedUpgrade.$inferSelect>
export type NewUpgrade = Pick<OwnedUpgrade, 'upgrade' | 'seat' | 'source'>

const statements = perFile(({ orm }) => {
  const row = {
    name: sql.placeholder('name'),
    difficulty: sql.placeholder('difficulty'),
    ironman: sql.placeholder('ironman'),
    act: sql.placeholder('act'),
  }
  const place = {
    player: sql.placeholder('player'),
    pilot: sql.placeholder('pilot'),
    ship: sql.placeholder('ship'),
    callSign: sql.placeholder('callSign'),
    deck: sql.placeholder('deck'),
  }
  const excluded = {
    name: sql`excluded.name`,
    difficulty: sql`excluded.difficulty`,
    ironman: sql`excluded.ironman`,
    act: sql`excluded.act`,
  }
  const other = {
    player: sql`excluded.player`,
    pilot: sql`excluded.pilot`,
    ship: sql`excluded.ship`,
    callSign: sql`excluded.call_sign`,
    deck: sql`excluded.deck`,
  }
  const upgrade = {
    upgrade: sql.placeholder('upgrade'),
    seat: sql.placeholder('seat'),
    source: sql.placeholder('source'),
  }
  const ofId = eq(ownedUpgrade.id, sql.placeholder('id'))
  return {
    squad: orm.select().from(squad).prepare(),
    putSquad: orm
      .insert(squad)
      .values({ row: 1, ...row })
      .onConflictDoUpdate({ target: squad.row, set: excluded })
      .prepare(),
    seats: orm.select().from(seat).orderBy(seat.seat).prepare(),
    putSeat: orm
      .insert(seat)
      .values({ seat: sql.placeholder('seat'), ...place })
      .onConflictDoUpdate({ target: seat.seat, set: other })
      .prepare(),
    removeSeat: orm
      .delete(seat)
      .where(eq(seat.seat, sql.placeholder('seat')))
      .prepare(),
    upgrades: orm.select().from(ownedUpgrade).orderBy(ownedUpgrade.id).prepare(),
    addUpgrade: orm.insert(ownedUpgrade).values(upgrade).returning({ id: ownedUpgrade.id }).prepare(),
    moveUpgrade: orm
      .update(ownedUpgrade)
      .set({ seat: sql`${sql.placeholder('seat')}` })
      .where(ofId)
      .prepare(),
    removeUpgrade: orm.delete(ownedUpgrade).where(ofId).prepare(),
  }
})

/** The squad; undefined in a campaign that was founded without one. */
export function readSquad(file: CampaignFile): Squad | undefined {
  const row = statements(file).squad.get()
  return row && { name: row.name, difficulty: row.difficulty, ironman: row.ironman === 1, act: row.act }
}

/** Writes the squad's one row, new or changed. `name` has 1 to 60 characters. */
export const putSquad = (file: CampaignFile, value: Squad): void =>
  void statements(file).putSquad.run({ ...value, ironman: value.ironman ? 1 : 0 })

/** In order of their numbers. */
export const readSeats = (file: CampaignFile): readonly Seat[] => statements(file).seats.all()

/** Writes one seat, new or changed. The driver throws when another seat has the pilot, the ship or the deck. */
export const putSeat = (file: CampaignFile, value: Seat): void => void statements(file).putSeat.run({ ...value })

/** What lay in the seat's stock goes to the squad's. */
export const removeSeat = (file: CampaignFile, number: number): void =>
  void statements(file).removeSeat.run({ seat: number })

/** In the order in which they came. */
export const readUpgrades = (file: CampaignFile): readonly OwnedUpgrade[] => statements(file).upgrades.all()

/** Answers the new card's id. */
export const addUpgrade = (file: CampaignFile, value: NewUpgrade): number =>
  statements(file).addUpgrade.get({ ...value }).id

export const moveUpgrade = (file: CampaignFile, id: number, to: number | null): void =>
  void statements(file).moveUpgrade.run({ id, seat: to })

export const removeUpgrade = (file: CampaignFile, id: number): void => void statements(file).removeUpgrade.run({ id })
