// Makes the calls of a case on a fresh app with real files, and compares each answer or refusal.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createApp, loadContent } from '../../../main/app.ts'
import { sourceWorkers } from '../source-workers.ts'
import type { CampaignCase } from './case.ts'
import { differences } from './difference.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The differences; none when the case holds. */
export async function runCampaign({ calls }: CampaignCase): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'logbook-case-'))
  const faults: unknown[] = []
  const app = createApp({
    info: { version: '0.0.1', host: 'web', platform: 'test', parts: [] },
    ...{ dataDir, homeDir: join(dataDir, 'home'), root, migrationsDir: join(root, 'migrations') },
    content: await loadContent({ packsDir: join(root, 'packs') }),
    workers: sourceWorkers(root),
    now: () => new Date(),
    log: (fault) => void faults.push(fault),
    checkOutputs: true,
  })
  const kept = new Map<string, unknown>()
  const found: string[] = []
  try {
    for (const { call, with: input, keep, answers, refuses } of calls) {
      const reply = await app.dispatch(call, filled(input, kept), { role: 'host' })
      if (reply.ok !== (refuses === undefined))
        found.push(`${call}: ${JSON.stringify(reply.ok ? reply.data : reply.error)}`)
      else
        found.push(
          ...(reply.ok ? differences(answers ?? {}, reply.data, call) : differences(refuses, reply.error, call)),
        )
      if (reply.ok) for (const [name, path] of Object.entries(keep)) kept.set(name, at(reply.data, path))
    }
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return [...found, ...faults.map((fault) => `a fault of the app: ${String(fault)}`)]
}

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], data)

/** `$name` in an input is what was kept under that name. */
function filled(input: unknown, kept: ReadonlyMap<string, unknown>): unknown {
  if (typeof input === 'string' && input.startsWith('$')) return kept.get(input.slice(1))
  if (Array.isArray(input)) return input.map((one) => filled(one, kept))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, filled(value, kept)]))
}
