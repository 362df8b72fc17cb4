// Answers app://bundle from the fixed map of built files. There is no other way for a page to get a file.
import type { Protocol } from 'electron'
import { contentSecurityPolicy, type Bundle } from '../bundle.ts'
import { isAppAddress, scheme } from './origin.ts'

/** The page's policy on the desktop: it talks to nobody but its own origin. */
export const desktopPolicy = contentSecurityPolicy("'self'")

/** Must be called before the program is ready. */
export function nameScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Reading only, own host only, files of the map only. */
export function answerRequest(bundle: Bundle, request: Pick<Request, 'url' | 'method'>): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
  if (!isAppAddress(request.url)) return new Response(null, { status: 404 })
  const { status, headers, body } = bundle.answer(new URL(request.url).pathname, desktopPolicy)
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

export function serveBundle(protocol: Pick<Protocol, 'handle'>, bundle: Bundle): void {
  protocol.handle(scheme, (request) => answerRequest(bundle, request))
}
