// The web host's entry: reads the command line, starts the host, prints its link, and stops on a signal.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { dataDirOf, homeDirOf } from '../data-dir.ts'
import { help, readArguments, type ServeArguments } from './args.ts'
import { startHost } from './host.ts'
import { openBrowser } from './open.ts'
import { createStopper } from './stop.ts'

async function serve({ port, dataDir: argument, open }: ServeArguments): Promise<void> {
  const homeDir = homeDirOf({ platform: process.platform, environment: process.env, home: homedir() })
  const dataDir = dataDirOf({ argument, environment: process.env['SPARROW_DATA_DIR'], homeDir })
  // The built file lies in dist/main/web.
  const root = join(import.meta.dirname, '..', '..', '..')
  const host = await startHost({ root, dataDir, homeDir, port })
  if (!host.ok) {
    refuse(host.error, 1)
    return
  }
  const { link, log, close } = host.value
  const onSignal = createStopper({ stop: close, exit: (code) => process.exit(code), now: () => performance.now(), log })
  // The last one comes when the terminal's window is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  console.log(`Sparrow Logbook is ready: ${link}`)
  if (open) openBrowser(link)
}

function refuse(sentence: string, exitCode: number): void {
  console.error(sentence)
  process.exitCode = exitCode
}

const given = readArguments(process.argv.slice(2))
if (!given.ok) refuse(given.error, 2)
else if (given.value.type === 'help') console.log(help)
else await serve(given.value)
