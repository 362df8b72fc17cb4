// The web host as a program and as a site: what its command line refuses, how it ends, and what a stranger and another site's page
// can do to it in a real browser, which is nothing.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { expect, test } from './fixtures.ts'
import { callWeb, joinByLink, runWebProgram, type WebProgram } from './hosts/web-program.ts'

const folders: string[] = []

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-host-'))
  folders.push(folder)
  return folder
}

const started: WebProgram[] = []
const sites: Server[] = []

/** A program over a data folder of its own; ended after the test at the latest. */
function launch(words: readonly string[] = ['--no-open'], folder = freshFolder(), more: object = {}) {
  const program = runWebProgram(['--data-dir', join(folder, 'data'), ...words], { home: join(folder, 'home'), ...more })
  started.push(program)
  return program
}

/** Another site on this computer, with one page. */
async function siteWith(body: string): Promise<number> {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>another site</title>${body}`)
  })
  sites.push(site)
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  return (site.address() as AddressInfo).port
}

test.afterEach(async () => {
  for (const program of started.splice(0)) {
    program.signal('SIGKILL')
    await program.end
  }
  for (const site of sites.splice(0)) {
    site.close()
    site.closeAllConnections()
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('the link leads in, stays out of the address bar, and its cookie is out of reach of scripts', async ({ app }) => {
  const link = await launch().link
  const context = await app.page.context().browser()!.newContext()
  const page = await context.newPage()
  await page.goto(link)
  await expect(page).toHaveTitle('Campaigns · Sparrow Logbook')
  expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/(#.*)?$/)
  expect(await page.evaluate(() => [document.cookie, document.referrer])).toEqual(['', ''])
  const cookies = await context.cookies()
  expect(cookies.map(({ httpOnly, sameSite, path }) => ({ httpOnly, sameSite, path }))).toEqual([
    { httpOnly: true, sameSite: 'Strict', path: '/' },
  ])
  await context.close()
})

test('a stranger on the same computer sees what to do and nothing else', async ({ app }) => {
  const context = await app.page.context().browser()!.newContext()
  const page = await context.newPage()
  const answer = await page.goto(app.address)
  expect(answer?.status()).toBe(401)
  await expect(page.getByRole('heading')).toHaveText('Please use the link')
  expect(await page.evaluate(() => document.querySelectorAll('script, link, img').length)).toBe(0)
  const call = await page.request.post(new URL('/api/call', app.address).href, {
    data: { name: 'app.info', input: {} },
  })
  expect(call.status()).toBe(401)
  await page.goto(new URL('/join?token=guess', app.address).href)
  await expect(page.getByRole('heading')).toHaveText('This link leads nowhere')
  await context.close()
})

test('the link works from another site too, by one more click: the browser holds the cookie back at first', async ({
  app,
}) => {
  const link = await launch().link
  const port = await siteWith(`<a href="${link}">to the logbook</a>`)
  const context = await app.page.context().browser()!.newContext()
  const page = await context.newPage()
  await page.goto(`http://localhost:${String(port)}/`)
  await page.getByRole('link').click()
  await page.getByRole('link', { name: 'go on to the logbook' }).click()
  await expect(page).toHaveTitle('Campaigns · Sparrow Logbook')
  await context.close()
})

for (const name of ['localhost', '127.0.0.1']) {
  test(`a page of another site at ${name} can neither call, nor read, nor listen, nor frame`, async ({ app }) => {
    const port = await siteWith('')
    const page = await app.page.context().newPage()
    await page.goto(`http://${name}:${String(port)}/`)
    const ownScript = await app.page.evaluate(() => document.querySelector('script')?.src ?? '')
    expect(ownScript).toContain('/assets/')
    const attack = async ([address, ownScript]: readonly [string, string]) => {
      const url = (path: string) => new URL(path, address).href
      const tried = (promise: Promise<unknown>) =>
        promise.then(
          () => 'reached',
          () => 'refused',
        )
      const loaded = (tag: 'img' | 'script', path: string) =>
        tried(
          new Promise((resolve, reject) => {
            const element = document.createElement(tag)
            element.onload = resolve
            element.onerror = reject
            element.src = url(path)
            document.body.append(element)
          }),
        )
      const body = JSON.stringify({ name: 'settings.set', input: { theme: 'paper' } })
      const json = { 'content-type': 'application/json' }
      const socket = new Promise((resolve, reject) => {
        const line = new WebSocket(url('/api/push').replace('http', 'ws'))
        line.onopen = resolve
        line.onerror = reject
      })
      // What is sent without being allowed to read the answer; that it changed nothing is seen below.
      const blind = { method: 'POST', mode: 'no-cors', credentials: 'include', body } as const
      await fetch(url('/api/call'), blind).catch(() => undefined)
      await fetch(url('/api/call'), { ...blind, headers: { 'content-type': 'text/plain' } }).catch(() => undefined)
      return [
        await tried(fetch(url('/'), { credentials: 'include' })),
        await tried(fetch(url('/api/call'), { method: 'POST', credentials: 'include', headers: json, body })),
        await tried(socket),
        await loaded('script', ownScript),
        await loaded('img', '/index.html'),
      ]
    }
    const outcomes = await page.evaluate(attack, [app.address, ownScript] as const)
    expect(outcomes).toEqual(outcomes.map(() => 'refused'))
    await page.setContent(`<iframe src="${app.address}"></iframe>`)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
    const settings = await app.page.evaluate(async () => {
      const answer = await fetch('/api/call', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'settings.get', input: {} }),
      })
      return (await answer.json()) as { data: { settings: { theme: string } } }
    })
    expect(settings.data.settings.theme).toBe('system')
    app.watch.drain()
    await page.close()
  })
}

test('what one browser changes is pushed to another', async () => {
  const program = launch()
  const link = await program.link
  const [first, second] = [await joinByLink(link), await joinByLink(link)]
  const listening = [first, second].map((cookie) => {
    const socket = new WebSocket(link.replace(/^http/, 'ws').replace(/join.*/, 'api/push'), { headers: { cookie } })
    const heard = new Promise<string>((resolve) => socket.once('message', (data: Buffer) => resolve(data.toString())))
    return { open: new Promise<void>((resolve) => socket.once('open', () => resolve())), heard }
  })
  await Promise.all(listening.map(({ open }) => open))
  expect(await callWeb(link, first, 'settings.set', { theme: 'paper' })).toMatchObject({ ok: true })
  const pushes = await Promise.all(listening.map(({ heard }) => heard))
  expect(pushes.map((text): unknown => JSON.parse(text))).toEqual([
    { name: 'settings.changed', args: {} },
    { name: 'settings.changed', args: {} },
  ])
})

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends it in order: sockets told, campaigns closed, nothing lost, exit code 0`, async () => {
    const folder = freshFolder()
    const program = launch(['--no-open'], folder)
    const link = await program.link
    const cookie = await joinByLink(link)
    const roster = (await callWeb(link, cookie, 'campaign.roster', {})) as {
      data: { pilots: { id: string }[]; ships: { id: string }[] }
    }
    const seat = {
      player: 'Mira',
      pilot: roster.data.pilots[0]!.id,
      ship: roster.data.ships[0]!.id,
      callSign: 'Kite',
    }
    const founded = { squad: 'Night Herons', seats: [seat], difficulty: 'normal', ironman: false }
    expect(await callWeb(link, cookie, 'campaign.create', founded)).toMatchObject({ ok: true })
    const socket = new WebSocket(link.replace(/^http/, 'ws').replace(/join.*/, 'api/push'), { headers: { cookie } })
    await new Promise((resolve) => socket.once('open', resolve))
    const goodbye = new Promise<number>((resolve) => socket.once('close', resolve))
    program.signal(signal)
    expect(await program.end).toMatchObject({ code: 0, signal: null, err: '' })
    expect(await goodbye).toBe(1001)

    const again = launch(['--no-open'], folder)
    const newLink = await again.link
    expect(new URL(newLink).searchParams.get('token')).not.toBe(new URL(link).searchParams.get('token'))
    const list = await callWeb(newLink, await joinByLink(newLink), 'library.list', {})
    expect(list).toMatchObject({ ok: true, data: { campaigns: [{ state: 'ready', card: { squad: 'Night Herons' } }] } })
  })
}

test('--help lists the options and starts nothing', async () => {
  const { code, out, err } = await launch(['--help']).end
  expect([code, err]).toEqual([0, ''])
  for (const option of ['--port', '--data-dir', '--no-open']) expect(out).toContain(option)
})

for (const [words, sentence] of [
  [['--nonsense'], /^There is no option --nonsense\. --help lists the options\.\n$/],
  [['--port', '65536'], /^--port needs a number from 0 to 65535\.\n$/],
  [['stray'], /^"stray" is not an option\. --help lists them\.\n$/],
] as const) {
  test(`${words.join(' ')} is refused with a sentence and exit code 2`, async () => {
    const { code, out, err } = await launch(words).end
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(sentence)
  })
}

test('a port in use is refused with a sentence, and whoever has it goes on', async () => {
  const link = await launch().link
  const { port } = new URL(link)
  const { code, out, err } = await launch(['--no-open', '--port', port]).end
  expect([code, out]).toEqual([1, ''])
  expect(err).toBe(
    `Port ${port} is already in use by another program. Name another with --port, or leave --port out.\n`,
  )
  expect(await callWeb(link, await joinByLink(link), 'app.info', {})).toMatchObject({ ok: true })
})

test('a data folder that cannot be written to, or is a file, is refused with a sentence', async () => {
  // As root everything may be written: the program runs as nobody then.
  const nobody = process.getuid?.() === 0 ? { user: 65_534 } : {}
  const folder = freshFolder()
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'data'))
  chmodSync(join(folder, 'data'), 0o555)
  const closed = await launch(['--no-open'], folder, nobody).end
  expect([closed.code, closed.out]).toEqual([1, ''])
  expect(closed.err).toMatch(
    /^Sparrow Logbook cannot keep its data in .+data: there is no permission to write there\. .+\n$/,
  )

  const other = freshFolder()
  writeFileSync(join(other, 'data'), 'a letter')
  const taken = await launch(['--no-open'], other).end
  expect([taken.code, taken.out]).toEqual([1, ''])
  expect(taken.err).toMatch(/^Sparrow Logbook cannot keep its data in .+data: there is a file in its place\. .+\n$/)
  expect(readFileSync(join(other, 'data'), 'utf8')).toBe('a letter')
})

test('data lies where --data-dir says, else SPARROW_DATA_DIR, else in the place of the system', async () => {
  const folder = freshFolder()
  const home = join(folder, 'home')
  const dataDirOf = async (words: readonly string[], environment: Readonly<Record<string, string>>) => {
    const program = runWebProgram(['--no-open', ...words], { home, environment })
    started.push(program)
    const link = await program.link
    const info = (await callWeb(link, await joinByLink(link), 'app.info', {})) as { data: { dataDir: string } }
    return info.data.dataDir
  }
  const named = { SPARROW_DATA_DIR: join(folder, 'named') }
  expect(await dataDirOf(['--data-dir', join(folder, 'given')], named)).toBe(join(folder, 'given'))
  expect(await dataDirOf([], named)).toBe(join(folder, 'named'))
  expect(await dataDirOf([], {})).toBe(join(home, 'sparrow-logbook'))
})

test('a browser is opened at the link where there is one, and --no-open opens none', async () => {
  const folder = freshFolder()
  const opened = join(folder, 'opened')
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > ${opened}.part && mv ${opened}.part ${opened}\n`)
  chmodSync(join(folder, 'xdg-open'), 0o755)
  const environment = { DISPLAY: ':0', PATH: `${folder}:${process.env['PATH'] ?? ''}` }
  const quiet = launch(['--no-open'], freshFolder(), { environment })
  await quiet.link
  quiet.signal('SIGTERM')
  await quiet.end
  expect(existsSync(opened)).toBe(false)
  const link = await launch([], freshFolder(), { environment }).link
  await expect.poll(() => existsSync(opened)).toBe(true)
  expect(readFileSync(opened, 'utf8')).toBe(link)
})
