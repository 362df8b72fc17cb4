// For each step that steps into a rule by itself: a fight in which that rule counts, and the figure that shows it.
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import type { CardKind } from '../../../shared/games/akarios/card-places.ts'
import type { Step } from '../../../shared/games/akarios/content/steps/step.ts'
import { blast } from './blast.ts'
import { card, enemyType, order } from './content.ts'
import { effectsOn, figures, give, hurt } from './raider.ts'
import { told } from './stress.ts'
import { fight, type FightStated, type Table } from './table.ts'

type Passive = ActionCard & { kind: Exclude<CardKind, 'coPilot'> }
type Bear = (stated?: FightStated) => Table
type Figure = (bear: Bear, step: Step) => unknown

const shooter = (range: number) =>
  enemyType('shooter', { cards: [order('a', [{ id: 'a', do: 'attack', damage: 1, targets: 1, range }])] })
const near: FightStated = { enemies: { 'scout#1': { at: 'E-7', hull: 9, shield: 0 } } }
const lost = (table: Table) => 9 - table.ship('scout#1').hull
const shot = (table: Table) => table.act('p1', 'attack', 'attack')
const drawn = (deck: string, luck = deck): FightStated => ({
  ...near,
  pilots: { p1: { deck } },
  luck: { 'deck:p1': luck },
})

/** Null stands for a step that is not found on a card which works by itself. */
const figureFor: Partial<Record<Step['do'], Figure>> = {
  startValue: (bear) => {
    const { startHull, startShield, cards } = bear().pilot('p1')
    return [startHull, startShield, cards[0]?.supply]
  },
  immune: (bear, step) => {
    const effects = step.do === 'immune' ? step.effects : []
    const table = bear({ enemies: { 'scout#1': { at: 'E-6' } } })
    for (const effect of effects) table.run(give('p1', effect, 1, { from: 'scout#1' }))
    return [effectsOn(table, 'p1'), table.told.filter((key) => key.startsWith('shipPu'))]
  },
  advantagedAttacks: (bear, step) => {
    const grudge = step.do === 'advantagedAttacks' && step.against !== undefined
    const table = bear({
      ...near,
      ...(grudge ? { enemies: { 'shooter#1': { at: 'E-7' } }, types: [shooter(3)] } : {}),
      pilots: { p1: { deck: 'zero zero zero zero', dice: 'attack move' } },
    })
    if (grudge) {
      table.pass().answer('p1', { type: 'reroll', seat: 'p1', how: 'keep', dice: [] })
      table.hand({ type: 'setDie', seat: 'p1', die: 0, face: 'attack', spent: false })
    }
    return shot(table).told.filter((key) => key === 'drawMode').length
  },
  advantageDraws: (bear) => {
    const { deck, luck } = { deck: 'zero plus-1 plus-2', luck: 'zero plus-1 plus-2' }
    const stated = drawn(deck, luck)
    const { question } = shot(bear({ ...stated, enemies: { 'scout#1': { at: 'E-7', effects: { targetLock: 9 } } } }))
    return question.type === 'choose' ? question.options.length : 0
  },
  attackDamage: (bear) => lost(shot(bear(near))),
  attackRange: (bear) => {
    const table = bear({ enemies: { 'scout#1': { at: 'E-4', hull: 9, shield: 0 } } }).act('p1', 'weapon-1', 'attack')
    return lost(table)
  },
  reduceDamage: (bear) => {
    const table = bear({ types: [shooter(2)], enemies: { 'shooter#1': { at: 'E-7' } } }).pass()
    return figures(table, 'p1')
  },
  attackersOfSelf: (bear) => {
    const stated: FightStated = { types: [shooter(2)], enemies: { 'shooter#1': { at: 'E-7' } } }
    return bear({ ...stated, pilots: { p1: { effects: { targetLock: 9 } } } })
      .pass()
      .told.filter((key) => key === 'drawMode')
  },
  repairGiven: (bear) => {
    const table = bear({ pilots: { p1: {}, p2: { hull: 1 } } })
    return table.run(give('p2', 'repair', 1)).ship('p2').hull
  },
  extendMoves: (bear) => {
    const { question } = bear({ pilots: { p1: { effects: { stealth: 9 } } } }).act('p1', 'move-1', 'move')
    return question.type === 'path' ? Math.max(...question.ends.map(({ entered }) => entered)) : 0
  },
  travelThrough: (bear) =>
    figures(
      bear({ terrain: { asteroid: 'E-7' } })
        .act('p1', 'move-1', 'move')
        .fly(),
      'p1',
    ),
  noTerrainLoss: (bear) => figures(bear().run({ type: 'enterTerrain', ship: 'p1', cost: 'nebula' }), 'p1'),
  stressForTerrainLoss: (bear) => {
    const table = bear().run({ type: 'enterTerrain', ship: 'p1', cost: 'asteroid' })
    return table.question.type === 'choose' ? table.choose('stress').pilot('p1').stress : 0
  },
  sightThrough: (bear) => {
    const stated: FightStated = { enemies: { 'scout#1': { at: 'E-6', hull: 9, shield: 0 } } }
    return lost(shot(bear({ ...stated, terrain: { asteroid: 'E-7' } })))
  },
  calmBasicActions: (bear) => bear(near).act('p1', 'attack', 'stress').pilot('p1').stress,
  readDrawnAs: (bear, step) => lost(shot(bear(drawn(step.do === 'readDrawnAs' ? step.card : 'zero')))),
  nextAttack: (bear) => told(bear(), 'bonusWaits', 'ship'),
  damage: (bear) => figures(bear().run(hurt('p1', 1)), 'p1'),
}

/** Of a fight with the card, or with nothing in its place. */
export function figureOf(step: Step, passive: ActionCard | null): unknown {
  const figure = figureFor[step.do]
  if (figure === undefined) throw new Error(`no fight shows ${step.do}`)
  const weapon = { ...blast({ range: 3 }), supply: 2 as const }
  const nothing = card('nothing', [], { timing: 'passive', slots: [] })
  const fitted = passive === null ? nothing : { ...passive, slots: [] }
  const place = passive === null ? 'tech-1' : placeOf(passive as Passive)
  return figure((stated = {}) => {
    const { p1 = {}, ...others } = stated.pilots ?? {}
    // With Ironman no card is damaged in place of a hit: nobody is asked about it.
    return fight({
      ironman: true,
      ...stated,
      pilots: { p1: { ...p1, cards: { 'weapon-1': weapon, [place]: fitted } }, ...others },
    })
  }, step)
}

const placeOf = ({ kind }: Passive) =>
  kind === 'shipAbility' || kind === 'pilotAbility' ? kind : (`${kind}-2` as const)
