// How the history names a command: what was done, to whom, in the names of the packs.
import type {
  CampaignCommand,
  CampaignCommandType,
  CommandOf,
} from '../../../../shared/games/akarios/campaign/command.ts'
import type { CardKind } from '../../../../shared/games/akarios/card-places.ts'
import type { Named as Thing, NamedKind } from '../../../../shared/games/akarios/named.ts'
import type { Note } from '../../../../shared/kernel/note.ts'
import { named, namedCard, namedSeat } from './naming.ts'
import { seatOf } from './rows.ts'
import type { CampaignState } from './state.ts'
import { cardOf } from './stock.ts'
import { systemOf } from './systems.ts'
import type { CampaignContent } from './work.ts'

/** `key` below `akarios.camp.`; most are the command's own name. */
interface Named {
  readonly key?: string
  readonly args?: Note['args']
}

interface Names {
  readonly pilot: (id: string) => Thing
  readonly ship: (id: string) => Thing
  readonly card: (id: string) => Thing
  readonly owned: (id: number) => Thing
  readonly system: (id: string) => Thing
  readonly fit: (kind: CardKind, card: string) => Thing
  readonly player: (seat: number | null | undefined) => Thing | ''
  /** Which tree of the pilot it is, from 1, and the row of the hex; nothing where nobody has told the trees. */
  readonly skillHex: (pilot: string, tree: string, hex: string) => { tree: number; row: number } | undefined
  /** The row of a hex of the ship's tree. */
  readonly shipRow: (ship: string, hex: string) => number | undefined
}

type Titles = { readonly [T in CampaignCommandType]: (command: CommandOf<T>, names: Names) => Named }

const titles: Titles = {
  markSkill: ({ pilot, tree, hex }, names) => {
    const place = names.skillHex(pilot, tree, hex)
    const args = { pilot: names.pilot(pilot) }
    return place === undefined ? { args: { ...args, hex } } : { key: 'markSkill.at', args: { ...args, ...place } }
  },
  markShip: ({ ship, hex }, names) => {
    const row = names.shipRow(ship, hex)
    const args = { ship: names.ship(ship) }
    return row === undefined ? { args: { ...args, hex } } : { key: 'markShip.at', args: { ...args, row } }
  },
  equip: ({ seat, kind, card }, names) => ({ args: { player: names.player(seat), card: names.fit(kind, card) } }),
  takeOff: ({ seat, place }, names) => ({ args: { player: names.player(seat), place } }),
  equipSparrow: ({ cards }, names) =>
    cards.length === 0 ? { key: 'emptySparrow' } : { args: { cards: cards.map(names.card) } },
  giveCard: ({ owned, to }, names) =>
    to === null
      ? { key: 'giveCard.all', args: { card: names.owned(owned) } }
      : { args: { card: names.owned(owned), player: names.player(to) } },
  openScenario: ({ number }) => ({ args: { number } }),
  beginScenario: () => ({}),
  finishScenario: ({ number, outcome }) => ({ key: `finishScenario.${outcome}`, args: { number } }),
  skipWorld: ({ number }) => ({ args: { number } }),
  gain: () => ({}),
  switchPilot: ({ seat, pilot }, names) => ({ args: { player: names.player(seat), pilot: names.pilot(pilot) } }),
  switchShip: ({ seat, ship }, names) => ({ args: { player: names.player(seat), ship: names.ship(ship) } }),
  buyCard: ({ seat, upgrade }, names) => ({ args: { player: names.player(seat), card: names.card(upgrade) } }),
  sellCard: ({ owned }, names) => ({ args: { card: names.owned(owned) } }),
  buySupply: ({ amount }) => ({ args: { amount } }),
  buySparrowUpgrade: ({ card }, names) => ({ args: { card: names.card(card) } }),
  sellSparrowUpgrade: ({ card }, names) => ({ args: { card: names.card(card) } }),
  buyImprovement: ({ ship }, names) => ({ args: { ship: names.ship(ship) } }),
  cutTrauma: ({ pilot }, names) => ({ args: { pilot: names.pilot(pilot) } }),
  tellMarket: ({ number, name }) => ({ args: { number, name } }),
  scout: ({ number }) => ({ args: { number } }),
  placeStickers: ({ orders }) => ({ args: { numbers: orders.map(({ number }) => number) } }),
  endTrip: ({ system, next }, names) =>
    next === null ? { key: 'endTrip.none', args: { system: names.system(system) } } : { args: { next } },
  setAct: ({ act }) => ({ args: { act } }),
  setDifficulty: ({ difficulty }) => ({ key: `setDifficulty.${difficulty}` }),
  changeSeat: ({ seat, player }) => ({ args: { seat, player: namedSeat({ seat, player }) } }),
  setRuling: ({ key, value }) => ({ key: `setRuling.${key}`, args: { value } }),
  setByHand: ({ what }, names) => byHand(what, names),
  cardByHand: ({ card }, names) => cardByHand(card, names),
  achievementByHand: ({ name, has }) => ({ key: has ? 'achievementMarked' : 'achievementWiped', args: { name } }),
}

function byHand(what: CommandOf<'setByHand'>['what'], names: Names): Named {
  const key = `byHand.${what.of}`
  switch (what.of) {
    case 'credits':
    case 'stress':
      return { key, args: { player: names.player(what.seat), to: what.to } }
    case 'trauma':
    case 'points':
      return { key, args: { pilot: names.pilot(what.pilot), to: what.to } }
    case 'shipPoints':
      return { key, args: { ship: names.ship(what.ship), to: what.to } }
    case 'startValue':
      return what.to === null
        ? { key: `${key}.printed.${what.field}`, args: { ship: names.ship(what.ship) } }
        : { key: `${key}.${what.field}`, args: { ship: names.ship(what.ship), to: what.to } }
    default:
      return what.to === null ? { key: `${key}.none` } : { key, args: { to: what.to } }
  }
}

function cardByHand(card: CommandOf<'cardByHand'>['card'], names: Names): Named {
  switch (card.of) {
    case 'upgrade':
      return { key: 'cardIn', args: { card: names.card(card.upgrade) } }
    case 'noUpgrade':
      return { key: 'cardOut', args: { card: names.owned(card.owned) } }
    case 'coPilot':
      return { key: card.has ? 'cardIn' : 'cardOut', args: { card: names.card(card.coPilot) } }
    case 'sparrowUpgrade':
      return { key: card.has ? 'cardIn' : 'cardOut', args: { card: names.card(card.card) } }
    case 'modifier':
      return {
        key: card.count > 0 ? 'modifierIn' : 'modifierOut',
        args: { pilot: names.pilot(card.pilot), card: names.card(card.card), count: Math.abs(card.count) },
      }
  }
}

const kindOfFit = {
  weapon: 'upgrades',
  engine: 'upgrades',
  tech: 'upgrades',
  shipAbility: 'abilities',
  pilotAbility: 'abilities',
  coPilot: 'coPilots',
} as const satisfies Record<CardKind, NamedKind>

/** The title of a command that was carried out on `before`. */
export function titleOf<T extends CampaignCommandType>(
  before: CampaignState,
  command: CommandOf<T> & CampaignCommand,
  content: CampaignContent,
): Note {
  const { all } = content
  const names: Names = {
    pilot: (id) => named(all, 'pilots', id),
    ship: (id) => named(all, 'ships', id),
    card: (id) => namedCard(all, id),
    system: (id) => ({ of: 'systems', id, name: systemOf(content, id)?.name ?? id }),
    fit: (kind, id) => named(all, kindOfFit[kind], id),
    owned: (id) => namedCard(all, cardOf(before, id)?.upgrade ?? ''),
    skillHex: (pilot, tree, hex) => {
      const { trees = [] } = all.pilots[pilot] ?? {}
      const row = trees.find(({ id }) => id === tree)?.hexes.find(({ id }) => id === hex)?.row
      return row === undefined ? undefined : { tree: trees.findIndex(({ id }) => id === tree) + 1, row }
    },
    shipRow: (ship, hex) => all.ships[ship]?.tree?.hexes.find(({ id }) => id === hex)?.row,
    player: (seat) => {
      const row = seat === null || seat === undefined ? undefined : seatOf(before, seat)
      return row === undefined ? '' : namedSeat(row)
    },
  }
  const title: (command: CommandOf<T>, names: Names) => Named = titles[command.type]
  const { key = command.type, args = {} } = title(command, names)
  return { key: `akarios.camp.${key}`, args }
}
