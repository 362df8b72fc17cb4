// What every answer of ours carries, and who is not answered at all: those who came by a foreign name or from a foreign page.
import type { Context, MiddlewareHandler } from 'hono'
import { guardHeaders } from '../bundle.ts'
import { pagePolicy } from './pages.ts'

/** `ADDRESS:PORT`; empty until the port is known, and nobody is answered before. */
export interface Site {
  readonly host: string
}

/** The headers of every answer; the built files bring them themselves, with the policy of their own page. */
export const guarded: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.headers.has('content-security-policy')) return
  for (const [name, value] of Object.entries(guardHeaders(pagePolicy))) c.res.headers.set(name, value)
  c.res.headers.set('cache-control', 'no-store')
}

/** Refuses a foreign name that was pointed at this computer (421), and whatever other sites' pages ask (403). */
export const ownSiteOnly =
  (site: Site, refuse: (c: Context, status: 421 | 403) => Response | Promise<Response>): MiddlewareHandler =>
  async (c, next) => {
    if (site.host === '' || c.req.header('host') !== site.host || new URL(c.req.url).host !== site.host)
      return refuse(c, 421)
    const origin = c.req.header('origin')
    if (origin !== undefined && origin !== `http://${site.host}`) return refuse(c, 403)
    return next()
  }

/** Cookies know no ports: with the port in its name, two servers side by side keep theirs apart. */
export const cookieName = ({ host }: Site): string => `logbook-${host.split(':')[1] ?? '80'}`

export const isJson = (type: string | undefined): boolean => /^application\/json\s*(;|$)/i.test(type?.trim() ?? '')
