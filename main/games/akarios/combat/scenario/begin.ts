// The first state of a fight, before anybody was asked: everything that is in the set-up has found its place.
import { hexName } from '../../../../../shared/lib/hex/names.ts'
import { pileOf, type Pile } from '../../../../../shared/lib/pile.ts'
import { difficultyShifts } from '../../../../../shared/games/akarios/difficulty.ts'
import { hexesOf } from '../../../../../shared/games/akarios/content/map.ts'
import { valueFor } from '../../../../../shared/games/akarios/content/objective.ts'
import { mostHull } from '../../../../../shared/games/akarios/content/ship.ts'
import { bolsterCard, deckOf, enemyDeck } from '../stress-miss.ts'
import type { FightContent } from '../state/content.ts'
import type { MarkerShip, PilotShip, SparrowShip } from '../state/ships.ts'
import type { BoardPlan, FightState } from '../state/state.ts'
import { boardMapOf } from '../tabletop/board/mission-map.ts'
import type { Task } from '../tasks/task.ts'
import type { FightSetup, SeatSetup } from './setup.ts'
import { sparrowUpgrades } from './sparrow-upgrades.ts'
import { startBonus, type StartValue } from './start-bonus.ts'
import { startSupply } from './start-supply.ts'

export function begin(setup: FightSetup): FightState {
  const { mission, squad, content, rulings, ironman } = setup
  const { id, markers, waves, rules, win, lose } = mission
  const { hull, shield, damage } = difficultyShifts[setup.difficulty]
  const modifiers: FightContent['modifiers'] = {}
  for (const [name, card] of Object.entries(content.modifiers)) if (card.form === 'card') modifiers[name] = card
  return {
    round: 0,
    phase: 'setUp',
    pilots: squad.length,
    shift: { hull, shield, damage },
    ironman,
    rulings,
    content: { ...content, modifiers, mission: { id, markers, waves, rules, win, lose } },
    map: planOf(setup),
    ...(setup.tabletop === 'table' ? { realTable: { said: [], laid: [] } } : {}),
    ships: [...squad.map((seat) => pilotShip(setup, seat)), ...markerShips(setup), ...sparrowShips(setup)],
    sparrowUpgrades: sparrowUpgrades(setup),
    squadWaiting: [],
    piles: pilesOf(setup),
    orders: {},
    attacks: [],
    lastAttack: null,
    nextAttackId: 1,
    handled: [],
    lastMove: null,
    tally: {
      rounds: 0,
      sparrowLost: false,
      lost: {},
      left: {},
      reached: {},
      neutralized: {},
      waves: {},
      numbers: {},
      fired: [],
    },
    queue: openingOf(setup),
    need: null,
    given: [],
    outcome: null,
  }
}

/**
 * Enemies by symbol (CB-012), deployment (CB-021), stress that was carried in (CB-003), what the Sparrow gives at the start,
 * special rules last of all (CB-022), then round 1.
 */
function openingOf({ mission, squad, sparrow }: FightSetup): Task[] {
  const enemies = hexesOf(mission.map).flatMap(({ place, things }) =>
    things.flatMap((thing): Task[] =>
      thing.type === 'enemy' && thing.from <= squad.length
        ? [{ type: 'placeEnemy', enemy: thing.enemy, rank: thing.rank, pose: { at: place, facing: thing.facing } }]
        : [],
    ),
  )
  return [
    ...enemies,
    ...squad.map(({ seat }): Task => ({ type: 'deploy', seat })),
    ...squad.map(({ seat }): Task => ({ type: 'beginStress', seat })),
    ...sparrow.map(({ place }): Task => ({ type: 'startUpgrade', place })),
    { type: 'offerCards', on: 'scenarioStart' },
    { type: 'fire', on: 'setUp' },
    { type: 'startRound' },
  ]
}

function pilotShip(setup: FightSetup, seat: SeatSetup): PilotShip {
  const { content } = setup
  const bonus = (of: StartValue): number => startBonus(setup, seat, of)
  const sum = (parts: SeatSetup['hull']): number => parts.reduce((total, { amount }) => total + amount, 0)
  // Never more than 10 of either (PG-017).
  const startHull = Math.max(1, Math.min(mostHull, sum(seat.hull) + bonus('hull')))
  const startShield = Math.max(0, Math.min(mostHull, sum(seat.shield) + bonus('shield')))
  return {
    kind: 'pilot',
    id: seat.seat,
    pilot: seat.pilot,
    ship: seat.ship,
    pose: null,
    hull: startHull,
    shield: startShield,
    startHull,
    startShield,
    effects: [],
    waiting: [],
    stress: seat.stress,
    trauma: seat.trauma,
    startTrauma: seat.trauma,
    out: false,
    passed: false,
    turnsFirst: null,
    heldBack: null,
    dice: Array.from({ length: content.board.dice }, () => ({ face: null, on: null })),
    roll: { kept: false, paid: false, rolls: 0, aside: 0 },
    cards: seat.cards.map(({ place, card, kind }) => {
      const supply = startSupply(setup, seat, { card, kind })
      return {
        place,
        card,
        kind,
        supply,
        startSupply: supply,
        damaged: false,
        usedGroups: [],
        used: false,
      }
    }),
    delayed: [],
    held: [],
    lastAction: null,
    firstAttacker: null,
    pendingTrauma: [],
    lastUsed: null,
  }
}

/** Markers with hull, multiplied by the number of pilots (SP-011), then shifted once if hostile (DF-005, open question 39). */
function markerShips({ mission, squad, difficulty }: FightSetup): MarkerShip[] {
  const shift = difficultyShifts[difficulty]
  const shown = hexesOf(mission.map).flatMap(({ place, things }) =>
    things.flatMap((thing) => (thing.type === 'marker' ? [{ marker: thing.marker, at: place }] : [])),
  )
  return shown.flatMap(({ marker: id, at }): MarkerShip[] => {
    const marker = mission.markers.find((one) => one.id === id)
    if (marker?.hull === undefined) return []
    const hostile = marker.side === 'enemies'
    const hull = Math.max(1, valueFor(marker.hull, squad.length) + (hostile ? shift.hull : 0))
    const shield = Math.max(
      0,
      valueFor(marker.shield ?? 0, squad.length) + (hostile && marker.shield !== undefined ? shift.shield : 0),
    )
    const several = shown.filter((one) => one.marker === id).length > 1
    const name = several ? `marker:${id}:${hexName(at)}` : `marker:${id}`
    const figures = { hull, shield, startHull: hull, startShield: shield, effects: [], waiting: [] }
    return [{ kind: 'marker', id: name, marker: id, side: marker.side, pose: { at, facing: 0 }, ...figures }]
  })
}

function sparrowShips({ mission, squad }: FightSetup): SparrowShip[] {
  if (mission.sparrow === undefined) return []
  const hull = valueFor(mission.sparrow.hull, squad.length)
  const [pose = null] = hexesOf(mission.map).flatMap(({ place, things }) =>
    things.flatMap((thing) => (thing.type === 'sparrow' ? [{ at: place, facing: thing.facing }] : [])),
  )
  const figures = { hull, shield: 0, startHull: hull, startShield: 0, effects: [], waiting: [] }
  return [{ kind: 'sparrow', id: 'sparrow', pose, ...figures, savedBy: [] }]
}

function planOf({ mission }: FightSetup): BoardPlan {
  const { shape, terrain, wormholes } = boardMapOf(mission.map, [])
  const hexes = hexesOf(mission.map)
  return {
    shape: shape,
    terrain: [...terrain],
    wormholes: [...wormholes],
    deployment: hexes
      .filter(({ things }) => things.some(({ type }) => type === 'deployment'))
      .map(({ place }) => place),
    markers: hexes.flatMap(({ place, things }) =>
      things.flatMap((thing) => (thing.type === 'marker' ? [{ marker: thing.marker, at: place }] : [])),
    ),
  }
}

/** All decks in use, shuffled (CB-011): decks of the pilots with their bolsters (CB-010), E, trauma. Combat decks come with their enemies. */
function pilesOf({ squad, bolsterBoosts, enemyDeck: cards, traumaDeck }: FightSetup): Record<string, Pile> {
  const bolsters = Array.from({ length: bolsterBoosts }, () => bolsterCard)
  return {
    ...Object.fromEntries(squad.map(({ seat, deck }) => [deckOf(seat), pileOf([...deck, ...bolsters])])),
    [enemyDeck]: pileOf(cards),
    trauma: pileOf(traumaDeck),
  }
}
