// The list that a table sets up the open scenario by (rules CB-001 to CB-012, CB-016, CB-027, SX-015, WX-001, WX-002).
import { difficultyShifts } from '../../../../../shared/games/akarios/difficulty.ts'
import { hexesOf } from '../../../../../shared/games/akarios/content/map.ts'
import type { Mission } from '../../../../../shared/games/akarios/content/mission.ts'
import { cardPlaces } from '../../../../../shared/games/akarios/question/action.ts'
import type { SetUpList } from '../../../../../shared/games/akarios/view/set-up-list.ts'
import { atSetUp } from '../board-tracks.ts'
import { carriedStress } from '../carried-stress.ts'
import { enemyCounts } from '../enemy-count.ts'
import { fittedOnSparrow } from '../equip.ts'
import { cardOfFit, fittedBolsters, fittedBonus } from '../fitted.ts'
import { seatDeck, type DeckCard } from '../modifier-deck.ts'
import { boardOf, seatsInPlay } from '../rows.ts'
import { startEnergy } from '../start-energy.ts'
import { startParts, type StartField } from '../start-values.ts'
import type { CampaignState, SeatRow } from '../state.ts'
import type { CampaignContent } from '../work.ts'

/** Null where no scenario is open. */
export function setUpList(state: CampaignState, content: CampaignContent): SetUpList | null {
  const { scenario: number, kind } = state.standing
  if (number === null || kind === null) return null
  const { all } = content
  const seats = seatsInPlay(state)
  const level = state.squad.difficulty
  const mission = kind === 'fight' ? Object.values(all.missions).find((one) => one.scenario === number) : undefined
  return {
    number,
    kind,
    mission: mission?.name ?? null,
    pilots: seats.length,
    difficulty: { level, ...difficultyShifts[level] },
    seats: seats.map((seat) => seatList(state, content, seat)),
    energy:
      kind === 'world' && all.figures !== undefined
        ? startEnergy(all.figures, seats.length, state.squad.ironman)
        : null,
    sparrow: fittedOnSparrow(state).map((card) => all.sparrowUpgrades[card]?.name ?? card),
    enemies:
      mission === undefined
        ? []
        : enemyCounts(mission, seats.length).map(({ enemy, ...counts }) => ({
            name: all.enemies[enemy]?.name ?? enemy,
            ...counts,
          })),
    boards: mission === undefined ? 0 : boardsOf(mission, seats.length),
    deployment: mission === undefined ? 0 : thingsOf(mission).filter(({ type }) => type === 'deployment').length,
    map: mission === undefined ? [] : mapList(mission),
    objectives: mission?.win.objectives.map(({ wording }) => wording) ?? [],
  }
}

function seatList(state: CampaignState, content: CampaignContent, seat: SeatRow): SetUpList['seats'][number] {
  const { all, board } = content
  const start = (field: StartField) => {
    const parts = startParts(state, content, seat.ship, field)
    if (parts === undefined) return undefined
    return parts.reduce((sum, { amount }) => sum + amount, 0) + fittedBonus(state, content, seat.seat, field)
  }
  const hull = start('hull')
  const shield = start('shield')
  const { stress } = boardOf(state, seat.seat)
  const atStart = atSetUp({ hull: 0, shield: 0, stress }, { hull: hull ?? 0, shield: shield ?? 0 })
  const { misses, triggers } = carriedStress(stress, board?.stressMarks ?? [])
  const deck = seatDeck(state, content, seat)
  const nameOf = (card: string) => all.modifierCards[card]?.name ?? card
  const changed = (deck ?? []).filter(({ base, now }) => base !== now)
  const listed = (cards: readonly DeckCard[]) =>
    cards.map(({ card, base, now }) => ({ name: nameOf(card), count: Math.abs(now - base) }))
  return {
    seat: seat.seat,
    player: seat.player,
    pilot: all.pilots[seat.pilot]?.name ?? seat.pilot,
    ship: all.ships[seat.ship]?.name ?? seat.ship,
    hull: hull === undefined ? null : atStart.hull,
    shield: shield === undefined ? null : atStart.shield,
    stress: atStart.stress,
    health: all.pilots[seat.pilot]?.health ?? null,
    stressMisses: misses,
    triggers,
    bolsters: state.standing.boosts + fittedBolsters(state, content),
    deck: seat.deck,
    deckSize: deck === undefined ? null : deck.reduce((sum, { now }) => sum + now, 0),
    putIn: listed(changed.filter(({ base, now }) => now > base)),
    takeOut: listed(changed.filter(({ base, now }) => now < base)),
    cards: cardPlaces.flatMap((place) =>
      state.fits
        .filter((row) => row.seat === seat.seat && row.place === place)
        .map((row) => {
          const card = cardOfFit(content, row)
          return { place, name: card?.name ?? row.card, supply: typeof card?.supply === 'number' ? card.supply : null }
        }),
    ),
  }
}

const thingsOf = ({ map }: Mission) => hexesOf(map).flatMap(({ things }) => things)

function boardsOf(mission: Mission, pilots: number): number {
  const enemies = enemyCounts(mission, pilots).reduce((sum, { regular, elite }) => sum + regular + elite, 0)
  const withHull = new Set(mission.markers.filter(({ hull }) => hull !== undefined).map(({ id }) => id))
  return enemies + thingsOf(mission).filter((thing) => thing.type === 'marker' && withHull.has(thing.marker)).length
}

/** Rule CB-027: these tiles cover three hexes each. */
const hexesOfTile: Readonly<Record<string, number>> = { asteroid: 3, nebula: 3 }

function mapList(mission: Mission): SetUpList['map'] {
  const counts = new Map<string, number>()
  for (const thing of thingsOf(mission)) {
    const name =
      thing.type === 'terrain'
        ? thing.terrain
        : thing.type === 'marker'
          ? (mission.markers.find(({ id }) => id === thing.marker)?.name ?? thing.marker)
          : undefined
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count: Math.ceil(count / (hexesOfTile[name] ?? 1)) }))
}
