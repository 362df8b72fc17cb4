// What people at the table wrote down. Writing needs a command around it.
import { desc, eq, sql } from 'drizzle-orm'
import type { CampaignFile } from '../campaign-file.ts'
import { perFile } from '../per-file.ts'
import { note } from '../schema/akarios.ts'

export interface Note {
  readonly id: number
  /** Not empty. */
  readonly body: string
  readonly who: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly changedAt: string
}

const statements = perFile(({ orm, sqlite }) => {
  const ofId = eq(note.id, sql.placeholder('id'))
  const at = sql.placeholder('at')
  const body = sql.placeholder('body')
  return {
    list: orm.select().from(note).orderBy(desc(note.id)).prepare(),
    read: sqlite.prepare(
      'SELECT id, body, who, created_at AS createdAt, changed_at AS changedAt FROM ak_note WHERE id = ?',
    ),
    add: orm
      .insert(note)
      .values({ body, who: sql.placeholder('who'), createdAt: at, changedAt: at })
      .returning({ id: note.id })
      .prepare(),
    change: orm
      .update(note)
      .set({ body: sql`${body}`, changedAt: sql`${at}` })
      .where(ofId)
      .prepare(),
    remove: orm.delete(note).where(ofId).prepare(),
  }
})

/** Newest first. */
export const listNotes = (file: CampaignFile): readonly Note[] => statements(file).list.all()

export const readNote = (file: CampaignFile, id: number): Note | undefined =>
  statements(file).read.get(id) as Note | undefined

/** Answers the new note's id. */
export const addNote = (file: CampaignFile, { body, who, now }: { body: string; who: string; now: Date }): number =>
  statements(file).add.get({ body, who, at: now.toISOString() }).id

/** False when there is no such note. */
export const changeNote = (file: CampaignFile, { id, body, now }: { id: number; body: string; now: Date }): boolean =>
  statements(file).change.run({ id, body, at: now.toISOString() }).changes === 1

/** False when there is no such note. */
export const removeNote = (file: CampaignFile, id: number): boolean => statements(file).remove.run({ id }).changes === 1
