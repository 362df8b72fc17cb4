// A change by hand of any kind, sensible or not: what the machine takes must leave a sound fight behind.
import { effectIds } from '../../shared/games/akarios/content/effect.ts'
import { dieFaces } from '../../shared/games/akarios/content/slots.ts'
import { tracks, type HandChange } from '../../shared/games/akarios/command/hand-change.ts'
import { pileParts } from '../../shared/games/akarios/command/pile-parts.ts'
import type { Spot } from '../../shared/games/akarios/question/place.ts'
import { cardPlaces } from '../../shared/games/akarios/question/action.ts'
import { sameHex } from '../../shared/lib/hex.ts'
import { hasPlace } from '../../main/games/akarios/combat/hand/other-board.ts'
import type { FightState } from '../../main/games/akarios/combat/state/state.ts'
import { shapeHexes, type BoardShape } from '../../main/games/akarios/combat/tabletop/board/map.ts'
import type { Random } from './random.ts'

export function handChangeFor(random: Random, state: FightState): HandChange {
  const ship = random.pick(state.ships).id
  const seat = random.pick(state.ships.filter(({ kind }) => kind === 'pilot')).id
  const pile = random.pick(Object.keys(state.piles))
  const place = random.pick(cardPlaces)
  const facing = random.pick([0, 1, 2, 3, 4, 5] as const)
  // A ship in its way is pushed.
  const ontoShip = random.percent(50) ? random.pick(state.ships).pose?.at : undefined
  const fromPart = random.pick(pileParts)
  // Of any kind: a pile refuses what does not belong in it.
  const box = [...Object.keys(state.content.modifiers), ...Object.keys(state.content.trauma), 'wasp-0', 'boar-0']
  const cards = fromPart === 'box' ? box : (state.piles[pile]?.[fromPart] ?? [])
  const card = cards.length > 0 ? random.pick(cards) : 'zero'
  return random.pick<() => HandChange>([
    () => ({ type: 'setTrack', ship, track: random.pick(tracks), value: random.between(0, 11) }),
    () => ({ type: 'addEffect', ship, effect: random.pick(effectIds) }),
    () => ({ type: 'endEffect', ship, effect: random.pick(effectIds) }),
    () => ({ type: 'placeShip', ship, at: spotFor(random), facing }),
    () => ({ type: 'moveSparrow', at: ontoShip ?? spotOf(random), facing }),
    () => ({ type: 'removeShip', ship }),
    () => ({
      type: 'moveCard',
      card,
      from: pile,
      fromPart,
      to: pile,
      toPart: random.pick(['top', 'unseen', 'discard']),
    }),
    () => ({ type: 'shufflePile', pile }),
    () => ({ type: 'setSupply', seat, place, supply: random.between(0, 4) }),
    () => ({ type: 'setDamaged', seat, place, damaged: random.percent(50) }),
    () => ({
      type: 'setDie',
      seat,
      die: random.between(0, 4),
      face: random.pick([...dieFaces, null]),
      spent: random.percent(30),
    }),
    () => ({ type: 'endTurn', ship }),
    () => ({ type: 'endPhase' }),
    // Few fights go over to the real table, so whatever can be done there is done often.
    ...Array.from({ length: state.realTable === undefined ? 1 : 4 }, () => [
      (): HandChange => ({ type: 'forgetSaid', said: random.pick([...saidIn(state), 'given:0']) }),
      (): HandChange => onOtherBoard(random, state),
    ]).flat(),
    () => ({ type: 'spawnWave', wave: 'wave' }),
    () => ({ type: 'speakRule', rule: 'rule' }),
    ...(random.percent(15) ? [(): HandChange => ({ type: 'endFight', result: 'success' })] : []),
  ])()
}

const saidIn = ({ realTable }: FightState): readonly string[] => realTable?.said.map(({ key }) => key) ?? []

/** Back on the board every ship and every tile gets a free hex. */
function onOtherBoard(random: Random, state: FightState): HandChange {
  if (state.realTable === undefined) return { type: 'playOnTable' }
  const ships = state.ships.filter(hasPlace)
  const free = hexesOfBoard(state)
  const spots = random.some(free, ships.length + state.realTable.laid.length)
  return {
    type: 'playOnBoard',
    ships: ships.flatMap(({ id }, index) => {
      const at = spots[index]
      return at === undefined ? [] : [{ ship: id, at, facing: random.pick([0, 1, 2, 3, 4, 5] as const) }]
    }),
    tiles: state.realTable.laid.flatMap((terrain, index) => {
      const at = spots[ships.length + index]
      return at === undefined ? [] : [{ terrain, at }]
    }),
  }
}

/** Hexes without terrain. */
const hexesOfBoard = ({ map }: FightState): readonly Spot[] =>
  shapeHexes(map.shape as unknown as BoardShape)
    .map(({ q, r }) => ({ q, r }))
    .filter((hex) => ![...map.terrain, ...map.wormholes].some(({ at }) => sameHex(at, hex)))

const spotFor = (random: Random) => (random.percent(15) ? null : spotOf(random))
const spotOf = (random: Random) => ({ q: random.between(-1, 11), r: random.between(-5, 11) })
