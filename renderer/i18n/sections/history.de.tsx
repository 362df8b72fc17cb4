// German: the history of a campaign.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { history as english } from './history.en.tsx'

export const history: TranslationOf<typeof english> = {
  title: 'Verlauf',
  list: 'Einträge, neueste zuerst',
  lately: 'Zuletzt',
  whole: 'Ganzer Verlauf',
  reading: 'Der Verlauf wird gelesen',
  failed: 'Der Verlauf ist nicht zu lesen',
  failedKept: 'Nichts darin wurde angerührt.',
  search: 'Suchen',
  searchHint: 'Wörter eines Schritts, ein Name, eine Zahl',
  kind: 'Art',
  kinds: {
    all: 'Alles',
    command: 'Kampagne',
    input: 'Kämpfe, Reisen, Besuche',
    steps: 'Rückgängig und wiederholt',
    wall: 'Erneuerungen der App',
  },
  play: 'Kampf, Reise oder Besuch',
  allPlays: 'Alle',
  playNumber: (p) => `Nummer ${p.number}`,
  playOpen: 'noch offen',
  nothing: 'Nichts passt',
  nothingWords: 'Kein Eintrag enthält diese Wörter und passt zu den Filtern.',
  showAll: 'Alles zeigen',
  older: 'Ältere Einträge werden gelesen',
  begin: 'Hier beginnt der Verlauf.',
  number: (p) => `Nr. ${p.n}`,
  undone: 'rückgängig gemacht',
  closed: 'auf einem verlassenen Zweig',
  takesBack: (p) => `nimmt Nr. ${p.n} zurück`,
  bringsBack: (p) => `bringt Nr. ${p.n} wieder`,
  people: { table: 'der Tisch', app: 'die App' },
  wall: 'hier endet das Rückgängigmachen',
  reveals: 'Verdecktes wurde gezeigt',
  followed: (p) => germanCount(p.count, { one: '# Vermerk', other: '# Vermerke' }),
  unfoldHint: 'Enter klappt auf, was aus einem Eintrag folgte.',
  rule: (p) => `Regel ${p.rule}`,
}
