// German: why a fight, a trip or a visit cannot begin.
import type { setUpRefusals as english } from './setUpRefusals.en.tsx'

export const setUpRefusals: Record<keyof typeof english, string> = {
  'akarios.setup.form':
    'Mit dem, was die Pakete sagen, kann der Kampf nicht beginnen: Ein Wert liegt außerhalb seiner Grenzen.',
  'akarios.setup.seatTwice': 'Zwei Piloten sitzen auf einem Platz. Bitte die Staffel noch einmal wählen.',
  'akarios.setup.placeTwice': 'Zwei Karten liegen auf einem Platz eines Tableaus. Bitte zuerst eine abnehmen.',
  'akarios.setup.otherPlace': '{card} gehört nicht auf diesen Platz. Bitte zuerst abnehmen.',
  'akarios.setup.notTogether': '{card} darf nicht neben {other} liegen. Bitte zuerst eine von beiden abnehmen.',
  'akarios.setup.coPilotLimit': 'Auf ein Schiff passen nur {limit} Co-Piloten. Bitte zuerst {card} abnehmen.',
  'akarios.setup.coPilotTwice': '{card} fliegt mit zwei Schiffen. Bitte zuerst die Karte bei einem von ihnen abnehmen.',
  'akarios.setup.sparrowTwice':
    '{card} liegt doppelt auf der Sparrow oder auf einem besetzten Platz. Bitte zuerst abnehmen.',
  'akarios.setup.unknownCard':
    'Kein Paket in Gebrauch hat die Karte {card}. Bitte das Paket zurückholen oder die Karte abnehmen.',
  'akarios.setup.noCard':
    'Unter den Modifikatorkarten ist etwas, das nur ein Zeichen auf Karten ist. Das Paket muss berichtigt werden.',
  'akarios.setup.unknownEnemy': 'Kein Paket in Gebrauch hat den Gegner {enemy}.',
  'akarios.setup.tooFewDeploymentHexes': 'Die Karte hat zu wenige Startfelder für diese Staffel: {deployment}.',
  'akarios.setup.tooManyEnemies':
    'Die Karte braucht mehr Gegnertableaus, als es gibt: Gegner {enemies}, Marker {markers}.',
  'akarios.travel.setup.form': 'Mit dem, was die Pakete sagen, kann die Reise nicht beginnen.',
  'akarios.world.setup.form': 'Mit dem, was die Pakete sagen, kann der Besuch nicht beginnen.',
}
