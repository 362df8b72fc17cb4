// The squad that a simulation sends: the first pilots and ships of the pack, with what the ships bring, as on the first evening.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkTogether, loadPack } from '../../main/files/packs/load.ts'
import { fightSetup } from '../../main/games/akarios/campaign/fight-setup.ts'
import { firstStanding, type CampaignState } from '../../main/games/akarios/campaign/state.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import { contentOf } from '../../main/services/campaign-content.ts'
import type { difficulties } from '../../shared/contract/choices.ts'
import { entriesOf } from '../../shared/games/akarios/content/content.ts'
import { inOrder } from '../../shared/games/akarios/content/order.ts'
import type { Pack } from '../../shared/games/akarios/content/packed.ts'

export type Difficulty = (typeof difficulties)[number]

const packsDir = join(import.meta.dirname, '..', '..', 'packs')

export interface Packs {
  /** What a pack requires stands before it. */
  readonly packs: readonly Pack[]
  readonly layered: ReturnType<typeof checkTogether>['layered']
  /** Missions that the pack itself brings, by id. */
  readonly missions: readonly string[]
}

/** The pack at `path` and those below it. Throws with the first fault of a pack that cannot be played. */
export async function packsAt(path: string): Promise<Packs> {
  const given = await loadPack(path)
  const below: Pack[] = []
  const known = new Set<string>()
  const wanted = [...(given.pack?.manifest.requires ?? [])]
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    if (known.has(id) || !existsSync(join(packsDir, id))) continue
    known.add(id)
    const { pack } = await loadPack(join(packsDir, id))
    if (pack === undefined) continue
    below.push(pack)
    wanted.push(...pack.manifest.requires)
  }
  const { packs: together, layered, troubles } = checkTogether([given], below)
  const [trouble] = troubles
  if (trouble !== undefined)
    throw new Error(`${[trouble.pack, trouble.file, trouble.where].filter(Boolean).join('  ')}: ${trouble.hint}`)
  return {
    packs: inOrder(together).order,
    layered,
    missions: given.pack?.entries.missions.map(({ entry }) => entry.id) ?? [],
  }
}

export interface Sent {
  readonly mission: string
  /** 1 to 4. */
  readonly pilots: number
  readonly difficulty: Difficulty
}

/** The set-up of one fight; throws when the pack has too few pilots or ships, no such mission, or lacks a printed value. */
export function setupFor({ packs, layered }: Packs, { mission: id, pilots, difficulty }: Sent): FightSetup {
  const { content } = layered
  const mission = content.missions[id]
  if (mission === undefined) throw new Error(`no pack has a mission "${id}"`)
  // The last pack that has ships to begin with: what stands below it is another box.
  const own = packs.findLast(({ entries }) => entries.ships.some(({ entry }) => entry.start))
  const crew = own?.entries.pilots.filter(({ entry }) => entry.start) ?? []
  const fleet = own?.entries.ships.filter(({ entry }) => entry.start) ?? []
  const seats = Array.from({ length: pilots }, (_, at) => {
    const [pilot, ship] = [crew[at]?.entry, fleet[at]?.entry]
    if (pilot === undefined || ship === undefined) throw new Error(`the pack has no ${at + 1} pilots and ships`)
    return { seat: at + 1, player: '', pilot: pilot.id, ship: ship.id, callSign: '', deck: at + 1 }
  })
  const all = contentOf({ layered: () => layered, packs }, seats)
  const brought = seats.flatMap(({ seat, ship }) =>
    Object.values(content.ships[ship]?.brings ?? {}).map((upgrade) => ({ seat, upgrade })),
  )
  const state: CampaignState = {
    ...nobody,
    squad: { name: 'Simulation', difficulty, ironman: false, act: 1 },
    seats,
    upgrades: brought.map(({ seat, upgrade }, at) => ({ id: at + 1, upgrade, seat, source: 'ship', paid: null })),
  }
  const traumaCards = entriesOf(content, 'traumaCards').filter(({ id: card }) => all.own.traumaCards.has(card))
  const numbers = seats.map(({ seat }) => seat)
  const setup = fightSetup({ state, seats: numbers, mission, content: all, traumaCards })
  if (setup.ok) return setup.value
  const lacks = setup.error.map(({ thing, name, fields }) => `${thing} ${name}: ${fields.join(', ')}`)
  throw new Error(`not known yet: ${lacks.join('; ')}`)
}

/** A campaign in which nothing has happened. */
const nobody: CampaignState = {
  squad: { name: '', difficulty: 'normal', ironman: false, act: 1 },
  seats: [],
  upgrades: [],
  pilots: [],
  skillMarks: [],
  modifierChanges: [],
  ships: [],
  shipMarks: [],
  boards: [],
  credits: [],
  fits: [],
  sparrowUpgrades: [],
  coPilots: [],
  standing: firstStanding,
  scenarios: [],
  achievements: [],
  rulings: [],
  stickers: [],
  jumpLinks: [],
  eventsUsed: [],
  markets: [],
}
