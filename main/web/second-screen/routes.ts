// What devices of the second screen are answered: the page, the exchange of the code for a cookie, and the line on which they are shown
// the fight. Nothing else exists here: no call of the app can be made, and what a device says on the line cuts it.
import { setTimeout as wait } from 'node:timers/promises'
import { upgradeWebSocket } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { secondScreenPaths, type JoinState } from '../../../shared/contract/second-screen.ts'
import { contentSecurityPolicy, type Bundle } from '../../bundle.ts'
import type { Door } from '../door.ts'
import { cookieName, guarded, isJson, ownSiteOnly, type Site } from '../guards.ts'
import * as pages from '../pages.ts'

/** Bytes of the largest code that is read. */
const mostBodyBytes = 256
const mostCodeCharacters = 40
/** Milliseconds before a wrong code is answered. */
const wrongCodeMilliseconds = 1000
const pagePath = '/second-screen.html'

export interface ScreenRoutesOptions {
  readonly site: Site
  /** Its token is the code. */
  readonly door: Door
  readonly bundle: Bundle
  /** A device has come onto the line. */
  readonly onDevice: (line: { readonly send: (text: string) => void; readonly cut: () => void }) => void
  readonly log: (fault: unknown, where: string) => void
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

const given = z.strictObject({ code: z.string().max(mostCodeCharacters) })

/** As people type it: in small letters, with blanks or a dash in the middle. */
const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

export function createScreenRoutes(options: ScreenRoutesOptions): Hono {
  const { site, door, bundle, onDevice, log, pause = wait } = options
  const routes = new Hono()
  const isInside = (c: Context) => door.knows(getCookie(c, cookieName(site)))
  const file = (path: string) => {
    const { status, headers, body } = bundle.answer(path, contentSecurityPolicy(`'self' ws://${site.host}`))
    return new Response(body, { status, headers })
  }

  routes.use(guarded)
  routes.use(
    ownSiteOnly(site, (c, status) =>
      c.html(status === 421 ? pages.wrongScreenAddressPage : pages.wrongOriginPage, status),
    ),
  )

  routes.get('/', () => file(pagePath))
  routes.get('/assets/*', (c) => file(new URL(c.req.url).pathname))

  routes.get(secondScreenPaths.join, (c) => c.json<JoinState>({ inside: isInside(c) }))
  routes.post(
    secondScreenPaths.join,
    async (c, next) => (isJson(c.req.header('content-type')) ? next() : c.body(null, 415)),
    bodyLimit({ maxSize: mostBodyBytes, onError: (c) => c.body(null, 413) }),
    async (c) => {
      const said = given.safeParse(await c.req.json().catch(() => undefined))
      if (!said.success) return c.body(null, 400)
      const entry = door.enter(plainCode(said.data.code))
      switch (entry.type) {
        case 'wait':
          c.header('retry-after', String(entry.seconds))
          return c.body(null, 429)
        case 'wrong':
          await pause(wrongCodeMilliseconds)
          return c.body(null, 403)
        case 'welcome':
          setCookie(c, cookieName(site), entry.session, { httpOnly: true, sameSite: 'Strict', path: '/' })
          return c.body(null, 204)
      }
    },
  )

  routes.get(
    secondScreenPaths.view,
    async (c, next) => (isInside(c) ? next() : c.body(null, 401)),
    upgradeWebSocket(() => ({
      onOpen: (_event, line) =>
        onDevice({ send: (text) => line.send(text), cut: () => line.close(1013, 'no more devices') }),
      // There is nothing to say here.
      onMessage: (_event, line) => line.close(1008, 'this line only shows'),
    })),
    (c) => {
      c.header('upgrade', 'websocket')
      return c.body(null, 426)
    },
  )

  routes.get('*', (c) => c.body(null, 404))
  routes.all('*', (c) => {
    c.header('allow', c.req.path === secondScreenPaths.join ? 'GET, HEAD, POST' : 'GET, HEAD')
    return c.body(null, 405)
  })

  routes.onError((fault, c) => {
    // Someone who hangs up in the middle is no fault of ours.
    if (!c.req.raw.signal.aborted) log(fault, `second screen ${c.req.method} ${c.req.path}`)
    return c.body(null, 500)
  })

  return routes
}
