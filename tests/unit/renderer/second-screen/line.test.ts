import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLine } from '../../../../renderer/second-screen/device/line.ts'

const page = 'http://192.168.1.20:41822/'
const hidden = { type: 'hidden', language: 'en' }

/** The laptop as a device meets it: what it answers at the door, and the lines it has. */
const laptop = { inside: false, there: true, code: 'ABC234', tries: 0, lines: [] as FakeSocket[] }

class FakeSocket extends EventTarget {
  readonly address: string
  constructor(address: URL) {
    super()
    this.address = address.href
    laptop.lines.push(this)
  }
  say = (data: string) => this.dispatchEvent(new MessageEvent('message', { data }))
  close = () => this.dispatchEvent(new Event('close'))
}

function answer(_address: URL, init?: RequestInit): Promise<Response> {
  if (!laptop.there) return Promise.reject(new TypeError('no route'))
  if (init === undefined) return Promise.resolve(Response.json({ inside: laptop.inside }))
  laptop.tries += 1
  if (laptop.tries > 2) return Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': '42' } }))
  laptop.inside = init.body === JSON.stringify({ code: laptop.code })
  return Promise.resolve(new Response(null, { status: laptop.inside ? 204 : 403 }))
}

beforeEach(() => {
  Object.assign(laptop, { inside: false, there: true, tries: 0, lines: [] })
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

test('without a code it asks at the door, and goes in where the code was given before', async () => {
  const line = createLine(page)
  line.start('')
  expect(line.state()).toEqual({ at: 'reaching', lost: false })
  await settle()
  expect(line.state()).toEqual({ at: 'door' })
  laptop.inside = true
  const again = createLine(page)
  again.start('')
  await settle()
  expect(laptop.lines.map(({ address }) => address)).toEqual(['ws://192.168.1.20:41822/view'])
  laptop.lines[0]!.say(JSON.stringify(hidden))
  expect(again.state()).toEqual({ at: 'line', frame: hidden, lost: false })
})

test('a wrong code, too many of them, and a laptop that does not answer are told apart', async () => {
  const line = createLine(page)
  line.start('WRONG')
  await settle()
  expect(line.state()).toEqual({ at: 'door', notEntered: { why: 'wrong' } })
  laptop.there = false
  await line.enter('ABC234')
  expect(line.state()).toEqual({ at: 'door', notEntered: { why: 'unreachable' } })
  laptop.there = true
  await line.enter('ABC23')
  await line.enter('ABC234')
  expect(line.state()).toEqual({ at: 'door', notEntered: { why: 'tooMany', seconds: 42 } })
})

test('cut off, it keeps what it showed, tries again ever more slowly, and goes on by itself', async () => {
  const line = createLine(page)
  const changes = vi.fn()
  line.subscribe(changes)
  line.start('ABC234')
  await settle()
  laptop.lines[0]!.say(JSON.stringify(hidden))
  laptop.there = false
  laptop.lines[0]!.close()
  expect(line.state()).toEqual({ at: 'line', frame: hidden, lost: true })
  await vi.advanceTimersByTimeAsync(500 + 1000 + 2000)
  laptop.there = true
  await vi.advanceTimersByTimeAsync(3999)
  expect(laptop.lines).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(laptop.lines).toHaveLength(2)
  laptop.lines[1]!.say(JSON.stringify({ ...hidden, language: 'de' }))
  expect(line.state()).toEqual({ at: 'line', frame: { type: 'hidden', language: 'de' }, lost: false })
  expect(changes).toHaveBeenCalled()
})

test('a line on which nothing is heard for thirty seconds is a cut one; a sign of life keeps it', async () => {
  const line = createLine(page)
  line.start('ABC234')
  await settle()
  laptop.lines[0]!.say(JSON.stringify(hidden))
  await vi.advanceTimersByTimeAsync(29_999)
  laptop.lines[0]!.say('')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(line.state()).toMatchObject({ lost: false })
  await vi.advanceTimersByTimeAsync(1)
  expect(line.state()).toMatchObject({ lost: true })
})

test('switched off and on again meanwhile, the laptop wants its new code', async () => {
  const line = createLine(page)
  line.start('ABC234')
  await settle()
  laptop.lines[0]!.say(JSON.stringify(hidden))
  laptop.inside = false
  laptop.lines[0]!.close()
  await vi.advanceTimersByTimeAsync(500)
  expect(line.state()).toEqual({ at: 'door' })
})
