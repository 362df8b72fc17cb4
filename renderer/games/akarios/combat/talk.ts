// Puts names in the place of ids: what the machine says with ids, people read with the names of pilots, ships and cards.
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { FightView, ShipView } from '../../../../shared/games/akarios/view/fight-view.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import { hexName } from '../../../../shared/lib/hex/names.ts'
import { formatList } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import { sentenceText, type Sentence } from '../../../i18n/sentence.ts'
import type { Texts } from '../../../i18n/texts.tsx'

export interface Talk {
  /** The name of a ship, seat, card, place, effect or any other word of the game. */
  readonly name: (id: string) => string
  /** What a seat does by this name: the card in that place, or a basic action. */
  readonly action: (seat: string, action: string) => string
  /** A sentence of the catalogue with its holes filled. */
  readonly say: (template: string, args?: Readonly<Record<string, Json>>) => string
  /** A line of the log. */
  readonly tell: (note: Sentence) => string
}

type Seats = CampaignView['seats']

const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

/** "Scout 2", "Merkava": unique on the board. */
export const shipName = (ship: ShipView, seats: Seats): string => {
  switch (ship.kind) {
    case 'pilot':
      return seats.find(({ seat }) => `p${seat}` === ship.id)?.shipName ?? ship.ship
    case 'enemy':
      return `${ship.name} ${ship.number}`
    case 'marker':
      return ship.marker
    case 'sparrow':
      return 'Sparrow'
  }
}

export function talkOf(texts: Texts, language: Language, { ships }: FightView, seats: Seats): Talk {
  const names: Record<string, string> = { table: texts.combat.everybody }
  for (const ship of ships) {
    names[ship.id] = shipName(ship, seats)
    if (ship.kind === 'enemy') names[ship.type] = ship.name
    if (ship.kind === 'pilot') for (const { card, name } of ship.cards) names[card] = name
  }
  const words: Readonly<Record<string, string>> = texts.combat.words
  const name = (id: string): string =>
    own(names, id) ?? own(words, id) ?? own(words, `action-${id}`) ?? gone(names, words, id)
  const inWords = (value: Json): Json => {
    if (typeof value === 'string') return name(value)
    if (Array.isArray(value)) return value.map((one: Json) => inWords(one))
    if (typeof value !== 'object' || value === null) return value
    const spot = 'at' in value ? (value as { at: Json }).at : value
    return isSpot(spot) ? hexName(spot) : value
  }
  const action = (seat: string, id: string): string => {
    const pilot = ships.find((ship) => ship.kind === 'pilot' && ship.id === seat)
    const card = pilot?.kind === 'pilot' ? pilot.cards.find(({ place }) => place === id) : undefined
    return card?.name ?? own(words, `action-${id}`) ?? name(id)
  }
  const filled = (args: Readonly<Record<string, Json>>) => {
    const { seat, action: done } = args
    const named = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, inWords(value)]))
    return typeof seat === 'string' && typeof done === 'string' ? { ...named, action: action(seat, done) } : named
  }
  const printed = (value: Json | undefined): string => {
    if (Array.isArray(value)) return formatList(language, value.map(printed))
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return {
    name,
    action,
    say: (template, args = {}) => {
      const known = filled(args)
      return template.replaceAll(/\{(\w+)\}/g, (_, hole: string) => printed(known[hole]))
    },
    tell: ({ key, args }) => sentenceText(texts, language, { key, args: filled(args) }),
  }
}

const isSpot = (value: Json | undefined): value is { q: number; r: number } =>
  typeof value === 'object' && value !== null && 'q' in value && 'r' in value

/** A ship that is no longer on the board keeps its type's name and number; any other id is written as words. */
function gone(names: Readonly<Record<string, string>>, words: Readonly<Record<string, string>>, id: string): string {
  const [type = id, number] = id.split('#')
  if (number !== undefined) return `${own(names, type) ?? type.replaceAll('-', ' ')} ${number}`
  const [pile, of] = id.split(':')
  if (pile !== undefined && of !== undefined) return `${own(words, pile) ?? pile} ${own(names, of) ?? of}`
  return id.replaceAll('-', ' ')
}
