// The web host as a program of its own: its words, its output, its exit code. For specs that need no page, or the link itself.
import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { root, webEntry } from './programs.ts'

export interface WebProgram {
  readonly pid: number
  /** The printed link, once there is one; rejects where the program ends before. */
  readonly link: Promise<string>
  /** Its end: exit code, signal, and all that it printed. */
  readonly end: Promise<Ended>
  readonly signal: (name: NodeJS.Signals) => void
}

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
}

export interface WebProgramOptions {
  /** Stands in for the platform's own folder. */
  readonly home: string
  readonly environment?: Readonly<Record<string, string>>
  /** System user that it runs as. */
  readonly user?: number
}

export function runWebProgram(
  words: readonly string[],
  { home, environment = {}, user }: WebProgramOptions,
): WebProgram {
  const options: SpawnOptions = {
    cwd: root,
    env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: home, APPDATA: home, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  }
  const child = spawn(process.execPath, ['--enable-source-maps', webEntry, ...words], options)
  let out = ''
  let err = ''
  const link = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const found = /^Sparrow Logbook is ready: (http:\S+)\n/m.exec(out)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('close', () => reject(new Error(`the web host ended before it was ready: ${err}`)))
  })
  link.catch(() => undefined)
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text))
  const end = once(child, 'close').then(([code, signal]: unknown[]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    out,
    err,
  }))
  return { pid: child.pid ?? 0, link, end, signal: (name) => child.kill(name) }
}

/** Follows the link as a browser does; gives the cookie that leads in. */
export async function joinByLink(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: 'manual' })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** A call of the contract over HTTP, as the page makes it. */
export async function callWeb(link: string, cookie: string, name: string, input: unknown): Promise<unknown> {
  const answer = await fetch(new URL('/api/call', link), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name, input }),
  })
  return answer.json()
}
