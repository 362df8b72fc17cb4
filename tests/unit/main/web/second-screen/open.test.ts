import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { closing, hidden, nextFrame, nothing, opened } from './opened.ts'

test('a device with the cookie is shown what stands and all that comes; others get no line', async () => {
  const { screen, look, cookie, devices } = await opened()
  const inside = { cookie: await cookie() }
  expect(await look({}).open).toBe(401)
  expect(await look({ cookie: `${inside.cookie}x` }).open).toBe(401)
  expect(await look(inside, '/').open).toBe(200)
  const { socket } = look(inside)
  expect(await nextFrame(socket)).toEqual(nothing)
  const next = nextFrame(socket)
  screen.show(hidden)
  expect(await next).toEqual(hidden)
  expect(devices).toEqual([1])
  socket.close()
  await expect.poll(() => devices).toEqual([1, 0])
})

test('whatever a device says on the line cuts it', async () => {
  const { look, cookie } = await opened()
  const inside = { cookie: await cookie() }
  const [short, long] = [look(inside), look(inside)]
  await Promise.all([short.open, long.open])
  const cut = Promise.all([closing(short.socket), closing(long.socket)])
  short.socket.send('{"name":"play.submit"}')
  long.socket.send('x'.repeat(2000))
  expect(await cut).toEqual([1008, 1009])
})

test('the seventeenth device is turned away, and the others go on', async () => {
  const { screen, look, cookie, devices } = await opened()
  const inside = { cookie: await cookie() }
  const looking = Array.from({ length: 16 }, () => look(inside))
  await Promise.all(looking.map(({ open }) => open))
  expect(await closing(look(inside).socket)).toBe(1013)
  await expect.poll(() => devices.at(-1)).toBe(16)
  const next = nextFrame(looking[15]!.socket)
  screen.show(hidden)
  expect(await next).toEqual(hidden)
})

test('it listens at its address only, and hangs up on whoever is not of the network', async () => {
  const { screen } = await opened()
  const elsewhere = connect(screen.port, '127.0.0.2')
  const [fault] = (await once(elsewhere, 'error')) as [NodeJS.ErrnoException]
  expect(fault.code).toBe('ECONNREFUSED')
  // The network of one machine at 127.0.0.2; whoever comes from 127.0.0.1 is no neighbour.
  const narrow = await opened(32, '127.0.0.2')
  const stranger = connect({ port: narrow.screen.port, host: '127.0.0.2', localAddress: '127.0.0.1' })
  stranger.on('error', () => undefined)
  await once(stranger, 'close')
  const neighbour = connect({ port: narrow.screen.port, host: '127.0.0.2', localAddress: '127.0.0.2' })
  await once(neighbour, 'connect')
  neighbour.destroy()
})

test('the close ends the line of every device and answers nobody afterwards; an address of another machine cannot be had', async () => {
  const { screen, look, cookie, close, devices } = await opened()
  const { socket, open } = look({ cookie: await cookie() })
  await open
  const goodbye = closing(socket)
  await close()
  expect(await goodbye).toBe(1001)
  expect(devices).toEqual([1])
  const late = connect(screen.port, '127.0.0.1')
  const [fault] = (await once(late, 'error')) as [NodeJS.ErrnoException]
  expect(fault.code).toBe('ECONNREFUSED')
  await expect(opened(24, '203.0.113.7')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' })
})
