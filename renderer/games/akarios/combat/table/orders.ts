// What is to be done with the pieces on the real table, read off what the last decision has brought about.
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'
import type { Texts } from '../../../../i18n/texts.tsx'

type Args = Readonly<Record<string, Json>>

/** A sentence of the catalogue by its word, and what fills it. */
export interface Order {
  readonly word: keyof Texts['combat']['table']['order']
  readonly args: Args
}

/** In the order of the log; pieces with which the same is done stand in one order. */
export function ordersOf(notes: readonly Pick<Note, 'key' | 'args'>[]): readonly Order[] {
  const orders: Order[] = []
  for (const { key, args } of notes) {
    const order = orderOf(key.slice('akarios.log.'.length), args)
    if (order === null) continue
    const same = orders.findIndex((one) => isSame(one, order))
    const before = orders[same]
    if (before === undefined) orders.push(order)
    else orders[same] = { ...before, args: { ...before.args, ships: [...shipsIn(before), ...shipsIn(order)] } }
  }
  return orders
}

function orderOf(note: string, args: Args): Order | null {
  const { ship = '', seat = '', toward } = args
  switch (note) {
    case 'enemyPlaced':
      return { word: 'setUp', args: { ships: [ship] } }
    case 'deployedOnTable':
      return { word: 'deploy', args: { ships: [ship] } }
    case 'shipDestroyed':
    case 'enemyLeft':
      return { word: 'takeOff', args: { ships: [ship] } }
    case 'pilotUnconscious':
      return { word: 'takeOff', args: { ships: [seat] } }
    case 'enemySpawned':
      return { word: 'arrive', args: { ships: [ship], marker: args['marker'] ?? '' } }
    case 'enemyTurnedOnTable':
      return { word: typeof toward === 'string' ? (turns[toward] ?? 'turnToLook') : 'turnToLook', args }
    case 'turnedOnTable':
      return { word: 'turn', args }
    case 'shipPushed':
      return { word: 'push', args }
    case 'shipPulled':
      return { word: 'pull', args }
    case 'shipShoved':
      return { word: 'makeRoom', args }
    case 'shipLanded':
      return { word: 'land', args }
    case 'shipsSwapped':
      return { word: 'swap', args }
    case 'sparrowMoved':
      return { word: 'sparrow', args: {} }
    case 'terrainPlaced':
      return { word: 'tile', args }
    default:
      return null
  }
}

const turns: Readonly<Record<string, Order['word']>> = {
  attack: 'turnToAttack',
  move: 'turnToMove',
  look: 'turnToLook',
}

const shipsIn = ({ args: { ships } }: Order): readonly Json[] =>
  Array.isArray(ships) ? (ships as readonly Json[]) : []

/** Both say the same of some ships. */
const isSame = (one: Order, other: Order): boolean =>
  one.word === other.word && 'ships' in other.args && one.args['marker'] === other.args['marker']
