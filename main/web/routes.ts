// What is answered at each address of the web host, and to whom: own host name and origin only, then the link or its cookie,
// then calls, pushes and the built files.
import { upgradeWebSocket } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { refusal, type RefusalCode, type Reply } from '../../shared/contract/envelope.ts'
import type { App } from '../app.ts'
import { contentSecurityPolicy, type Bundle } from '../bundle.ts'
import type { Door } from './door.ts'
import { cookieName, guarded, isJson, ownSiteOnly, type Site } from './guards.ts'
import * as pages from './pages.ts'

/** Bytes of the largest call. */
export const mostBodyBytes = 1024 * 1024

export interface RoutesOptions {
  readonly site: Site
  readonly door: Door
  readonly bundle: Bundle
  readonly dispatch: App['dispatch']
  readonly log: (fault: unknown, where: string) => void
}

type Refused = 400 | 401 | 403 | 405 | 413 | 415 | 421 | 426 | 429

const isApi = (c: Context): boolean => c.req.path.startsWith('/api/')

const no = (code: RefusalCode, key: string): Reply => ({ ok: false, error: refusal(code, key) })

/** A program that calls gets an envelope, a person a page. */
const refuse = (c: Context, status: Refused, page: string, reply: Reply = no('forbidden', 'forbidden')) =>
  isApi(c) ? c.json(reply, status) : c.html(page, status)

export function createRoutes({ site, door, bundle, dispatch, log }: RoutesOptions): Hono {
  const routes = new Hono()

  routes.use(guarded)
  routes.use(
    ownSiteOnly(site, (c, status) => refuse(c, status, status === 421 ? pages.wrongHostPage : pages.wrongOriginPage)),
  )

  routes.get('/join', (c) => {
    // Only a person who follows the link: a picture or frame on another page shall not use up the tries.
    const purpose = c.req.header('sec-fetch-dest')
    if (purpose !== undefined && purpose !== 'document') return c.html(pages.wrongOriginPage, 403)
    const entry = door.enter(c.req.query('token'))
    switch (entry.type) {
      case 'wait':
        c.header('retry-after', String(entry.seconds))
        return c.html(pages.waitPage(entry.seconds), 429)
      case 'wrong':
        return c.html(pages.wrongTokenPage, 403)
      case 'welcome':
        setCookie(c, cookieName(site), entry.session, { httpOnly: true, sameSite: 'Strict', path: '/' })
        return c.redirect('/', 303)
    }
  })

  routes.use(async (c, next) => {
    if (!door.knows(getCookie(c, cookieName(site)))) return refuse(c, 401, pages.strangerPage)
    return next()
  })

  routes.post(
    '/api/call',
    async (c, next) => (isJson(c.req.header('content-type')) ? next() : c.json(no('bad-input', 'badInput'), 415)),
    bodyLimit({ maxSize: mostBodyBytes, onError: (c) => c.json(no('bad-input', 'badInput'), 413) }),
    async (c) => {
      const call = readCall(await c.req.text())
      if (call === undefined) return c.json(no('bad-input', 'badInput'), 400)
      return c.json(await dispatch(call.name, call.input, { role: 'host' }))
    },
  )

  routes.get(
    '/api/push',
    upgradeWebSocket(() => ({})),
    (c) => {
      c.header('upgrade', 'websocket')
      return c.json(no('bad-input', 'badInput'), 426)
    },
  )

  routes.get('*', (c) => {
    if (isApi(c)) return c.json(no('unknown-call', 'unknownCall'), c.req.path === '/api/call' ? 405 : 404)
    const policy = contentSecurityPolicy(`'self' ws://${site.host}`)
    const { status, headers, body } = bundle.answer(new URL(c.req.url).pathname, policy)
    return new Response(body, { status, headers })
  })

  routes.all('*', (c) => {
    c.header('allow', c.req.path === '/api/call' ? 'POST' : 'GET, HEAD')
    return refuse(c, 405, pages.wrongMethodPage, no('unknown-call', 'unknownCall'))
  })

  routes.onError((fault, c) => {
    // Someone who hangs up in the middle of a call is no fault of ours.
    if (!c.req.raw.signal.aborted) log(fault, `${c.req.method} ${c.req.path}`)
    return c.json(no('internal', 'internal'), 500)
  })

  return routes
}

/** The name and the input of a call; nothing when the text is no JSON object. */
function readCall(text: string): { readonly name?: unknown; readonly input?: unknown } | undefined {
  try {
    const call: unknown = JSON.parse(text)
    return typeof call === 'object' && call !== null && !Array.isArray(call) ? call : undefined
  } catch {
    return undefined
  }
}
