// Every weapon, engine, tech, pilot ability and ship ability of the box by name: it is used in a fight, or steps into a rule, and
// none is left to hands. Co-pilots and Sparrow upgrades have files of their own. Printed values are made up by the tests.
import { describe, expect, test } from 'vitest'
import type { CardKind } from '../../../../../../shared/games/akarios/card-places.ts'
import type { ActionCard } from '../../../../../../main/games/akarios/combat/state/content.ts'
import type { EffectId } from '../../../../../../shared/games/akarios/content/effect.ts'
import type { Step } from '../../../../../../shared/games/akarios/content/steps/step.ts'
import type { Note } from '../../../../../../shared/kernel/note.ts'
import { boxCards } from '../../../../../support/combat/box-card.ts'
import { playWith, typedIn } from '../../../../../support/combat/box-play.ts'
import { figureOf } from '../../../../../support/combat/box-figures.ts'

type BoxCard = ActionCard & { kind: Exclude<CardKind, 'coPilot'> }
const cards = [...boxCards('upgrades'), ...boxCards('abilities')] as unknown as readonly BoxCard[]

/** What the log says when a step has been done. Empty: what it does shows later, or only in its own test. */
const told = {
  move: ['shipMoved'],
  teleport: ['shipLanded'],
  rotate: ['shipTurned'],
  swap: ['shipsSwapped'],
  moveOther: ['shipMoved', 'shipLanded'],
  stopMove: ['cardUsed'],
  placeTerrain: ['terrainPlaced'],
  attack: ['attackDeclared'],
  nextAttack: ['bonusWaits'],
  attackBonus: ['attackDeclared'],
  grantAttack: [],
  damage: ['damageTaken'],
  neutralize: ['enemyNeutralized'],
  apply: [],
  applyMore: ['hullRepaired'],
  pay: ['damageTaken', 'stressGained'],
  loseShield: ['damageTaken'],
  refill: [],
  setDice: ['dieTurned'],
  rerollDice: ['diceRolled'],
  setAsideDice: ['diceSetAside'],
  giveDie: ['dieGiven'],
  reassignDie: [],
  shareDie: ['dieShared'],
  poolDice: [],
  addToDeck: ['cardAdded'],
  placeOnDeck: ['cardLaidOnTop'],
  stackEnemyDeck: ['cardLaidOnTop', 'actionBegan'],
  peekEnemyDeck: ['cardLaidOnTop', 'cardDiscarded'],
  redraw: ['cardRedrawn'],
  readDrawnAs: ['cardReadAs'],
  useCard: ['actionBegan', 'noCardToUse'],
  damageCard: ['cardDamaged', 'noCardToUse'],
  depicted: ['attackDeclared'],
  startValue: [],
  immune: [],
  advantagedAttacks: [],
  advantageDraws: [],
  attackDamage: [],
  attackRange: [],
  reduceDamage: ['hitChanged', 'spanBegan'],
  ignoreEffects: ['cardUsed'],
  ignoreFirstAttack: ['spanBeganFor'],
  redirectDamage: ['spanBeganFor'],
  shareShieldDamage: ['shieldShared'],
  attackersOfSelf: ['cardUsed'],
  notATarget: ['spanBegan'],
  controlEnemy: ['spanBeganFor'],
  repairGiven: [],
  extendMoves: [],
  travelThrough: [],
  noTerrainLoss: [],
  stressForTerrainLoss: [],
  sightThrough: [],
  calmBasicActions: [],
  lendSupply: [],
  coPilotLimit: [],
  marketDiscount: [],
  traumaChoice: [],
  ifStress: [],
  choose: [],
  may: [],
  forEach: [],
  delay: ['actionWaits'],
} as const satisfies Record<Step['do'], readonly string[]>

const given: Partial<Record<EffectId, readonly string[]>> = {
  advantaged: ['effectWaits'],
  bolster: ['cardAdded'],
  cancelEffects: ['effectEnded'],
  push: ['shipPushed'],
  pull: ['shipPulled'],
  repair: ['hullRepaired'],
  resupply: ['cardResupplied'],
  shieldCharge: ['shieldCharged'],
  stressReduction: ['stressLost'],
}

/** One list for each step that is done when the card is used with a stress face and everything is taken that may be. */
const expected = (steps: readonly Step[]): (readonly string[])[] =>
  steps.flatMap((step) => {
    if (step.do === 'choose') return expected(step.options.slice(0, step.count).flat())
    if (step.do === 'may' || step.do === 'ifStress' || step.do === 'forEach') return expected(step.steps)
    if (step.do === 'apply') return step.condition === undefined ? [given[step.effect] ?? ['effectGained']] : []
    return told[step.do].length === 0 ? [] : [told[step.do]]
  })

const word = ({ key }: Note) => key.replace('akarios.log.', '')
const begins = ['actionBegan', 'cardUsed', 'cardRedrawn']

/** The log from the use of the card up to the next time that somebody pays, or to where it stands now. */
function useOf(card: string, notes: readonly Note[]): { words: readonly string[]; over: boolean } {
  const from = notes.findIndex((note) => begins.includes(word(note)) && note.args['card'] === card)
  if (from < 0) return { words: [], over: false }
  const length = notes.slice(from).findIndex((note) => ['dicePaid', 'passed', 'roundBegan'].includes(word(note)))
  return { words: notes.slice(from, length < 0 ? undefined : from + length).map(word), over: length >= 0 }
}

describe('a card of the box that is used', () => {
  const used = cards.filter(({ timing }) => timing !== 'passive')

  test.each(used.map((card) => [`${card.kind} ${card.id}`, card] as const))('%s', (_name, card) => {
    const { notes } = playWith(card.kind, typedIn(card), (so) => useOf(card.id, so).over)
    const { words } = useOf(card.id, notes)
    const lacking = expected(card.effects).filter((any) => !any.some((one) => words.includes(one)))
    expect({ used: words.length > 0, lacking, byHand: words.includes('doneByHand') }).toEqual({
      used: true,
      lacking: [],
      byHand: false,
    })
  })
})

describe('a card of the box that works by itself', () => {
  const passive = cards.filter(({ timing }) => timing === 'passive')

  test.each(
    passive.flatMap((card) => card.effects.map((step) => [`${card.kind} ${card.id}: ${step.do}`, card, step] as const)),
  )('%s', (_name, card, step) => {
    expect(figureOf(step, card)).not.toEqual(figureOf(step, null))
  })
})

test('the box has 103 upgrades and 63 abilities', () => {
  expect([boxCards('upgrades').length, boxCards('abilities').length]).toEqual([103, 63])
})

test('open question 56: the four starting weapons are plain attack cards', () => {
  const starting = ['burst-fire', 'proton-blast', 'emp-blast', 'long-shot']
  expect(cards.filter(({ id }) => starting.includes(id)).map(({ effects }) => effects)).toEqual(
    starting.map(() => [{ do: 'attack' }]),
  )
})
