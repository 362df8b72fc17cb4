// `npm start`: installs and builds what is missing, then opens the app on the desktop, or in a browser where that cannot be.
import { electronBinary, env, pinnedNode, root, run, timed } from './lib.mjs'
import { chooseHost, runDesktop, runWeb } from './launch.mjs'
import { build, checkNode, install } from './prepare.mjs'
import { join } from 'node:path'

const help = `npm start -- OPTIONS

  --desktop      only on the desktop, in a window of its own (also: npm run desktop)
  --web          only in a browser of this computer (also: npm run web)
  --data-dir D   keep campaigns, backups and settings in folder D
  --port N       browser: listen on port N of 127.0.0.1 (any free port when left out)
  --no-open      browser: print the address and open no browser
  --help         show this list`

/** Milliseconds that the one try to fetch Electron's runtime may take. */
const fetchLimit = 300_000

function findElectron() {
  const there = electronBinary()
  if (there !== undefined) return there
  return timed("Fetching Electron's runtime, about 110 MB, once", 'That was tried', () => {
    run(pinnedNode, [join(root, 'node_modules/electron/install.js')], {
      stdio: 'ignore',
      timeout: fetchLimit,
      shell: false,
    })
    return electronBinary()
  })
}

async function start(words) {
  const forced = ['--desktop', '--web'].filter((word) => words.includes(word))
  const passed = words.filter((word) => !forced.includes(word))
  const wanted = forced.at(-1)?.slice(2)
  install()
  build()
  const isRoot = process.getuid?.() === 0
  const choice = chooseHost({ wanted, platform: process.platform, environment: env, isRoot, findElectron })
  if (choice.host === 'desktop') {
    const code = await runDesktop(choice.program, passed)
    if (code !== undefined) return code
    choice.because = 'Electron cannot run here: this system lacks libraries that it needs'
  }
  if (wanted === 'desktop') {
    console.error(`The app cannot start on the desktop: ${choice.because}. \`npm run web\` opens it in a browser.`)
    return 1
  }
  if (choice.because !== undefined)
    console.log(`The app opens in a browser instead of a window of its own: ${choice.because}.`)
  return runWeb(passed)
}

checkNode()
const words = process.argv.slice(2)
if (words.includes('--help')) console.log(help)
else process.exitCode = await start(words)
