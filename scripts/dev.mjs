// `npm run dev`: the web host from the sources. A change builds what it concerns and starts the host anew; open pages load
// themselves again and stay in. The page runs under the same strict policy as ever, so it is built, not served by a dev server.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root, run } from './lib.mjs'
import { checkNode, install } from './prepare.mjs'

/** The page needs a fixed address to come back to. */
const usualPort = '4173'
/** Milliseconds of silence after which a change counts as complete: editors write in several strokes. */
const settle = 150

checkNode()
install()

const secret = () => randomBytes(32).toString('base64url')
const secrets = { token: secret(), session: secret() }
const words = process.argv.slice(2)
if (!words.some((word) => word.startsWith('--port'))) words.push('--port', usualPort)

let host
let isFirst = true

async function startHost() {
  host = fork(join(root, 'scripts', 'dev-host.mjs'), { execPath: pinnedNode, cwd: root })
  host.on('message', ({ type }) => type === 'refused' && process.exit(1))
  host.send({ words, secrets, isFirst })
  isFirst = false
}

async function stopHost() {
  if (host === undefined || host.exitCode !== null || host.signalCode !== null) return
  const ended = once(host, 'exit')
  if (host.connected) host.disconnect()
  await ended
}

/** The next build has to make the page anew. */
let pageChanged = true

async function renew() {
  const buildPage = pageChanged
  pageChanged = false
  if (buildPage && run(pinnedNode, ['scripts/build.mjs', '--only', 'renderer'], { shell: false }) !== 0) {
    pageChanged = true
    return
  }
  await stopHost()
  await startHost()
}

let changes = 1
let done = 0
let isRenewing = false

/** One after the other; what changes meanwhile is met by one more round. */
async function catchUp() {
  if (isRenewing) return
  isRenewing = true
  while (done < changes) {
    done = changes
    await renew()
  }
  isRenewing = false
}

let timer
for (const folder of ['main', 'renderer', 'shared', 'packs', 'migrations']) {
  watch(join(root, folder), { recursive: true }, () => {
    if (folder === 'renderer' || folder === 'shared') pageChanged = true
    changes += 1
    clearTimeout(timer)
    timer = setTimeout(() => void catchUp(), settle)
  })
}

async function end() {
  await stopHost()
  process.exit(0)
}
process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())

await catchUp()
