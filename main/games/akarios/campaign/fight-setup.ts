// A campaign's squad and a mission become the set-up of a fight. What nobody has told yet is named, never made up.
import type { Lack } from '../../../../shared/contract/calls/fight.ts'
import type { CardKind } from '../../../../shared/games/akarios/card-places.ts'
import type { Board } from '../../../../shared/games/akarios/content/board.ts'
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import { enemyFigure, type Rank } from '../../../../shared/games/akarios/content/enemy.ts'
import { hexesOf } from '../../../../shared/games/akarios/content/map.ts'
import { missingOfSheet } from '../../../../shared/games/akarios/content/missing.ts'
import type { Mission } from '../../../../shared/games/akarios/content/mission.ts'
import type { Deck } from '../../../../shared/games/akarios/content/modifier.ts'
import { sparrowPlaces, type CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import { fail, ok, type Result } from '../../../../shared/lib/result.ts'
import { defaultRulings, type FightSetup, type Rulings, type SeatSetup } from '../combat/index.ts'
import { deckLabelled, drawsFrom, type DeckLabel } from './decks.ts'

export interface FightSeat {
  /** 1 to 4. */
  readonly seat: number
  readonly pilot: string
  readonly ship: string
  readonly deck: DeckLabel
  /** As the ship is fitted for this fight. */
  readonly cards: readonly FittedCard[]
}

/** A card on a player board, by its id in the packs. */
export interface FittedCard {
  readonly place: CardPlace
  readonly kind: CardKind
  readonly card: string
}

export interface FightWanted {
  readonly seats: readonly FightSeat[]
  /** Upgrades on the Sparrow, by id, in the order of its places (SW-001). */
  readonly sparrow: readonly string[]
  readonly mission: Mission
  readonly difficulty: FightSetup['difficulty']
  readonly ironman: boolean
  readonly rulings?: Rulings | undefined
  readonly content: Content
  /** Of the squad's own pack; none when no pack has one. */
  readonly board: Board | undefined
  readonly decks: readonly Deck[]
  readonly traumaCards: readonly Content['traumaCards'][string][]
}

/** The set-up, or everything that is lacking for it. */
export function fightSetup(wanted: FightWanted): Result<FightSetup, readonly Lack[]> {
  const { seats, mission, content, board, decks, traumaCards } = wanted
  const enemyDeck = deckLabelled(decks, drawsFrom({ side: 'enemies' }))
  const lacks = [
    ...seats.flatMap((seat) => [...shipLacks(seat, content), ...deckLacks(seat, decks)]),
    ...boardLacks(board),
    ...(enemyDeck?.cards === undefined ? [lackOf('enemyDeck', enemyDeck?.id ?? 'E', enemyDeck?.name, ['cards'])] : []),
    ...enemyLacks(mission, seats.length, content),
    ...mapLacks(mission, seats.length),
    ...cardLacks(content),
  ]
  if (lacks.length > 0 || board === undefined) return fail(lacks)
  const squad = seats.map((seat) => seatSetup(seat, content, decks))
  return ok({
    difficulty: wanted.difficulty,
    ironman: wanted.ironman,
    rulings: wanted.rulings ?? defaultRulings,
    mission,
    squad,
    sparrow: sparrowPlaces.flatMap((place, at) => {
      const card = wanted.sparrow[at]
      return card === undefined ? [] : [{ place, card: cardKey('sparrow', card) }]
    }),
    bolsterBoosts: 0,
    enemyDeck: cardsOf(enemyDeck),
    traumaDeck: traumaCards.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id)),
    content: {
      board,
      cards: cardsFor(wanted),
      enemies: picked(
        content.enemies,
        enemiesOf(mission, seats.length).map(({ enemy }) => enemy),
      ),
      modifiers: Object.fromEntries(Object.entries(content.modifierCards).filter(([, { form }]) => form === 'card')),
      trauma: Object.fromEntries(traumaCards.map((card) => [card.id, card])),
    },
  })
}

const lackOf = (thing: Lack['thing'], id: string, name: string | undefined, fields: string[]): Lack => ({
  thing,
  id,
  name: name ?? id,
  fields,
})

/** An ability and an upgrade may share an id, so a fight knows only upgrades by their bare one. */
const cardKey = (kind: CardKind | 'sparrow', id: string): string =>
  kind === 'weapon' || kind === 'engine' || kind === 'tech' ? id : `${tableOf(kind)}:${id}`

const tableOf = (kind: CardKind | 'sparrow') =>
  kind === 'sparrow'
    ? 'sparrowUpgrades'
    : kind === 'coPilot'
      ? 'coPilots'
      : kind === 'shipAbility' || kind === 'pilotAbility'
        ? 'abilities'
        : 'upgrades'

function cardsFor({ seats, sparrow, content }: FightWanted): FightSetup['content']['cards'] {
  const fitted: { kind: CardKind | 'sparrow'; card: string }[] = [
    ...seats.flatMap(({ cards }) => [...cards]),
    ...sparrow.map((card) => ({ kind: 'sparrow' as const, card })),
  ]
  return Object.fromEntries(
    fitted.flatMap(({ kind, card }) => {
      const entry = content[tableOf(kind)][card]
      return entry === undefined ? [] : [[cardKey(kind, card), entry]]
    }),
  )
}

const picked = <T>(table: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const entry = table[id]
      return entry === undefined ? [] : [[id, entry]]
    }),
  )

const cardsOf = (deck: Deck | undefined): string[] =>
  (deck?.cards ?? []).flatMap(({ card, count }) => Array.from({ length: count }, () => card))

function shipLacks({ ship: id }: FightSeat, { ships }: Content): Lack[] {
  const ship = ships[id]
  const fields = (['hull', 'shield'] as const).filter((field) => ship?.[field] === undefined)
  return fields.length === 0 ? [] : [lackOf('ship', id, ship?.name, fields)]
}

function deckLacks({ deck: label }: FightSeat, decks: readonly Deck[]): Lack[] {
  const deck = deckLabelled(decks, label)
  return deck?.cards === undefined ? [lackOf('pilotDeck', deck?.id ?? String(label), deck?.name, ['cards'])] : []
}

function boardLacks(board: Board | undefined): Lack[] {
  const fields = board === undefined ? ['moves'] : missingOfSheet('board', board)
  return fields.length === 0 ? [] : [lackOf('board', 'board', undefined, [...fields])]
}

interface Wanted {
  readonly enemy: string
  readonly rank: Rank
}

/** Each enemy that may come for so many pilots, once by rank (rules CB-012, SP-001). */
function enemiesOf(mission: Mission, pilots: number): readonly Wanted[] {
  const drawn = hexesOf(mission.map).flatMap(({ things }) =>
    things.flatMap((thing) => (thing.type === 'enemy' && thing.from <= pilots ? [thing] : [])),
  )
  const waves = mission.waves.flatMap(({ table }) => Object.values(table).flat())
  const kinds = new Map([...drawn, ...waves].map(({ enemy, rank }) => [`${enemy}/${rank}`, { enemy, rank }]))
  return [...kinds.values()]
}

/** Hull, shield and attack by rank (CB-014, CB-016), the standees and the combat cards. */
const enemyLacks = (mission: Mission, pilots: number, { enemies }: Content): Lack[] =>
  enemiesOf(mission, pilots).flatMap(({ enemy: id, rank }) => {
    const enemy = enemies[id]
    if (enemy === undefined) return [lackOf('enemy', id, undefined, ['standees'])]
    const fields = [
      ...(['standees', 'deckNumber', 'cards'] as const).filter((field) => enemy[field] === undefined),
      ...(['hull', 'shield', 'attack'] as const).flatMap((field) =>
        enemyFigure(enemy, rank, 1, field) === undefined ? [`${rank}.${field}`] : [],
      ),
    ]
    return fields.length === 0 ? [] : [lackOf('enemy', id, enemy.name, fields)]
  })

/** A hex for each ship to begin in (CB-021). */
function mapLacks(mission: Mission, pilots: number): Lack[] {
  const places = hexesOf(mission.map).filter(({ things }) => things.some(({ type }) => type === 'deployment'))
  return places.length < pilots ? [lackOf('map', mission.id, mission.name, ['deployment'])] : []
}

const cardLacks = ({ modifierCards }: Content): Lack[] =>
  ['stress-miss'].flatMap((id) =>
    modifierCards[id] === undefined ? [lackOf('modifierCard', id, undefined, ['change'])] : [],
  )

function seatSetup(seat: FightSeat, content: Content, decks: readonly Deck[]): SeatSetup {
  const ship = content.ships[seat.ship]
  return {
    seat: `p${seat.seat}` as SeatSetup['seat'],
    pilot: seat.pilot,
    ship: seat.ship,
    hull: [{ part: 'ship', amount: ship?.hull ?? 0 }],
    shield: [{ part: 'ship', amount: ship?.shield ?? 0 }],
    stress: 0,
    trauma: 0,
    deck: cardsOf(deckLabelled(decks, seat.deck)),
    cards: seat.cards.map(({ place, kind, card }) => ({ place, kind, card: cardKey(kind, card) })),
  }
}
