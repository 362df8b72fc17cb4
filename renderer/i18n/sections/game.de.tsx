// German: words of the game that several screens use. The names of the levels stay as the rulebook prints them.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { game as english } from './game.en.tsx'

export const game: TranslationOf<typeof english> = {
  squad: 'Staffel',
  seat: (p) => `Platz ${p.number}`,
  pilot: 'Pilot',
  ship: 'Schiff',
  callSign: 'Rufname',
  deck: 'Startdeck',
  deckNamed: (p) => `Deck ${p.label}`,
  scenario: (p) => `Szenario ${String(p.number).padStart(3, '0')}`,
  heldBy: 'Geführt von',
  pilotIn: (p) => `${p.pilot} in der ${p.ship}`,
  nobodyChosen: 'Wählt mindestens einen Piloten.',
  onPage: (p) => `Seite ${p.page} im Szenariobuch`,
  tracks: { hull: 'Hülle', shield: 'Schild', stress: 'Stress', supply: 'Vorrat', round: 'Runde', effects: 'Effekte' },
  difficulty: 'Schwierigkeit',
  difficulties: {
    easy: 'Easy (leicht)',
    normal: 'Normal',
    medium: 'Medium (mittel)',
    hard: 'Hard (schwer)',
    'very-hard': 'Very Hard (sehr schwer)',
    insane: 'Insane (irrwitzig)',
    abyss: 'Abyss (Abgrund)',
  },
  asPrinted: 'Gegner wie gedruckt',
  enemies: (p) => `Gegner: ${p.changes}`,
  hullShift: (p) => `Hülle ${p.by}`,
  shieldShift: (p) => `Schild ${p.by}`,
  damageShift: (p) => `Schaden ${p.by}`,
  bonus: (p) =>
    germanCount(p.count, { one: 'Erfolg bringt # Credit je Pilot', other: 'Erfolg bringt # Credits je Pilot' }),
  ironman: 'Ironman',
  ironmanRules: {
    hits: 'Keine Waffe und kein Antrieb darf beschädigt werden, um einen Treffer zu übergehen.',
    immunities: 'Jeder Gegner ist so immun, wie seine Elite-Seite sagt, auch der gewöhnliche.',
    ships:
      'Ein Schiff mit 0 Hülle ist verloren, samt seinen eigenen Karten und allem, was eingebaut ist. Sein Pilot steigt aus.',
    pilots: 'Ein Pilot mit 0 Gesundheit auf einer Welt stirbt.',
    comeback: 'Was verloren ist, kann nur als neu zurückkommen.',
    energy: 'Jeder Pilot betritt eine Welt mit 2 Energie weniger.',
    supply: 'Jeder Vorrat für die Sparrow kostet 2 Credits mehr je Pilot.',
  },
}
