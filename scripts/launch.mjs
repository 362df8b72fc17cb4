// Decides whether the app starts on the desktop or in a browser, and why not on the desktop.
import { spawn } from 'node:child_process'
import { env, pinnedNode, root } from './lib.mjs'

/**
 * `wanted` is 'desktop', 'web' or nothing. `findElectron` gives the path of Electron's program or nothing; it is asked only where
 * the answer matters, because it may try to fetch it. Gives `{ host: 'desktop', program }` or `{ host: 'web', because }`.
 */
export function chooseHost({ wanted, platform, environment, isRoot, findElectron }) {
  if (wanted === 'web') return { host: 'web' }
  if (platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY)
    return { host: 'web', because: 'there is no screen to open a window on' }
  if (platform === 'linux' && isRoot)
    return {
      host: 'web',
      because: "Electron keeps its sandbox only for an ordinary user, and this is the system's administrator",
    }
  const program = findElectron()
  return program === undefined
    ? { host: 'web', because: "Electron's runtime is not on this machine and could not be fetched" }
    : { host: 'desktop', program }
}

/** Exit code of a program whose libraries the system lacks. */
const cannotRun = 127

/** Runs a program with the terminal as its own. Gives its exit code; `cannotRun` where it could not even be started. */
export function runInFront(program, words, environment = env) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd: root, env: environment, stdio: 'inherit' })
    // A terminal gives Ctrl+C to every program in it, the child included; anything else is passed on.
    const pass = (signal) => {
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
    }
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    const end = (code) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(code)
    }
    child.on('error', () => end(cannotRun))
    child.on('exit', (code) => end(code ?? 1))
  })
}

/** Answers are not held against the contract once more, as they are in tests: that is for those who build the app. */
export const runWeb = (words) =>
  runInFront(pinnedNode, ['--enable-source-maps', 'dist/main/web/index.js', ...words], {
    ...env,
    NODE_ENV: 'production',
  })

/** Gives nothing where Electron cannot run on this system. */
export async function runDesktop(program, words) {
  const code = await runInFront(program, ['.', ...words])
  return code === cannotRun ? undefined : code
}
