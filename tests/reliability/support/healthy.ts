// The health check that every reliability test ends with: the file opens, all of it holds together, and every play, stepped
// from its set-up by the bare machine, comes to each state that was stored on the way.
import { expect } from 'vitest'
import type { CampaignFile } from '../../../main/db/campaign-file.ts'
import { checkCampaign } from '../../../main/db/check.ts'
import { sha256 } from '../../../main/db/digest.ts'
import { counts } from '../../../main/db/line.ts'
import { openCampaignFile } from '../../../main/db/open.ts'
import { listPlays, portsOf, readEntries } from '../../../main/db/stores/plays.ts'
import { combatMachine } from '../../../main/games/akarios/combat/index.ts'
import { markPath, readMark } from '../../../main/files/mark.ts'
import type { Input } from '../../../shared/kernel/input.ts'
import type { Json } from '../../../shared/kernel/json.ts'
import type { Machine } from '../../../shared/kernel/machine.ts'
import { canonical } from '../../../shared/lib/canonical.ts'
import { appVersion, machine, migrationsDir, must } from './table.ts'

export interface Health {
  /** Number and chain hash of the last entry. */
  readonly n: number
  readonly chain: string
  /** Chain hash of every entry, by number. */
  readonly chainAt: (n: number) => string | undefined
}

const now = new Date('2026-03-02T00:00:00.000Z')

/** Opens the campaign at `path`, proves it sound and closes it again. */
export function assertCampaignHealthy(path: string, more: { readonly migrationsDir?: string } = {}): Health {
  const file = must(openCampaignFile({ path, migrationsDir, appVersion, now, ...more }))
  try {
    return assertHealthy(file)
  } finally {
    file.close()
  }
}

/** The same of a campaign that is open. */
export function assertHealthy(file: CampaignFile): Health {
  expect(checkCampaign(file, readMark(markPath(file.path)))).toBeUndefined()
  for (const { id, machine: game, setup } of listPlays(file)) replay(file, id, gameOf(game), JSON.parse(setup) as Json)
  const chains = file.sqlite.prepare('SELECT chain FROM log ORDER BY n').pluck().all() as string[]
  const { n, chain } = file.state.head
  return { n, chain, chainAt: (at) => chains[at - 1] }
}

const games = new Map([machine, combatMachine].map((game) => [game.id, game as unknown as Machine]))

function gameOf(id: string): Machine {
  const game = games.get(id)
  if (game === undefined) throw new Error(`a play of an unknown game: ${id}`)
  return game
}

function replay(file: CampaignFile, play: string, game: Machine, setup: Json): void {
  const last = portsOf(file, { who: 'test', now }).entries.last(play)
  const entries = readEntries(file, play, 0, last?.index ?? -1).filter(({ number }) => counts(file.state.line, number))
  let { state } = game.start(setup)
  for (const { inputs, stateHash } of entries) {
    for (const input of JSON.parse(inputs) as Input[]) state = game.step(state, input).state
    expect(sha256(canonical(state))).toBe(stateHash)
  }
}
