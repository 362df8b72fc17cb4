import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { serving } from './serving.ts'

const nextMessage = async (socket: WebSocket): Promise<unknown> => {
  const [data] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(data.toString())
}

/** Code that the line was closed with. */
const closing = async (socket: WebSocket): Promise<number> => {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}

test('a push arrives in two sockets; one that has left is forgotten', async () => {
  const { listen, pushes } = await serving()
  const [first, second] = [listen(), listen()]
  expect(await Promise.all([first.open, second.open])).toEqual([101, 101])
  const heard = Promise.all([nextMessage(first.socket), nextMessage(second.socket)])
  pushes.publish({ name: 'campaign.changed', args: { campaign: '0123456789abcdef' } })
  const push = { name: 'campaign.changed', args: { campaign: '0123456789abcdef' } }
  expect(await heard).toEqual([push, push])
  const left = closing(first.socket)
  first.socket.close(1000)
  await left
  const heardAlone = nextMessage(second.socket)
  pushes.publish({ name: 'library.changed', args: {} })
  expect(await heardAlone).toEqual({ name: 'library.changed', args: {} })
})

test('a socket needs the cookie, the right host name and no foreign origin, and has one address', async () => {
  const { listen, cookie, host } = await serving()
  const status = (headers: Record<string, string>, path?: string) => listen(headers, path).open
  expect(await status({})).toBe(401)
  expect(await status({ cookie: `${cookie}x` })).toBe(401)
  expect(await status({ cookie, host: 'evil.example' })).toBe(421)
  expect(await status({ cookie, origin: 'https://evil.example' })).toBe(403)
  expect(await status({ cookie, origin: 'null' })).toBe(403)
  expect(await status({ cookie, origin: `http://${host}` })).toBe(101)
  expect(await status({ cookie }, '/')).toBe(200)
  expect(await status({ cookie }, '/api/other')).toBe(404)
  expect(await status({ cookie }, '/api/call')).toBe(405)
})

test('an upgrade to anything else is answered as the plain request that it is', async () => {
  const { sendInside, sendRaw, host, cookie } = await serving()
  expect((await sendInside({ headers: { upgrade: 'h2c', connection: 'upgrade' } })).status).toBe(200)
  const head = `Host: ${host}\r\nCookie: ${cookie}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n`
  expect(await sendRaw(`GET /api/push HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(await sendRaw(`POST /api/push HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 4\d\d /)
})

test('whoever talks too much on that line is cut off; a word more or less is not heard', async () => {
  const { listen, pushes } = await serving()
  const { socket, open } = listen()
  await open
  socket.send('{"name":"settings.set"}')
  socket.send('x'.repeat(64 * 1024))
  const heard = nextMessage(socket)
  pushes.publish({ name: 'library.changed', args: {} })
  expect(await heard).toEqual({ name: 'library.changed', args: {} })
  const closed = closing(socket)
  socket.send('x'.repeat(64 * 1024 + 1))
  expect(await closed).toBe(1009)
})

test('whoever does not read is cut off before what waits for them grows without end', async () => {
  const { listen, pushes } = await serving()
  const { socket, open } = listen()
  await open
  socket.pause()
  const campaign = 'x'.repeat(1024 * 1024)
  for (let count = 0; count < 40; count += 1) pushes.publish({ name: 'campaign.changed', args: { campaign } })
  const closed = closing(socket)
  socket.resume()
  expect(await closed).toBe(1006)
})

test('it is reached on loopback only', async () => {
  const { server } = await serving()
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address)
  // The second loopback address stands in where the machine has no network.
  for (const address of [...others, '127.0.0.2']) {
    const socket = connect(server.port, address)
    const [fault] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
    expect([address, fault.code]).toEqual([address, 'ECONNREFUSED'])
  }
})

test('a port that is taken rejects with the reason', async () => {
  const { server, startAnother } = await serving()
  await expect(startAnother(server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('the close ends sockets and requests that hang, lets nobody in afterwards, and stops listening for pushes', async () => {
  const { server, listen, sendRaw, sendInside, host, cookie, hearing } = await serving()
  const { socket, open } = listen()
  await open
  const silent = listen()
  await silent.open
  // Never answers the farewell.
  silent.socket.pause()
  const hanging = sendRaw(
    `POST /api/call HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  )
  await sendInside()
  const goodbye = closing(socket)
  const started = performance.now()
  await server.close()
  expect(performance.now() - started).toBeLessThan(3000)
  expect(await goodbye).toBe(1001)
  await hanging
  expect(hearing.count).toBe(0)
  const late = connect(server.port, '127.0.0.1')
  const [fault] = (await once(late, 'error')) as [NodeJS.ErrnoException]
  expect(fault.code).toBe('ECONNREFUSED')
})

test('a close with nobody there is quick', async () => {
  const { server, sendInside } = await serving()
  await sendInside()
  const started = performance.now()
  await server.close()
  expect(performance.now() - started).toBeLessThan(500)
})
