// Imitates the desktop's bridge in a browser: calls by POST /api/call, pushes by a WebSocket that comes back by itself.
import type { Bridge, HeardPush } from '../../shared/contract/bridge.ts'
import { refusal, type Refusal, type Reply } from '../../shared/contract/envelope.ts'
import { callNames, type CallName } from '../../shared/contract/names.ts'

/** Milliseconds before the first and at most before any further try to reach the host again. */
const firstWait = 250
const longestWait = 8000

const no = (error: Refusal): Reply => ({ ok: false, error })

async function post(name: CallName, input: unknown): Promise<Reply> {
  try {
    const response = await fetch('/api/call', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, input }),
    })
    if (response.status === 401) return no(refusal('forbidden', 'signedOut'))
    return (await response.json()) as Reply
  } catch {
    return no(refusal('unavailable', 'unreachable'))
  }
}

function heard(data: unknown): HeardPush | undefined {
  try {
    const push: unknown = JSON.parse(String(data))
    if (typeof push !== 'object' || push === null || !('name' in push) || typeof push.name !== 'string')
      return undefined
    return { name: push.name, args: 'args' in push ? push.args : undefined }
  } catch {
    return undefined
  }
}

/** Calls `tell` for each push, and with `*` whenever the line stands (again), since pushes may have been missed. */
function keepListening(tell: (push: HeardPush) => void): void {
  const address = new URL('/api/push', window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const connect = (wait: number) => {
    let next = wait
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => {
      next = firstWait
      tell({ name: '*', args: {} })
    })
    socket.addEventListener('message', (message) => {
      const push = heard(message.data)
      if (push) tell(push)
    })
    socket.addEventListener('close', () => {
      window.setTimeout(() => connect(Math.min(next * 2, longestWait)), next)
    })
  }
  connect(firstWait)
}

/** A host that does not answer is a refusal (`unavailable`, `unreachable`), never a rejected promise. */
export function webBridge(): Bridge {
  const listeners = new Set<(push: HeardPush) => void>()
  let listening = false
  const onPush = (listener: (push: HeardPush) => void) => {
    listeners.add(listener)
    if (!listening) {
      listening = true
      keepListening((push) => {
        for (const each of listeners) each(push)
      })
    }
    return () => void listeners.delete(listener)
  }
  const calls = Object.fromEntries(callNames.map((name) => [name, (input: unknown) => post(name, input)]))
  const onMenu = () => () => undefined
  return { ...(calls as Record<CallName, (input: unknown) => Promise<Reply>>), onPush, onMenu }
}
