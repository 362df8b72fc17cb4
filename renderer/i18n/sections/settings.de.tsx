// German: the settings of this machine.
import type { TranslationOf } from '../language.ts'
import type { settings as english } from './settings.en.tsx'

export const settings: TranslationOf<typeof english> = {
  title: 'Einstellungen',
  intro: 'Jede Änderung gilt sofort, in jedem Fenster auf diesem Rechner.',
  reading: 'Die Einstellungen werden gelesen',
  look: 'Aussehen',
  theme: 'Farben',
  themes: { system: 'Wie das System', night: 'Nacht', paper: 'Papier' },
  themeHints: {
    system: 'Folgt Tag und Nacht des Systems',
    night: 'Elfenbein auf Mitternacht',
    paper: 'Tinte auf Elfenbein',
  },
  textScale: 'Schriftgröße',
  textScaleHint: 'Große Schrift bleibt überall groß. Über 200 % wird jeder Bildschirm zu einer Spalte.',
  sample: 'Von hier aus lesbar? Die Sparrow hat 6 von 10 Vorrat.',
  pace: 'Züge der Feinde',
  paces: { off: 'Auf einmal', steps: 'Schritt für Schritt', plays: 'Von selbst' },
  paceHints: {
    off: 'Das Brett zeigt das Ergebnis; das Protokoll sagt, wie es dazu kam',
    steps: 'Jeder Schritt wartet auf Enter',
    plays: 'Die Schritte laufen von selbst; bei weniger Bewegung warten sie auf Enter',
  },
  motion: 'Bewegung',
  motions: { system: 'Wie das System', full: 'Voll', none: 'Keine' },
  motionHints: {
    system: 'Still, wenn das System weniger Bewegung verlangt',
    full: 'Schiffe reisen, Karten wenden sich',
    none: 'Alles ist sofort an seinem Ort',
  },
  language: 'Sprache',
  languageHint: 'Namen des Spiels und seiner Karten bleiben englisch.',
  languages: { en: 'English', de: 'Deutsch', pseudo: 'Pseudosprache, um Anordnungen zu prüfen' },
  data: 'Datenordner',
  dataNow: 'Die Daten liegen in',
  dataNext: 'Ab dem nächsten Start',
  dataHint:
    'Ein anderer Ordner gilt ab dem nächsten Start. Nichts wird verschoben: Kampagnen bleiben, wo sie sind, und der neue Ordner beginnt mit dem, was darin liegt.',
  dataField: 'Ein anderer Ordner',
  dataFieldHint: 'Der ganze Pfad, so wie der oben.',
  dataNeeded: 'Gebt den Pfad eines Ordners ein.',
  dataUse: 'Ab dem nächsten Start benutzen',
  about: 'Über',
  aboutText: 'Sparrow Logbook ist freie Software unter der MIT-Lizenz. Es ist kein Produkt des Spieleverlags.',
  version: 'Fassung',
  host: 'Läuft als',
  hosts: { desktop: 'Programm auf dem Schreibtisch', web: 'Seite im Browser' },
  platform: 'System',
  failed: 'Die Einstellungen lassen sich nicht lesen',
  failedKept: 'Was vorher eingestellt war, gilt weiter.',
  notSaved: 'Die Änderung wurde nicht gespeichert',
  unreadable:
    'Die gespeicherten Einstellungen ließen sich nicht lesen, darum gelten die üblichen. Die alte Datei bleibt neben der neuen erhalten.',
}
