import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, loadBundle } from '../../../main/bundle.ts'
import { withBuiltPage } from './built-page.ts'

const policy = contentSecurityPolicy("'self'")

describe('the built page as a map', () => {
  test('holds each file under its path, the page also under /', () => {
    const { paths } = withBuiltPage(loadBundle)
    expect([...paths].sort()).toEqual([
      '/',
      '/assets/font.woff2',
      '/assets/index-1a2b.js',
      '/assets/index-3c4d.css',
      '/index.html',
    ])
  })
  test('is read once: what happens to the folder later changes nothing', () => {
    const { answer } = withBuiltPage(loadBundle)
    expect(new TextDecoder().decode(answer('/', policy).body)).toBe('<!doctype html>')
  })
  test('gives kind and guarding headers with every answer, also when there is nothing', () => {
    const { answer } = withBuiltPage(loadBundle)
    const guards = {
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
    }
    expect(answer('/assets/font.woff2', policy)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'font/woff2', ...guards },
    })
    expect(answer('/nothing', policy)).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', ...guards },
    })
  })
  test.each([
    '/secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../index.html',
    'index.html',
    '',
    '/__proto__',
  ])('%s is not in it', (path) => expect(withBuiltPage(loadBundle).answer(path, policy).status).toBe(404))
  test('a file of an unknown kind, or no page at all, is a fault of the build', () => {
    expect(() => withBuiltPage(loadBundle, { 'index.js.map': '{}' })).toThrow(/not served: .*index\.js\.map/)
    expect(() =>
      withBuiltPage((dir) => {
        rmSync(join(dir, 'index.html'))
        return loadBundle(dir)
      }),
    ).toThrow(/no built page/)
  })
  test('the web host names its own socket', () =>
    expect(contentSecurityPolicy("'self' ws://127.0.0.1:4000")).toContain("connect-src 'self' ws://127.0.0.1:4000;"))
})
