// English: what the steps of a card do, each as a sentence.
import type { Bonus } from '../../../shared/games/akarios/content/attack.ts'
import type { Amount } from '../../../shared/games/akarios/content/slots.ts'
import type { Step, StepOf } from '../../../shared/games/akarios/content/steps/step.ts'
import type { Condition, Span, Targets } from '../../../shared/games/akarios/content/target.ts'

/** Words of the language for what steps name. */
export interface StepSpeech {
  /** Effects, terrains and other words of the packs. */
  readonly word: (word: string) => string
  /** Words in a row. */
  readonly words: (words: readonly string[]) => string
  /** A modifier card by its id. */
  readonly card: (id: string) => string
  /** Further steps, one sentence behind the other. */
  readonly inner: (steps: readonly Step[]) => string
}

const number = (amount: Amount | 'all') =>
  amount === 'fromSlots' ? '[value of the slots]' : amount === 'all' ? 'all' : String(amount)

const nouns = {
  any: ['ship', 'ships'],
  friendly: ['friendly ship', 'friendly ships'],
  enemy: ['enemy', 'enemies'],
} as const

function ships({ who, count, range, area, same, excludeSelf, mandatory }: Targets): string {
  if (same === true) return 'the ships of the step before'
  if (who === 'self') return 'this ship'
  if (who === 'everyPilot') return 'every pilot'
  if (who === 'eachOtherPilot') return 'each other pilot'
  const [one, many] = nouns[who]
  const most = mandatory === true ? '' : 'up to '
  const how =
    count === 'all'
      ? mandatory === true
        ? `every ${one}`
        : `any number of ${many}`
      : `${most}${count} ${count === 1 ? one : many}`
  const where = range !== undefined ? ` within ${range}` : area === true ? ' in the area shown' : ' in range'
  return `${how}${where}${excludeSelf === true ? ', not itself' : ''}`
}

const conditions: Readonly<Record<Condition, string>> = {
  attackHasRange: ' if the attack has a range',
  attackHasNoArc: ' if the attack has no arc',
  attackTotalZero: ' if the attack comes to 0',
  advantaged: ' if the attack is advantaged',
  stealthed: ' if this ship has stealth',
  inOrNextToAsteroid: ' if this ship is in or next to an asteroid',
  targetShieldZero: ' if the target has no shield',
}
const only = (condition: Condition | undefined) => (condition === undefined ? '' : conditions[condition])

const spans: Readonly<Record<Span, string>> = {
  thisAttack: ' for this attack',
  thisPilotPhase: ' for this pilot phase',
  nextEnemyPhase: ' in the next enemy phase',
  untilNextPilotPhase: ' until the next pilot phase',
  untilEndOfNextEnemyPhase: ' until the end of the next enemy phase',
  scenario: ' for the scenario',
}
const long = (span: Span | undefined) => (span === undefined ? '' : spans[span])

const within = (range: number | undefined) => (range === undefined ? '' : ` within ${range}`)
const owner = (who: 'self' | 'allFriendly') => (who === 'self' ? 'this ship' : 'every friendly ship')

function more(bonus: Bonus, { word }: StepSpeech): string {
  switch (bonus.add) {
    case 'damage':
      return `${number(bonus.amount)} more damage`
    case 'range':
      return `${number(bonus.amount)} more range`
    case 'targets':
      return `${number(bonus.amount)} more targets`
    case 'effect':
      return `${word(bonus.effect)}${bonus.amount === undefined ? '' : ` ${number(bonus.amount)}`}`
    case 'double':
      return 'the first draw doubled'
  }
}

export const says: { readonly [D in Step['do']]: (step: StepOf<D>, say: StepSpeech) => string } = {
  move: ({ diagram, through }, { words, word }) =>
    `Move as printed${diagram === undefined ? '' : ` (move ${diagram})`}${through === undefined ? '' : `, at no cost through ${words(through.map(word))}`}.`,
  teleport: ({ to, nextTo = [], range, facing }, { words, word }) =>
    `Set the ship down on ${to === 'freeHexNextTo' ? `a free hex next to ${words(nextTo.map(word))}` : word(to)}${within(range)}, ${facing === 'any' ? 'facing any way' : 'with its facing kept'}.`,
  rotate: ({ times, degrees, when }, { word }) =>
    `Rotate${times === undefined ? '' : ` up to ${times} times`}${degrees === undefined ? '' : ` by up to ${degrees} degrees`}${when === undefined ? '' : `, ${word(when)}`}.`,
  swap: ({ targets }) => `Change places with ${ships(targets)}.`,
  moveOther: ({ targets, by }, { word }) => `Move ${ships(targets)}: ${word(by)}.`,
  stopMove: () => 'End the move on any hex of its way, without stress.',
  placeTerrain: ({ terrain, count }, { word }) => `Lay ${count} × ${word(terrain)} on free hexes.`,
  attack: ({ attack, origin, ignores, arcs }, { words, word }) =>
    [
      `Attack as printed${attack === undefined ? '' : ` (attack ${attack})`}`,
      ...(origin === undefined ? [] : ['counted from another friendly ship']),
      ...(ignores === undefined ? [] : [`without regard to ${words(ignores.map(word))}`]),
      ...(arcs === undefined ? [] : [`one target in each of ${arcs} arcs`]),
    ].join(', ') + '.',
  nextAttack: ({ bonus, condition, ships: whose, lasts }, say) => {
    const of = whose === undefined ? 'this ship' : whose === 'squad' ? 'the squad' : ships(whose)
    return `The next attack of ${of} gets ${more(bonus, say)}${only(condition)}${long(lasts)}.`
  },
  attackBonus: ({ bonus, condition }, say) => `This attack gets ${more(bonus, say)}${only(condition)}.`,
  grantAttack: ({ targets, ignores }, { words, word }) =>
    `Each other pilot may attack ${ships(targets)} once, free of dice and without regard to ${words(ignores.map(word))}.`,
  damage: ({ amount, only: off, targets }, { word }) =>
    `${number(amount)} damage without an attack to ${ships(targets)}${off === undefined ? '' : `, off ${word(off)} only`}.`,
  neutralize: ({ condition }) => `Put the enemy out of the fight${only(condition)}.`,
  apply: ({ effect, amount, targets, condition }, { word }) =>
    `Give ${word(effect)}${amount === undefined ? '' : ` ${number(amount)}`} to ${ships(targets)}${only(condition)}.`,
  applyMore: ({ effect, amount }, { word }) => `Give ${number(amount)} more ${word(effect)}.`,
  pay: ({ what, amount }, { word }) => `Pay ${number(amount)} ${word(what)}.`,
  loseShield: ({ amount }) => `Lose ${number(amount)} shield.`,
  refill: ({ amount, most }) =>
    `This card gains ${number(amount)} supply whenever this ship is damaged, up to ${most}.`,
  setDice: ({ count, whose, range }) =>
    `Turn up to ${count} ${whose === 'own' ? 'own dice' : `dice of another pilot${within(range)}`} to any face.`,
  rerollDice: () => 'Roll any number of own dice again, without stress.',
  setAsideDice: ({ count, face }, { word }) => `Lay up to ${count} dice on ${word(face)} instead of rolling them.`,
  giveDie: () => 'Give a rolled die with its face to another pilot.',
  reassignDie: () => 'Each other pilot may move one assigned die to another slot.',
  shareDie: () => 'One die counts for each other pilot too.',
  poolDice: ({ range }) => `Pilots within ${range} may pay for this card together.`,
  addToDeck: ({ card, deck }, say) =>
    `Shuffle ${say.card(card)} into ${deck === 'enemy' ? "the enemies' deck" : "every pilot's deck"}.`,
  placeOnDeck: ({ card }, say) => `Lay ${say.card(card)} on the deck of another pilot.`,
  stackEnemyDeck: () => "Lay a card of choice from the enemies' discard pile on their deck.",
  peekEnemyDeck: () => "Look at the top card of the enemies' deck; discard it or lay it back.",
  redraw: () => 'Discard the card just drawn and draw another.',
  readDrawnAs: ({ card, as }, say) =>
    `A drawn ${say.card(card)} ${'amount' in as ? `counts as ${as.amount}` : `makes the attack do ${as.total} damage in all`}.`,
  useCard: ({ kinds, from, state }, { words, word }) => {
    const what = kinds === undefined ? '' : ` (${words(kinds.map(word))})`
    const whose = from === 'own' ? `an own card${what}` : `the last action of another friendly ship${what}`
    return `Use ${whose}${state === 'either' ? '' : `, ${word(state)}`}, free of dice and supply.`
  },
  damageCard: ({ which, stress }) =>
    `Damage ${which === 'this' ? 'this card' : 'the card just used'}${stress === 0 ? '' : `, for ${stress} stress`}.`,
  depicted: () => 'Do by hand what the card shows.',
  startValue: ({ of, amount, who }, { word }) => `Start with ${number(amount)} more ${word(of)}: ${owner(who)}.`,
  immune: ({ who, effects }, { words, word }) => `Immune to ${words(effects.map(word))}: ${owner(who)}.`,
  advantagedAttacks: ({ withinRange, against }, { word }) =>
    `Own attacks${against === undefined ? '' : ` against ${word(against)}`}${within(withinRange)} are advantaged.`,
  advantageDraws: ({ count }) => `Advantage draws ${count} cards.`,
  attackDamage: ({ amount, of, withinRange }, { word }) =>
    `${number(amount)} more damage: ${word(of)}${within(withinRange)}.`,
  attackRange: ({ amount, condition }) => `${number(amount)} more range${only(condition)}.`,
  reduceDamage: ({ amount, withinRange, lasts }) =>
    amount === 'all'
      ? `Take no damage of attacks${within(withinRange)}${long(lasts)}.`
      : `Take ${number(amount)} less damage of attacks${within(withinRange)}${long(lasts)}.`,
  ignoreEffects: () => 'The effects of the attack do not land on this ship.',
  ignoreFirstAttack: ({ targets, lasts }) => `The first attack on ${ships(targets)} does nothing${long(lasts)}.`,
  redirectDamage: ({ targets, lasts }) => `Damage to ${ships(targets)} falls on this ship${long(lasts)}.`,
  shareShieldDamage: ({ amount }) => `Another friendly ship may lose up to ${number(amount)} shield of a hit instead.`,
  attackersOfSelf: ({ are, lasts }, { word }) => `Attackers of this ship are ${word(are)}${long(lasts)}.`,
  notATarget: ({ lasts }) => `Enemies do not choose this ship as a target${long(lasts)}.`,
  controlEnemy: ({ targets, lasts }) => `The player chooses the targets of ${ships(targets)}${long(lasts)}.`,
  repairGiven: ({ amount }) => `Each repair given to friendly ships gives ${number(amount)} more hull.`,
  extendMoves: ({ hexes, condition }) => `Moves may go up to ${hexes} further ahead${only(condition)}.`,
  travelThrough: ({ terrain, neverEndOn }, { words, word }) =>
    `Pass ${words(terrain.map(word))} at no cost${neverEndOn === undefined ? '' : `, but never stop on ${words(neverEndOn.map(word))}`}.`,
  noTerrainLoss: ({ terrain, who }, { words, word }) =>
    `No loss of hull or shield in ${words(terrain.map(word))}: ${owner(who)}.`,
  stressForTerrainLoss: ({ terrain, stress }, { words, word }) =>
    `${number(stress)} stress may be gained in place of a loss in ${words(terrain.map(word))}.`,
  sightThrough: ({ terrain }, { words, word }) => `See through ${words(terrain.map(word))}.`,
  calmBasicActions: () => 'Stress faces on basic actions add no stress.',
  lendSupply: () => "Drones may spend this card's supply.",
  coPilotLimit: ({ count }) => `Each ship may carry ${count} co-pilots.`,
  marketDiscount: ({ credits }) => `Each ship upgrade costs ${credits} credits less.`,
  traumaChoice: ({ extra }) => `A triggered pilot draws ${extra} more trauma cards and discards as many of choice.`,
  ifStress: ({ steps }, { inner }) => `If a stress face paid for it: ${inner(steps)}`,
  choose: ({ count, options }, { inner }) =>
    `Choose ${count}: ${options.map((option, at) => `(${at + 1}) ${inner(option)}`).join(' ')}`,
  may: ({ steps }, { inner }) => `If wanted: ${inner(steps)}`,
  forEach: ({ what, steps }, { inner, word }) => `For each ${word(what)}: ${inner(steps)}`,
  delay: ({ steps }, { inner }) => `In the next pilot phase, at no cost: ${inner(steps)}`,
}
