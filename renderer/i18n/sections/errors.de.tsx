// German: why the app said no.
import type { RefusalCode } from '../../../shared/contract/envelope.ts'
import type { TranslationOf } from '../language.ts'
import type { errors as english } from './errors.en.tsx'

const byCode: Record<RefusalCode, string> = {
  'unknown-call': 'Ein Teil der App hat nach etwas gefragt, das es nicht gibt.',
  'bad-input': 'Etwas im Formular passt nicht.',
  forbidden: 'Dieser Bildschirm darf zusehen, aber nichts ändern.',
  'not-found': 'Es ist nicht mehr da.',
  conflict: 'Es hat sich inzwischen geändert. Bitte erst noch einmal hinsehen.',
  refused: 'Das geht jetzt nicht.',
  'in-use': 'Ein anderes Programm hält die Datei.',
  'read-only': 'Dies ist nur zum Lesen geöffnet.',
  damaged: 'Die Datei sagt nicht, was sie sagen sollte. Sie wurde so gelassen, wie sie ist.',
  newer: 'Dies wurde von einer neueren Version von Sparrow Logbook geschrieben.',
  'disk-full': 'Auf der Platte ist kein Platz mehr. Nichts ging verloren; mit Platz gelingt derselbe Schritt.',
  unavailable: 'Der Ordner oder die Datei ist nicht erreichbar.',
  internal: 'Ein Fehler der App. Alles vorher Gespeicherte ist erhalten.',
}

const byKey: Record<string, string> = {
  unknownCall: byCode['unknown-call'],
  forbidden: byCode.forbidden,
  badInput: byCode['bad-input'],
  internal: byCode.internal,
}

export const errors: TranslationOf<typeof english> = {
  title: 'Das hat nicht geklappt',
  byCode,
  byKey,
  general: (p) => `Die App hat das abgelehnt (${p.code}).`,
  withCode: (p) => `${p.sentence} (${p.code})`,
  unreachable: 'Die App antwortet nicht. Alles vorher Gespeicherte ist erhalten. Bitte schließen und neu öffnen.',
  screenFailed: 'Diese Seite ist an einem Fehler stehen geblieben',
  screenFailedKept: 'Nichts Gespeichertes wurde angetastet.',
  screenFailedNext: 'Die Seite neu öffnen oder zu den Kampagnen zurückgehen.',
  needed: 'Das wird gebraucht.',
  tooLong: (p) => `Höchstens ${p.most} Zeichen.`,
  outOfRange: (p) => `Eine Zahl von ${p.from} bis ${p.to}.`,
}
