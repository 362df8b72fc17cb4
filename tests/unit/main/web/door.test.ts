import { expect, test } from 'vitest'
import { createDoor } from '../../../../main/web/door.ts'

const atTime = () => {
  const clock = { milliseconds: 5000 }
  return { clock, door: createDoor({ now: () => clock.milliseconds }) }
}

test('token and session are 32 random bytes each, differ from one another and from run to run', () => {
  const doors = [atTime().door, atTime().door]
  const secrets = doors.flatMap((door) => {
    const entry = door.enter(door.token)
    return [door.token, entry.type === 'welcome' ? entry.session : '']
  })
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(new Set(secrets).size).toBe(4)
})

test('the token leads in as often as it is used; the session is known, the token is none', () => {
  const { door } = atTime()
  const first = door.enter(door.token)
  expect(door.enter(door.token)).toEqual(first)
  expect(door.knows(first.type === 'welcome' ? first.session : undefined)).toBe(true)
  expect(door.knows(door.token)).toBe(false)
})

test.each([[undefined], [''], ['x'], ['\0'], ['ä'.repeat(43)]])('%j is neither token nor session', (word) => {
  const { door } = atTime()
  expect(door.enter(word)).toEqual({ type: 'wrong' })
  expect(door.knows(word)).toBe(false)
})

test('a token or session that is cut, longer or of other letters is wrong', () => {
  const door = createDoor({ now: () => 0, token: 'abcdef', session: 'uvwxyz' })
  for (const word of ['abcde', 'abcdefg', 'ABCDEF', 'abcdef ']) expect(door.enter(word).type).toBe('wrong')
  for (const word of ['uvwxy', 'uvwxyzz', 'UVWXYZ', ' uvwxyz']) expect(door.knows(word)).toBe(false)
})

test('after ten wrong tries nobody is let in for a minute, not even with the right token, and waiting is not made longer', () => {
  const { clock, door } = atTime()
  for (let tries = 0; tries < 10; tries += 1) expect(door.enter('wrong')).toEqual({ type: 'wrong' })
  expect(door.enter(door.token)).toEqual({ type: 'wait', seconds: 60 })
  clock.milliseconds += 59_001
  expect(door.enter('wrong')).toEqual({ type: 'wait', seconds: 1 })
  clock.milliseconds += 999
  expect(door.enter(door.token).type).toBe('welcome')
})

test('ten wrong tries that are spread over more than a minute shut nobody out', () => {
  const { clock, door } = atTime()
  for (let tries = 0; tries < 40; tries += 1) {
    expect(door.enter('wrong')).toEqual({ type: 'wrong' })
    clock.milliseconds += 6000
  }
  expect(door.enter(door.token).type).toBe('welcome')
})

test('right tries are not counted', () => {
  const { door } = atTime()
  for (let tries = 0; tries < 30; tries += 1) expect(door.enter(door.token).type).toBe('welcome')
})
