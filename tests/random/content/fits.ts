// Who flies with what: each ship and the Sparrow fitted by chance within what the rules allow (chapters CB, CO, SW), from the
// whole box, now and then with one of the invented cards.
import type { ActionCard } from '../../../main/games/akarios/combat/state/content.ts'
import type { FightSetup, SeatSetup } from '../../../main/games/akarios/combat/scenario/setup.ts'
import { cardPlaces, sparrowPlaces, type CardPlace } from '../../../shared/games/akarios/question/action.ts'
import type { Random } from '../random.ts'
import { boxOf, cardMade, nameOf, type Fittable, type Take } from './box.ts'
import { packCards } from './cards.ts'

export type FittedSeat = Pick<SeatSetup, 'seat' | 'cards'>

export interface Fits {
  readonly squad: readonly FittedSeat[]
  readonly sparrow: FightSetup['sparrow']
  /** Every card that is fitted, once. */
  readonly cards: readonly ActionCard[]
}

export function fitsMade(seed: string, random: Random, pilots: number): Fits {
  const take = boxOf(random)
  const cards: ActionCard[] = []
  const fitted = (one: Fittable): string => {
    cards.push(cardMade(seed, one))
    return nameOf(one)
  }
  const sparrow = sparrowMade(random, take)
  const places = sparrow.map((one, at) => ({ place: sparrowPlaces[at === 0 ? 0 : 1], card: fitted(one) }))
  const most = sparrow.some(({ card }) => card.id === 'extra-cockpit') ? 2 : 1
  const squad = (['p1', 'p2', 'p3', 'p4'] as const).slice(0, pilots).map((seat) => ({
    seat,
    cards: shipMade(random, take, most).map(({ place, kind, card }) => {
      if ('list' in card) return { place, kind, card: fitted(card) }
      cards.push(card)
      return { place, kind, card: card.id }
    }),
  }))
  return { squad, sparrow: places, cards }
}

/** At most two (SW-001). */
function sparrowMade(random: Random, take: Take): Fittable[] {
  const fitted: Fittable[] = []
  for (let at = random.between(0, sparrowPlaces.length); at > 0; at -= 1) {
    const one = take('sparrow', fitted)
    if (one !== null) fitted.push(one)
  }
  return fitted
}

interface Chosen {
  readonly place: CardPlace
  readonly kind: SeatSetup['cards'][number]['kind']
  readonly card: Fittable | ActionCard
}

/** Co-pilots displace a tech or an ability, so many on a ship (CO-001, CO-002). */
function shipMade(random: Random, take: Take, coPilots: number): Chosen[] {
  const beside: Fittable[] = []
  const sitting = (): number => beside.filter(({ kind }) => kind === 'coPilot').length
  return cardPlaces.flatMap((place): Chosen[] => {
    if (random.percent(20)) return []
    const own = ownKind(place)
    const isSeat = own === 'tech' || own === 'shipAbility' || own === 'pilotAbility'
    const kind = isSeat && sitting() < coPilots && random.percent(20) ? 'coPilot' : own
    const one = random.percent(15) ? null : take(kind, beside)
    if (one === null) return [{ place, kind: own, card: invented(random.pick(packCards[own])) }]
    beside.push(one)
    return [{ place, kind, card: one }]
  })
}

/** Some have the name of a card of the box. */
const invented = (card: ActionCard): ActionCard => ({ ...card, id: `invented-${card.id}` })

const ownKind = (place: CardPlace): keyof typeof packCards => (place.split('-')[0] ?? place) as keyof typeof packCards
