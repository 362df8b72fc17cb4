// What screens see of a visit: never a card that nobody has revealed.
import type { PointOdds, WorldView } from '../../../../shared/games/akarios/world/world-view.ts'
import { seatsOf } from './attempt.ts'
import { laidBehind, placeBehind } from './cards.ts'
import { oddsByDice } from './odds.ts'
import { isMarkable, markOf, needOfPoint, offeredPoints, pointOf } from './points.ts'
import { canRollAgain } from './pilots.ts'
import type { WorldState } from './state.ts'
import { pilotIn } from './visit.ts'

export function view(state: WorldState): WorldView {
  const { setup, round, pilots, cards, marked, attempt, read, gains, stage } = state
  return {
    name: setup.name,
    scenario: setup.scenario,
    world: setup.world?.id ?? null,
    briefing: setup.world?.briefing ?? null,
    round,
    pilots: pilots.map(({ seat, health, energy, stress, trauma, is, card, dice, rests }, at) => {
      const tile = setup.seats[at]
      const skills = tile?.skills ?? { strength: 0, dexterity: 0, intelligence: 0, charm: 0 }
      return { seat, health, energy, stress, trauma, is, card, dice, rests, skills, fullHealth: tile?.health ?? health }
    }),
    cards: cards.map(({ number, x, y, points, stop }, at) => ({
      number,
      x,
      y,
      stop,
      start: at === 0,
      points: points.map((is, place) => ({
        is,
        marked: marked.includes(markOf(number, place)),
        markable: isMarkable(is),
      })),
    })),
    beyond: beyond(state),
    odds: stage.is === 'act' ? odds(state) : [],
    attempt: attempt && { card: attempt.card, point: attempt.point, seats: seatsOf(attempt) },
    dieFaces: setup.die,
    read,
    gains,
    result: stage.is === 'over' ? stage.result : null,
  }
}

function beyond({ cards }: WorldState): WorldView['beyond'] {
  const places = new Map<string, WorldView['beyond'][number]>()
  for (const card of cards)
    for (const point of card.points)
      if (point.type === 'move' && laidBehind(cards, card, point) === undefined) {
        const { x, y } = placeBehind(card, point)
        places.set(`${x} ${y}`, { x, y, number: point.card })
      }
  return [...places.values()]
}

function odds(state: WorldState): PointOdds[] {
  return offeredPoints(state).flatMap(({ card, point, parties }) => {
    const found = pointOf(state, { card, point })
    if (found === undefined) return []
    return parties.map((party) => {
      const seats = party.map(({ seat }) => seat)
      const asked = needOfPoint(state, found, seats)
      const most = party.reduce((sum, { dice }) => sum + dice, 0)
      const byDice = oddsByDice(state.setup.die, asked, most, mayRollAgain(state, seats))
      return { card, point, seats, need: asked.need, byDice }
    })
  })
}

/** Rule WX-020. Several pilots may each roll again once: that is no figure of one table. */
function mayRollAgain(state: WorldState, seats: readonly string[]): boolean {
  const [only, ...others] = seats
  const pilot = only === undefined ? undefined : pilotIn(state, only)
  return pilot !== undefined && others.length === 0 && canRollAgain(pilot)
}
