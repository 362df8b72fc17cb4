// A device's line to the laptop: it gives the code, keeps the last frame, and comes back by itself when it was cut.
import { beatMilliseconds, secondScreenPaths, type SecondScreenFrame } from '../../../shared/contract/second-screen.ts'

/** Milliseconds before the first and at most before any further try to reach the laptop again. */
const firstWait = 500
const longestWait = 5000

/** Why a code did not let in. */
export type NotEntered =
  { readonly why: 'wrong' } | { readonly why: 'tooMany'; readonly seconds: number } | { readonly why: 'unreachable' }

export type LineState =
  | { readonly at: 'reaching'; readonly lost: boolean }
  | { readonly at: 'door'; readonly notEntered?: NotEntered }
  /** `lost`: the frame may be out of date. */
  | { readonly at: 'line'; readonly frame: SecondScreenFrame; readonly lost: boolean }

export interface Line {
  readonly state: () => LineState
  readonly subscribe: (changed: () => void) => () => void
  /** Gives the code first where there is one. */
  readonly start: (code: string) => void
  readonly enter: (code: string) => Promise<void>
}

/** `page`: the address of this page, beside which the laptop answers. */
export function createLine(page: string): Line {
  const listeners = new Set<() => void>()
  let now: LineState = { at: 'reaching', lost: false }
  let wait = firstWait
  const become = (next: LineState) => {
    now = next
    for (const listener of listeners) listener()
  }

  const lost = () => {
    become(now.at === 'line' ? { ...now, lost: true } : { at: 'reaching', lost: true })
    setTimeout(() => void reach(), wait)
    wait = Math.min(wait * 2, longestWait)
  }
  const listen = () => {
    const address = new URL(secondScreenPaths.view, page)
    address.protocol = 'ws:'
    const socket = new WebSocket(address)
    const silence = () => setTimeout(() => socket.close(), 3 * beatMilliseconds)
    let waiting = silence()
    socket.addEventListener('message', ({ data }) => {
      clearTimeout(waiting)
      waiting = silence()
      if (data === '') return
      wait = firstWait
      become({ at: 'line', frame: JSON.parse(String(data)) as SecondScreenFrame, lost: false })
    })
    socket.addEventListener('close', () => {
      clearTimeout(waiting)
      lost()
    })
  }
  /** Whether this device still counts as one that has given the code: after a new switching on it does not. */
  const reach = async () => {
    const inside = await isInside(page)
    if (inside === undefined) lost()
    else if (inside) listen()
    else become({ at: 'door' })
  }
  const enter = async (code: string) => {
    const notEntered = await give(page, code)
    if (notEntered === undefined) listen()
    else become({ at: 'door', notEntered })
  }
  return {
    state: () => now,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    start: (code) => void (code === '' ? reach() : enter(code)),
    enter,
  }
}

async function isInside(page: string): Promise<boolean | undefined> {
  try {
    const answer: unknown = await (await fetch(new URL(secondScreenPaths.join, page))).json()
    return typeof answer === 'object' && answer !== null && 'inside' in answer && answer.inside === true
  } catch {
    return undefined
  }
}

async function give(page: string, code: string): Promise<NotEntered | undefined> {
  try {
    const { status, headers } = await fetch(new URL(secondScreenPaths.join, page), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    if (status === 204) return undefined
    if (status === 429) return { why: 'tooMany', seconds: Number(headers.get('retry-after') ?? 60) }
    return { why: 'wrong' }
  } catch {
    return { why: 'unreachable' }
  }
}
