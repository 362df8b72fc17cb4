// German: what the steps of a card do, each as a sentence. What is reached stands behind a colon, so that no case is wanted of it.
import type { Bonus } from '../../../shared/games/akarios/content/attack.ts'
import type { Amount } from '../../../shared/games/akarios/content/slots.ts'
import type { Step, StepOf } from '../../../shared/games/akarios/content/steps/step.ts'
import type { Condition, Span, Targets } from '../../../shared/games/akarios/content/target.ts'
import type { StepSpeech } from './steps.en.tsx'

const number = (amount: Amount | 'all') =>
  amount === 'fromSlots' ? '[Wert der Felder]' : amount === 'all' ? 'alles' : String(amount)

const nouns = {
  any: ['Schiff', 'Schiffe'],
  friendly: ['eigenes Schiff', 'eigene Schiffe'],
  enemy: ['Gegner', 'Gegner'],
} as const

function ships({ who, count, range, area, same, excludeSelf, mandatory }: Targets): string {
  if (same === true) return 'die Schiffe des Schritts davor'
  if (who === 'self') return 'dieses Schiff'
  if (who === 'everyPilot') return 'jeder Pilot'
  if (who === 'eachOtherPilot') return 'jeder andere Pilot'
  const [one, many] = nouns[who]
  const most = mandatory === true ? '' : 'bis zu '
  const how =
    count === 'all'
      ? mandatory === true
        ? `alle ${many}`
        : `beliebig viele ${many}`
      : `${most}${count} ${count === 1 ? one : many}`
  const where =
    range !== undefined ? ` in Reichweite ${range}` : area === true ? ' im gezeigten Gebiet' : ' in Reichweite'
  return `${how}${where}${excludeSelf === true ? ', nicht es selbst' : ''}`
}

const conditions: Readonly<Record<Condition, string>> = {
  attackHasRange: ', wenn der Angriff eine Reichweite hat',
  attackHasNoArc: ', wenn der Angriff keinen Feuerwinkel hat',
  attackTotalZero: ', wenn der Angriff 0 ergibt',
  advantaged: ', wenn der Angriff Vorteil hat',
  stealthed: ', wenn dieses Schiff getarnt ist',
  inOrNextToAsteroid: ', wenn dieses Schiff in oder neben einem Asteroiden steht',
  targetShieldZero: ', wenn das Ziel keinen Schild hat',
}
const only = (condition: Condition | undefined) => (condition === undefined ? '' : conditions[condition])

const spans: Readonly<Record<Span, string>> = {
  thisAttack: ' (für diesen Angriff)',
  thisPilotPhase: ' (für diese Pilotenphase)',
  nextEnemyPhase: ' (in der nächsten Gegnerphase)',
  untilNextPilotPhase: ' (bis zur nächsten Pilotenphase)',
  untilEndOfNextEnemyPhase: ' (bis zum Ende der nächsten Gegnerphase)',
  scenario: ' (für das Szenario)',
}
const long = (span: Span | undefined) => (span === undefined ? '' : spans[span])

const within = (range: number | undefined) => (range === undefined ? '' : ` in Reichweite ${range}`)
const owner = (who: 'self' | 'allFriendly') => (who === 'self' ? 'dieses Schiff' : 'alle eigenen Schiffe')

function more(bonus: Bonus, { word }: StepSpeech): string {
  switch (bonus.add) {
    case 'damage':
      return `${number(bonus.amount)} mehr Schaden`
    case 'range':
      return `${number(bonus.amount)} mehr Reichweite`
    case 'targets':
      return `${number(bonus.amount)} mehr Ziele`
    case 'effect':
      return `${word(bonus.effect)}${bonus.amount === undefined ? '' : ` ${number(bonus.amount)}`}`
    case 'double':
      return 'die erste Karte verdoppelt'
  }
}

export const says: { readonly [D in Step['do']]: (step: StepOf<D>, say: StepSpeech) => string } = {
  move: ({ diagram, through }, { words, word }) =>
    `Bewegung wie gedruckt${diagram === undefined ? '' : ` (Bewegung ${diagram})`}${through === undefined ? '' : `, ohne Kosten durch: ${words(through.map(word))}`}.`,
  teleport: ({ to, nextTo = [], range, facing }, { words, word }) =>
    `Stellt das Schiff auf ${to === 'freeHexNextTo' ? `ein freies Hexfeld neben: ${words(nextTo.map(word))}` : word(to)}${within(range)}, ${facing === 'any' ? 'beliebig ausgerichtet' : 'die Ausrichtung bleibt'}.`,
  rotate: ({ times, degrees, when }, { word }) =>
    `Dreht das Schiff${times === undefined ? '' : ` bis zu ${times}-mal`}${degrees === undefined ? '' : ` um bis zu ${degrees} Grad`}${when === undefined ? '' : `, ${word(when)}`}.`,
  swap: ({ targets }) => `Tauscht die Plätze. Mit wem: ${ships(targets)}.`,
  moveOther: ({ targets, by }, { word }) => `Bewegt ${word(by)}: ${ships(targets)}.`,
  stopMove: () => 'Beendet die Bewegung auf einem beliebigen Hexfeld ihres Wegs, ohne Stress.',
  placeTerrain: ({ terrain, count }, { word }) => `Legt ${count} × ${word(terrain)} auf freie Hexfelder.`,
  attack: ({ attack, origin, ignores, arcs }, { words, word }) =>
    [
      `Angriff wie gedruckt${attack === undefined ? '' : ` (Angriff ${attack})`}`,
      ...(origin === undefined ? [] : ['gezählt von einem anderen eigenen Schiff']),
      ...(ignores === undefined ? [] : [`ohne Rücksicht auf: ${words(ignores.map(word))}`]),
      ...(arcs === undefined ? [] : [`ein Ziel in jedem von ${arcs} Feuerwinkeln`]),
    ].join(', ') + '.',
  nextAttack: ({ bonus, condition, ships: whose, lasts }, say) => {
    const of = whose === undefined ? 'dieses Schiff' : whose === 'squad' ? 'der Trupp' : ships(whose)
    return `Zum nächsten Angriff kommt dazu: ${more(bonus, say)}${only(condition)}${long(lasts)}. Wer: ${of}.`
  },
  attackBonus: ({ bonus, condition }, say) => `Zu diesem Angriff kommt dazu: ${more(bonus, say)}${only(condition)}.`,
  grantAttack: ({ targets, ignores }, { words, word }) =>
    `Jeder andere Pilot darf einmal angreifen, ohne Würfel und ohne Rücksicht auf: ${words(ignores.map(word))}. Wen: ${ships(targets)}.`,
  damage: ({ amount, only: off, targets }, { word }) =>
    `${number(amount)} Schaden ohne Angriff${off === undefined ? '' : `, nur: ${word(off)}`}. Wer: ${ships(targets)}.`,
  neutralize: ({ condition }) => `Nehmt den Gegner aus dem Gefecht${only(condition)}.`,
  apply: ({ effect, amount, targets, condition }, { word }) =>
    `${word(effect)}${amount === undefined ? '' : ` ${number(amount)}`}${only(condition)}. Für: ${ships(targets)}.`,
  applyMore: ({ effect, amount }, { word }) => `${number(amount)} mehr: ${word(effect)}.`,
  pay: ({ what, amount }, { word }) => `Zahlt ${number(amount)} ${word(what)}.`,
  loseShield: ({ amount }) => `Schild verlieren: ${number(amount)}.`,
  refill: ({ amount, most }) =>
    `Diese Karte erhält ${number(amount)} Vorrat, sooft dieses Schiff beschädigt wird, bis zu ${most}.`,
  setDice: ({ count, whose, range }) =>
    `Dreht bis zu ${count} ${whose === 'own' ? 'eigene Würfel' : `Würfel eines anderen Piloten${within(range)}`} auf eine beliebige Seite.`,
  rerollDice: () => 'Werft beliebig viele eigene Würfel neu, ohne Stress.',
  setAsideDice: ({ count, face }, { word }) =>
    `Legt bis zu ${count} Würfel hin, statt sie zu werfen. Seite: ${word(face)}.`,
  giveDie: () => 'Gebt einem anderen Piloten einen geworfenen Würfel mit seiner Seite.',
  reassignDie: () => 'Jeder andere Pilot darf einen gelegten Würfel in ein anderes Feld legen.',
  shareDie: () => 'Ein Würfel zählt auch für jeden anderen Piloten.',
  poolDice: ({ range }) => `Piloten in Reichweite ${range} dürfen gemeinsam für diese Karte zahlen.`,
  addToDeck: ({ card, deck }, say) =>
    `Mischt ${say.card(card)} in ${deck === 'enemy' ? 'den Stapel der Gegner' : 'den Stapel jedes Piloten'}.`,
  placeOnDeck: ({ card }, say) => `Legt ${say.card(card)} auf den Stapel eines anderen Piloten.`,
  stackEnemyDeck: () => 'Legt eine beliebige Karte vom Ablagestapel der Gegner auf ihren Stapel.',
  peekEnemyDeck: () => 'Seht die oberste Karte des Gegnerstapels an; legt sie ab oder zurück.',
  redraw: () => 'Legt die eben gezogene Karte ab und zieht eine andere.',
  readDrawnAs: ({ card, as }, say) =>
    `Wird ${say.card(card)} gezogen, ${'amount' in as ? `zählt die Karte als ${as.amount}` : `macht der Angriff insgesamt ${as.total} Schaden`}.`,
  useCard: ({ kinds, from, state }, { words, word }) => {
    const what = kinds === undefined ? '' : ` (${words(kinds.map(word))})`
    const whose = from === 'own' ? `eine eigene Karte${what}` : `die letzte Aktion eines anderen eigenen Schiffs${what}`
    return `Setzt ein, ohne Würfel und Vorrat: ${whose}${state === 'either' ? '' : `, ${word(state)}`}.`
  },
  damageCard: ({ which, stress }) =>
    `Beschädigt ${which === 'this' ? 'diese Karte' : 'die eben eingesetzte Karte'}${stress === 0 ? '' : `, für ${stress} Stress`}.`,
  depicted: () => 'Tut von Hand, was die Karte zeigt.',
  startValue: ({ of, amount, who }, { word }) => `Beim Start ${number(amount)} mehr: ${word(of)}. Wer: ${owner(who)}.`,
  immune: ({ who, effects }, { words, word }) => `Immun gegen: ${words(effects.map(word))}. Wer: ${owner(who)}.`,
  advantagedAttacks: ({ withinRange, against }, { word }) =>
    `Eigene Angriffe${within(withinRange)} haben Vorteil${against === undefined ? '' : `. Gegen: ${word(against)}`}.`,
  advantageDraws: ({ count }) => `Vorteil zieht ${count} Karten.`,
  attackDamage: ({ amount, of, withinRange }, { word }) =>
    `${number(amount)} mehr Schaden${within(withinRange)}: ${word(of)}.`,
  attackRange: ({ amount, condition }) => `${number(amount)} mehr Reichweite${only(condition)}.`,
  reduceDamage: ({ amount, withinRange, lasts }) =>
    amount === 'all'
      ? `Kein Schaden durch Angriffe${within(withinRange)}${long(lasts)}.`
      : `${number(amount)} weniger Schaden durch Angriffe${within(withinRange)}${long(lasts)}.`,
  ignoreEffects: () => 'Die Effekte des Angriffs wirken nicht auf dieses Schiff.',
  ignoreFirstAttack: ({ targets, lasts }) =>
    `Der erste Angriff bewirkt nichts${long(lasts)}. Auf wen: ${ships(targets)}.`,
  redirectDamage: ({ targets, lasts }) => `Dieses Schiff nimmt den Schaden${long(lasts)}. Von wem: ${ships(targets)}.`,
  shareShieldDamage: ({ amount }) =>
    `Ein anderes eigenes Schiff darf stattdessen bis zu ${number(amount)} Schild eines Treffers verlieren.`,
  attackersOfSelf: ({ are, lasts }, { word }) => `Angreifer dieses Schiffs sind: ${word(are)}${long(lasts)}.`,
  notATarget: ({ lasts }) => `Gegner wählen dieses Schiff nicht als Ziel${long(lasts)}.`,
  controlEnemy: ({ targets, lasts }) => `Der Spieler wählt die Ziele${long(lasts)}. Von wem: ${ships(targets)}.`,
  repairGiven: ({ amount }) => `Jede Reparatur an eigenen Schiffen gibt ${number(amount)} Hülle mehr.`,
  extendMoves: ({ hexes, condition }) => `Bewegungen dürfen bis zu ${hexes} Hexfelder weiter gehen${only(condition)}.`,
  travelThrough: ({ terrain, neverEndOn }, { words, word }) =>
    `Ohne Kosten hindurch: ${words(terrain.map(word))}${neverEndOn === undefined ? '' : `. Kein Halt auf: ${words(neverEndOn.map(word))}`}.`,
  noTerrainLoss: ({ terrain, who }, { words, word }) =>
    `Kein Verlust an Hülle oder Schild in: ${words(terrain.map(word))}. Wer: ${owner(who)}.`,
  stressForTerrainLoss: ({ terrain, stress }, { words, word }) =>
    `${number(stress)} Stress darf einen Verlust ersetzen in: ${words(terrain.map(word))}.`,
  sightThrough: ({ terrain }, { words, word }) => `Sieht hindurch durch: ${words(terrain.map(word))}.`,
  calmBasicActions: () => 'Stress-Seiten auf Grundaktionen geben keinen Stress.',
  lendSupply: () => 'Drohnen dürfen den Vorrat dieser Karte nutzen.',
  coPilotLimit: ({ count }) => `Jedes Schiff darf ${count} Kopiloten mitnehmen.`,
  marketDiscount: ({ credits }) => `Jede Schiffsausrüstung kostet ${credits} Credits weniger.`,
  traumaChoice: ({ extra }) =>
    `Wird ein Pilot ausgelöst, zieht er ${extra} Traumakarten mehr und legt ebenso viele seiner Wahl ab.`,
  ifStress: ({ steps }, { inner }) => `Wenn eine Stress-Seite dafür gezahlt hat: ${inner(steps)}`,
  choose: ({ count, options }, { inner }) =>
    `Wählt ${count}: ${options.map((option, at) => `(${at + 1}) ${inner(option)}`).join(' ')}`,
  may: ({ steps }, { inner }) => `Wenn ihr wollt: ${inner(steps)}`,
  forEach: ({ what, steps }, { inner, word }) => `Für jedes ${word(what)}: ${inner(steps)}`,
  delay: ({ steps }, { inner }) => `In der nächsten Pilotenphase, ohne Kosten: ${inner(steps)}`,
}
