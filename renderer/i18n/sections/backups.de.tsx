// German: the backups of a campaign.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { backups as english } from './backups.en.tsx'

export const backups: TranslationOf<typeof english> = {
  title: 'Sicherungen',
  make: 'Jetzt sichern',
  made: 'Gesichert, und die Kopie wurde geprüft.',
  reading: 'Die Sicherungen werden geprüft',
  none: 'Noch keine Sicherung. Gesichert wird beim Öffnen und Schließen und alle zehn Minuten im Spiel.',
  when: 'Wann',
  holds: 'Was darin steht',
  size: 'Größe',
  reasons: {
    open: 'beim Öffnen',
    close: 'beim Schließen',
    play: 'im Spiel',
    round: 'am Ende einer Runde',
    migration: 'vor einem Update der App',
    import: 'vor einem Einlesen',
    restore: 'vor einem Zurückgehen',
    hand: 'von Hand',
  },
  unsound: 'Beschädigt: wird nicht benutzt',
  allSound: 'Jede Sicherung wurde nach dem Schreiben geöffnet und geprüft.',
  showAll: (p) => `Alle ${p.count} zeigen`,
  restore: 'Zurückholen',
  asCopy: 'Als Kopie neben der Kampagne',
  inPlace: 'An die Stelle der Kampagne …',
  heldRefusal: 'Ein anderes Programm hat die Kampagne geöffnet.',
  copied: 'Die Kopie steht im Regal.',
  replaceTitle: (p) => `Zurück zur Sicherung: ${p.when}?`,
  replaceDo: 'Zurück zu dieser Sicherung',
  replaced: (p) => `Die Kampagne steht wieder, wo sie stand: ${p.when}.`,
  lost: (p) =>
    germanCount(p.count, {
      one: '# Eintrag, der seither geschrieben wurde, wäre nicht darin.',
      other: '# Einträge, die seither geschrieben wurden, wären nicht darin.',
    }),
  lostNothing: 'Kein Eintrag ginge verloren: Seither wurde nichts geschrieben.',
  lostUnknown: 'Was seither geschrieben wurde, wäre nicht darin; wie viel das ist, lässt sich nicht lesen.',
  setAside: 'Die Kampagne, wie sie jetzt ist, wird beiseitegelegt, und das Zurückgehen lässt sich rückgängig machen.',
  damagedKept: 'Die beschädigte Datei bleibt unter anderem Namen im Ordner der Kampagne.',
  offer: (p) => `Es gibt eine heile Sicherung: ${p.when}`,
  endsWith: (p) => `Ihr letzter Eintrag: ${p.step}`,
  noneSound: 'Es gibt keine heile Sicherung davon.',
  restoredAt: (p) =>
    `An die Stelle dieser Kampagne trat eine Sicherung: ${p.when}. Was vorher hier stand, ist aufgehoben.`,
  undoRestore: 'Rückgängig machen',
  restoreUndone: 'Was vor dem Zurückgehen da stand, ist wieder da.',
}
