// The web host as `npm run dev` starts it: from the sources, with secrets that outlive it, and with a page that loads itself anew
// once its line to the host was cut and has come back. Told what to do by scripts/dev.mjs; ends with it.
import { homedir } from 'node:os'
import { guardHeaders } from '../main/bundle.ts'
import { dataDirOf, homeDirOf } from '../main/data-dir.ts'
import { readArguments } from '../main/web/args.ts'
import { startHost } from '../main/web/host.ts'
import { openBrowser } from '../main/web/open.ts'
import { root } from './lib.mjs'

const reloadPath = '/dev-reload.js'
const reloadScript = `const listen = (wasCut) => {
  const line = new WebSocket(\`ws://\${location.host}/api/push\`)
  line.onopen = () => wasCut && location.reload()
  line.onclose = () => setTimeout(listen, 200, true)
}
listen(false)
`

/** The page with the script above, which the policy allows as a file of our own. */
function withReload(bundle) {
  const encoder = new TextEncoder()
  const isPage = (pathname) => pathname === '/' || pathname === '/index.html'
  return {
    paths: [...bundle.paths, reloadPath],
    answer: (pathname, policy) => {
      if (pathname === reloadPath) {
        const headers = { 'content-type': 'text/javascript; charset=utf-8', ...guardHeaders(policy) }
        return { status: 200, headers, body: encoder.encode(reloadScript) }
      }
      const answer = bundle.answer(pathname, policy)
      if (!isPage(pathname)) return answer
      const page = new TextDecoder().decode(answer.body)
      const script = `<script type="module" src="${reloadPath}"></script>`
      return { ...answer, body: encoder.encode(page.replace('</head>', `${script}</head>`)) }
    },
  }
}

async function start({ words, secrets, isFirst }) {
  const given = readArguments(words)
  if (!given.ok || given.value.type === 'help') {
    console.error(given.ok ? 'Options of npm run dev: --port N, --data-dir D, --no-open' : given.error)
    process.send({ type: 'refused' })
    return
  }
  const { port, dataDir: argument, open } = given.value
  const homeDir = homeDirOf({ platform: process.platform, environment: process.env, home: homedir() })
  const dataDir = dataDirOf({ argument, environment: process.env.SPARROW_DATA_DIR, homeDir })
  const host = await startHost({ root, dataDir, homeDir, port, secrets, changeBundle: withReload })
  if (!host.ok) {
    console.error(host.error)
    process.send({ type: 'refused' })
    return
  }
  process.once('disconnect', () => void host.value.close().then(() => process.exit(0)))
  if (!isFirst) return
  console.log(`Sparrow Logbook is ready: ${host.value.link}`)
  if (open) openBrowser(host.value.link)
}

// Only the terminal's own Ctrl+C comes here; scripts/dev.mjs gets it too and cuts the line.
process.on('SIGINT', () => undefined)
process.once('message', (told) => void start(told))
