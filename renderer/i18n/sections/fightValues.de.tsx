// German: asking for printed values in the middle of a fight: where each stands, and what becomes of it.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { fightValues as english } from './fightValues.en.tsx'

const regular = 'Auf der Gegnerkarte, auf der Seite für normale Schiffe.'
const elite = 'Auf der Gegnerkarte, auf der Seite für Elite-Schiffe.'
const card = 'Auf der Karte selbst.'
const board = 'Auf dem Spielertableau.'

export const fightValues: TranslationOf<typeof english> = {
  where: {
    standees: 'Zählt die Aufsteller dieses Gegners in der Schachtel.',
    'regular-hull': regular,
    'regular-shield': regular,
    'regular-attack': regular,
    'regular-immune': regular,
    'elite-hull': elite,
    'elite-shield': elite,
    'elite-attack': elite,
    'elite-immune': elite,
    deckSize: 'Zählt die Karten seines Kampfdecks. Was sie zeigen, wird gefragt, wenn sie gezogen werden.',
    deckNumber: 'Auf der Rückseite seiner Kampfkarten.',
    line: 'Mischt sein echtes Kampfdeck und deckt die erste Karte auf, die noch nicht erfasst ist.',
    supply: 'Auf der Karte. Ohne das Zeichen für Vorrat ist er unbegrenzt.',
    slots: card,
    moves: card,
    attacks: card,
    reach: card,
    area: card,
    dieFaces: 'Seht euch einen Aktionswürfel von allen Seiten an. Alle sind gleich.',
    basicMoves: board,
    basicRotate: board,
    basicAttack: board,
  },
  kept: 'Danach wird nur einmal gefragt: Euer Paket behält es, auch wenn dieser Schritt zurückgenommen wird.',
  known: 'Euer Paket kennt es schon. Wenn es stimmt, genügt Enter.',
  untold: 'Eine Karte, die noch nicht erfasst ist',
  save: 'Speichern und weiter',
  tells: 'noch nicht erfasst: von der Karte ablesen',
  later: (p) =>
    germanCount(p.count, {
      one: '# Wert wird gefragt, sobald er gebraucht wird.',
      other: '# Werte werden gefragt, sobald sie gebraucht werden.',
    }),
  now: 'Jetzt nennen',
  nowOf: (p) => `Jetzt nennen: ${p.mission}`,
}
