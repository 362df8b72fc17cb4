// German: tips for beginners.
import type { TranslationOf } from '../language.ts'
import type { tips as english } from './tips.en.tsx'

export const tips: TranslationOf<typeof english> = {
  title: 'Tipps',
  label: 'Tipp',
  read: 'Verstanden',
  off: 'Keine Tipps mehr',
  show: 'Tipps für den Anfang',
  showHint: 'Auf jeder Seite einer, bis ihr ihn gelesen habt.',
  again: 'Alle Tipps noch einmal zeigen',
  noneRead: 'Noch ist keiner gelesen.',
  texts: {
    library:
      'Alles, was ihr entscheidet, wird sofort gespeichert, und Sicherungen entstehen von selbst. Strg K findet jede Seite, Karte oder Regel nach ihrem Namen; ? zeigt die Tasten der Seite.',
    bridge:
      'Hier seht ihr, was als Nächstes kommt, und hier beginnen Kämpfe. Was die Staffel zwischen den Kämpfen tut, steht auf der Seite Staffel.',
    play: 'Jede Möglichkeit hat eine Nummer: drückt sie zum Ansehen, Enter zum Nehmen. Strg Z nimmt jeden Schritt zurück, und mit der Hand stellt ihr richtig, was auf eurem Tisch anders steht. Drückt auf eine Regelnummer, um die Regel zu lesen.',
    playRoll:
      'Mit den Würfeln bezahlt ihr, was eure Schiffe tun. Für ein Stress dürft ihr Würfel eurer Wahl noch einmal werfen, drei Stress-Seiten werft ihr umsonst neu. Enter behält die Würfel, wie sie liegen.',
    playAct:
      'Drückt auf eine Aktion, um sie anzusehen: das Brett zeigt, wohin sie führt, und ein Angriff nennt seine Chancen, bevor ihr euch entscheidet. Q, W, E und R wählen einen Würfel des Piloten, P den nächsten Piloten, 0 beendet einen Zug.',
    playEnemies:
      'Die Gegner fliegen von selbst, einen Befehl ihrer Karte nach dem anderen, und sagen, warum. Enter führt zum nächsten Befehl, Escape ans Ende ihres Zugs; dann seid ihr wieder dran.',
    playValue:
      'Die App braucht eine Zahl, die auf eurer Karte steht. Tippt sie hier ein: sie bleibt in eurem eigenen Pack und wird nie wieder gefragt.',
    squad:
      'Öffnet zuerst ein Szenario, dann rüstet ihr die Schiffe im Hangar aus. Wo eine Regel Nein sagt, steht ihre Nummer bei der Antwort.',
    market: 'Einen Preis, den die App noch nicht kennt, sagt ihr ihr dort, wo er steht. Von da an merkt sie ihn sich.',
    atlas:
      'Tippt Erkundungen so ein, wie das Buch sie abdruckt, gern mehrere auf einmal. Die Reise fragt Schritt für Schritt, was sie braucht.',
    world:
      'Eure gedruckten Karten bleiben auf dem Tisch. Sagt der App, was eine Karte zeigt; sie führt Würfel, Energie und Gesundheit.',
    packs: 'Die Zahlen auf euren Karten gehören euch allein: erfasst sie hier oder wenn die App nach einer fragt.',
  },
}
