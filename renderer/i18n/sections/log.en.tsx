// English: the sentences of the log. `sentences` holds one for each title and each note that is written; names in braces
// are filled from what was written with it.

import { campaignLog } from './campaignLog.en.tsx'
import { fightLog } from './fightLog.en.tsx'
import { outcomeLog } from './outcomeLog.en.tsx'
import { travelLog } from './travelLog.en.tsx'
import { worldLog } from './worldLog.en.tsx'

const sentences = {
  ...fightLog,
  ...campaignLog,
  ...outcomeLog,
  ...travelLog,
  ...worldLog,
  campaignFounded: 'Campaign begun: {squad}',
  campaignUpdated: 'Updated to version {version}',
  squadRenamed: 'New name: {squad}',
  noteAdded: 'Note: {note}',
  noteChanged: 'Changed note: {note}',
  noteRemoved: 'Removed a note',
}

export const log = {
  sentences,
  /** A sentence that this version does not know; `facts` are the names and figures written with it. */
  unknown: (p: { key: string; facts: string }) => (p.facts === '' ? p.key : `${p.key}: ${p.facts}`),
  /** A sentence of the rules that a table has not kept. */
  playedSo: (p: { sentence: string }) => `Played so: ${p.sentence}`,
  undid: (p: { step: string }) => `Undone: ${p.step}`,
  redid: (p: { step: string }) => `Redone: ${p.step}`,
  revealing: (p: { step: string }) => `${p.step} (the table has seen its dice or cards)`,
}
