// German: a fight of the scenario book, of which only the enemies are told.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { sketch as english } from './sketch.en.tsx'

export const sketch: TranslationOf<typeof english> = {
  open: 'Einen Kampf aus dem Buch aufschreiben',
  noneNext:
    'Keiner dieser Kämpfe kommt als Nächstes. Zählt die Gegner eines Kampfes aus dem Szenariobuch auf, und die App führt sie auf eurem Tisch.',
  title: 'Ein Kampf aus dem Szenariobuch',
  intro: (p) =>
    germanCount(p.pilots, {
      one: 'Legt die Karte so aus, wie das Buch sie für 1 Pilot zeigt, und sagt dann, welche Gegner darauf stehen. Die App führt sie, hält Hülle, Stress, Würfel und Decks nach und fragt nach jedem gedruckten Wert, wenn sie ihn braucht. Was das Buch darüber hinaus verlangt, macht ihr von Hand.',
      other:
        'Legt die Karte so aus, wie das Buch sie für # Piloten zeigt, und sagt dann, welche Gegner darauf stehen. Die App führt sie, hält Hülle, Stress, Würfel und Decks nach und fragt nach jedem gedruckten Wert, wenn sie ihn braucht. Was das Buch darüber hinaus verlangt, macht ihr von Hand.',
    }),
  scenario: 'Nummer des Szenarios',
  line: (p) => `Gegner ${p.number}`,
  type: 'Art',
  chooseType: 'Eine Art wählen',
  unlisted: 'Eine andere Art',
  unlistedHint: 'Gebt ihren Namen so ein, wie er auf ihrer Karte steht.',
  typeName: 'Name der Art',
  counts: { regular: 'Normal', elite: 'Elite' },
  addLine: 'Noch eine Art',
  leaveOut: 'Weglassen',
  leaveOutOf: (p) => `Weglassen: ${p.line}`,
  goal: 'Wie man gewinnt',
  goals: {
    byHand: 'Wie es im Buch steht: Wir beenden den Kampf von Hand',
    destroyEnemies: 'Alle Gegner sind zerstört',
  },
  goalHints: {
    byHand: 'Von Hand (H), dann „Den Kampf beenden“. Für Ziele, Sonderregeln und Gegner, die später kommen.',
    destroyEnemies: 'Der Kampf endet von selbst mit dem letzten Gegner.',
  },
  objective: 'Das Ziel in euren Worten',
  objectiveHint: 'Es steht während des Kampfes neben dem Spielfeld.',
  briefing: 'Lest im Szenariobuch, was diesem Kampf vorausgeht.',
  success: 'Lest im Szenariobuch beim Eintrag für einen Erfolg weiter.',
  failure: 'Lest im Szenariobuch beim Eintrag für einen Misserfolg weiter.',
  save: 'Aufschreiben',
  told: 'Der Kampf ist aufgeschrieben. Er steht unten bei den Kämpfen und kann beginnen.',
  problems: {
    scenario: 'Sagt, welches Szenario es ist.',
    type: 'Wählt für jede Zeile eine Art oder gebt ihren Namen ein.',
    count: 'Sagt von jeder Art, wie viele auf der Karte stehen.',
    boards: 'Es gibt 8 Gegnertafeln (CB-015): Mehr als 8 Gegner beginnen nicht.',
  },
  lacking:
    'Kein benutztes Paket hat diesen Kampf. Zählt seine Gegner auf der Brücke auf, und die App führt sie auf eurem Tisch.',
  held: 'Die App hat diesen Kampf. Er beginnt auf der Brücke.',
  toBridge: 'Zur Brücke',
}
