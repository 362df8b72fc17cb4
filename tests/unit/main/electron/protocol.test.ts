// app://bundle: the fixed map, its headers, and nothing else.
import { describe, expect, test } from 'vitest'
import { loadBundle } from '../../../../main/bundle.ts'
import { answerRequest, desktopPolicy, nameScheme, serveBundle } from '../../../../main/electron/protocol.ts'
import { withBuiltPage } from '../built-page.ts'

const bundle = () => withBuiltPage(loadBundle)
const ask = (url: string, method = 'GET') => answerRequest(bundle(), { url, method })

describe('security 7: the policy', () => {
  test('is the strict one, on every answer', () => {
    expect(desktopPolicy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'",
    )
    expect(desktopPolicy).not.toMatch(/unsafe|\*|https?:|data:/)
    for (const path of ['index.html', 'assets/index-1a2b.js', 'nothing'])
      expect(ask(`app://bundle/${path}`).headers.get('content-security-policy')).toBe(desktopPolicy)
  })
})

describe('security 18: files come from a fixed map', () => {
  test('a built file is given whole, with its kind', async () => {
    const answer = ask('app://bundle/assets/index-1a2b.js?x#y')
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'run()',
    ])
  })
  test.each([
    'app://bundle/../secret.txt',
    'app://bundle/%2e%2e/secret.txt',
    'app://bundle/..%2fsecret.txt',
    'app://bundle/assets/..%5c..%5csecret.txt',
    'app://bundle/assets/%2e%2e/%2e%2e/secret.txt',
    'app://bundle/index.html%00',
    'app://bundle/INDEX.html',
    'app://bundle//index.html',
    'app://bundle/assets',
    'app://bundle/assets/',
    'app://bundle/__proto__',
    'app://bundle/constructor',
    'app://evil/index.html',
    'app://bundle:80/index.html',
    'app://user@bundle/index.html',
    'https://bundle/index.html',
    'file:///index.html',
    'nonsense',
  ])('%s is not there', (url) => expect(ask(url).status).toBe(404))
  test('only reading is answered', async () => {
    expect(['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ask('app://bundle/index.html', method).status)).toEqual(
      [405, 405, 405, 405],
    )
    const head = ask('app://bundle/index.html', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
  test('the scheme is standard and secure, and its handler is ours', () => {
    let named: unknown
    nameScheme({ registerSchemesAsPrivileged: (list) => (named = list) })
    expect(named).toEqual([
      { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
    ])
    let handler: ((request: Request) => Response | Promise<Response>) | undefined
    serveBundle(
      {
        handle: (scheme, given) => {
          expect(scheme).toBe('app')
          handler = given
        },
      },
      bundle(),
    )
    expect(handler!({ url: 'app://bundle/', method: 'GET' } as Request)).toHaveProperty('status', 200)
  })
})
