// The box with printed values that an owner may have told: trees with a fork, decks, costs, a market. All figures are invented here.
import type { CampaignContent } from '../../../main/games/akarios/campaign/work.ts'
import type { Deck } from '../../../shared/games/akarios/content/modifier.ts'
import type { Pilot, SkillGain } from '../../../shared/games/akarios/content/pilot.ts'
import type { Ship, ShipGain } from '../../../shared/games/akarios/content/ship.ts'
import type { Upgrade } from '../../../shared/games/akarios/content/upgrade.ts'
import { loadBox } from '../box.ts'
import { contentOf } from './small-squad.ts'

type Side = 'left' | 'right' | 'top' | 'bottom'
const hex = <G>(id: string, row: number, after: string[], gives: G, side?: Side) => ({
  id,
  row,
  after,
  gives,
  ...(side === undefined ? {} : { side }),
})

const skill = hex<SkillGain>
/** `blue` forks after its first hex and closes again; `red` and `green` run straight. */
const trees: Pilot['trees'] = [
  {
    id: 'blue',
    hexes: [
      skill('b1', 1, [], { type: 'addCards', card: 'x2', count: 2 }),
      skill('b2', 2, ['b1'], { type: 'pilotAbility' }, 'left'),
      skill('b3', 2, ['b1'], { type: 'worldSkill', skill: 'charm' }, 'right'),
      skill('b4', 3, ['b2', 'b3'], { type: 'pilotAbility' }),
    ],
  },
  {
    id: 'red',
    hexes: [
      skill('r1', 1, [], { type: 'removeCards', card: 'minus-1', count: 1 }),
      skill('r2', 2, ['r1'], { type: 'shipImprovement' }),
    ],
  },
  { id: 'green', hexes: [skill('g1', 1, [], { type: 'worldSkill', skill: 'intelligence' })] },
]

const gain = hex<ShipGain>
const shipTree = (id: string): Ship['tree'] => ({
  id,
  hexes: [
    gain('s1', 1, [], { type: 'hull', amount: 1 }),
    gain('s2', 2, ['s1'], { type: 'shield', amount: 1 }, 'top'),
    gain('s3', 2, ['s1'], { type: 'shipAbility' }, 'bottom'),
    gain('s4', 3, ['s2', 's3'], { type: 'shipAbility' }),
    gain('s5', 4, ['s4'], { type: 'hull', amount: 1 }),
  ],
})

/** 20 cards. */
const deckCards: Deck['cards'] = [
  { card: 'plus-1', count: 6 },
  { card: 'zero', count: 6 },
  { card: 'minus-1', count: 5 },
  { card: 'minus-2', count: 1 },
  { card: 'x2', count: 1 },
  { card: 'miss', count: 1 },
]

const upgrades: Record<string, Pick<Upgrade, 'number' | 'cost'> & Partial<Upgrade>> = {
  'burst-fire': { number: 20, cost: 'none' },
  'proton-blast': { number: 21, cost: 'none' },
  flank: { number: 21, cost: 'none' },
  'barrel-roll': { number: 22, cost: 'none' },
  'jet-burn': { number: 6, cost: 8, copies: 2, classes: [] },
  propel: { number: 7, cost: 9, classes: [] },
  'defensive-move': { number: 1, cost: 7, copies: 1, classes: ['heavy'] },
  'laser-cannon': { number: 1, cost: 12, copies: 1, classes: [] },
  'shield-upgrade': { number: 1, cost: 1, classes: [] },
}

const skills = { strength: 2, dexterity: 1, intelligence: 1, charm: 0 }

export async function toldBox(): Promise<CampaignContent> {
  const all = await loadBox()
  const abilities = { I: 'lucky', II: 'petty', III: 'resolve', IV: 'looter' }
  for (const id of ['starla', 'enver', 'violet-ray', 'gairdan', 'pilot-5'])
    all.pilots[id] = { ...all.pilots[id]!, trees: trees!, abilities, skills, traumaTrack: 5 }
  const shipAbilities = { I: 'lock-on', II: 'shield-zap', III: 'overcharge' }
  for (const id of ['argonaut', 'merkava', 'knossis', 'invictus'])
    all.ships[id] = { ...all.ships[id]!, hull: 6, shield: 2, tree: shipTree(id)!, abilities: shipAbilities }
  all.ships['argonaut'] = { ...all.ships['argonaut']!, classes: ['heavy'] }
  all.ships['merkava'] = { ...all.ships['merkava']!, classes: ['scout'] }
  all.ships['ship-5'] = { ...all.ships['ship-5']!, brings: { weapon: 'laser-cannon', engine: 'jet-burn' } }
  for (const [id, printed] of Object.entries(upgrades)) all.upgrades[id] = { ...all.upgrades[id]!, ...printed }
  for (const [id, cost] of [
    ['shield-tech', 10],
    ['local-barter', 6],
  ] as const)
    all.sparrowUpgrades[id] = { ...all.sparrowUpgrades[id]!, cost }
  all.markets['dry-dock'] = {
    id: 'dry-dock',
    name: 'Dry Dock',
    wording: 'Sells engines.',
    scenario: 30,
    sells: [
      { kind: 'engine', first: 1, last: 6 },
      { kind: 'weapon', first: 1, last: 3 },
      { sparrowUpgrade: 'shield-tech' },
    ],
    supply: 3,
    improvement: 5,
    trauma: 7,
  }
  all.markets['bare-stall'] = { ...all.markets['dry-dock'], id: 'bare-stall', scenario: 31, sells: [] }
  delete all.markets['bare-stall'].supply
  delete all.markets['bare-stall'].improvement
  delete all.markets['bare-stall'].trauma
  const decks = [1, 2, 3, 4].map((label) => {
    const deck = all.decks[`player-${label}`]!
    return { ...deck, cards: deckCards! }
  })
  return { ...contentOf(all), decks, board: all.board }
}
