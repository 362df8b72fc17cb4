// German: words that every screen uses.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { common as english } from './common.en.tsx'

export const common: TranslationOf<typeof english> = {
  product: 'Sparrow Logbook',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  save: 'Speichern',
  retry: 'Noch einmal versuchen',
  remove: 'Entfernen',
  rename: 'Umbenennen',
  more: 'Mehr',
  yes: 'Ja',
  no: 'Nein',
  none: 'keine',
  optional: 'freiwillig',
  loading: 'Wird geladen',
  nothingFound: 'Nichts passt zu diesen Buchstaben.',
  typeToNarrow: 'Tippen, um die Liste einzugrenzen',
  increase: 'Eins mehr',
  decrease: 'Eins weniger',
  dismiss: 'Diese Meldung schließen',
  whatHappened: 'Was geschehen ist',
  whatWasKept: 'Was erhalten blieb',
  whatToDo: 'Was zu tun ist',
  progressUnknown: 'In Arbeit',
  entries: (p) => germanCount(p.count, { one: '# Eintrag', other: '# Einträge' }),
  position: (p) => `${p.at} von ${p.of}`,
}
