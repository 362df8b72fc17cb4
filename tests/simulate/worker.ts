// Plays its share of a simulation and tells each fight as one line of JSON: `node worker.ts '<share as JSON>'`. A share that cannot be
// played is told as a line with `fault`.
import { z } from 'zod'
import { difficulties } from '../../shared/contract/choices.ts'
import type { FightSetup } from '../../main/games/akarios/combat/scenario/setup.ts'
import { simulate, type Simulated } from './fight.ts'
import { policies } from './policies.ts'
import { packsAt, setupFor, type Sent } from './squad.ts'

const share = z.object({
  pack: z.string(),
  policy: z.enum(policies),
  seed: z.string(),
  batches: z.array(
    z.object({
      mission: z.string(),
      pilots: z.int().min(1).max(4),
      difficulty: z.enum(difficulties),
      /** Numbers of the fights. */
      fights: z.array(z.int()),
    }),
  ),
})

const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`)
try {
  const { pack, policy, seed, batches } = share.parse(JSON.parse(process.argv[2] ?? '{}'))
  const packs = await packsAt(pack)
  for (const [batch, { fights, ...sent }] of batches.entries()) {
    const setup = setupFor(packs, sent)
    for (const fight of fights) tell({ batch, ...played(setup, sent, fight) })
  }

  function played(setup: FightSetup, { mission, pilots, difficulty }: Sent, fight: number): Simulated {
    try {
      return simulate(setup, policy, `${seed}:${fight}`)
    } catch (error) {
      const where = `${mission} with ${pilots} at ${difficulty}, fight ${seed}:${fight}`
      throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
} catch (error) {
  tell({ fault: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
