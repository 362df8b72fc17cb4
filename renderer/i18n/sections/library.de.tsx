// German: the shelf of campaigns.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { library as english } from './library.en.tsx'

export const library: TranslationOf<typeof english> = {
  title: 'Kampagnen',
  newCampaign: 'Neue Kampagne',
  emptyTitle: 'Noch keine Kampagne',
  emptyText:
    'Sparrow Logbook führt eure Kampagne von Stars of Akarios auf diesem Rechner: wer welches Schiff fliegt und jede Entscheidung am Tisch. Es braucht kein Netz und kein Konto.',
  emptyWays:
    'Liegt das Spiel auf eurem Tisch, so fangt mit eurer Staffel an: ihr Name, ihre Piloten, deren Schiffe. Habt ihr es nicht oder wollt ihr erst sehen, wie hier ein Kampf abläuft, so fliegt den Trainingssektor.',
  owning: 'Wir haben das Spiel',
  training: {
    button: 'Trainingssektor ausprobieren',
    title: 'Den Trainingssektor ausprobieren',
    words:
      'Eine kleine eigene Kampagne, und zuerst ihr erster Kampf. Tipps erklären unterwegs, was was ist, und jeder Schritt lässt sich zurücknehmen.',
    begin: 'In den ersten Kampf',
  },
  reading: 'Die Kampagnen werden gelesen',
  list: 'Kampagnen auf diesem Rechner',
  chosen: 'Gewählte Kampagne',
  unnamed: 'Eine Kampagne, die nicht zu lesen ist',
  act: (p) => `Akt ${p.act}`,
  progress: (p) =>
    germanCount(p.known, { one: `${p.done} von # bekannten Szenario`, other: `${p.done} von # bekannten Szenarien` }),
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
  lookOnly: 'Nur ansehen',
  actions: {
    duplicate: 'Verdoppeln',
    export: 'Ausgeben',
    close: 'Schließen',
    closed: (p) => `${p.squad} ist gesichert und geschlossen; ein anderes Programm darf sie öffnen.`,
    bin: 'Papierkorb',
    squadName: 'Name der Staffel',
    renameTitle: (p) => `${p.squad} umbenennen`,
    duplicateTitle: (p) => `${p.squad} verdoppeln`,
    duplicateWords:
      'Eine zweite Kampagne mit derselben Vergangenheit und demselben Glück, das noch kommt. Die erste bleibt, wie sie ist.',
    copyOf: (p) => `${p.squad}, Kopie`,
    duplicated: (p) => `${p.squad} steht im Regal.`,
  },
  exporting: {
    title: (p) => `${p.squad} ausgeben`,
    packing: 'Die Kampagne wird gepackt',
    words: 'Eine Datei mit der ganzen Kampagne und ihrem Verlauf, für einen anderen Rechner oder zum Aufheben.',
    save: (p) => `${p.name} speichern`,
  },
  importing: {
    button: 'Einlesen',
    title: 'Eine Kampagne einlesen',
    words: (p) =>
      `Wählt eine Kampagnendatei (.sparrow, höchstens ${p.size}). Erst seht ihr, was darin ist; vorher wird nichts geschrieben.`,
    choose: 'Datei auswählen',
    reading: (p) => `${p.name} wird gelesen`,
    inside: (p) => `Was in ${p.name} ist`,
    version: 'Geschrieben von',
    older: (p) => `${p.version}; beim Einlesen wird sie auf den neuen Stand gebracht`,
    sameOrigin: (p) =>
      `Diese Kampagne steht schon in eurem Regal: ${p.squads}. Die eingelesene steht daneben und ändert nichts an ihr.`,
    untouched: 'Daraus wird eine eigene Kampagne. Keine andere wird angerührt.',
    accept: 'Einlesen',
    acceptAnother: 'Neben der anderen einlesen',
    done: (p) => `${p.squad} steht im Regal.`,
  },
  binning: {
    bin: 'Papierkorb',
    title: (p) => `${p.squad} in den Papierkorb legen?`,
    words: (p) => `Bis ${p.date} lässt sie sich genau so zurückholen. Danach wird sie endgültig gelöscht.`,
    backups: 'Ihre Sicherungen bleiben ebenso lange.',
    confirm: 'In den Papierkorb',
    done: (p) => `${p.squad} liegt im Papierkorb.`,
    takeBack: 'Zurückholen',
    back: (p) => `${p.squad} steht wieder im Regal.`,
    inBin: (p) => germanCount(p.count, { one: '# Kampagne im Papierkorb.', other: '# Kampagnen im Papierkorb.' }),
    show: 'Zeigen',
    showLong: 'Papierkorb zeigen',
    hide: 'Verbergen',
    hideLong: 'Papierkorb verbergen',
    keptUntil: (p) => `Aufgehoben bis ${p.date}`,
  },
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
