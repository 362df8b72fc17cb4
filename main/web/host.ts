// Puts the web host together: the app, the built page, the door and the server, and the sentence for what keeps it from starting.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fail, ok, type Result } from '../../shared/lib/result.ts'
import { createApp, loadContent } from '../app.ts'
import { loadBundle, type Bundle } from '../bundle.ts'
import { dataDirTrouble } from '../data-dir.ts'
import { createFaultLog, type LogFault } from '../fault-log.ts'
import { createDoor } from './door.ts'
import { secondScreenOpener } from './second-screen/open.ts'
import { startServer } from './server.ts'

export interface HostOptions {
  /** The folder that holds `dist/`, `migrations/` and `packs/`. */
  readonly root: string
  /** Absolute. */
  readonly dataDir: string
  readonly homeDir: string
  /** 0 takes any port that is free. */
  readonly port: number
  /** Given in development only, so that a page stays in over a restart. */
  readonly secrets?: { readonly token: string; readonly session: string }
  /** Given in development only: the page with something added. */
  readonly changeBundle?: (bundle: Bundle) => Bundle
}

export interface Host {
  /** The link that lets a browser in. */
  readonly link: string
  readonly log: LogFault
  /** Ends the server, then closes every campaign. */
  readonly close: () => Promise<void>
}

/** The refusal is one sentence for the person who started it: the data folder or the port cannot be had. */
export async function startHost(options: HostOptions): Promise<Result<Host, string>> {
  const { root, dataDir, homeDir, port, secrets } = options
  const trouble = dataDirTrouble(dataDir)
  if (trouble !== undefined) return fail(trouble)
  const now = () => new Date()
  const log = createFaultLog({ dataDir, now })
  const built = loadBundle(join(root, 'dist', 'renderer'))
  const bundle = options.changeBundle?.(built) ?? built
  const app = createApp({
    info: {
      version: versionOf(root),
      host: 'web',
      platform: process.platform,
      parts: [{ name: 'Node.js', version: process.versions.node }],
    },
    dataDir,
    homeDir,
    migrationsDir: join(root, 'migrations'),
    content: await loadContent({ packsDir: join(root, 'packs'), ownPacksDir: join(dataDir, 'packs') }),
    root,
    openSecondScreen: secondScreenOpener({ bundle: built, log }),
    now,
    log,
    checkOutputs: process.env['NODE_ENV'] !== 'production',
  })
  const door = createDoor({ now: () => performance.now(), ...secrets })
  try {
    const server = await startServer({ port, door, bundle, dispatch: app.dispatch, onPush: app.onPush, log })
    return ok({
      link: server.link,
      log,
      close: async () => {
        await server.close()
        await app.close()
      },
    })
  } catch (fault) {
    await app.close()
    const sentence = portTrouble(fault, port)
    if (sentence === undefined) throw fault
    return fail(sentence)
  }
}

const manifest = z.object({ version: z.string() })

const versionOf = (root: string): string =>
  manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version

/** What a person is told of a port that cannot be had; nothing for any other fault. */
function portTrouble(fault: unknown, port: number): string | undefined {
  const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${String(port)} is already in use by another program. Name another with --port, or leave --port out.`
  if (code === 'EACCES')
    return `This system does not let you use port ${String(port)}. Name one above 1023 with --port, or leave --port out.`
  return undefined
}
