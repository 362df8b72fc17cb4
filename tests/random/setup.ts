// A fight to be played by chance: squad, map, enemies, markers, waves, rules and goals, all from one seed.
import { enemyBoards } from '../../shared/games/akarios/enemy-boards.ts'
import { difficultyIds } from '../../shared/games/akarios/content/figures.ts'
import type { MapThing, MissionMap } from '../../shared/games/akarios/content/map.ts'
import type { Mission } from '../../shared/games/akarios/content/mission.ts'
import type { Objective } from '../../shared/games/akarios/content/objective.ts'
import type { Trigger } from '../../shared/games/akarios/content/spawn.ts'
import type { Facing } from '../../shared/lib/hex.ts'
import type { FightSetup, SeatSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import { fromBehindSettings } from '../../main/games/akarios/combat/tabletop/board/behind.ts'
import { board, modifiers } from '../support/combat/content.ts'
import { fitsMade, type FittedSeat } from './content/fits.ts'
import { diagramMade, enemyMade, typeNames } from './content/lines.ts'
import { traumaCards } from './content/trauma.ts'
import { randomOf, type Random } from './random.ts'

export function setupOf(seed: string): FightSetup {
  const random = randomOf(`${seed} setup`)
  const pilots = random.between(1, 4)
  const [first, second] = [diagramMade(random), diagramMade(random)]
  const mission = missionMade(random, pilots)
  const { squad, sparrow, cards } = fitsMade(seed, random, pilots)
  return {
    difficulty: random.pick(difficultyIds),
    ironman: random.percent(20),
    rulings: { fromBehind: random.pick(fromBehindSettings) },
    mission,
    squad: squad.map((fitted) => seatMade(random, fitted)),
    sparrow,
    bolsterBoosts: random.between(0, 2),
    enemyDeck: deckMade(random),
    traumaDeck: random.some(
      traumaCards.map(({ id }) => id),
      random.between(0, traumaCards.length),
    ),
    content: {
      board: {
        ...board,
        moves: [
          { path: first, slots: [{ type: 'single', icons: ['move'] }] },
          { path: second, slots: [{ type: 'single', icons: ['move', 'wild'] }] },
        ],
      },
      cards: Object.fromEntries(cards.map((one) => [one.id, one])),
      enemies: Object.fromEntries(typeNames.map((id) => [id, enemyMade(random, id)])),
      modifiers,
      trauma: Object.fromEntries(traumaCards.map((one) => [one.id, one])),
    },
  }
}

const deckCards = Object.keys(modifiers).filter((id) => id !== 'x2-bolster' && id !== 'stress-miss')
const deckMade = (random: Random): string[] =>
  Array.from({ length: random.between(3, 20) }, () => random.pick(deckCards))

function seatMade(random: Random, { seat, cards }: FittedSeat): SeatSetup {
  return {
    seat,
    pilot: `pilot-${seat}`,
    ship: `ship-${seat}`,
    hull: [{ part: 'ship', amount: random.between(2, 10) }],
    shield: [{ part: 'ship', amount: random.between(0, 5) }],
    stress: random.percent(70) ? 0 : random.between(1, 9),
    trauma: random.percent(80) ? 0 : random.between(1, 3),
    deck: deckMade(random),
    cards,
  }
}

function missionMade(random: Random, pilots: number): Mission {
  const hasSparrow = random.percent(40)
  const marker = {
    id: 'relay',
    name: 'Relay',
    wording: 'A relay.',
    side: random.pick(['players', 'enemies', 'none'] as const),
  }
  const beacon = { id: 'beacon', name: 'Beacon', wording: 'A beacon.', side: 'none' as const }
  const shielded = random.percent(50) ? { shield: random.between(0, 3) } : {}
  const hull = random.percent(50) ? random.between(1, 6) : { perPilot: random.between(1, 3) }
  const waves: Mission['waves'] = random.percent(60)
    ? [
        {
          id: 'wave',
          when: triggerMade(random),
          at: ['gate', ...(random.percent(50) ? ['beacon'] : [])],
          table: lineMade(random),
        },
      ]
    : []
  return {
    id: 'random',
    name: 'Random',
    wording: 'Made by chance.',
    scenario: 1,
    briefing: 'Made by chance.',
    map: mapMade(random, pilots, hasSparrow),
    markers: [{ ...marker, hull, ...shielded }, beacon, { ...beacon, id: 'gate' }],
    ...(hasSparrow ? { sparrow: { hull: { perPilot: random.between(1, 4) } } } : {}),
    waves,
    rules: random.percent(60) ? [ruleMade(random, waves.length > 0)] : [],
    win: {
      need: random.pick(['all', 'any']),
      objectives: goalsMade(random),
    },
    // Nothing goes on for ever: at the latest the time is up.
    lose: [
      ...(hasSparrow ? [goal('lost', { type: 'sparrowLost' })] : []),
      ...(random.percent(20) ? [goal('gone', { type: 'markerLost', marker: 'relay' })] : []),
      goal('late', { type: 'rounds', count: random.between(2, 3) }),
    ],
    success: { text: 'Won.', rewards: [] },
    failure: { text: 'Lost.', rewards: [] },
  }
}

const goal = (id: string, of: Objective['goal']): Objective => ({ id, wording: `Goal ${id}.`, goal: of })

const goals: Record<string, (random: Random) => Objective> = {
  destroyEnemies: () => goal('enemies', { type: 'destroyEnemies' }),
  destroyMarker: () => goal('marker', { type: 'destroyMarker', marker: 'relay' }),
  reach: (random) => goal('reach', { type: 'reach', marker: 'beacon', pilots: random.pick([1, 2, 'all']) }),
  rounds: (random) => goal('rounds', { type: 'rounds', count: random.between(2, 5) }),
  enemyLeft: () => goal('left', { type: 'enemyLeft', marker: 'gate' }),
  neutralizeEnemy: () => goal('neutralized', { type: 'neutralizeEnemy', enemy: 'synthetic-titan' }),
  byHand: () => goal('by-hand', { type: 'byHand' }),
}
const goalsMade = (random: Random): Objective[] =>
  random.some(Object.values(goals), random.between(1, 2)).map((make) => make(random))

const triggerMade = (random: Random): Trigger =>
  random.pick<Trigger>([
    { on: 'setUp' },
    { on: 'roundStart', round: random.between(1, 3) },
    { on: 'roundStart', round: 1, every: random.between(1, 2) },
    { on: 'roundEnd', round: random.between(1, 2) },
    { on: 'enemiesGone' },
    { on: 'markerLost', marker: 'relay' },
    { on: 'markerReached', marker: 'beacon' },
    { on: 'byHand' },
  ])

/** Rules may hang on more than waves do; the objectives they name may not be there, as in any mission. */
function ruleMade(random: Random, hasWave: boolean): Mission['rules'][number] {
  const more: Trigger[] = [
    ...(hasWave ? [{ on: 'wave', wave: 'wave' } as const] : []),
    { on: 'objectiveDone', objective: random.pick(['enemies', 'marker', 'reach', 'by-hand']) },
    { on: 'enemyNeutralized', enemy: 'synthetic-titan' },
  ]
  const when = random.percent(60) ? triggerMade(random) : random.pick(more)
  const isSpawn = hasWave && when.on !== 'wave' && random.percent(25)
  return { id: 'rule', wording: 'A rule.', when, then: [isSpawn ? { do: 'spawn', wave: 'wave' } : actionMade(random)] }
}

const actionMade = (random: Random): Mission['rules'][number]['then'][number] => {
  const to = random.pick(['players', 'enemies', 'everyone'] as const)
  return random.pick<Mission['rules'][number]['then'][number]>([
    { do: 'apply', grant: { effect: random.pick(['slow', 'radarJam', 'hack', 'repair', 'bolster'] as const) }, to },
    { do: 'damage', amount: random.between(1, 2), to },
    { do: 'setShield', value: random.between(0, 4), of: to },
    { do: 'byHand' },
  ])
}

const lineMade = (random: Random): Mission['waves'][number]['table'] => {
  const line = () => [
    { enemy: random.pick(typeNames), rank: random.pick(['regular', 'elite'] as const), count: random.between(1, 3) },
  ]
  return { '1': line(), '2': line(), '3': line(), '4': line() }
}

/** Every sign has its own thing; small enough for ships to meet, with all terrain and holes in the edge. */
function mapMade(random: Random, pilots: number, hasSparrow: boolean): MissionMap {
  const [columns, rows] = [random.between(6, 11), random.between(6, 11)]
  const free = random.some(
    Array.from({ length: columns * rows }, (_, at) => at),
    columns * rows,
  )
  const grid = Array.from({ length: columns * rows }, () => '.')
  const legend: MissionMap['legend'] = {}
  const put = (sign: string, things: MapThing[]): void => {
    legend[sign] = things
    grid[free.pop() ?? 0] = sign
  }
  const facing = (): Facing => random.pick([0, 1, 2, 3, 4, 5])
  put('B', [{ type: 'marker', marker: 'beacon' }])
  put('G', [{ type: 'marker', marker: 'gate' }])
  if (hasSparrow) put('S', [{ type: 'sparrow', facing: facing() }])
  let boards = 0
  if (random.percent(60)) {
    boards += 1
    put('M', [{ type: 'marker', marker: 'relay' }])
  }
  for (let count = pilots + random.between(0, 2); count > 0; count -= 1) put('D', [{ type: 'deployment' }])
  for (let at = random.between(1, 5); at > 0 && boards < enemyBoards; at -= 1, boards += 1) {
    const rank = random.pick(['regular', 'elite'] as const)
    const ship: MapThing = {
      type: 'enemy',
      enemy: random.pick(typeNames),
      rank,
      from: random.between(1, pilots),
      facing: facing(),
    }
    put(String(at), random.percent(20) ? [ship, { type: 'terrain', terrain: 'asteroid' }] : [ship])
  }
  for (const [sign, terrain, most] of [
    ['a', 'asteroid', 6],
    ['n', 'nebula', 6],
    ['p', 'planet', 3],
    ['m', 'moon', 2],
    ['w', 'wormhole', 3],
  ] as const)
    for (let count = random.between(0, most); count > 0; count -= 1) put(sign, [{ type: 'terrain', terrain }])
  for (let count = random.percent(30) ? random.between(1, 4) : 0; count > 0; count -= 1) grid[free.pop() ?? 0] = ' '
  return {
    rows: Array.from({ length: rows }, (_, row) => grid.slice(row * columns, (row + 1) * columns).join('')),
    legend,
  }
}
