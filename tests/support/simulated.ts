// A pack in a folder for simulations: read with the packs of the app that it requires, and its squads set up.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkTogether, loadPack } from '../../main/files/packs/load.ts'
import type { FightSetup } from '../../main/games/akarios/combat/index.ts'
import type { ContentService } from '../../main/services/content.ts'
import { simulatedSquad, type Sent } from '../../main/services/simulated-squad.ts'
import { inOrder } from '../../shared/games/akarios/content/order.ts'
import type { Pack } from '../../shared/games/akarios/content/packed.ts'

const packsDir = resolve(import.meta.dirname, '../../packs')

export interface SimulatedPack extends Pick<ContentService, 'layered' | 'packs'> {
  /** Missions that the pack itself brings, by id. */
  readonly missions: readonly string[]
}

/** The pack at `path` and those below it. Throws with the first fault of a pack that cannot be played. */
export async function packAt(path: string): Promise<SimulatedPack> {
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
  const { packs, layered, troubles } = checkTogether([given], below)
  const [trouble] = troubles
  if (trouble !== undefined)
    throw new Error(`${[trouble.pack, trouble.file, trouble.where].filter(Boolean).join('  ')}: ${trouble.hint}`)
  return {
    packs: inOrder(packs).order,
    layered: () => layered,
    missions: given.pack?.entries.missions.map(({ entry }) => entry.id) ?? [],
  }
}

/** The set-up of one fight; throws when the pack has too few pilots or ships, no such mission, or lacks a printed value. */
export function setupFor(pack: SimulatedPack, sent: Sent): FightSetup {
  const squad = simulatedSquad(pack, sent)
  if (!squad.ok) throw new Error(refusedWords(squad.error.key, sent))
  const { setup, lacks } = squad.value
  if (setup !== undefined) return setup
  throw new Error(
    `not known yet: ${lacks.map(({ thing, name, fields }) => `${thing} ${name}: ${fields.join(', ')}`).join('; ')}`,
  )
}

const refusedWords = (key: string, { mission, pilots }: Sent): string =>
  key === 'fight.noMission'
    ? `no pack has a mission "${mission}"`
    : `the packs have no ${pilots} pilots and ships to begin with`
