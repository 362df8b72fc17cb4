// The state as screens see it.
import type { BodyView, FightView, PileView, ShipView } from '../../../../shared/games/akarios/view/fight-view.ts'
import { holds } from './cards/span.ts'
import { facesOf } from './dice.ts'
import { enemyPhaseView } from './enemy/phase-view.ts'
import { mayChangeBoard } from './hand/other-board.ts'
import { toldOf } from './hand/told.ts'
import { previewsOf, reachOf } from './preview.ts'
import { isDone, progressOf } from './scenario/goals.ts'
import { roundTrackOf } from './scenario/round-track.ts'
import type { Ship } from './state/ships.ts'
import type { FightContent } from './state/content.ts'
import type { FightState } from './state/state.ts'
import { shapeHexes, type BoardShape } from './tabletop/board/map.ts'

export function viewOf(state: FightState): FightView {
  const { round, phase, map, piles, orders, outcome, content } = state
  const { mission } = content
  const attack = state.attacks.at(-1)
  const goals = [
    ...mission.win.objectives.map((one) => ({ ...one, loses: false })),
    ...mission.lose.map((one) => ({ ...one, loses: true })),
  ]
  return {
    round,
    roundTrack: roundTrackOf(state),
    phase,
    mission: mission.id,
    names: namesOf(content),
    dieFaces: facesOf(content.board),
    stressMarks: content.board.stressMarks,
    board: {
      hexes: shapeHexes(map.shape as unknown as BoardShape).map(({ q, r }) => ({ q, r })),
      terrain: map.terrain,
      wormholes: map.wormholes,
      deployment: map.deployment,
      markers: map.markers.filter(
        ({ marker }) => !mission.markers.some(({ id, hull }) => id === marker && hull !== undefined),
      ),
    },
    realTable: state.realTable === undefined ? null : { told: toldOf(state), laid: state.realTable.laid },
    mayChangeBoard: mayChangeBoard(state),
    ships: state.ships.map((ship) => shipView(state, ship)),
    sparrowUpgrades: state.sparrowUpgrades.map(({ place, card, supply, startSupply }) => {
      const { name, wording } = content.cards[card] ?? { name: card, wording: '' }
      const waits = state.squadWaiting.some(({ from }) => from === card)
      return { place, card, name, wording, supply, startSupply, waits }
    }),
    // By name: the order of keys in a state says nothing.
    piles: Object.entries(piles)
      .map(([name, { top, unseen, discard, drawn }]): PileView => ({
        name,
        left: top.length + unseen.length,
        discard,
        top,
        unseen,
        fresh: drawn === 0,
        kinds: kindsOf(content, name),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    orders,
    enemyPhase: enemyPhaseView(state),
    waves: mission.waves.map(({ id }) => id),
    rules: mission.rules.map(({ id, wording }) => ({ id, wording })),
    previews: previewsOf(state),
    reach: reachOf(state),
    objectives: goals.map(({ id, wording, goal, loses }) => ({
      id,
      wording,
      loses,
      done: isDone(state, goal),
      progress: progressOf(state, goal),
    })),
    attack: attack === undefined ? null : { attacker: attack.attacker, targets: attack.targets },
    outcome: outcome === null ? null : { result: outcome.result, why: outcome.why },
  }
}

const namesOf = ({ cards, modifiers, trauma, enemies, mission }: FightContent): Readonly<Record<string, string>> => {
  const tables: readonly Readonly<Record<string, { readonly name: string }>>[] = [cards, modifiers, trauma, enemies]
  return Object.fromEntries([
    ...mission.markers.map(({ id, name }) => [id, name] as const),
    ...tables.flatMap((table) => Object.entries(table).map(([id, { name }]) => [id, name] as const)),
  ])
}

/** The cards that a pile may hold: no other would mean anything when it is drawn. */
function kindsOf(content: FightContent, pile: string): readonly string[] {
  if (pile === 'trauma') return Object.keys(content.trauma).toSorted()
  if (!pile.startsWith('combat:')) return Object.keys(content.modifiers).toSorted()
  return (content.enemies[pile.slice('combat:'.length)]?.cards ?? []).map(({ id }) => id).toSorted()
}

function shipView(state: FightState, ship: Ship): ShipView {
  const { content } = state
  const body = bodyView(ship)
  switch (ship.kind) {
    case 'pilot': {
      const { kind, pilot, ship: tile, stress, trauma, out, passed, dice, pendingTrauma } = ship
      const cards = ship.cards.map(({ place, card, kind: sort, supply, startSupply, damaged }) => {
        const { name, wording } = content.cards[card] ?? { name: card, wording: '' }
        const inForce = ship.held.some((held) => held.place === place && holds(state, held))
        return { place, card, kind: sort, name, wording, supply, startSupply, damaged, inForce }
      })
      return { ...body, kind, pilot, ship: tile, stress, trauma, out, passed, dice, cards, pendingTrauma }
    }
    case 'enemy': {
      const { kind, type, number, rank, attack, immune, firstRound } = ship
      return {
        ...body,
        kind,
        type,
        name: content.enemies[type]?.name ?? type,
        number,
        rank,
        attack,
        immune,
        firstRound,
      }
    }
    case 'marker':
      return { ...body, kind: 'marker', marker: ship.marker, side: ship.side }
    case 'sparrow':
      return { ...body, kind: 'sparrow' }
  }
}

const bodyView = ({ id, pose, hull, shield, startHull, startShield, effects, waiting }: Ship): BodyView => ({
  id,
  pose,
  hull,
  shield,
  startHull,
  startShield,
  effects,
  waiting: waiting.map(({ bonus, from }) => ({
    bonus: bonus.add === 'effect' ? bonus.effect : bonus.add,
    amount: 'amount' in bonus ? bonus.amount : null,
    from,
  })),
})
