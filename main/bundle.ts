// The built page as a fixed map from path to file, with the headers that every answer carries. Both hosts serve this and nothing
// else: no path is ever joined, so none can climb out.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface BundleAnswer {
  readonly status: 200 | 404
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

export interface Bundle {
  /** Every path that is answered, such as `/assets/index-1a2b.js`. */
  readonly paths: readonly string[]
  /** `pathname` as it stands in the address, undecoded; `/` means the page. `policy` is the host's content security policy. */
  readonly answer: (pathname: string, policy: string) => BundleAnswer
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * The strict policy of both hosts: only our own files, no inline script or style, no eval, no framing, and no text that turns
 * into markup. `connect` is the list of sources that the page may talk to, such as `'self'`.
 */
export const contentSecurityPolicy = (connect: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/** Headers that every answer of either host carries. */
export const guardHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
})

interface BundleFile {
  readonly contentType: string
  readonly body: Uint8Array<ArrayBuffer>
}

const readBundleFile = (path: string): BundleFile => {
  const contentType = contentTypes[extname(path)]
  if (contentType === undefined) throw new Error(`The built page holds a file of a kind that is not served: ${path}`)
  return { contentType, body: new Uint8Array(readFileSync(path)) }
}

/** Reads every file below `dir` once. Throws when the page is missing or holds a file of an unknown kind. */
export function loadBundle(dir: string): Bundle {
  const files = new Map<string, BundleFile>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files.set(`/${relative(dir, path).split(sep).join('/')}`, readBundleFile(path))
  }
  const page = files.get('/index.html')
  if (page === undefined) throw new Error(`There is no built page in ${dir}`)
  files.set('/', page)
  const missing: BundleFile = {
    contentType: 'text/plain; charset=utf-8',
    body: new TextEncoder().encode('There is nothing here.\n'),
  }
  return {
    paths: [...files.keys()],
    answer: (pathname, policy) => {
      const found = files.get(pathname)
      const { contentType, body } = found ?? missing
      return {
        status: found === undefined ? 404 : 200,
        headers: { 'content-type': contentType, ...guardHeaders(policy) },
        body,
      }
    },
  }
}
