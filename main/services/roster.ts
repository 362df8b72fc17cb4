// The pilots and ships of the box: who may be chosen at the start (rules CS-005, CS-008, CS-009), and everybody's name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Roster } from '../../shared/contract/calls/campaign.ts'
import { pilot } from '../../shared/games/akarios/content/pilot.ts'
import { ship } from '../../shared/games/akarios/content/ship.ts'
import type { FoundingStock } from '../games/akarios/campaign/founding.ts'

export interface RosterService {
  /** What may be chosen at the start, by name. */
  readonly start: Roster
  readonly stock: FoundingStock
  /** The printed name, or the id where no pack knows it. */
  readonly pilotName: (id: string) => string
  readonly shipName: (id: string) => string
}

const pilotsFile = z.object({ pilots: z.array(pilot) })
const shipsFile = z.object({ ships: z.array(ship) })
const upgradesFile = z.object({ upgrades: z.array(z.object({ id: z.string(), name: z.string() })) })

const namesOf = (things: readonly { readonly id: string; readonly name: string }[]) => {
  const names = new Map(things.map(({ id, name }) => [id, name]))
  return (id: string): string => names.get(id) ?? id
}

/** Reads the box's pack. `packsDir` holds one folder per pack. Throws when the app's own pack is broken: it was built wrong. */
export function createRoster(packsDir: string): RosterService {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(packsDir, 'akarios', file), 'utf8'))
  const { pilots } = pilotsFile.parse(read('pilots.json'))
  const { ships } = shipsFile.parse(read('ships.json'))
  const upgradeName = namesOf(upgradesFile.parse(read('upgrades.json')).upgrades)

  const stock: FoundingStock = {
    pilots: pilots.map(({ id, start }) => ({ id, start })),
    ships: ships.map(({ id, start, brings }) => ({
      id,
      start,
      brings: [brings.weapon, brings.engine].filter((card) => card !== undefined),
    })),
  }
  const shipName = namesOf(ships)
  return {
    stock,
    start: {
      pilots: pilots.filter(({ start }) => start).map(({ id, name }) => ({ id, name })),
      ships: stock.ships
        .filter(({ start }) => start)
        .map(({ id, brings }) => ({ id, name: shipName(id), brings: brings.map(upgradeName) })),
    },
    pilotName: namesOf(pilots),
    shipName,
  }
}
