// R8: two programs want the same campaign, and owners are killed. One owns it, the other is told at once and may look; a kill
// leaves no lock behind.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { childEnvironment, programOf } from './support/child.ts'
import { tidyFolder } from './support/folder.ts'
import { assertCampaignHealthy } from './support/healthy.ts'
import { openIn } from './support/sample.ts'
import { found, must } from './support/table.ts'
import { randomOf, report, seed, times } from './support/trial.ts'

interface Said {
  readonly key: string
  /** Milliseconds. */
  readonly time: number
}

async function start(path: string, number: number): Promise<ChildProcess> {
  const words = [JSON.stringify({ path, seed: number })]
  const child = fork(await programOf('own'), words, { execArgv: [], env: childEnvironment, stdio: 'inherit' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child, 'message')
  return child
}

async function say(child: ChildProcess, wish: string): Promise<Said> {
  const answer = once(child, 'message') as Promise<[Said]>
  child.send(wish)
  return (await answer)[0]
}

describe(`R8 two owners, SEED=${String(seed)}`, () => {
  test('of two that open at the same moment one owns the campaign, and the other is told at once and may look', async () => {
    const file = found(tidyFolder())
    file.close()
    const races = times(100, 10)
    const pair = await Promise.all([start(file.path, seed), start(file.path, seed + 1)])
    const waits: number[] = []
    for (let race = 0; race < races; race += 1) {
      const said = await Promise.all(pair.map((child) => say(child, 'open')))
      expect(said.map(({ key }) => key).sort()).toEqual(['fileInUse', 'owner'])
      const wins = said.findIndex(({ key }) => key === 'owner')
      const [winner, loser] = [pair[wins]!, pair[1 - wins]!]
      waits.push(said[1 - wins]!.time)
      expect((await say(winner, 'write')).key).toBe('written')
      expect((await say(loser, 'look')).key).toBe('looked')
      await say(winner, 'close')
    }
    expect(assertCampaignHealthy(file.path).n).toBe(races + 1)
    const median = waits.toSorted((a, b) => a - b)[races >> 1]!
    report('R8', `${String(races)} races: one owner each; told after ${median.toFixed(0)} ms (median)`)
  })

  test('an owner that is killed leaves no lock: the next opens at once', async () => {
    const file = found(tidyFolder())
    file.close()
    const kills = times(30, 5)
    const random = randomOf('r8')
    let least = 1
    for (let kill = 0; kill < kills; kill += 1) {
      const child = await start(file.path, random(1_000_000))
      expect((await say(child, 'open')).key).toBe('owner')
      expect(openIn(file.path)).toMatchObject({ ok: false, error: { key: 'fileInUse' } })
      for (let act = random(3); act >= 0; act -= 1) {
        expect((await say(child, 'write')).key).toBe('written')
        least += 1
      }
      child.send('write')
      child.kill('SIGKILL')
      await once(child, 'exit')
      const opened = must(openIn(file.path))
      expect(opened.state.head.n).toBeGreaterThanOrEqual(least)
      least = opened.state.head.n
      opened.close()
    }
    assertCampaignHealthy(file.path)
    report('R8', `${String(kills)} owners killed: 0 locks left, ${String(least)} entries, 0 lost`)
  })
})
