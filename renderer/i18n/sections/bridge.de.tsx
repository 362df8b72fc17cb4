// German: a campaign at a glance.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { bridge as english } from './bridge.en.tsx'

export const bridge: TranslationOf<typeof english> = {
  campaign: 'Kampagne',
  begunOn: (p) => `Begonnen am ${p.date}`,
  tripOver: 'Die Reise der Sparrow ist zu Ende. Die Kampagne hat ihren Ausgang noch nicht.',
  tripOpen: 'Eine Reise der Sparrow ist im Gang.',
  visitOver: (p) => `Der Besuch auf ${p.world} ist vorbei. Die Kampagne hat seinen Ausgang noch nicht.`,
  visitOpen: (p) => `Ein Besuch auf ${p.world} ist im Gang.`,
  toAtlas: 'Zum Atlas',
  toWorld: 'Zur Welt',
  neededByAll: (p) =>
    germanCount(p.count, {
      one: '# gedruckter Wert wird vor jedem Kampf gebraucht.',
      other: '# gedruckte Werte werden vor jedem Kampf gebraucht.',
    }),
  askedByAll: (p) =>
    germanCount(p.count, {
      one: '# gedruckter Wert wird in jedem Kampf erfragt, wenn er gebraucht wird, bis er angegeben ist.',
      other: '# gedruckte Werte werden in jedem Kampf erfragt, wenn sie gebraucht werden, bis sie angegeben sind.',
    }),
  forEveryFight: 'vor jedem Kampf gebraucht',
  inEveryFight: 'in jedem Kampf gefragt',
  isNext: 'Kann jetzt gespielt werden.',
  openFight: 'Offener Kampf',
  openSteps: { setUp: 'Wird aufgebaut', underWay: 'Im Gang: mit seinem Ausgang beenden' },
  canPay: (p) => `${p.pilot} kann ${p.card} bezahlen`,
  nobodyCanPay: 'Offen, aber niemand kann eine Karte bezahlen',
  spend: {
    skill: (p) => germanCount(p.count, { one: '# Fertigkeitspunkt vergeben', other: '# Fertigkeitspunkte vergeben' }),
    ship: (p) =>
      germanCount(p.count, { one: '# Schiffsverbesserung markieren', other: '# Schiffsverbesserungen markieren' }),
  },
  tellFirst: 'Einige gedruckte Werte fehlen noch',
  fromBook: 'Hier aufgeschlagen, aus dem Szenariobuch gespielt',
  fly: 'Mit der Sparrow weiterfliegen',
  flyWith: (p) =>
    `Vorrat ${p.supply}, ${germanCount(p.places, { one: '# Ort noch offen', other: '# Orte noch offen' })}`,
  otherScenario: 'Ein Szenario aufschlagen',
  otherWhy: 'Nach der Nummer im Buch oder auf der Karte',
  ability: 'Fähigkeit',
  points: 'Punkte',
  where: 'Ort',
  nowhere: 'noch nicht auf der Karte',
  scenarios: 'Szenarien',
  bolster: 'Bolster',
  noIronman: 'Die Regeln wie gedruckt, ohne Ironman.',
  campaigns: 'Alle Kampagnen',
  reading: 'Die Kampagne wird geöffnet',
  looking: 'Nur zum Lesen geöffnet: Hier lässt sich nichts ändern.',
  lookAgain: 'Noch einmal nachsehen',
  notes: 'Notizen',
  addNote: 'Notiz schreiben',
  newNote: 'Neue Notiz',
  changeNote: 'Notiz ändern',
  change: 'Ändern',
  noNotes: 'Noch keine Notizen: Schulden, Pläne, Abmachungen.',
  readingNotes: 'Die Notizen werden gelesen',
  noteRemoved: 'Die Notiz ist entfernt. Rückgängig holt sie zurück.',
  nextDiskFull: 'Schafft Platz auf dem Datenträger und seht dann noch einmal nach.',
  nextReadOnly: 'Erlaubt das Schreiben im Ordner der Kampagne und seht dann noch einmal nach.',
  firstWhy:
    'Damit beginnt die Kampagne; vorher geht es nirgendwo anders hin. Jeder Pilot fliegt es mit den Karten seines Schiffs, der Fähigkeit der Stufe I und dem unveränderten Startdeck.',
  next: 'Als Nächstes',
  nextWhy:
    'Hier erkundet und noch nicht abgeschlossen, oder wohin euch der letzte Eintrag schickt. Aufgeschlagen wird es unter Staffel, gespielt aus dem Buch.',
  failed: 'Diese Kampagne lässt sich nicht öffnen',
  failedKept: 'Ihre Datei blieb, wie sie ist.',
}
