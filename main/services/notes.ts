// Notes of the table: each change is a command, taken back like any other.
import type { NoteView } from '../../shared/contract/calls/notes.ts'
import { refusal, type Outcome } from '../../shared/contract/envelope.ts'
import { fail, ok } from '../../shared/lib/result.ts'
import { addNote, changeNote, listNotes, removeNote } from '../db/stores/notes.ts'
import type { Commands } from './commands.ts'
import type { OpenCampaigns } from './open-campaigns.ts'

export interface NotesService {
  readonly list: (campaign: string) => Outcome<{ notes: NoteView[] }>
  readonly add: (campaign: string, body: string, who: string) => Outcome<{ id: number }>
  readonly change: (campaign: string, id: number, body: string, who: string) => Outcome<{ id: number }>
  readonly remove: (campaign: string, id: number, who: string) => Outcome<{ id: number }>
}

export interface NotesOptions {
  readonly open: OpenCampaigns
  readonly commands: Commands
  readonly now: () => Date
}

/** The beginning of a note, as the history names it. */
const opening = (body: string): string => {
  const [first = ''] = body.split('\n')
  return first.length > 60 ? `${first.slice(0, 59)}…` : first
}

const missing = () => fail(refusal('not-found', 'noteMissing'))

export function createNotes({ open, commands, now }: NotesOptions): NotesService {
  return {
    list: (campaign) => {
      const held = open.look(campaign)
      return held.ok ? ok({ notes: [...listNotes(held.value.file)] }) : held
    },
    add: (campaign, body, who) =>
      commands.run(campaign, { titleKey: 'noteAdded', titleArgs: { note: opening(body) }, who }, (file) =>
        ok({ id: addNote(file, { body, who, now: now() }) }),
      ),
    change: (campaign, id, body, who) =>
      commands.run(campaign, { titleKey: 'noteChanged', titleArgs: { note: opening(body) }, who }, (file) =>
        changeNote(file, { id, body, now: now() }) ? ok({ id }) : missing(),
      ),
    remove: (campaign, id, who) =>
      commands.run(campaign, { titleKey: 'noteRemoved', titleArgs: {}, who }, (file) =>
        removeNote(file, id) ? ok({ id }) : missing(),
      ),
  }
}
