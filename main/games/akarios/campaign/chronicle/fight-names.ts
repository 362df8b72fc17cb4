// A fight writes ships, cards and markers by their ids; those who read of it later read the names that the packs have for them now.
import type { Content } from '../../../../../shared/games/akarios/content/content.ts'
import type { Json } from '../../../../../shared/kernel/json.ts'
import type { Note } from '../../../../../shared/kernel/note.ts'

const cardKinds = ['upgrades', 'abilities', 'coPilots', 'sparrowUpgrades', 'traumaCards', 'modifierCards'] as const

/** For lines of a fight of this mission. Seats, the Sparrow and what no pack knows stay as they are. */
export function fightNames(all: Content, mission: string): (args: Note['args']) => Note['args'] {
  const markers = new Map(all.missions[mission]?.markers.map(({ id, name }) => [id, name]))
  const card = (id: string) => cardKinds.map((kind) => all[kind][id]?.name).find((name) => name !== undefined) ?? id
  const ship = (id: string) => {
    const [, type = '', number = ''] = /^(.+)#(\d+)$/.exec(id) ?? []
    const enemy = all.enemies[type]?.name
    if (enemy !== undefined) return `${enemy} ${number}`
    return id.startsWith(markerShip) ? (markers.get(id.slice(markerShip.length)) ?? id) : id
  }
  const marker = (id: string) => markers.get(id) ?? id
  const namers = new Map(Object.entries({ card, ship, marker }))
  const named = (name: string, value: Json): Json => {
    const namer = namers.get(name)
    return namer === undefined || typeof value !== 'string' ? value : namer(value)
  }
  return (args) => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, named(name, value)]))
}

/** What the id of a marker with hull begins with. */
const markerShip = 'marker:'
