// German: the sentences of the log.
import type { TranslationOf } from '../language.ts'
import { campaignLog } from './campaignLog.de.tsx'
import { fightLog } from './fightLog.de.tsx'
import { outcomeLog } from './outcomeLog.de.tsx'
import { travelLog } from './travelLog.de.tsx'
import { worldLog } from './worldLog.de.tsx'
import type { log as english } from './log.en.tsx'

const sentences: Record<keyof typeof english.sentences, string> = {
  ...fightLog,
  ...campaignLog,
  ...outcomeLog,
  ...travelLog,
  ...worldLog,
  campaignFounded: 'Kampagne begonnen: {squad}',
  campaignUpdated: 'Auf Version {version} gebracht',
  squadRenamed: 'Neuer Name: {squad}',
  noteAdded: 'Notiz: {note}',
  noteChanged: 'Geänderte Notiz: {note}',
  noteRemoved: 'Notiz entfernt',
}

export const log: TranslationOf<typeof english> = {
  sentences,
  unknown: (p) => (p.facts === '' ? p.key : `${p.key}: ${p.facts}`),
  playedSo: (p) => `So gespielt: ${p.sentence}`,
  undid: (p) => `Rückgängig: ${p.step}`,
  redid: (p) => `Wiederholt: ${p.step}`,
  revealing: (p) => `${p.step} (der Tisch hat die Würfel oder Karten davon gesehen)`,
}
