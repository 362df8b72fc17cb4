// A game without rules, for tests: every answer tells one printed value.
import { expect } from 'vitest'
import { openCampaignFile } from '../../main/db/open.ts'
import { portsOf, runPlay } from '../../main/db/stores/plays.ts'
import { machinesOf } from '../../main/kernel/host.ts'
import { submit } from '../../main/kernel/moves.ts'
import { playCache } from '../../main/kernel/play-cache.ts'
import { startPlay } from '../../main/kernel/start.ts'
import type { Machine } from '../../shared/kernel/machine.ts'
import type { Recorded } from '../../shared/kernel/recorded.ts'
import { ok } from '../../shared/lib/result.ts'

export const teller: Machine = {
  id: 'teller',
  version: 1,
  acceptSetup: (raw) => ok(raw),
  start: () => ({ state: 0, notes: [] }),
  wait: () => ({ kind: 'ask', seats: ['1'], question: null }),
  accept: (_state, _seat, raw) => ok(raw),
  acceptHand: (_state, _seat, raw) => ok(raw),
  step: (state, input) => ({
    state: Number(state) + 1,
    notes: [],
    records: input.kind === 'answer' ? [input.answer as unknown as Recorded] : [],
  }),
  title: () => ({ key: 'told', args: {} }),
  view: (state) => state,
  upgrade: (state) => ok(state),
}

export interface TellOptions {
  readonly path: string
  readonly migrationsDir: string
  readonly now: Date
}

/** Starts a play in a campaign that nobody holds and tells these values in it, as an app does that dies after the last commit. */
export function tellAndDie({ path, migrationsDir, now }: TellOptions, values: readonly Recorded[]): number {
  const opened = openCampaignFile({ path, migrationsDir, appVersion: '0.0.1', now })
  if (!opened.ok) throw new Error(opened.error.key)
  const file = opened.value
  const acting = { who: 'table', now }
  const cache = playCache()
  const host = () => ({ ports: portsOf(file, acting), machines: machinesOf([teller]), cache })
  const title = { key: 'begun', args: {} }
  const play = { id: 'p1', machine: 'teller', setup: null, seed: 'aa', physical: [], title }
  const started = runPlay(file, acting, () => startPlay(host(), play))
  expect(started.ok).toBe(true)
  for (const value of values) {
    const version = file.state.head.n
    const moved = runPlay(file, acting, () => submit(host(), { play: 'p1', version, seat: '1', answer: value }))
    expect(moved.ok).toBe(true)
  }
  const last = file.state.head.n
  file.close()
  return last
}
