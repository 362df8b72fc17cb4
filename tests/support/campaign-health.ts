// Whether a campaign file is sound: pages, chain, digests, mark, and every play stepped from its set-up by the bare machine to each
// state that was stored on the way. Without a test runner.
import { join, resolve } from 'node:path'
import type { CampaignFile } from '../../main/db/campaign-file.ts'
import { checkCampaign } from '../../main/db/check.ts'
import { sha256 } from '../../main/db/digest.ts'
import { counts } from '../../main/db/line.ts'
import { openCampaignFile } from '../../main/db/open.ts'
import { listPlays, portsOf, readEntries } from '../../main/db/stores/plays.ts'
import { markPath, readMark } from '../../main/files/mark.ts'
import { combatMachine } from '../../main/games/akarios/combat/index.ts'
import { travelMachine } from '../../main/games/akarios/travel/index.ts'
import { worldMachine } from '../../main/games/akarios/world/index.ts'
import type { Input } from '../../shared/kernel/input.ts'
import type { Json } from '../../shared/kernel/json.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import { canonical } from '../../shared/lib/canonical.ts'

const migrationsDir = join(resolve(import.meta.dirname, '../..'), 'migrations')
const games: readonly Machine[] = [combatMachine, travelMachine, worldMachine]
const now = new Date('2026-03-02T00:00:00.000Z')

/** What is wrong with the campaign of this id; undefined when it is sound. Nobody may hold it. */
export function faultOfCampaign(dataDir: string, id: string): string | undefined {
  const path = join(dataDir, 'campaigns', id, 'campaign.db')
  const opened = openCampaignFile({ path, migrationsDir, appVersion: '0.1.0', now })
  if (!opened.ok) return opened.error.key
  try {
    return faultOf(opened.value, games)
  } finally {
    opened.value.close()
  }
}

/** The same of a campaign that is open, played with these games. */
export function faultOf(file: CampaignFile, machines: readonly Machine[]): string | undefined {
  const found = checkCampaign(file, readMark(markPath(file.path)))
  if (found !== undefined) return JSON.stringify(found)
  return listPlays(file)
    .map(({ id, machine, setup }) => {
      const game = machines.find((one) => one.id === machine)
      return game === undefined
        ? `a play of an unknown game: ${machine}`
        : faultOfPlay(file, id, game, JSON.parse(setup) as Json)
    })
    .find((fault) => fault !== undefined)
}

function faultOfPlay(file: CampaignFile, play: string, game: Machine, setup: Json): string | undefined {
  const last = portsOf(file, { who: 'test', now }).entries.last(play)
  const entries = readEntries(file, play, 0, last?.index ?? -1).filter(({ number }) => counts(file.state.line, number))
  let { state } = game.start(setup)
  for (const { number, inputs, stateHash } of entries) {
    for (const input of JSON.parse(inputs) as Input[]) state = game.step(state, input).state
    if (sha256(canonical(state)) !== stateHash) return `the state after no. ${number} cannot be played again`
  }
  return undefined
}
