// Puts names in the place of ids: what the machine says with ids, people read with the names of pilots, ships and cards.
import type { CampaignView } from '../../../../shared/contract/calls/campaign.ts'
import type { FightView, ShipView } from '../../../../shared/games/akarios/view/fight-view.ts'
import type { Json } from '../../../../shared/kernel/json.ts'
import type { Problem } from '../../../../shared/kernel/problem.ts'
import type { Hex } from '../../../../shared/lib/hex.ts'
import { hexName, placeOf } from '../../../../shared/lib/hex/names.ts'
import { formatList } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/language.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { sentenceText, type Sentence } from '../../../i18n/sentence.ts'
import type { Texts } from '../../../i18n/texts.tsx'

export interface Talk {
  /** The name of a ship, seat, card, place, effect or any other word of the game. */
  readonly name: (id: string) => string
  /** Who sits in a seat; the table itself by its own word. */
  readonly person: (seat: string) => string
  /** A letter or number that tells a ship of the squad or an enemy from its like on the board. */
  readonly tag: (ship: ShipView) => string
  /** What a seat does by this name: the card in that place, or a basic action. */
  readonly action: (seat: string, action: string) => string
  /** A sentence of the catalogue with its holes filled. */
  readonly say: (template: string, args?: Readonly<Record<string, Json>>) => string
  /** A line of the log. */
  readonly tell: (note: Sentence) => string
  /** Why something was not taken, with the rule where there is one. */
  readonly refusal: (problem: Problem) => string
}

type Seats = CampaignView['seats']

const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

/** "Scout 2", "Merkava": unique on the board. */
const shipName = (ship: ShipView, seats: Seats, names: FightView['names']): string => {
  switch (ship.kind) {
    case 'pilot':
      return seats.find(({ seat }) => `p${seat}` === ship.id)?.shipName ?? ship.ship
    case 'enemy':
      return `${ship.name} ${ship.number}`
    case 'marker':
      return own(names, ship.marker) ?? ship.marker.replaceAll('-', ' ')
    case 'sparrow':
      return 'Sparrow'
  }
}

export function talkOf(texts: Texts, language: Language, view: FightView, seats: Seats): Talk {
  const { ships } = view
  const names: Record<string, string> = { ...view.names, table: texts.combat.everybody }
  for (const ship of ships) names[ship.id] = shipName(ship, seats, view.names)
  const people = new Map(seats.map(({ seat, pilotName }) => [`p${seat}`, pilotName]))
  const words: Readonly<Record<string, string>> = texts.combat.words
  const name = (id: string): string =>
    own(names, id) ?? own(words, id) ?? own(words, `action-${id}`) ?? gone(names, words, id)
  const person = (seat: string): string => people.get(seat) ?? name(seat)
  /** `as`: the argument's own name, which decides between words that are spelled alike. */
  const inWords = (value: Json, as: string): Json => {
    if (typeof value === 'string') return as === 'seat' ? person(value) : (own(words, `${as}-${value}`) ?? name(value))
    if (Array.isArray(value)) return value.map((one: Json) => inWords(one, as))
    if (typeof value === 'number') return own(words, `${as}-${value}`) ?? value
    if (typeof value !== 'object' || value === null) return value
    const spot = 'at' in value ? (value as { at: Json }).at : value
    return isSpot(spot) ? hexName(spot) : value
  }
  const action = (seat: string, id: string): string => {
    const pilot = ships.find((ship) => ship.kind === 'pilot' && ship.id === seat)
    const card = pilot?.kind === 'pilot' ? pilot.cards.find(({ place }) => place === id) : undefined
    const upgrade = view.sparrowUpgrades.find(({ place }) => place === id)
    return card?.name ?? upgrade?.name ?? own(words, `action-${id}`) ?? name(id)
  }
  const filled = (args: Readonly<Record<string, Json>>) => {
    const { seat, action: done } = args
    const named = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, inWords(value, key)]))
    return typeof seat === 'string' && typeof done === 'string' ? { ...named, action: action(seat, done) } : named
  }
  const printed = (value: Json | undefined): string => {
    if (Array.isArray(value)) return formatList(language, value.map(printed))
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const fill = (template: string, args: Readonly<Record<string, Json>>): string =>
    template.replaceAll(/\{(\w+)\}/g, (_, hole: string) => printed(args[hole]))
  const letters = ships.map((ship) => (ship.kind === 'pilot' ? (names[ship.id] ?? '').slice(0, 1) : ''))
  const tag = (ship: ShipView): string => {
    if (ship.kind === 'enemy') return String(ship.number)
    if (ship.kind === 'sparrow') return 'S'
    const letter = (names[ship.id] ?? '').slice(0, 1).toUpperCase()
    const alone = letters.filter((other) => other.toUpperCase() === letter).length === 1 && letter !== 'S'
    return ship.kind === 'pilot' && !alone ? ship.id.replace('p', '') : letter
  }
  return {
    name,
    person,
    tag,
    action,
    say: (template, args = {}) => fill(template, filled(args)),
    tell: ({ key, args }) => sentenceText(texts, language, { key, args: filled(args) }),
    refusal: ({ key, args = {}, rule }) => {
      const known = filled(args)
      const sentence = own(texts.combat.refused, key)
      const words = sentence === undefined ? refusalText(texts, { code: 'refused', key, args }) : fill(sentence, known)
      return rule === undefined ? words : `${words} (${rule})`
    },
  }
}

const isSpot = (value: Json | undefined): value is { q: number; r: number } =>
  typeof value === 'object' && value !== null && 'q' in value && 'r' in value

/** A hex beyond the board's edge has no name. */
const hexInWords = (hex: Hex): string => (placeOf(hex).row < 0 ? '' : hexName(hex))

/** A ship that is no longer on the board keeps its type's name and number; any other id is written as words. */
function gone(names: Readonly<Record<string, string>>, words: Readonly<Record<string, string>>, id: string): string {
  const [type = id, number] = id.split('#')
  if (number !== undefined) return `${own(names, type) ?? type.replaceAll('-', ' ')} ${number}`
  const hex = /^(\d+),(-?\d+)$/.exec(id)
  if (hex !== null) return hexInWords({ q: Number(hex[1]), r: Number(hex[2]) })
  const [pile = id, of] = id.split(':')
  if (of !== undefined)
    return (own(words, `pile-${pile}`) ?? '{of}').replace('{of}', own(names, of) ?? own(words, of) ?? of)
  // A name in words, such as that of a hex, is not to be taken apart.
  return /^[a-z0-9-]+$/.test(id) ? id.replaceAll('-', ' ') : id
}
