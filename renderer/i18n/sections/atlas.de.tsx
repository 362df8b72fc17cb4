// German: the galaxy atlas and trips of the Sparrow.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { atlas as english } from './atlas.en.tsx'

const signed = (amount: number): string => (amount < 0 ? `\u2212${-amount}` : `+${amount}`)

export const atlas: TranslationOf<typeof english> = {
  kinds: { primary: 'Hauptszenario', side: 'Nebenszenario', market: 'Markt', jump: 'Sprungpunkt' },
  faults: {
    noNumber: 'Die Nummer des Stickers fehlt.',
    oddNumber: '„{word}“ ist keine Nummer.',
    numberRange: 'Sticker haben die Nummern 1 bis {most}, nicht {word}.',
    noSystem: 'Der Buchstabe des Systems fehlt.',
    oddSystem: 'Ein System hat einen Buchstaben von A bis Z, nicht „{word}“.',
    noPlace: 'Der Platz fehlt, etwa 3.2.',
    oddPlace: '„{word}“ ist kein Platz; geschrieben wird er wie 3.2.',
    placeRange: 'Das Raster geht von 1 bis {most}, nicht {word}.',
    saidTwice: 'Sticker {word} steht hier zweimal.',
    tooMuch: 'Was bedeutet „{word}“?',
  },
  asks: {
    'akarios.travel.ask.destination': 'Wohin fliegt die Sparrow?',
    'akarios.travel.ask.legend': 'Der Würfel zeigt {number}. Was sagt die Legende des Systems?',
    'akarios.travel.ask.legendAmount.supply': 'Wie ändert sich der Vorrat?',
    'akarios.travel.ask.legendAmount.stress': 'Wie viel Stress nimmt jeder Pilot?',
    'akarios.travel.ask.legendAmount.credits': 'Wie viele Credits bekommt jeder Pilot?',
    'akarios.travel.ask.legendAmount.scenario': 'Welches Szenario kommt zuerst?',
    'akarios.travel.ask.printed': 'Zieht eine Ereigniskarte dieses Systems. Was ist es?',
    'akarios.travel.ask.printedChoice': 'Sind sich alle über eine Wahl einig?',
    'akarios.travel.ask.printedResult': 'Was hat die Karte bewirkt?',
    'akarios.travel.ask.agree': 'Auf welche Möglichkeit einigen sich alle?',
    'akarios.travel.ask.decide': '{seat} entscheidet. Welche Möglichkeit?',
    'akarios.travel.ask.decided': '{seat} entscheidet, dann wird die Rückseite gelesen.',
    'akarios.travel.ask.contest': 'Alle Spieler werfen {dice} Aktionswürfel. Wie oft Stress?',
    'akarios.travel.ask.finder': 'Welchen Piloten betrifft es?',
    'akarios.travel.ask.jump': 'Die Sparrow ist am Sprungpunkt. Springt sie?',
  },
  options: {
    'akarios.travel.option.to.primary': 'Ort {number}',
    'akarios.travel.option.to.side': 'Nebenszenario {number}',
    'akarios.travel.option.to.market': 'Markt {number}',
    'akarios.travel.option.to.jump': 'Sprungpunkt {number}',
    'akarios.travel.option.nothing': 'Es geschieht nichts',
    'akarios.travel.option.event': 'Eine Ereigniskarte ziehen',
    'akarios.travel.option.supply': 'Der Vorrat ändert sich',
    'akarios.travel.option.stress': 'Stress für die Piloten',
    'akarios.travel.option.credits': 'Credits kommen oder gehen',
    'akarios.travel.option.scenario': 'Zuerst kommt ein anderes Szenario',
    'akarios.travel.option.label': '{label}',
    'akarios.travel.option.disagree': 'Wir sind uns nicht einig: würfeln',
    'akarios.travel.option.agreed': 'Wir sind uns einig',
    'akarios.travel.option.carryOn': 'Die Wahl ist getroffen',
    'akarios.travel.option.seat': '{seat}',
    'akarios.travel.option.plainCard': 'Eine Karte ohne Wahl',
    'akarios.travel.option.cardWithChoice': 'Eine Karte mit Wahl',
    'akarios.travel.option.pileEmpty': 'Keine Karte ist übrig',
    'akarios.travel.option.jumpTo': 'Sprung nach {system}',
    'akarios.travel.option.stay': 'Hier bleiben',
  },
  refused: {
    'akarios.travel.refused.notOffered': 'Das lässt sich jetzt nicht wählen.',
    'akarios.travel.refused.otherQuestion': 'Gerade wird etwas anderes gefragt.',
    'akarios.travel.refused.notAsked': 'Gerade wird nichts gefragt.',
    'akarios.travel.refused.amountMissing': 'Eine Zahl fehlt.',
    'akarios.travel.refused.amountRange': 'Die Zahl muss zwischen {least} und {most} liegen.',
    'akarios.travel.refused.form': 'Die App versteht diese Antwort nicht.',
    'akarios.travel.refused.noSuchThing': 'Das gibt es auf dieser Reise nicht.',
    'akarios.travel.refused.broken': 'Das kann auf einer Reise nicht sein.',
    'akarios.travel.refused.noUpgrade': 'Diese Reise wurde mit einer anderen Version der App begonnen.',
  },
  legend: (result) => {
    switch (result.type) {
      case 'nothing':
        return 'nichts'
      case 'event':
        return 'Ereigniskarte'
      case 'supply':
        return `Vorrat ${signed(result.amount)}`
      case 'stress':
        return `Stress ${signed(result.amount)}`
      case 'credits':
        return `Credits ${signed(result.amount)}`
      case 'scenario':
        return `Szenario ${result.number}`
    }
  },
  reading: 'Der Atlas wird gelesen',
  failed: 'Der Atlas lässt sich nicht zeigen',
  system: 'System',
  systemOf: (p) => (p.name === p.letter ? `System ${p.letter}` : `${p.name} (${p.letter})`),
  map: (p) => `Karte von ${p.system}: ${germanCount(p.count, { one: '# Ort', other: '# Orte' })}`,
  noGrid: 'Die Größe dieser Karte ist noch nicht genannt; sie wächst mit ihren Stickern.',
  noneScouted: 'In diesem System ist noch nichts erkundet.',
  locations: 'Orte',
  number: 'Nummer',
  kind: 'Art',
  place: 'Platz',
  state: 'Stand',
  open: 'offen',
  done: 'geschafft',
  always: 'immer offen',
  here: 'hier ist die Sparrow',
  leadsTo: (p) => `führt nach ${p.systems}`,

  decisions: 'Reise, Vorrat und Sticker',
  trip: 'Reise',
  begin: 'Eine Reise beginnen',
  cost: (p) => `Die Reise kostet 1 Vorrat; ${p.supply} an Bord.`,
  costEmpty: 'Kein Vorrat ist übrig: Die Reise kostet jeden Piloten 1 Stress.',
  steps: {
    choose: 'Einen Ort wählen',
    pay: 'Vorrat zahlen',
    roll: 'Würfeln',
    move: 'Fliegen',
    over: 'Das Szenario spielen',
  },
  stepDone: 'erledigt',
  stepNow: 'jetzt',
  legendTitle: 'Legende der Bewegung',
  legendUntold: 'Die Legende dieses Systems ist nicht genannt. Die App fragt am Tisch nach.',
  eventsLeft: (p) => germanCount(p.count, { one: '# Ereigniskarte übrig', other: '# Ereigniskarten übrig' }),
  card: 'Ereigniskarte',
  took: (p) => `Gewählt: ${p.label}`,
  contestLine: (p) => `${p.pilot}: ${germanCount(p.count, { one: '#-mal Stress', other: '#-mal Stress' })}`,
  amounts: {
    supply: 'Vorrat',
    stress: 'Stress für jeden Piloten',
    credits: 'Credits für jeden Piloten',
    scenario: 'Szenario',
  },
  stressOf: (p) => `Stress auf den Würfeln von ${p.pilot}`,
  otherEffects: 'Was die Karte sonst bewirkt, wird auf der Seite der Staffel eingetragen.',
  tell: 'So ist es',
  dieShows: 'Was zeigt der Bewegungswürfel?',
  real: { movement: 'Bewegungswürfel', action: 'Aktionswürfel bei Uneinigkeit', events: 'Ereigniskarten' },
  over: 'Die Reise ist zu Ende',
  overNext: (p) => `Als Nächstes muss ${p.scenario} gespielt werden.`,
  overStay: 'Kein Szenario wartet.',
  takeOver: 'In die Kampagne übernehmen',

  byHand: 'Von Hand',
  setSupply: 'Vorrat der Sparrow',
  setStress: (p) => `Stress von ${p.pilot}`,
  set: 'Setzen',
  arrive: 'Jetzt ankommen',
  endHere: 'Die Reise hier beenden',
  moveSparrow: 'Die Sparrow von Hand versetzen',
  moveTo: 'Ort',

  supply: 'Vorrat der Sparrow',
  supplyOf: (p) => `${p.supply} von 10`,
  pilots: 'Stress der Piloten',
  scoutTitle: 'Sticker anbringen',
  scoutLabel: 'Erkundungen',
  scoutHint: 'Wie im Buch: Scout [008]: D-3.2. Mehrere auf einmal, je Zeile eine.',
  scoutRead: 'Was gelesen wurde',
  scoutLine: (p) => `${p.number} in ${p.system} auf ${p.x}.${p.y}`,
  onMap: 'schon auf der Karte',
  kindOf: (p) => `Art von ${p.number}`,
  jumpOf: (p) => `${p.number} führt nach`,
  jumpUntold: 'nicht genannt',
  placeThem: (p) => germanCount(p.count, { one: '# Sticker anbringen', other: '# Sticker anbringen' }),
  nothingToPlace: 'Bitte mindestens eine lesbare Erkundung eintippen.',
}
