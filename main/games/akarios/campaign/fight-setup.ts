// A campaign's squad and a mission become the set-up of a fight. What nobody has told yet is named, never made up.
import type { Lack } from '../../../../shared/contract/calls/fight.ts'
import type { TabletopName } from '../../../../shared/contract/choices.ts'
import type { CardKind } from '../../../../shared/games/akarios/card-places.ts'
import type { Content } from '../../../../shared/games/akarios/content/content.ts'
import type { Rank } from '../../../../shared/games/akarios/content/enemy.ts'
import { hexesOf } from '../../../../shared/games/akarios/content/map.ts'
import type { Mission } from '../../../../shared/games/akarios/content/mission.ts'
import type { Deck } from '../../../../shared/games/akarios/content/modifier.ts'
import { cardPlaces, sparrowPlaces } from '../../../../shared/games/akarios/question/action.ts'
import { fail, ok, type Result } from '../../../../shared/lib/result.ts'
import { defaultRulings, type FightSetup, type Rulings, type SeatSetup } from '../combat/index.ts'
import { deckLabelled, drawsFrom, type DeckLabel } from './decks.ts'
import { fittedOnSparrow } from './equip.ts'
import { firstFit, type FittedCard } from './first-fit.ts'
import { seatDeck } from './modifier-deck.ts'
import { boardOf, pilotOf } from './rows.ts'
import { startFields, startParts, type StartField } from './start-values.ts'
import type { CampaignState, SeatRow } from './state.ts'
import type { CampaignContent } from './work.ts'

export interface FightWanted {
  readonly state: CampaignState
  /** Numbers of the seats that fly; the others hold nothing and count nowhere (FR-006). */
  readonly seats: readonly number[]
  readonly mission: Mission
  readonly rulings?: Rulings | undefined
  readonly tabletop?: TabletopName | undefined
  readonly content: CampaignContent
  readonly traumaCards: readonly Content['traumaCards'][string][]
}

export interface FightSeat extends SeatRow {
  readonly cards: readonly FittedCard[]
}

/** As it was fitted; a board on which nobody has laid anything takes what was gained first. */
export function seatFits({ state, seats, content }: FightWanted): readonly FightSeat[] {
  return state.seats
    .filter(({ seat }) => seats.includes(seat))
    .map((seat) => {
      const fits = cardPlaces.flatMap((place) =>
        state.fits.filter((row) => row.seat === seat.seat && row.place === place),
      )
      const upgrades = state.upgrades.filter((card) => card.seat === seat.seat).map(({ upgrade }) => upgrade)
      const first = () => firstFit({ pilot: seat.pilot, upgrades }, content.all, content.board)
      return { ...seat, cards: fits.length > 0 ? fits : first() }
    })
}

/** The set-up, or everything that is lacking for it. */
export function fightSetup(wanted: FightWanted): Result<FightSetup, readonly Lack[]> {
  const { state, mission, content, traumaCards } = wanted
  const { all, board, decks } = content
  const seats = seatFits(wanted)
  const enemyDeck = deckLabelled(decks, drawsFrom({ side: 'enemies' }))
  const lacks = [
    ...seats.flatMap((seat) => [...shipLacks(seat, wanted), ...deckLacks(seat, decks)]),
    ...(board === undefined ? [lackOf('board', 'board', undefined, ['moves'])] : []),
    ...(enemyDeck?.cards === undefined ? [lackOf('enemyDeck', enemyDeck?.id ?? 'E', enemyDeck?.name, ['cards'])] : []),
    ...nameLacks(mission, seats.length, all),
    ...(wanted.tabletop === 'table' ? [] : mapLacks(mission, seats.length)),
    ...cardLacks(all),
  ]
  if (lacks.length > 0 || board === undefined) return fail(lacks)
  const sparrow = fittedOnSparrow(state)
  return ok({
    difficulty: state.squad.difficulty,
    ironman: state.squad.ironman,
    rulings: wanted.rulings ?? defaultRulings,
    ...(wanted.tabletop === 'table' ? { tabletop: 'table' } : {}),
    mission,
    squad: seats.map((seat) => seatSetup(seat, wanted)),
    sparrow: sparrowPlaces.flatMap((place, at) => {
      const card = sparrow[at]
      return card === undefined ? [] : [{ place, card: cardKey('sparrow', card) }]
    }),
    bolsterBoosts: state.standing.boosts,
    enemyDeck: cardsOf(enemyDeck?.cards),
    traumaDeck: traumaCards.flatMap(({ id, copies = 1 }) => Array.from({ length: copies }, () => id)),
    content: {
      board,
      cards: cardsFor(seats, sparrow, all),
      enemies: picked(
        all.enemies,
        enemiesOf(mission, seats.length).map(({ enemy }) => enemy),
      ),
      modifiers: Object.fromEntries(Object.entries(all.modifierCards).filter(([, { form }]) => form === 'card')),
      trauma: Object.fromEntries(traumaCards.map((card) => [card.id, card])),
    },
  })
}

export const lackOf = (thing: Lack['thing'], id: string, name: string | undefined, fields: string[]): Lack => ({
  thing,
  id,
  name: name ?? id,
  fields,
})

/** An ability and an upgrade may share an id, so a fight knows only upgrades by their bare one. */
const cardKey = (kind: CardKind | 'sparrow', id: string): string =>
  kind === 'weapon' || kind === 'engine' || kind === 'tech' ? id : `${tableOf(kind)}:${id}`

export const tableOf = (kind: CardKind | 'sparrow') =>
  kind === 'sparrow'
    ? 'sparrowUpgrades'
    : kind === 'coPilot'
      ? 'coPilots'
      : kind === 'shipAbility' || kind === 'pilotAbility'
        ? 'abilities'
        : 'upgrades'

function cardsFor(
  seats: readonly FightSeat[],
  sparrow: readonly string[],
  content: Content,
): FightSetup['content']['cards'] {
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

const cardsOf = (cards: Deck['cards'] = []): string[] =>
  cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card))

function shipLacks({ ship: id }: FightSeat, { state, content }: FightWanted): Lack[] {
  const fields = startFields.filter((field) => startParts(state, content, id, field) === undefined)
  return fields.length === 0 ? [] : [lackOf('ship', id, content.all.ships[id]?.name, fields)]
}

function deckLacks({ deck: label }: FightSeat, decks: readonly Deck[]): Lack[] {
  const deck = deckLabelled(decks, label as DeckLabel)
  return deck?.cards === undefined ? [lackOf('pilotDeck', deck?.id ?? String(label), deck?.name, ['cards'])] : []
}

export interface Wanted {
  readonly enemy: string
  readonly rank: Rank
}

/** Each enemy that may come for so many pilots, once by rank (rules CB-012, SP-001). */
export function enemiesOf(mission: Mission, pilots: number): readonly Wanted[] {
  const drawn = hexesOf(mission.map).flatMap(({ things }) =>
    things.flatMap((thing) => (thing.type === 'enemy' && thing.from <= pilots ? [thing] : [])),
  )
  const waves = mission.waves.flatMap(({ table }) => Object.values(table).flat())
  const kinds = new Map([...drawn, ...waves].map(({ enemy, rank }) => [`${enemy}/${rank}`, { enemy, rank }]))
  return [...kinds.values()]
}

/** An enemy that no pack knows by name; what it prints is asked in the fight. */
const nameLacks = (mission: Mission, pilots: number, { enemies }: Content): Lack[] =>
  [...new Set(enemiesOf(mission, pilots).map(({ enemy }) => enemy))]
    .filter((id) => enemies[id] === undefined)
    .map((id) => lackOf('enemy', id, undefined, ['standees']))

/** A hex for each ship to begin in (CB-021). */
function mapLacks(mission: Mission, pilots: number): Lack[] {
  const places = hexesOf(mission.map).filter(({ things }) => things.some(({ type }) => type === 'deployment'))
  return places.length < pilots ? [lackOf('map', mission.id, mission.name, ['deployment'])] : []
}

const cardLacks = ({ modifierCards }: Content): Lack[] =>
  ['stress-miss'].flatMap((id) =>
    modifierCards[id] === undefined ? [lackOf('modifierCard', id, undefined, ['change'])] : [],
  )

/** Start values with their summands (CB-001), stress as travel left it (CB-002), the deck as the pilot has made it (CB-009). */
function seatSetup(seat: FightSeat, { state, content }: FightWanted): SeatSetup {
  const parts = (field: StartField) => [...(startParts(state, content, seat.ship, field) ?? [])]
  const deck = seatDeck(state, content, seat) ?? []
  return {
    seat: `p${seat.seat}` as SeatSetup['seat'],
    pilot: seat.pilot,
    ship: seat.ship,
    hull: parts('hull'),
    shield: parts('shield'),
    stress: boardOf(state, seat.seat).stress,
    trauma: pilotOf(state, seat.pilot).trauma,
    deck: cardsOf(deck.map(({ card, now }) => ({ card, count: now }))),
    cards: seat.cards.map(({ place, kind, card }) => ({ place, kind, card: cardKey(kind, card) })),
  }
}
