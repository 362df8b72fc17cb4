// German: the shelf of campaigns.
import type { TranslationOf } from '../language.ts'
import type { library as english } from './library.en.tsx'

export const library: TranslationOf<typeof english> = {
  title: 'Kampagnen',
  newCampaign: 'Neue Kampagne',
  emptyTitle: 'Noch keine Kampagne',
  emptyText:
    'Sparrow Logbook führt eure Kampagne von Stars of Akarios auf diesem Rechner: wer welches Schiff fliegt und jede Entscheidung am Tisch. Es braucht kein Netz und kein Konto. Fangt mit eurer Staffel an: ihr Name, ihre Piloten, deren Schiffe.',
  reading: 'Die Kampagnen werden gelesen',
  list: 'Kampagnen auf diesem Rechner',
  chosen: 'Gewählte Kampagne',
  unnamed: 'Eine Kampagne, die nicht zu lesen ist',
  lastPlayed: (p) => `Zuletzt gespielt: ${p.when}`,
  shut: {
    'in-use': {
      label: 'Anderswo in Gebrauch',
      why: 'Ein anderes Programm hat diese Kampagne geöffnet. Zwei zugleich würden einander überschreiben.',
      next: 'Schließt sie dort und seht dann noch einmal nach.',
    },
    damaged: {
      label: 'Beschädigt',
      why: 'In der Datei steht nicht, was dort stehen müsste. Sie blieb genau so, wie sie ist.',
      next: 'Löscht sie nicht: Was zu retten ist, steckt noch darin.',
    },
    newer: {
      label: 'Aus einer neueren Fassung',
      why: 'Ein neueres Sparrow Logbook hat diese Kampagne geschrieben. Dieses hier rührt sie nicht an.',
      next: 'Öffnet sie mit jener Fassung oder einer späteren.',
    },
    unreadable: {
      label: 'Nicht zu lesen',
      why: 'Die Datei ist verzeichnet, aber das System gibt sie nicht heraus.',
      next: 'Seht nach, ob der Datenträger da ist und der Datenordner gelesen werden darf, dann noch einmal hier.',
    },
  },
  lookAgain: 'Noch einmal nachsehen',
  open: 'Öffnen',
  facts: {
    founded: 'Begonnen',
    lastPlayed: 'Zuletzt gespielt',
    history: 'Verlauf',
    size: 'Größe',
    file: 'Datei',
  },
  keyPrevious: 'Die Kampagne darüber wählen',
  keyNext: 'Die Kampagne darunter wählen',
  failed: 'Die Kampagnen lassen sich nicht auflisten',
  failedKept: 'Die Dateien der Kampagnen wurden nicht angerührt.',
}
